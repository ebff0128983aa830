"""The board, the track and the cards of Pecunia Olet: an owner's file is checked, and replaces what it states."""

from pathlib import Path

import pytest

import pecunia
from pecunia.core.errors import ValuesError
from pecunia.core.record import write_record
from pecunia.games import from_position, from_record
from pecunia.olet.engine.names import CARD_KINDS, FIRST_OF, JET, LETTERS, MARKET, PRINTER
from pecunia.olet.engine.values import fixture_values, own_values, own_values_text, values_from_text
from pecunia.texts import LANGUAGES, Texts

# Correct tables. Each case breaks one line of one of them; line 1 is a comment, line 2 the name of the table.
BOARD = """# My box
[board.two]
market = ["60", "40 hat", "20 bin"]
print = ["plain", "hat"]
supermarket = ["hat"]
receiver = ["plain"]
tax = ["plain", "sunglasses"]
jet = ["plain", "plain", "hat"]
commercial = ["plain"]
"""
TRACK = """# My box
[track.many]
start = { 3 = 1, 4 = 0 }
spaces = ["plain", "plain", "godfather", "investigation", "investigation", "strike", "investigation", "last"]
"""
START = """# My box
[cards.S]
cards = [{ card = "printer", copies = 4 }, { card = "ink", copies = 1 }, { card = "paper", copies = 3 }]
"""
LAST = """# My box
[cards.D]
cards = [
    { card = "lottery", copies = 2, value = 100 },
    { card = "lottery", copies = 1, value = 150, mark = "4" },
    { card = "diner", copies = 1 },
    { card = "great-lawyer", copies = 1 },
    { card = "bad-lawyer", copies = 1, mark = "3+" },
]
"""


def spoiled(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)


