"""The rules of Obolus.

There are twelve cards, 1 to 12. Everybody is dealt three of them and sees only their own. In each of three rounds
everybody lays one card, in order; the highest takes an obol and leads the next round. The most obols win; a tie is
shared. A table may play fewer rounds, with as many cards.
"""

from random import Random
from typing import Any, TypedDict

from pecunia.core.agenda import Step
from pecunia.core.chance import Stream, stream_from
from pecunia.core.changes import Change
from pecunia.core.errors import NotAMove, OptionError, Reason
from pecunia.core.game import Game
from pecunia.core.moves import Move, seat_letter
from pecunia.core.options import NUMBER, Option, TableOptions
from pecunia.core.position import PositionLines, head_lines, outcome_lines
from pecunia.core.view import OPEN, SPECTATOR, View

CARDS = 12
HAND = 3
MOVES = [Move(number, f"lay {number + 1}") for number in range(CARDS)]
PLAYERS = range(2, 5)
NOT_IN_HAND = Reason("card-not-in-hand", "")
MAX_OBOLS = "most-obols"


OPTIONS = [
    Option("players", NUMBER, "3", "how many play, 2 to 4"),
    Option("rounds", NUMBER, "3", "how many rounds are played, 1 to 3"),
]


class ObolusTableOptions(TypedDict, total=False):
    """What people set at a table."""

    rounds: int


class Options(TableOptions):
    def __init__(self, players: int, rounds: int) -> None:
        self.players = players
        self.rounds = rounds

    def text(self) -> str:
        return f"players={self.players}" + (f" rounds={self.rounds}" if self.rounds != HAND else "")


def make_options(players: int = 3, rounds: int = HAND, values: None = None) -> Options:
    if players not in PLAYERS:
        raise OptionError("option-players", value=players, least=PLAYERS[0], most=PLAYERS[-1])
    if not 1 <= rounds <= HAND:
        raise OptionError("option-round-cap", value=rounds, most=HAND)
    return Options(players, rounds)


def options_from_text(text: str) -> Options:
    known: dict[str, Any] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in ("players", "rounds") or not value.isdecimal():
            raise OptionError("option-unknown", option=name)
        known[name] = int(value)
    return make_options(**known)


class LayStep(Step["Obolus"]):
    """The player on turn lays a card. After the last card of a round the highest takes an obol."""

    def run(self, game: "Obolus") -> None:
        game.ask_always(game.active, "lay", [MOVES[card] for card in sorted(game.hands[game.active])])

    def answer(self, game: "Obolus", move: int) -> None:
        game.hands[game.active].remove(move)
        game.laid[game.active] = move
        game.tell("laid", game.active, {"card": move + 1})
        game.active = (game.active + 1) % game.seats
        game.turn += 1
        if None not in game.laid:
            game.finish_round()

    def why_not(self, game: "Obolus", move: Move) -> Reason:
        return NOT_IN_HAND

    def text(self) -> str:
        return "lay"


class Obolus(Game):
    def __init__(self, options: Options, seed: str) -> None:
        self.lay_contract(seed)
        self.options = options
        self.hands: list[list[int]] = []
        self.laid: list[int | None] = [None] * options.players
        self.obols = [0] * options.players
        self.active = 0
        self.agenda = [LayStep()]

    @property
    def title(self) -> str:
        return "obolus"

    @property
    def seats(self) -> int:
        return self.options.players

    @property
    def rules_version(self) -> int:
        return 1

    def header(self) -> list[str]:
        return [f"options {self.options.text()}"]

    def copy(self) -> "Obolus":
        twin = Obolus(self.options, self.seed)
        twin.become(self)
        return twin

    def become(self, other: Game) -> None:
        assert isinstance(other, Obolus)
        other.copy_contract(self)
        self.hands = [hand[:] for hand in other.hands]
        self.laid, self.obols, self.active = other.laid[:], other.obols[:], other.active

    def move(self, text: str) -> Move:
        found = [move for move in MOVES if move.text == " ".join(text.lower().split())]
        if not found:
            raise NotAMove("not-a-move", text=text)
        return found[0]

    def all_moves(self) -> list[Move]:
        return MOVES

    def view(self, seat: int | str) -> "ObolusView":
        return ObolusView(self, self.seat_at(seat))

    def scores(self) -> list[int]:
        return self.obols[:]

    def finish_round(self) -> None:
        cards = [card for card in self.laid if card is not None]
        self.active = cards.index(max(cards))
        self.obols[self.active] += 1
        self.laid = [None] * self.seats
        self.tell("round-won", self.active, {"amount": 1})
        if not self.hands[0]:
            self.end(MAX_OBOLS, [seat for seat, obols in enumerate(self.obols) if obols == max(self.obols)])

    def position(self) -> str:
        lines = [*head_lines(self, []), f"turn {self.turn} {seat_letter(self.active)} lay"]
        for seat in range(self.seats):
            letter, laid = seat_letter(seat), self.laid[seat]
            lines.append(f"{letter} hand {' '.join(str(card + 1) for card in self.hands[seat]) or '-'}")
            lines += [f"{letter} obols {self.obols[seat]}", f"{letter} laid {'-' if laid is None else laid + 1}"]
        return "\n".join([*lines, *outcome_lines(self)]) + "\n"


