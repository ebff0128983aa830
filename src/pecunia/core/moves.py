"""Moves and the questions they answer; seats and their letters."""

from typing import Final

FIRST_LETTER: Final = ord("A")
NO_SEAT: Final = -1


class Move:
    """A small value with one text form (the notation) and one number (its place in the game's action space).

    Every game keeps a table of its moves, so two equal moves are usually the same object. That is not so for moves
    without limit, such as amounts. A move with a negative number can be written but never played.
    """

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.number, self.text)


class Question:
    """What the game waits for: the player, a stable key that says what is asked, and the legal moves, never empty."""

    def __init__(self, player: int, kind: str, moves: list[Move]) -> None:
        self.player = player
        self.kind = kind
        self.moves = moves

    def allows(self, move: Move) -> bool:
        """Whether the move is one of the answers."""
        for legal in self.moves:
            if legal is move:  # almost always, and quickly compared
                return True
        for legal in self.moves:
            if legal.number == move.number:
                return True
        return False

    def __repr__(self) -> str:
        return f"Question({self.player}, {self.kind!r}, {[move.text for move in self.moves]})"

    def __reduce__(self) -> tuple[object, ...]:
        return Question, (self.player, self.kind, self.moves)


class Outcome:
    """How a game ended: the key of the way it ended, the winners (none, one, or several who share), the scores by
    seat."""

    def __init__(self, end: str, winners: list[int], scores: list[int]) -> None:
        self.end = end
        self.winners = winners
        self.scores = scores

    @property
    def winner(self) -> int | None:
        """The only winner; None if nobody won or several share."""
        return self.winners[0] if len(self.winners) == 1 else None

    def __repr__(self) -> str:
        return f"Outcome({self.end!r}, winners={self.winners}, scores={self.scores})"

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.end, self.winners, self.scores)


class Played:
    """One move that was played, linked to the one before it, so that copies of a game share their past."""

    def __init__(self, before: "Played | None", move: Move, player: int, turn: int, revealed: bool) -> None:
        self.before = before
        self.move = move
        self.player = player
        self.turn = turn
        self.revealed = revealed
        self.number: int = 1 if before is None else before.number + 1

    def __repr__(self) -> str:
        return f"Played({seat_letter(self.player)} {self.move.text!r}, turn {self.turn})"

    def __reduce__(self) -> tuple[object, ...]:
        return past_again, (past_entries(self),)


PastEntry = tuple[int, str, int, int, bool]  # the number and the text of the move, player, turn, revealed


def past_entries(last: Played | None) -> list[PastEntry]:
    """All moves up to this one, the first one first. (One by one, because a game has thousands of moves, and each holds
    the one before it.)"""
    found: list[PastEntry] = []
    played = last
    while played is not None:
        found.append((played.move.number, played.move.text, played.player, played.turn, played.revealed))
        played = played.before
    found.reverse()
    return found


def past_again(entries: list[PastEntry]) -> Played | None:
    """The last of these moves, linked to those before it."""
    known: dict[str, Move] = {}  # most moves of a long game were played before
    last: Played | None = None
    for number, text, player, turn, revealed in entries:
        move = known.get(text)
        if move is None:
            move = known[text] = Move(number, text)
        last = Played(last, move, player, turn, revealed)
    return last


def seat_letters(seats: list[int]) -> str:
    """Several seats in one word, `-` for none: `A`, `A+C`."""
    return "+".join([seat_letter(seat) for seat in seats]) or "-"


def seat_letter(seat: int) -> str:
    """Seats are letters wherever people read them: A, B, C …"""
    return chr(FIRST_LETTER + seat)


def seat_number(letter: str) -> int:
    """The seat of a letter, as if there were seats from A to Z; NO_SEAT for anything else."""
    if len(letter) != 1 or not "A" <= letter <= "Z":
        return NO_SEAT
    return ord(letter) - FIRST_LETTER
