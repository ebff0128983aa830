"""The board, the track and the cards: loaded from data, with provenance, and checked against the rules."""

from importlib import resources
from typing import Any, Final

from pecunia.core.errors import ValuesError, ValuesWarning
from pecunia.core.numbers import is_number
from pecunia.core.values import RECONSTRUCTION, ValuesSource, ValueTables, in_range
from pecunia.olet.engine.names import (
    BAD_LAWYER,
    CARD_KINDS,
    CARDS,
    FIRST_OF,
    GREAT_LAWYER,
    HENCHMEN,
    HOLOGRAM,
    INK,
    INVESTIGATION,
    KINDS,
    LAST,
    LETTERS,
    LOTTERY,
    MARK_NEEDS,
    MARKET,
    MARKS,
    MAX_PLAYERS,
    MAX_SPACES,
    PAPER,
    PRINT,
    PRINTER,
    QUALITIES,
    SPACE_KINDS,
    SPACE_NAMES,
    SPACES,
    START_LETTER,
    TAX,
    TRACK_KINDS,
    UNIT,
)
from pecunia.olet.engine.notation import is_usual

OWN_FILE: Final = "values.toml"
FIXTURE_FILE: Final = "fixture.toml"
SIDES: Final = ["two", "many"]
SIDE_PLAYERS: Final[dict[str, list[int]]] = {"two": [2], "many": [3, 4]}
# The ranges of amounts in a file of values, under the names that the comments of values.toml use; all in tens.
RANGES: Final[dict[str, tuple[int, int]]] = {"prices": (10, 990), "tickets": (10, 990)}
PLAIN_SPACE: Final = "plain"
INVESTIGATION_NAME: Final = TRACK_KINDS[INVESTIGATION]
# The words for spaces of the track. An investigation may state its level.
TRACK_NAMES: Final[list[str]] = TRACK_KINDS + [f"{INVESTIGATION_NAME}-{level}" for level in range(1, QUALITIES + 1)]


class Board:
    """One side of the board: its spaces by number, with what is printed on them, and the police track."""

    def __init__(self) -> None:
        self.spaces: list[int] = []
        self.exists: list[bool] = [False] * SPACES
        self.hat: list[bool] = [False] * SPACES
        self.bin: list[bool] = [False] * SPACES
        self.sunglasses: list[bool] = [False] * SPACES
        self.price: list[int] = [0] * SPACES
        self.market = 0  # the number of positions in the market
        self.usual = True  # whether it has only spaces of the shorter table of moves
        self.track: list[int] = []
        self.level: list[int] = []  # by track space: the quality that the supermarket knows once the officer is there
        self.starts: dict[int, int] = {}
        self.last = 0

    def printed(self) -> tuple[list[str], list[str]]:
        """The words printed on the spaces (`M3 60 bin hat`) and along the track (`investigation-2`)."""
        spaces: list[str] = []
        for space in self.spaces:
            words = [SPACE_NAMES[space]]
            if self.price[space]:
                words.append(str(self.price[space]))
            signs = (("bin", self.bin[space]), ("hat", self.hat[space]), ("sunglasses", self.sunglasses[space]))
            words.extend([sign for sign, there in signs if there])
            spaces.append(" ".join(words))
        track = [
            f"{TRACK_KINDS[kind]}-{level}" if level else TRACK_KINDS[kind]
            for kind, level in zip(self.track, self.level)
        ]
        return spaces, track

    def blocked_at(self, officer: int, start: int) -> int:
        """The quality known to the supermarket: an investigation blocks as soon as the officer has reached it (O17,
        O30)."""
        return max([0, *(self.level[index] for index in range(start + 1, officer + 1))])


