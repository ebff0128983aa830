"""Forms of boxes, owners' files by their entries, and what several owners agree on."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from pecunia.core.errors import OptionError, ValuesError
from pecunia.core.toml_written import toml_text
from pecunia.owners.merging import merge, report
from pecunia.owners.reading import form_of, nested, read_box
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES
from tests.commands import pecunia, refused

TITLES_WITH_A_BOX = [name for name, title in TITLES.items() if title.box is not None]
every_box = pytest.mark.parametrize("game", TITLES_WITH_A_BOX)
EN = Texts("en")
HALF = '[events]\ntumult = 6\n[unfinished]\n"romans.slave.cards" = { "1/1" = 3 }\n'


def owner(box: str, by: str = "", edition: str = "2016", **values: str) -> str:
    about = [f'box = "{box}"', f'edition = "{edition}"', 'game = "non-olet"', *([f'by = "{by}"'] if by else [])]
    return "\n".join(["[about]", *about, "[events]", *[f"{name} = {value}" for name, value in values.items()], ""])


@every_box
def test_what_we_say_fits_our_own_form(game: str) -> None:
    """Every reconstructed table that an owner can read off things is on the form, in its ranges."""
    form = form_of(game, EN)
    own = tomllib.loads(TITLES[game].engine.own_values_text())
    for part in form.parts:
        for field in part.fields:
            found: Any = own
            for name in field.entry.split("."):
                found = found[name]
            assert field.ours == found, field.entry
            assert field.name
            if part.kind == "grid":
                assert sum(found.values()) == field.total
            elif part.kind == "number":
                assert field.least <= found <= field.most
            elif part.kind == "rows":
                assert field.least <= len(found) - len(field.ahead) <= field.most
    origins = TITLES[game].engine.own_values().origins
    left = {entry for entry, origin in origins.items() if origin == "reconstruction"} - set(form.fields())
    left = {entry for entry in left if not any(field.startswith(f"{entry}.") for field in form.fields())}
    assert {entry.partition(".")[0] for entry in left} <= {"names", "careers"}  # names are ours, not those of the box


@every_box
@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_speak_every_language(game: str, language: str) -> None:
    form = form_of(game, Texts(language))
    names = [name for part in form.parts for field in part.fields for name in (part.name, field.name)]
    names += [
        name
        for part in form.parts
        for field in part.fields
        for column in field.columns
        for name in (column.name, *[choice.name for choice in column.choices])
    ]
    assert all(names)
    assert not [name for name in names if re.fullmatch(r"[a-z]+(-[a-z]+)+", name) and name.startswith("box-")]


@every_box
def test_our_own_file_comes_back_entry_by_entry(game: str) -> None:
    text = TITLES[game].engine.own_values_text()
    box = read_box(text, "own", EN)
    assert (box.game, box.problems) == (game, [])
    again = read_box(toml_text(nested({**box.entries, **box.others})), "again", EN)
    assert (again.entries, again.others) == (box.entries, box.others)


def test_half_a_box_is_read_and_played() -> None:
    box = read_box(HALF, "half", EN)
    assert box.entries == {"events.tumult": 6, "romans.slave.cards": {"1/1": 3}}
    assert box.whole == ["events.tumult"]
    values = TITLES["non-olet"].engine.values_from_text(HALF, "half")
    assert values.origins["events.tumult"] == "owner"
    assert values.origins["romans.slave.cards"] == "reconstruction"


def test_what_cannot_be_is_said_at_its_place_and_the_rest_is_kept() -> None:
    box = read_box('[romans.senator]\ncards = { "3/4" = 14 }\n[events]\ntumult = 6\ncampaign = 99\n', "box", EN)
    assert [(problem.entries, problem.sentence) for problem in box.problems] == [
        (["romans.senator.cards"], "Senators: there must be 15 cards, not 14."),
        (["events.campaign"], "Events, Campaign: this must be a whole number from 1 to 20, not “99”."),
    ]
    assert box.entries["events.tumult"] == 6


@pytest.mark.parametrize(
    "text",
    ["[nowhere]\nx = 1", "[board.two]\n[events]", "events = [", '[events]\n"a.b" = 1\na = 2', "x = 1979-05-27"],
)
def test_what_is_no_box_is_refused(text: str) -> None:
    with pytest.raises(ValuesError):
        read_box(text, "box", EN)


def test_values_that_no_game_has_are_refused_in_words() -> None:
    for value in ("1979-05-27", "inf", "[1, 2]", "{ a = 1 }", '"\\u007f"'):
        assert read_box(f"[events]\ntumult = {value}\n", "box", EN).problems


def test_where_two_owners_agree_a_value_is_confirmed() -> None:
    files = [
        ("anna", owner("a", "Anna", tumult="5", campaign="8", coliseum="7")),
        ("ben", owner("b", "Ben", tumult="5", campaign="9")),
    ]
    merged = merge(files, EN)
    assert report(merged, EN) == [
        "Events, Coliseum: one owner says so",
        "Events, Tumult: confirmed by 2 owners",
        "Events, Campaign: the owners disagree, so it is left out",
        "  Anna: 8",
        "  Ben: 9",
        "Boxes: 2. Stated: 3, confirmed: 1.",
    ]
    values = TITLES["non-olet"].engine.values_from_text(merged.text, "merged")
    assert values.event_markers != TITLES["non-olet"].engine.own_values().event_markers
    found = {entry: values.origins[f"events.{entry}"] for entry in ("tumult", "coliseum", "campaign")}
    assert found == {"tumult": "confirmed", "coliseum": "owner", "campaign": "reconstruction"}


def test_one_owner_twice_confirms_nothing() -> None:
    twice = [("a", owner("a", "Anna", tumult="5")), ("b", owner("a", "Bea", tumult="5"))]
    assert not [found for found in merge(twice, EN).found if found.confirmed]
    nameless = [("a", "[events]\ntumult = 5"), ("b", "[events]\ntumult = 5")]
    assert not [found for found in merge(nameless, EN).found if found.confirmed]


def test_a_start_counts_for_all_numbers_of_players_together() -> None:
    """One of two is not a start, so nothing of it is put together where the other is disputed."""
    first = "[track.many]\nstart = { 3 = 4, 4 = 0 }\n"
    merged = merge([("a", first), ("b", first.replace("4 = 0", "4 = 1"))], EN)
    assert [found.agreed for found in merged.found] == [False]
    TITLES["olet"].engine.values_from_text(merged.text, "merged")


def test_boxes_that_cannot_be_the_same_are_not_put_together() -> None:
    first = ("a", owner("a", tumult="5"))
    for other, key in (
        (owner("b", edition="2005", tumult="5"), "owners-editions"),
        ("[track.two]\nstart = { 2 = 0 }", "owners-games"),
        (owner("b", tumult="50"), "owners-impossible"),
    ):
        with pytest.raises(OptionError) as refusal:
            merge([first, ("b", other)], EN)
        assert refusal.value.key == key
    with pytest.raises(OptionError):
        merge([], EN)


def test_the_command(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.toml").write_text(owner(name, tumult="5"), encoding="utf-8")
    out = tmp_path / "agreed.toml"
    done = pecunia("values", "merge", tmp_path / "a.toml", tmp_path / "b.toml", "--output", out)
    assert done.returncode == 0, done.stderr
    assert tomllib.loads(out.read_text(encoding="utf-8"))["events"]["confirmed"] == ["tumult"]
    assert pecunia("values", "olet").stdout == TITLES["olet"].engine.own_values_text()
    assert "nowhere.toml" in refused("values", "merge", "nowhere.toml")
    assert "roma" in refused("values", "roma")
