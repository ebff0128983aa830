"""Impossible positions and values of Pecunia Olet are refused with file, line and reason."""

from pathlib import Path

import pytest

import pecunia
from pecunia.core.errors import FileError, ValuesError
from pecunia.core.record import write_record
from pecunia.games import from_position, from_record
from pecunia.olet.engine.values import own_values, own_values_text, values_from_text


def position(*lines: str) -> str:
    return "\n".join(["pecunia position 1", "game olet", *lines, ""])


LAST = ["turn 40 A last-henchmen", "trigger A"]


@pytest.mark.parametrize(
    ("lines", "key", "line"),
    [
        (["options players=5"], "option-players", 3),
        (["options players=many"], "option-not-a-number", 3),
        (["options colour=red"], "option-unknown", 3),
        (["options tie=fight"], "option-tie", 3),
        (["options open-money=perhaps"], "option-not-a-switch", 3),
        (["weather fine"], "position-unknown", 3),
        (["A shoes 3"], "position-unknown", 3),
        (["A"], "position-incomplete", 3),
        (["D cash 10"], "position-player", 3),
        (["A cash 10", "A cash 20"], "position-twice", 4),
        (["A cash much"], "position-not-a-number", 3),
        (["A cash ²"], "position-not-a-number", 3),
        ([f"A cash {'9' * 5000}"], "position-not-a-number", 3),
        (["A cash 15"], "position-money", 3),
        (["A offshore 5"], "position-money", 3),
        (["A fakes 1/2"], "position-fakes", 3),
        (["A fakes ²/0/0"], "position-fakes", 3),
        (["A cash 50", "A known 0 40"], "position-known", 4),
        (["A cash 50", "A known 0 60"], "position-known", 4),
        (["A known 0"], "position-known", 3),
        (["A cards dragon"], "position-unknown-card", 3),
        (["options players=4", "B cards jet jet"], "second-jet", 4),
        (["A cards S-ink S-paper"], "position-no-such-card", 3),
        (["A cards great-lawyer", "B cards great-lawyer"], "position-no-such-card", 4),
        (["market ink"], "position-market", 3),
        (["market S-ink - - - - -"], "position-no-such-card", 3),
        (["binned S-printer"], "position-no-such-card", 3),
        (["aside A-ink"], "position-no-such-card", 3),
        (["deck A-ink"], "position-cards-missing", 3),
        (["placed PR9:A"], "no-such-space", 3),
        (["options players=2", "placed M6:A"], "no-such-space", 4),
        (["placed PR1:Z"], "position-player", 3),
        (["turn 2 B round", "first A", "placed PR1:A PR1:A"], "space-occupied", 5),
        (["turn 2 B round", "first A", "placed PR1:A PR2:A PR3:A TX1:A"], "position-turn-order", 5),
        ([*LAST, "placed PR1:A TX1:A SM1:A RC1:A"], "position-henchmen", 5),
        ([*LAST, "placed PR1:A TX1:A SM1:A"], "position-henchmen", 3),
        (["A laid 1", "A ready 3"], "position-henchmen", 1),
        (["turn 1 A asleep"], "position-turn", 3),
        (["turn ² A round"], "position-turn", 3),
        (["turn 1 Z round"], "position-player", 3),
        (["first A B"], "position-player", 3),
        (["pawn"], "position-incomplete", 3),
        (["trigger A"], "position-trigger", 3),
        (["turn 40 A last-henchmen"], "position-trigger", 3),
        (["officer 4"], "position-officer", 3),
        (["officer 30"], "position-officer", 3),
        ([*LAST, "officer 29"], "position-officer", 5),
        (["turn 40 A great-lawyer", "trigger A"], "position-no-lawyer", 3),
        (["agenda turn; juggle SM1"], "position-unknown-step", 3),
        (["agenda turn; sell CF1", "placed CF1:A"], "position-unknown-step", 3),
        (["agenda turn; lawyer-place"], "position-unknown-step", 3),
        (["agenda turn; sell SM1", "placed RC1:A", "A fakes 1/0/0"], "position-agenda", 3),
        (["agenda turn; sell SM1", "placed SM1:A"], "position-agenda", 3),
        (["agenda turn; fly CF1", "placed CF1:A"], "position-agenda", 3),
        (["agenda sell SM1", "placed SM1:A"], "position-agenda", 3),
        (["seed 3 nothex"], "position-seed", 3),
        ([f"seed 99999999999999999999 {'0' * 64}"], "position-seed", 3),
        (["outcome luck A"], "position-outcome", 3),
        (["outcome most-money D"], "position-outcome", 3),
        (["values {"], "position-values", 1),
        ([f"values {'[' * 100_000}"], "position-values", 1),
        (['values {"dragons":{}}'], "values-unknown-table", 3),
    ],
    ids=lambda given: None if isinstance(given, list) else given,
)
def test_impossible_positions_are_refused(lines: list[str], key: str, line: int) -> None:
    with pytest.raises(FileError) as refusal:
        from_position(position(*lines), "table.txt")
    assert (refusal.value.key, refusal.value.file, refusal.value.line) == (key, "table.txt", line)