class Values:
    """The printed values of one box: two boards, and the cards as lists by card number."""

    def __init__(self) -> None:
        self.boards: dict[str, Board] = {}
        self.kind: list[int] = []
        self.letter: list[int] = []
        self.mark: list[int] = []
        self.worth: list[int] = []  # of a lottery ticket
        self.provenance: dict[str, str] = {}  # by table
        self.origins: dict[str, str] = {}  # by entry: `board.two.market`
        self.replaced: dict[str, Any] = {}
        self.warnings: list[ValuesWarning] = []  # unlikely things in an owner's file
        self.fixture = False

    def board(self, players: int) -> Board:
        return self.boards["two" if players == 2 else "many"]

    def in_use(self, players: int) -> list[int]:
        """The cards that take part with this number of players (§2.1.7), including S cards."""
        return [card for card in range(len(self.kind)) if players >= MARK_NEEDS[self.mark[card]]]

    def token(self, card: int) -> str:
        """A card in positions: `B-jet`, `C-lottery-80`."""
        token = f"{LETTERS[self.letter[card]]}-{CARD_KINDS[self.kind[card]]}"
        return f"{token}-{self.worth[card]}" if self.kind[card] == LOTTERY else token

    def __reduce__(self) -> tuple[object, ...]:
        return values_again, (self.replaced, self.fixture)

    def reconstructed(self) -> list[str]:
        """The tables with values that no rulebook states and that no owner has replaced completely."""
        return [table for table, origin in self.provenance.items() if origin == RECONSTRUCTION]


def values_again(replaced: dict[str, Any], fixture: bool) -> Values:
    """The values in a pickle."""
    if fixture:
        return fixture_values()
    return values_with(replaced, "pickle") if replaced else own_values()


def own_values_text() -> str:
    """The file of values that ships with the package; an owner's file replaces entries of it."""
    return _file(OWN_FILE)


_texts: dict[str, str] = {}


def _file(name: str) -> str:
    """A file of the package, read once."""
    if name not in _texts:
        _texts[name] = resources.files("pecunia.olet.engine").joinpath(name).read_text(encoding="utf-8")
    return _texts[name]


_loaded: dict[str, Values] = {}


def own_values() -> Values:
    """The values that ship with the package, read once."""
    return _load(OWN_FILE)


def fixture_values() -> Values:
    """The board and cards of the worked examples."""
    return _load(FIXTURE_FILE)


def _load(file: str) -> Values:
    if file not in _loaded:
        text = _file(file)
        _loaded[file] = _build(ValueTables(text, {}, ValuesSource(file, text)), file == FIXTURE_FILE)
    return _loaded[file]


def values_from_text(text: str, file: str) -> Values:
    """The package's values with an owner's entries in place of ours."""
    source = ValuesSource(file, text)
    return _with_replacements(source.data, source)


def values_with(replaced: dict[str, Any], file: str, line: int = 1) -> Values:
    """The package's values, with the entries from a line of a record or a position in place of ours."""
    return _with_replacements(replaced, ValuesSource(file, "", line))


def _with_replacements(replaced: dict[str, Any], source: ValuesSource) -> Values:
    values = _build(ValueTables(own_values_text(), replaced, source), False)
    values.replaced = replaced
    return values


def _build(tables: ValueTables, fixture: bool) -> Values:
    data = tables.data
    source = tables.source
    values = Values()
    values.fixture = fixture
    values.provenance = tables.provenance()
    values.origins = tables.origins
    for side in SIDES:
        board = Board()
        values.boards[side] = board
        _read_spaces(board, data["board"][side], f"board.{side}", source)
        _warn_of_few_spaces(values, side, source)
        _read_track(board, data["track"][side], f"track.{side}", SIDE_PLAYERS[side], source)
    for letter, name in enumerate(LETTERS):
        _read_cards(values, data["cards"][name], letter, source)
    _check_cards(values, source)
    return values


