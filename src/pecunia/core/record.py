"""The record: a game as a text file, with a header and the moves in notation. State always comes from a replay.

docs/records.md describes the form, with a commented example.
"""

from importlib import import_module
from typing import Any, Final

from pecunia.core.chance import commitment
from pecunia.core.errors import IllegalMove, NotAMove, RecordError
from pecunia.core.game import Game
from pecunia.core.moves import NO_SEAT, seat_letter, seat_letters, seat_number
from pecunia.core.numbers import is_number

HEAD = "pecunia record 1"
UNFINISHED = "unfinished"
HIDDEN = "?"
NOTEBOOK: Final = "pecunia.notebook"  # named and not imported: drawing is a layer above


class RecordMove:
    """A move as a record states it, with its line number."""

    def __init__(self, line: int, turn: int, player: int, text: str) -> None:
        self.line = line
        self.turn = turn
        self.player = player
        self.text = text

    def __repr__(self) -> str:
        return f"RecordMove({seat_letter(self.player)} {self.text!r}, turn {self.turn})"

    def __reduce__(self) -> tuple[object, ...]:
        return RecordMove, (self.line, self.turn, self.player, self.text)


class Record:
    """The contents of a record file, before anybody has checked that the game could have happened."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.header: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.seats: list[str] = []
        self.start: list[str] = []
        self.moves: list[RecordMove] = []

    def error(self, key: str, line: int, **facts: object) -> RecordError:
        """An error at a line of this record."""
        return RecordError(key, self.file, line, **facts)

    def line_of(self, name: str) -> int:
        """The line where an entry of the header stands."""
        return self.lines.get(name, 1)

    def __repr__(self) -> str:
        header = self.header
        return f"<Record: {header.get('game', '?')}, {len(self.moves)} moves, {header.get('result', UNFINISHED)}>"

    def __reduce__(self) -> tuple[object, ...]:
        moves = [(move.line, move.turn, move.player, move.text) for move in self.moves]
        return record_again, (self.file, self.header, self.lines, self.seats, self.start, moves)

    def _repr_html_(self) -> str:
        """The game move by move, as a notebook shows it, with buttons to step through it."""
        drawing: Any = import_module(NOTEBOOK)
        html: str = drawing.record_html(self)
        return html

    def names(self, seats: int) -> list[str]:
        """The names at so many seats; the letters of the seats if the record has no names."""
        return self.seats or [seat_letter(seat) for seat in range(seats)]


def record_again(
    file: str,
    header: dict[str, str],
    lines: dict[str, int],
    seats: list[str],
    start: list[str],
    moves: list[tuple[int, int, int, str]],
) -> Record:
    """The record in a pickle."""
    record = Record(file)
    record.header = header
    record.lines = lines
    record.seats = seats
    record.start = start
    record.moves = [RecordMove(line, turn, player, text) for line, turn, player, text in moves]
    return record


def result_text(game: Game) -> str:
    """How the game stands or ended: the winners, the way it ended, the scores."""
    outcome = game.outcome
    if outcome is None:
        return UNFINISHED
    return " ".join([seat_letters(outcome.winners), outcome.end, *(str(score) for score in outcome.scores)])


def write_record(game: Game, seats: list[str] | None = None, seen_by: int | None = None) -> str:
    """The game so far, as the text of a record. `seats` are the names of the players, one per seat. Raises RecordError
    if they are more or fewer.

    `seen_by` leaves out what that seat (a spectator: a negative one) may not know yet: the seed or the position at the
    start of the game, and secret moves.
    """
    if seats and len(seats) != game.seats:
        raise RecordError("record-seats", "record", 1, found=len(seats), expected=game.seats)
    if game.outcome is not None:
        seen_by = None  # nothing is secret any more
    lines = [HEAD, f"game {game.title}", f"rules {game.rules_version}", *game.header()]
    if game.seed:
        lines.append(f"commitment {commitment(game.seed)}")
        if seen_by is None:
            lines.append(f"seed {game.seed}")
    elif seen_by is None and game.start is not None:
        lines += [f"start {line}" for line in game.start.position().splitlines()]
    lines += [f"seat {seat_letter(seat)} {' '.join(name.split())}" for seat, name in enumerate(seats or [])]
    lines += [f"result {result_text(game)}", "moves"]
    turn = 0
    owner = 0
    history = game.history()
    if seen_by is not None:  # the number of secret moves would give something away, too
        history = history[: len(history) - game.hides_last()]
    for played in history:
        text = played.move.text
        if seen_by not in (None, played.player) and game.hides(played):
            text = HIDDEN
        if played.turn != turn:
            turn = played.turn
            owner = played.player
            lines.append(f"{turn} {seat_letter(owner)} {text}")
        elif played.player == owner:
            lines[-1] += f"; {text}"
        else:
            lines[-1] += f"; {seat_letter(played.player)} {text}"
    lines.append("end")
    return "\n".join(lines) + "\n"


def read_record(text: str, file: str = "record") -> Record:
    """Read a record without playing it. Raises RecordError with the line of the first thing that cannot be read."""
    record = Record(file)
    lines = text.splitlines()
    if not lines or lines[0].split("#")[0].strip() != HEAD:
        raise record.error("record-head", 1, expected=HEAD)
    number = 1
    for number, line in enumerate(lines[1:], 2):
        content = line.split("#")[0].strip()
        name, _, value = content.partition(" ")
        if name == "moves":
            break
        if name == "start":
            record.start.append(value)
        elif name == "seat":
            record.seats.append(value[2:])
        elif name in ("game", "rules", "options", "values", "commitment", "seed", "result"):
            record.header[name] = value
            record.lines[name] = number
        elif name:
            raise record.error("record-unknown", number, text=name)
    else:
        raise record.error("record-truncated", number)
    _read_moves(record, lines, number)
    for name in ("game", "rules", "result"):
        if name not in record.header:
            raise record.error("record-missing", 1, text=name)
    return record


def _read_moves(record: Record, lines: list[str], first: int) -> None:
    for number, line in enumerate(lines[first:], first + 1):
        content = line.split("#")[0].strip()
        if content == "end":
            _read_nothing(record, lines, number)
            return
        if not content:
            continue
        turn, _, rest = content.partition(" ")
        owner, _, moves = rest.partition(" ")
        if not is_number(turn) or seat_number(owner) == NO_SEAT:
            raise record.error("record-turn", number, text=content)
        for part in moves.split(";"):
            text = part.strip()
            player = owner
            if text[1:2] == " " and seat_number(text[:1]) != NO_SEAT:
                player, text = text[0], text[2:].strip()
            record.moves.append(RecordMove(number, int(turn), seat_number(player), text))
    raise record.error("record-truncated", len(lines))


def _read_nothing(record: Record, lines: list[str], first: int) -> None:
    """Refuse lines after the end. They would be lost, and might be a second game."""
    for number, line in enumerate(lines[first:], first + 1):
        content = line.split("#")[0].strip()
        if content:
            raise record.error("record-after-end", number, text=content)


def replay_onto(record: Record, game: Game) -> None:
    """Play the record's moves on a new game and compare the end. Raises RecordError if they do not fit."""
    if record.header["rules"] != str(game.rules_version):
        facts = {"found": record.header["rules"], "known": game.rules_version}
        raise record.error("record-rules-version", record.line_of("rules"), **facts)
    if "seed" in record.header and record.header.get("commitment") != commitment(record.header["seed"]):
        raise record.error("record-commitment", record.line_of("commitment"))
    for stated in record.moves:
        play_stated(record, game, stated)
    if record.header["result"] != result_text(game):
        facts = {"stated": record.header["result"], "found": result_text(game)}
        raise record.error("record-result", record.line_of("result"), **facts)


def play_stated(record: Record, game: Game, stated: RecordMove) -> None:
    """Play one move of a record. It must be legal, of the stated turn, and by the player who is asked."""
    question = game.question
    if question is None:
        raise record.error("game-over", stated.line, move=stated.text)
    if stated.player != question.player or stated.turn != game.turn:
        facts = {"asked": seat_letter(question.player), "turn": game.turn, "move": stated.text}
        raise record.error("record-not-asked", stated.line, **facts)
    try:
        game.play(game.move(stated.text))
    except (IllegalMove, NotAMove) as error:
        raise record.error(error.key, stated.line, **error.facts) from None