BROKEN = {
    "no TOML": ("[board.two\n", "values-not-toml", 1),
    "no such table": ("\n[dragons]\nred = 3\n", "values-unknown-table", 2),
    "no such side": ("\n[board.three]\nmarket = []\n", "values-unknown-table", 2),
    "no such letter": ("\n[cards.E]\ncards = []\n", "values-unknown-table", 2),
    "a number for a table": ("board = 3\n", "values-not-a-table", 1),
    "a number for a side": ("[track]\ntwo = 3\n", "values-not-a-table", 2),
    "provenance": (BOARD + 'provenance = "hearsay"\n', "values-provenance", 10),
    # The board.
    "unknown kind of space": (BOARD + 'casino = ["plain"]\n', "values-unknown-entry", 10),
    "a kind without spaces": (spoiled(BOARD, 'receiver = ["plain"]', "receiver = []"), "values-spaces", 6),
    "spaces are no list": (spoiled(BOARD, 'receiver = ["plain"]', 'receiver = "plain"'), "values-spaces", 6),
    "too many spaces": (spoiled(BOARD, '"plain", "plain", "hat"]', '"hat"' + ', ""' * 8 + "]"), "values-spaces", 8),
    "two commercial flights": (BOARD.replace('commercial = ["plain"', 'commercial = ["", "plain"'), "values-spaces", 9),
    "one tax space": (spoiled(BOARD, '["plain", "sunglasses"]', '["sunglasses"]'), "values-spaces", 7),
    "no price": (spoiled(BOARD, '"40 hat"', '"hat"'), "values-price", 3),
    "an empty market space": (spoiled(BOARD, '"40 hat"', '""'), "values-price", 3),
    "a price not in tens": (spoiled(BOARD, '"40 hat"', '"45 hat"'), "values-price", 3),
    "a price of nothing": (spoiled(BOARD, '"40 hat"', '"0 hat"'), "values-price", 3),
    "too dear": (spoiled(BOARD, '"40 hat"', '"1000 hat"'), "values-price", 3),
    "an unknown mark": (spoiled(BOARD, '"40 hat"', '"40 cap"'), "values-space", 3),
    "a bin beside the market": (spoiled(BOARD, 'receiver = ["plain"]', 'receiver = ["bin"]'), "values-space", 6),
    "sunglasses elsewhere": (spoiled(BOARD, 'receiver = ["plain"]', 'receiver = ["sunglasses"]'), "values-space", 6),
    "no sunglasses": (spoiled(BOARD, '"sunglasses"', '"plain"'), "values-sunglasses", 7),
    "sunglasses twice": (spoiled(BOARD, '["plain", "sun', '["sunglasses", "sun'), "values-sunglasses", 7),
    "no bin": (spoiled(BOARD, '"20 bin"', '"20"'), "values-no-bin", 3),
    "no hat that lasts": (spoiled(BOARD, 'print = ["plain", "hat"]', 'print = ["plain"]'), "values-no-hat", 4),
    # The track.
    "unknown entry of a track": (TRACK + "end = 7\n", "values-unknown-entry", 5),
    "an unknown space of a track": (spoiled(TRACK, '"strike"', '"raid"'), "values-track", 4),
    "a track that is no list": ('[track.two]\nspaces = "plain"\n', "values-track", 2),
    "a track without spaces": ("[track.two]\nspaces = []\n", "values-track-last", 2),
    "a track without an end": (spoiled(TRACK, ', "last"]', "]"), "values-track-last", 4),
    "a track that goes on": (spoiled(TRACK, '"last"]', '"last", "plain"]'), "values-track-last", 4),
    "two ends": (spoiled(TRACK, '"strike"', '"last"'), "values-track-last", 4),
    "two investigations": (spoiled(TRACK, '"strike", "investigation"', '"strike"'), "values-track-investigations", 4),
    "no start for four": (spoiled(TRACK, "{ 3 = 1, 4 = 0 }", "{ 3 = 1 }"), "values-track-start", 3),
    "levels that fall": (
        spoiled(TRACK, '"investigation", "investigation"', '"investigation-2", "investigation-1"'),
        "values-track-investigations",
        4,
    ),
    "a level twice and one never": (
        spoiled(TRACK, '"investigation", "investigation"', '"investigation-1", "investigation-1"'),
        "values-track-investigations",
        4,
    ),
    "a level without a quality": (
        spoiled(TRACK, '"godfather", "investigation"', '"godfather", "investigation-0"'),
        "values-track",
        4,
    ),
    "a start on the last space": (spoiled(TRACK, "3 = 1", "3 = 7"), "values-track-start", 3),
    "a start off the track": (spoiled(TRACK, "3 = 1", "3 = 99"), "values-track-start", 3),
    "a start before the track": (spoiled(TRACK, "3 = 1", "3 = -1"), "values-track-start", 3),
    "a start that is no number": (spoiled(TRACK, "3 = 1", "3 = true"), "values-track-start", 3),
    "starts that are no table": (spoiled(TRACK, "{ 3 = 1, 4 = 0 }", "1"), "values-track-start", 3),
    # The cards.
    "unknown entry of cards": (LAST + "colour = 3\n", "values-unknown-entry", 10),
    "cards that are no list": ('[cards.A]\ncards = "ink"\n', "values-card", 2),
    "a card that is no table": ('[cards.A]\ncards = ["ink"]\n', "values-card", 2),
    "an unknown fact of a card": (spoiled(LAST, '"diner", copies', '"diner", count = 1, copies'), "values-card", 3),
    "an unknown card": (spoiled(LAST, '"diner"', '"dinner"'), "values-card", 3),
    "an unknown mark of a card": (spoiled(LAST, 'mark = "4"', 'mark = "5"'), "values-card", 3),
    "a mark in S": (spoiled(START, "copies = 3", 'copies = 3, mark = "4"'), "values-card", 3),
    "no copies": (spoiled(LAST, '"diner", copies = 1', '"diner"'), "values-card", 3),
    "copies of nothing": (spoiled(LAST, '"diner", copies = 1', '"diner", copies = 0'), "values-card", 3),
    "copies that are no number": (spoiled(LAST, '"diner", copies = 1', '"diner", copies = true'), "values-card", 3),
    "far too many copies": (spoiled(LAST, '"diner", copies = 1', '"diner", copies = 43'), "values-card", 3),
    "a ticket without a value": (spoiled(LAST, "copies = 2, value = 100", "copies = 2"), "values-lottery", 3),
    "a ticket not in tens": (spoiled(LAST, "value = 150", "value = 155"), "values-lottery", 3),
    "a ticket worth nothing": (spoiled(LAST, "value = 150", "value = 0"), "values-lottery", 3),
    "a value of something else": (spoiled(LAST, '"diner", ', '"diner", value = 50, '), "values-lottery", 3),
    "few printers in S": (spoiled(START, "copies = 4", "copies = 3"), "values-start-cards", 3),
    "few ingredients in S": (spoiled(START, "copies = 3", "copies = 2"), "values-start-cards", 3),
    "a hologram in S": (spoiled(START, "}]", '}, { card = "hologram", copies = 1 }]'), "values-start-cards", 3),
    "two Great Lawyers": (
        spoiled(LAST, '"great-lawyer", copies = 1', '"great-lawyer", copies = 2'),
        "values-rare-cards",
        3,
    ),
    "two Bad Lawyers": (spoiled(LAST, '"bad-lawyer", copies = 1', '"bad-lawyer", copies = 2'), "values-rare-cards", 3),
    "two Great Lawyers under two letters": (
        spoiled(START, "# My box", '[cards.C]\ncards = [{ card = "great-lawyer", copies = 1 }]'),
        "values-rare-cards",
        2,
    ),
    "41 cards": (spoiled(LAST, '    { card = "diner", copies = 1 },\n', ""), "values-deck-total", 3),
    "43 cards": (spoiled(LAST, '"diner", copies = 1', '"diner", copies = 2'), "values-deck-total", 3),
    "43 cards, and a table before it that is right": (
        START + spoiled(LAST, '"diner", copies = 1', '"diner", copies = 2'),
        "values-deck-total",
        6,
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_broken_values_are_refused(case: str) -> None:
    text, key, line = BROKEN[case]
    with pytest.raises(ValuesError) as refusal:
        values_from_text(text, "box.toml")
    assert (refusal.value.key, refusal.value.file, refusal.value.line) == (key, "box.toml", line)
    for language in LANGUAGES:
        sentence = Texts(language).error(refusal.value)
        assert sentence.startswith(f"box.toml:{line}: ")
        assert "$" not in sentence


FEW = BOARD.replace("two", "many").replace('"plain", "plain", "hat"', '"hat"')


def test_few_spaces_are_a_warning_with_its_line() -> None:
    """A printed board cannot be changed, so there is only a warning, once and in the reader's language."""
    values = values_from_text(FEW, "box.toml")
    assert [(one.key, one.file, one.line, one.facts) for one in values.warnings] == [
        ("values-few-spaces", "box.toml", 2, {"table": "board.many", "entry": "", "found": 11, "expected": 12})
    ]
    said = {Texts(language).warning(values.warnings[0]) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(sentence.startswith("box.toml:2: ") and "11" in sentence and "12" in sentence for sentence in said)
    assert own_values().warnings == fixture_values().warnings == []
    assert values_from_text(BOARD, "box.toml").warnings == []


def test_a_box_without_a_hologram_is_refused() -> None:
    own = own_values_text()
    with pytest.raises(ValuesError) as refusal:
        values_from_text(own.replace('"hologram"', '"ink"'), "box.toml")
    assert (refusal.value.key, refusal.value.file) == ("values-rare-cards", "box.toml")
    lines = own.splitlines()
    table = max(number for number, line in enumerate(lines[: refusal.value.line], 1) if line.startswith("[cards."))
    assert any('"hologram"' in line for line in lines[refusal.value.line - 1 :])
    assert not any('"hologram"' in line for line in lines[:table])


@pytest.mark.parametrize("text", [BOARD, TRACK, START, LAST])
def test_the_tables_that_the_cases_spoil_are_good(text: str) -> None:
    values = values_from_text(text, "box.toml")
    table = text.splitlines()[1].strip("[]")
    assert [name for name, origin in values.provenance.items() if origin == "owner"] == [table]
    assert values.reconstructed() == [name for name in own_values().reconstructed() if name != table]


def test_an_owner_replaces_one_side_of_the_board_and_keeps_the_rest() -> None:
    values = values_from_text(BOARD, "box.toml")
    own = own_values()
    mine = values.board(2)
    assert mine.price[:4] == [60, 40, 20, 0]
    assert mine.market == 3
    assert [space for space in mine.spaces if mine.hat[space]] == [
        FIRST_OF[MARKET] + 1,
        FIRST_OF[1] + 1,
        FIRST_OF[2],
        FIRST_OF[JET] + 2,
    ]
    assert [mine.exists[FIRST_OF[JET] + number] for number in range(4)] == [True, True, True, False]
    assert mine.track == own.board(2).track
    assert vars_of(values.board(3)) == vars_of(own.board(3))
    assert values.board(4) is values.board(3)
    assert (values.kind, values.letter, values.mark, values.worth) == (own.kind, own.letter, own.mark, own.worth)
    assert own.provenance["board.two"] == "reconstruction"


def vars_of(board: object) -> dict[str, object]:
    names = ("spaces", "exists", "hat", "bin", "sunglasses", "price", "market", "track", "level", "starts", "last")
    return {name: getattr(board, name) for name in names}


def test_an_owner_replaces_one_letter_and_keeps_the_others() -> None:
    values = values_from_text(LAST, "box.toml")
    own = own_values()
    assert [values.token(card) for card in range(len(values.kind)) if LETTERS[values.letter[card]] == "D"] == [
        "D-lottery-100",
        "D-lottery-100",
        "D-lottery-150",
        "D-diner",
        "D-great-lawyer",
        "D-bad-lawyer",
    ]
    others = [card for card in range(len(own.kind)) if LETTERS[own.letter[card]] != "D"]
    assert [values.token(card) for card in others] == [own.token(card) for card in others]
    assert vars_of(values.board(2)) == vars_of(own.board(2))
    assert [len(values.in_use(players)) for players in (2, 3, 4)] == [len(own.in_use(players)) for players in (2, 3, 4)]


def test_a_replaced_track_says_where_the_supermarket_learns() -> None:
    board = values_from_text(TRACK, "box.toml").board(3)
    assert (board.starts, board.last) == ({3: 1, 4: 0}, 7)
    assert [board.blocked_at(officer, 0) for officer in range(8)] == [0, 0, 0, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(("text", "players"), [(BOARD, 2), (TRACK, 3), (LAST, 4)])
def test_records_and_positions_carry_the_owners_values(text: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text)
    game = pecunia.new("olet", seed=1, players=players, values=file)
    game.play(game.move("place PR1"))
    again, _record = from_record(write_record(game, ["anyone"] * players))
    assert again.state_hash() == game.state_hash()
    assert from_position(game.position()).state_hash() == game.state_hash()


def test_our_own_values_keep_what_the_rulebooks_state() -> None:
    values = own_values()
    assert len(values.kind) == 42
    assert {CARD_KINDS[kind] for kind in values.kind} == set(CARD_KINDS)
    assert values.kind.count(CARD_KINDS.index("great-lawyer")) == 1
    start = [kind for kind, letter in zip(values.kind, values.letter, strict=True) if letter == 0]
    assert start.count(PRINTER) >= 4
    assert len(values.in_use(2)) < len(values.in_use(3)) < len(values.in_use(4)) == 42
    for players in (2, 3, 4):
        board = values.board(players)
        assert sum(board.sunglasses) == 1
        assert sorted(level for level in board.level if level) == [1, 2, 3]
        assert len(board.spaces) >= 3 * players
    assert values_from_text(own_values_text(), "copy.toml").kind == values.kind


def test_all_that_no_rulebook_states_is_called_reconstructed() -> None:
    sides = [f"{part}.{side}" for part in ("board", "track") for side in ("two", "many")]
    assert sorted(own_values().reconstructed()) == sorted([*sides, *(f"cards.{letter}" for letter in LETTERS)])
    assert fixture_values().reconstructed() == []


def test_what_is_printed_on_a_board_can_be_told() -> None:
    """A client can draw the board from these words: price and signs of each space, and the level of investigations."""
    values = values_from_text(BOARD + TRACK, "my-box.toml")
    spaces, _ = values.boards["two"].printed()
    assert spaces[:4] == ["M1 60", "M2 40 hat", "M3 20 bin", "PR1"]
    _, track = values.boards["many"].printed()
    assert track[2:] == ["godfather", "investigation-1", "investigation-2", "strike", "investigation-3", "last"]