def _read_spaces(board: Board, entries: dict[str, Any], table: str, source: ValuesSource) -> None:
    source.refuse_unknown(entries, SPACE_KINDS, table)
    for kind, name in enumerate(SPACE_KINDS):
        printed = entries.get(name)
        # There is one tax space with sunglasses and one without. The owner says how many jets a board has (O34).
        least = 2 if kind == TAX else 1
        if not isinstance(printed, list) or not least <= len(printed) <= MAX_SPACES[kind]:
            raise source.error("values-spaces", table, name, least=least, most=MAX_SPACES[kind])
        for number, text in enumerate(printed):
            _read_space(board, FIRST_OF[kind] + number, kind, str(text), table, source)
    board.market = len(entries["market"])
    if sum(board.sunglasses) != 1:
        raise source.error("values-sunglasses", table, "tax", found=sum(board.sunglasses))
    if not any(board.bin):
        raise source.error("values-no-bin", table, "market")
    lasting = range(FIRST_OF[PRINT], FIRST_OF[PRINT] + MAX_SPACES[PRINT])
    taxes = range(FIRST_OF[TAX], FIRST_OF[TAX] + MAX_SPACES[TAX])
    if not any(board.hat[space] for space in [*lasting, *taxes]):
        raise source.error("values-no-hat", table, "print")  # without a hat that stays usable, no game would end (O57)


def _warn_of_few_spaces(values: Values, side: str, source: ValuesSource) -> None:
    """We accept a printed board as it is (§0). But the rulebooks say that a player can hardly ever be unable to act
    (§6)."""
    found = len(values.boards[side].spaces)
    expected = HENCHMEN * max(SIDE_PLAYERS[side])
    if found < expected:
        values.warnings.append(source.warning("values-few-spaces", f"board.{side}", "", found=found, expected=expected))


def _read_space(board: Board, space: int, kind: int, text: str, table: str, source: ValuesSource) -> None:
    words = text.split()
    entry = SPACE_KINDS[kind]
    if kind == MARKET:
        if not words or not is_number(words[0]) or not _is_money(int(words[0]), "prices"):
            raise source.error("values-price", table, entry, value=text, **_bounds("prices"))
        board.price[space] = int(words[0])
        words = words[1:]
    board.spaces.append(space)
    board.exists[space] = True
    board.usual = board.usual and is_usual(space)
    for word in words:
        if word == "hat":
            board.hat[space] = True
        elif word == "bin" and kind == MARKET:
            board.bin[space] = True
        elif word == "sunglasses" and kind == TAX:
            board.sunglasses[space] = True
        elif word != PLAIN_SPACE:
            raise source.error("values-space", table, entry, value=text)


def _is_money(amount: Any, kind: str) -> bool:
    least, most = RANGES[kind]
    return in_range(amount, least, most) and amount % UNIT == 0


def _bounds(kind: str) -> dict[str, int]:
    least, most = RANGES[kind]
    return {"least": least, "most": most}


def _read_track(board: Board, entries: dict[str, Any], table: str, numbers: list[int], source: ValuesSource) -> None:
    source.refuse_unknown(entries, ["start", "spaces"], table)
    names = entries.get("spaces")
    if not isinstance(names, list) or not all(name in TRACK_NAMES for name in names):
        raise source.error("values-track", table, "spaces", known=", ".join(TRACK_NAMES))
    board.track = [TRACK_KINDS.index(name.partition("-")[0]) for name in names]
    if board.track.count(LAST) != 1 or board.track[-1] != LAST:
        raise source.error("values-track-last", table, "spaces")
    board.last = len(board.track) - 1
    board.level = _levels(names)
    reached = [level for level in board.level if level]
    if reached != sorted(reached) or set(reached) != set(range(1, QUALITIES + 1)):
        raise source.error("values-track-investigations", table, "spaces", expected=QUALITIES)
    starts = entries.get("start")
    if isinstance(starts, dict):
        source.refuse_unknown(starts, [str(players) for players in numbers], f"{table}.start")
    for players in numbers:
        start = starts.get(str(players)) if isinstance(starts, dict) else None
        # Any space but the last. The space where the officer begins has no effect (O30).
        if not isinstance(start, int) or isinstance(start, bool) or not 0 <= start < board.last:
            raise source.error("values-track-start", table, "start", players=players)
        board.starts[players] = start


