"""The contract that every game keeps."""

from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from typing import Any, Final

from pecunia.core.agenda import NOT_NOW, Step
from pecunia.core.chance import Stream, stream_of
from pecunia.core.errors import IllegalMove, NotAMove, OptionError, PecuniaError, Reason
from pecunia.core.happenings import Facts, Happening
from pecunia.core.moves import NO_SEAT, Move, Outcome, Played, Question, seat_letter, seat_letters, seat_number
from pecunia.core.pickling import FORM, game_again, saved_game
from pecunia.core.view import OPEN, View

GAME_OVER = Reason("game-over", "")
NOTHING: Facts = {}
LOWEST_SEAT: Final = OPEN
NOTEBOOK: Final = "pecunia.notebook"  # named and not imported: drawing is a layer above


def waits_for(game: "Game") -> str:
    """The open question in words for programmers, or how the game ended."""
    outcome = game.outcome
    if outcome is not None:
        return f"{seat_letters(outcome.winners)} won ({outcome.end})" if outcome.winners else f"over ({outcome.end})"
    question = game.question
    if question is None:
        return "nothing is asked"
    return f"{seat_letter(question.player)} is asked {question.kind!r} ({len(question.moves)} moves)"


class Game:
    """A table at which a game is played. Subclasses hold the state; this class runs the agenda."""

    seed: str
    chance: Stream
    agenda: list[Step[Any]]
    question: Question | None
    outcome: Outcome | None
    turn: int
    played: Played | None
    revealed: bool
    listener: Callable[[Happening], None] | None
    start: "Game | None"
    # The questions that `ask` answered itself. They are noted only while this is a list. The list of `start` has those
    # that came before the first open question. A copy has no list.
    automatic: list[Question] | None
    asks_forced: bool  # ask even if there is only one answer, to show every step

    def lay_contract(self, seed: str) -> None:
        """Set the fields that every new game begins with. (Not in `__init__`: a copy would fill fields that it then
        overwrites.)"""
        self.seed = seed
        self.chance = stream_of(seed)
        self.agenda = []
        self.question = None
        self.outcome = None
        self.turn = 1
        self.played = None
        self.revealed = False
        self.listener = None
        self.start = None
        self.automatic = None
        self.asks_forced = False

    # Every game must define these.

    @property
    def title(self) -> str:
        """The name of the title: `non-olet`."""
        raise NotImplementedError

    @property
    def seats(self) -> int:
        """How many players there are."""
        raise NotImplementedError

    @property
    def rules_version(self) -> int:
        """Changes only when behaviour does. Records of another version are not replayed."""
        raise NotImplementedError

    def header(self) -> list[str]:
        """The lines of a record that say how the table is set, without seed and seats."""
        raise NotImplementedError

    def copy(self) -> "Game":
        """An independent twin that goes on exactly as this game would. It has no listener."""
        raise NotImplementedError

    def become(self, other: "Game") -> None:
        """Take over the state of another game of this title."""
        raise NotImplementedError

    def move(self, text: str) -> Move:
        """The move with this notation. Raises NotAMove if there is none."""
        raise NotImplementedError

    def all_moves(self) -> list[Move]:
        """The fixed action space: every move that is possible at this table, by its number. Unlimited amounts are left
        out."""
        raise NotImplementedError

    def move_numbered(self, number: int) -> Move:
        """The move with this number in the action space."""
        return self.all_moves()[number]

    def view(self, seat: int | str) -> View:
        """What a seat may know. A seat is a number from 0 or a letter from A; -1 is a spectator, and -2 somebody who
        looks at a game that is over and sees what any seat saw."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Everybody's score now, by seat."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole state as text, with hidden cards. A player must not see it."""
        raise NotImplementedError

    def means(self, stated: str, token: str) -> bool:
        """Whether the name that a person wrote for a card, perhaps incomplete, means this card of a position."""
        return stated == token

    def move_meant(self, move: object) -> Move:
        """The move with this text. Raises NotAMove for anything else."""
        if isinstance(move, str):
            return self.move(move)
        raise NotAMove("not-a-move", move=move)

    def seat_at(self, seat: int | str) -> int:
        """The number of a seat of this table, which is given by number or letter."""
        if isinstance(seat, int):
            if LOWEST_SEAT <= seat < self.seats:
                return seat
        elif isinstance(seat, str):
            number = seat_number(seat.strip().upper())
            if number != NO_SEAT and number < self.seats:
                return number
        most = self.seats - 1
        raise OptionError("option-which-seat", value=seat, most=most, last=seat_letter(most))

    # What a record must hide while the game goes on.

    def hides(self, played: Played) -> bool:
        """Whether a move stays its player's secret until the game is over."""
        return False

    def hides_last(self) -> int:
        """How many of the last moves answer secret questions that not everybody has answered yet."""
        return 0

    def asks_in_secret(self) -> bool:
        """Whether the answer to the open question stays hidden until everybody has answered."""
        return False

    # Playing.

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves of the open question, in a new list; empty once the game is over."""
        question = self.question
        return [] if question is None else question.moves[:]

    def play(self, move: Move | str) -> None:
        """Apply the move, or the one with this text, and run on to the next question. Raises IllegalMove, or NotAMove
        for a text that is none, and then changes nothing."""
        chosen = move if isinstance(move, Move) else self.move_meant(move)
        question = self.question
        if question is None or not question.allows(chosen):
            reason = self.why_not(chosen)
            assert reason is not None
            raise IllegalMove(reason, chosen.text)
        turn = self.turn
        self.revealed = False
        self.question = None
        self.agenda[-1].answer(self, chosen.number)
        self.run()
        self.played = Played(self.played, chosen, question.player, turn, self.revealed)

    def undo(self) -> Move:
        """Take back the last move of the game and return it. This replays the game up to there, and cards may
        be seen that way; `taken_back` keeps the limits of a table. Raises PecuniaError if nothing can be taken back."""
        last = self.played
        if last is None:
            raise PecuniaError("undo-nothing")
        if self.start is None:
            raise PecuniaError("undo-no-start")
        listener = self.listener
        self.become(self.earlier(1))
        self.listener = listener
        return last.move

    def run(self) -> None:
        """Take steps from the agenda until there is a question, or the game is over."""
        agenda = self.agenda
        while self.question is None and self.outcome is None:
            agenda[-1].run(self)

    def begin(self) -> None:
        """Run to the first question and remember this moment, so that moves can be taken back."""
        self.automatic = []
        self.run()
        self.revealed = False
        self.start = self.copy()
        self.start.automatic = self.automatic
        self.automatic = None

    def why_not(self, move: Move | str) -> Reason | None:
        """Why the move, or the one with this text, is not legal now; None if it is legal. Raises NotAMove for a text
        that is no move."""
        chosen = move if isinstance(move, Move) else self.move_meant(move)
        question = self.question
        if question is None:
            return GAME_OVER
        if question.allows(chosen):
            return None
        reason = self.agenda[-1].why_not(self, chosen)
        # "Not now" says what is asked instead.
        return reason.during(question.kind) if reason.key == NOT_NOW.key else reason

    def ask(self, player: int, kind: str, moves: list[Move]) -> None:
        """Ask a compulsory question. If there is only one answer, it is given here, unless all questions are to be
        asked."""
        if len(moves) == 1 and not self.asks_forced:
            if self.automatic is not None:
                self.automatic.append(Question(player, kind, moves))
            self.agenda[-1].answer(self, moves[0].number)
        else:
            self.question = Question(player, kind, moves)

    def ask_always(self, player: int, kind: str, moves: list[Move]) -> None:
        """Ask even if there is only one answer: otherwise others would see that the hand offers nothing."""
        self.question = Question(player, kind, moves)

    def end(self, end: str, winners: list[int]) -> None:
        """The game is over at once, even if steps are still on the agenda."""
        self.outcome = Outcome(end, winners, self.scores())
        self.question = None
        if self.listener is not None:
            first = winners[0] if winners else -1
            self.tell("game-over", first, {"end": end, "winners": winners, "scores": self.scores()})

    def tell(self, kind: str, player: int, facts: Facts, secret: Facts = NOTHING) -> None:
        """Let the listener hear what has happened."""
        listener = self.listener
        if listener is not None:
            listener(Happening(kind, player, facts, secret))

    # The past.

    def history(self) -> list[Played]:
        """All moves that were played, the first one first."""
        past: list[Played] = []
        played = self.played
        while played is not None:
            past.append(played)
            played = played.before
        past.reverse()
        return past

    def undo_limit(self, seat: int) -> int:
        """How many moves the seat may take back: its own moves of this turn, back to the last thing that was
        revealed."""
        if self.outcome is not None or self.start is None:
            return 0
        if self.asks_in_secret() and self.question is not None and self.question.player != seat:
            return 0  # otherwise it would show how much the next player has chosen
        count = 0
        played = self.played
        while played is not None and played.player == seat and played.turn == self.turn and not played.revealed:
            count += 1
            played = played.before
        return count

    def taken_back(self, seat: int, moves: int = 1) -> "Game":
        """The game as it was before the seat's last moves. Raises if the undo limits forbid it."""
        if moves > self.undo_limit(seat):
            raise PecuniaError("cannot-take-back", moves=moves, limit=self.undo_limit(seat))
        return self.earlier(moves)

    def earlier(self, moves: int) -> "Game":
        """The game as it was some moves ago, without limits; for replays."""
        assert self.start is not None
        twin = self.start.copy()
        twin.start = self.start
        past = self.history()
        for played in past[: len(past) - moves]:
            twin.play(played.move)
        return twin

    def state_hash(self) -> str:
        """A hash of the whole state, hidden cards included."""
        return sha256(self.position().encode()).hexdigest()

    def __repr__(self) -> str:
        """The game in a line: how it is set, its seed, and what it waits for."""
        seed = f", seed {self.seed!r}" if self.seed else ""
        about = f"{' '.join(self.header()[0].split()[1:])}{seed}, turn {self.turn}"
        return f"<{type(self).__name__}: {about}, {waits_for(self)}>"

    def _repr_html_(self) -> str:
        """The table as a notebook shows it: everything, from the seat that is asked."""
        drawing: Any = import_module(NOTEBOOK)
        html: str = drawing.game_html(self)
        return html

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return game_again, (FORM, self.title, self.rules_version, saved_game(self))

    def copy_contract(self, twin: "Game") -> None:
        """Copy the fields of this class. Steps, questions and the past are shared, because they never change."""
        twin.seed = self.seed
        twin.chance = self.chance.copy()
        twin.agenda = self.agenda[:]
        twin.question = self.question
        twin.outcome = self.outcome
        twin.turn = self.turn
        twin.played = self.played
        twin.revealed = self.revealed
        twin.listener = None
        twin.start = self.start
        twin.automatic = None
        twin.asks_forced = self.asks_forced
