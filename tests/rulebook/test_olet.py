"""The rulebook of Pecunia Olet: its tables match the box, and its numbers match the engine."""

import re
from pathlib import Path

import pytest

from pecunia.olet.engine.names import (
    CARD_KINDS,
    FARE,
    NOTES_PER_PRINTER,
    RECEIVER_RATES,
    SPACE_KINDS,
    TRACK_KINDS,
    UNIT,
)
from pecunia.olet.engine.values import own_values
from pecunia.olet.rulebook import value_tables as olet_tables
from pecunia.rulebook.blocks import Table
from pecunia.rulebook.book import book
from pecunia.texts import LANGUAGES, Texts

CHAPTERS = Path(olet_tables.__file__).parent
SIGNS = ["hat", "bin", "sunglasses"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_its_place(language: str) -> None:
    families = {"card": CARD_KINDS, "space": SPACE_KINDS, "sign": SIGNS, "track": TRACK_KINDS[1:]}
    anchors = {f"olet-{family}-{key}" for family, keys in families.items() for key in keys}
    assert anchors <= set(book("olet", language).names)


def cells(table: Table) -> list[tuple[str, ...]]:
    assert table.reconstructed
    assert all(len(row) == len(table.head) for row in table.rows)
    return [row[1:] for row in table.rows]


def test_the_market() -> None:
    two, many = zip(*cells(olet_tables.market(Texts("de"), own_values())), strict=True)
    assert two == ("60\xa0$", "50\xa0$", "40\xa0$", "30\xa0$ · Mülleimer", "20\xa0$ · Mülleimer", "–")
    assert many[0] == "70\xa0$"
    assert many[-1] == "20\xa0$ · Mülleimer"


def test_the_spaces() -> None:
    said = cells(olet_tables.spaces(Texts("en"), own_values()))
    assert said[SPACE_KINDS.index("print")] == ("2 (1 with a cap)", "3 (2 with a cap)")
    assert said[SPACE_KINDS.index("commercial")] == ("1 (no cap)", "1 (no cap)")


def test_the_track() -> None:
    """Steps are counted from the officer's start space, and the last space is the end for every number of players."""
    said = cells(olet_tables.track(Texts("it"), own_values()))
    assert said[0] == ("4, 7, 10", "4, 8, 12, 16, 20", "9, 13, 17, 21, 25")
    assert said[-1] == ("15", "25", "30")


def test_the_deck() -> None:
    said = cells(olet_tables.cards(Texts("fr"), own_values()))
    assert said[CARD_KINDS.index("bad-lawyer")] == ("–", "1", "1")
    totals = [sum(int(number) for number in column if number != "–") for column in zip(*said, strict=True)]
    assert totals == [20, 27, 34]


def rows(language: str, chapter: str) -> list[list[str]]:
    """The cells of all tables in a chapter."""
    text = (CHAPTERS / language / chapter).read_text(encoding="utf-8")
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]


def numbers(row: list[str]) -> list[int]:
    return [int(found[0]) for cell in row[1:] if (found := re.search(r"\d+", cell))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_half_of_the_godfather(language: str) -> None:
    cash, _, pay, keep = rows(language, "10-police.md")
    assert numbers(pay) == [half(have) for have in numbers(cash)]
    assert numbers(keep) == [have - paid for have, paid in zip(numbers(cash), numbers(pay), strict=True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_and_what_the_receiver_pays(language: str) -> None:
    for printers, row in enumerate(rows(language, "06-print.md")[2:], 1):
        assert row[0].startswith(str(printers))
        assert row[1:] == [f"{printers * NOTES_PER_PRINTER} {'★' * kinds}" for kinds in (1, 2, 3)]
    assert [numbers(row) for row in rows(language, "07-sell.md")[2:]] == [[rate] for rate in RECEIVER_RATES]


def half(cash: int) -> int:
    return -(-cash // (2 * UNIT)) * UNIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_of_the_hints(language: str) -> None:
    """The cash from which the fare is less than the Godfather's half, and what eight good fakes bring."""
    text = (CHAPTERS / language / "15-first-game.md").read_text(encoding="utf-8")
    worth_flying = next(cash for cash in range(0, 1000, UNIT) if half(cash) > FARE)
    amounts = [int(number) for number in re.findall(r"\$(\d+)|(\d+)\xa0\$", text) for number in number if number]
    assert amounts == [worth_flying, FARE, 8 * RECEIVER_RATES[-1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_money_of_the_box(language: str) -> None:
    text = (CHAPTERS / language / "02-box.md").read_text(encoding="utf-8")
    numbers = {int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", text)}
    assert {100, 30, 40, 32, 68, 42, 12, 4, 32 * 10 + 68 * 50} <= numbers


def test_french_spaces() -> None:
    """A narrow no-break space stands before : ; ! ? and inside guillemets, so that no line begins with them."""
    for file in (CHAPTERS / "fr").iterdir():
        assert not re.search("[ \u00a0\n][:;!?»]|«[^\u202f]", file.read_text(encoding="utf-8")), file.name