def _levels(names: list[str]) -> list[int]:
    """The quality that each space of the track blocks: its printed level, otherwise n for the n-th investigation
    (O17)."""
    levels: list[int] = []
    count = 0
    for name in names:
        kind, _, printed = name.partition("-")
        count += kind == INVESTIGATION_NAME
        levels.append(int(printed) if printed else count if kind == INVESTIGATION_NAME else 0)
    return levels


def _read_cards(values: Values, entries: dict[str, Any], letter: int, source: ValuesSource) -> None:
    table = f"cards.{LETTERS[letter]}"
    source.refuse_unknown(entries, ["cards"], table)
    rows = entries.get("cards")
    if not isinstance(rows, list):
        raise source.error("values-card", table, "cards", value=rows)
    for row in rows:
        if not isinstance(row, dict) or any(name not in ("card", "copies", "mark", "value") for name in row):
            raise source.error("values-card", table, "cards", value=row)
        kind = row.get("card")
        copies = row.get("copies")
        mark = row.get("mark", "")
        if kind not in CARD_KINDS or mark not in MARKS or (letter == START_LETTER and mark):
            raise source.error("values-card", table, "cards", value=row)
        if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= CARDS:
            raise source.error("values-card", table, "cards", value=row)
        if ("value" in row) != (kind == "lottery") or (kind == "lottery" and not _is_money(row["value"], "tickets")):
            raise source.error("values-lottery", table, "cards", value=row, **_bounds("tickets"))
        values.kind.extend([CARD_KINDS.index(kind)] * copies)
        values.letter.extend([letter] * copies)
        values.mark.extend([MARKS.index(mark)] * copies)
        values.worth.extend([row.get("value", 0)] * copies)


def _check_cards(values: Values, source: ValuesSource) -> None:
    """The rulebooks' statements about the cards (§6): 42 in all, and enough in S for four players."""
    start = [kind for kind, letter in zip(values.kind, values.letter) if letter == START_LETTER]
    ingredients = start.count(INK) + start.count(PAPER)
    if (
        start.count(PRINTER) < MAX_PLAYERS
        or ingredients < MAX_PLAYERS
        or start.count(PRINTER) + ingredients != len(start)
    ):
        raise source.error("values-start-cards", "cards.S", "cards", expected=MAX_PLAYERS)
    for kind, fits in (
        (HOLOGRAM, HOLOGRAM in values.kind),
        (GREAT_LAWYER, values.kind.count(GREAT_LAWYER) <= 1),
        (BAD_LAWYER, values.kind.count(BAD_LAWYER) <= 1),
    ):
        if not fits:
            raise ValuesError("values-rare-cards", source.file, _line_of_other(values, source, [kind]))
    found = len(values.kind)
    if found != CARDS and not values.fixture:
        line = _line_of_other(values, source, list(range(KINDS)))
        raise ValuesError("values-deck-total", source.file, line, table="cards", found=found, expected=CARDS)


def _line_of_other(values: Values, source: ValuesSource, kinds: list[int]) -> int:
    """The line to look at if the total of all cards is wrong: the first letter in the owner's file whose number of
    these kinds differs from ours."""
    own = own_values()
    for letter, name in enumerate(LETTERS):
        if name in source.data.get("cards", {}) and _number(values, letter, kinds) != _number(own, letter, kinds):
            return source.line_of(f"cards.{name}", "cards")
    return 1


def _number(values: Values, letter: int, kinds: list[int]) -> int:
    """How many cards of a letter are of these kinds."""
    return sum([found == letter and kind in kinds for kind, found in zip(values.kind, values.letter)])