class ObolusView(View):
    def __init__(self, game: Obolus, seat: int) -> None:
        super().__init__(game, seat)
        self.table = game

    @property
    def options(self) -> Options:
        return self.table.options

    @property
    def active(self) -> int:
        return self.table.active

    def hand(self, player: int) -> list[int] | None:
        return sorted(self.table.hands[player]) if self.seat in (player, OPEN) else None

    def imagine(self, stream: Stream | Random) -> Obolus:
        """Deal the others' cards again from all that the seat does not see. Cards of earlier rounds are forgotten."""
        luck = stream_from(stream)
        twin = self.table.copy()
        twin.seed, twin.played, twin.start = "", None, None
        seen = [card for card in twin.laid if card is not None] + (twin.hands[self.seat] if self.seat >= 0 else [])
        unseen = [card for card in range(CARDS) if card not in seen]
        luck.shuffle(unseen)
        for seat in range(twin.seats):
            if seat != self.seat:
                twin.hands[seat] = [unseen.pop() for _ in twin.hands[seat]]
        twin.chance = luck.fork()
        if twin.question is not None and twin.question.player != self.seat:
            twin.question = None
            twin.run()
        return twin

    def public(self) -> dict[str, object]:
        game, outcome = self.table, self.table.outcome
        return {
            "title": game.title,
            "options": game.options.text(),
            "seat": SPECTATOR,
            "turn": game.turn,
            "active": game.active,
            "asked": self.asked,
            "kind": self.kind,
            "about": self.about,
            "moves": [],
            "undo": 0,
            "players": [
                {"hand-size": len(game.hands[seat]), "laid": game.laid[seat], "obols": game.obols[seat]}
                for seat in range(game.seats)
            ],
            "outcome": None if outcome is None else [outcome.end, outcome.winners, outcome.scores],
        }

    def own(self) -> list[Change]:
        seats = range(self.players) if self.seat == OPEN else [self.seat] if self.seat >= 0 else []
        return self._own_question() + [(["players", seat, "hand"], self.hand(seat)) for seat in seats]


def new_game(options: Options, seed: str) -> Obolus:
    game = Obolus(options, seed)
    deck = list(range(CARDS))
    game.chance.shuffle(deck)
    game.hands = [[deck.pop() for _ in range(options.rounds)] for _ in range(options.players)]
    game.begin()
    return game


def game_at(text: str, file: str, asks_forced: bool = False) -> Obolus:
    lines = PositionLines(text, file, ["game", "options", "fixture", "seed", "turn", "outcome"])
    lines.check_game("obolus")
    game = Obolus(options_from_text(" ".join(lines.words("options"))), "")
    game.chance = lines.chance()
    stated = lines.turn(game.seats, ["lay"])
    if stated is not None:
        game.turn, game.active, _ = stated
    for seat in range(game.seats):
        letter = seat_letter(seat)
        game.hands.append([int(word) - 1 for word in lines.words(f"{letter} hand") if word != "-"])
        game.obols[seat] = lines.number(f"{letter} obols", 0)
        laid = lines.words(f"{letter} laid")
        game.laid[seat] = int(laid[0]) - 1 if laid not in ([], ["-"]) else None
    lines.end(game, [MAX_OBOLS])
    game.begin()
    return game


def game_from_header(header: dict[str, str], seed: str, file: str) -> Any:
    return new_game(options_from_text(header.get("options", "players=3")), seed)