def test_the_deck_lies_letter_by_letter() -> None:
    """A correct position is refused if two cards of the deck change places."""
    lines = pecunia.new("olet", seed=1, players=4).position().splitlines()
    number = next(index for index, line in enumerate(lines) if line.startswith("deck "))
    cards = lines[number].split()
    cards[1], cards[-1] = cards[-1], cards[1]
    with pytest.raises(FileError) as refusal:
        from_position("\n".join([*lines[:number], " ".join(cards), *lines[number + 1 :]]), "table.txt")
    assert (refusal.value.key, refusal.value.line) == ("position-deck-order", number + 1)


def test_a_forty_third_card_is_refused() -> None:
    lines = pecunia.new("olet", seed=1, players=4).position().splitlines()
    number = next(index for index, line in enumerate(lines) if line.startswith("binned "))
    with pytest.raises(FileError) as refusal:
        from_position("\n".join([*lines[:number], "binned A-ink", *lines[number + 1 :]]), "table.txt")
    assert refusal.value.key == "position-no-such-card"


def test_short_words_leave_the_start_cards_to_those_who_drew_them() -> None:
    """`printer` is first the seat's own S-printer, then a bought one; in the market it is never an S card."""
    game = from_position(position("A cards printer printer ink", "market - - - - printer ink", "binned rest"))
    text = game.position()
    assert "A cards S-printer A-printer S-ink\n" in text
    assert "market - - - - A-printer A-ink\n" in text
    assert "B cards S-printer S-" in text
    assert "C cards S-printer S-" in text


def test_a_record_from_a_position_stands_alone() -> None:
    game = from_position(position("options players=2", "A cash 60", "A offshore 40", "A known 20 80"))
    for text in ("place CF1", "withdraw 10", "pass"):
        game.play(game.move(text))
    again, record = from_record(write_record(game, ["Anna", "Ben"]))
    assert again.state_hash() == game.state_hash()
    assert record.seats == ["Anna", "Ben"]
    assert "A known 0 70\n" in game.position()


BOX = Path(__file__).parents[1] / "properties" / "olet-box.toml"


def test_an_owner_replaces_tables_and_keeps_the_rest() -> None:
    values = values_from_text(BOX.read_text(encoding="utf-8"), "box.toml")
    assert values.board(2).market == 8
    assert values.board(4).track != own_values().board(4).track
    assert values.board(2).track == own_values().board(2).track
    assert values.provenance["board.two"] == values.provenance["cards.D"] == "owner"
    assert values.reconstructed() == ["track.two", "cards.S", "cards.A", "cards.B", "cards.C"]
    game = pecunia.new("olet", seed=1, players=2, values=BOX)
    again, _record = from_record(write_record(game, ["a", "b"]))
    assert again.state_hash() == game.state_hash()
    assert from_position(game.position()).state_hash() == game.state_hash()


def test_our_own_values_are_what_the_rulebook_allows() -> None:
    values = own_values()
    assert len(values.kind) == 42
    assert set(values.provenance.values()) == {"reconstruction"}, "no rulebook states any of them"
    assert len(values.in_use(2)) < len(values.in_use(3)) < len(values.in_use(4)) == 42
    assert values_from_text(own_values_text(), "copy.toml").kind == values.kind


TRACK = 'start = { 2 = 0 }\nspaces = ["plain", "investigation", "investigation", "investigation", "last"]\n'


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("[board.two\n", "values-not-toml", 1),
        ("a = " + "[" * 100_000, "values-not-toml", 1),
        ("\n[dragons]\nred = 3\n", "values-unknown-table", 2),
        ("\n[board.three]\nred = 3\n", "values-unknown-table", 2),
        ("board = 3\n", "values-not-a-table", 1),
        ("[board.two]\nprint = []\n", "values-spaces", 2),
        (f"\n[track.two]\n{TRACK}wings = 2\n", "values-unknown-entry", 5),
        (f"[track.two]\n{TRACK.replace('last', 'plain')}", "values-track-last", 3),
        (f"[track.two]\n{TRACK.replace('last', 'end')}", "values-track", 3),
        (f"[track.two]\n{TRACK.replace('{ 2 = 0 }', '{ 2 = 99 }')}", "values-track-start", 2),
        (f"[track.two]\n{TRACK.replace('{ 2 = 0 }', '{ 2 = true }')}", "values-track-start", 2),
        ('[cards.D]\ncards = "many"\n', "values-card", 2),
        ('[cards.D]\ncards = [{ card = "dragon", copies = 6 }]\n', "values-card", 2),
        ('[cards.D]\ncards = [{ card = "lottery", copies = 6, value = 15 }]\n', "values-lottery", 2),
        ('[cards.D]\ncards = [{ card = "great-lawyer", copies = 6 }]\n', "values-rare-cards", 2),
        ('[cards.S]\ncards = [{ card = "ink", copies = 8 }]\n', "values-start-cards", 2),
        ('[cards.D]\nwings = 2\ncards = [{ card = "diner", copies = 6 }]\n', "values-unknown-entry", 2),
        ('[cards.D]\ncards = [{ card = "diner", copies = 5 }]\n', "values-deck-total", 2),
    ],
    ids=lambda given: repr(given)[:40],
)
def test_broken_values_are_refused(text: str, key: str, line: int) -> None:
    with pytest.raises(ValuesError) as refusal:
        values_from_text(text, "box.toml")
    assert (refusal.value.key, refusal.value.file, refusal.value.line) == (key, "box.toml", line)
