"""Files of values: any part may be stated alone, and anything else is refused in words a player understands."""

import json
import re
import time
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pecunia
from pecunia.core.errors import ValuesError
from pecunia.core.toml_lines import line_of_long_name, lines_of_entries
from pecunia.core.values import MAX_LETTERS, PROVENANCE, as_written, is_name
from pecunia.games import from_position
from pecunia.non_olet.engine import values as roman_values
from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAMOUS_KEYS
from pecunia.non_olet.engine.names import CARD_KEYS
from pecunia.olet.engine import values as olet_values
from pecunia.rulebook.blocks import Entry, Table
from pecunia.rulebook.book import book
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES

RANGES = {"non-olet": {**roman_values.RANGES, "letters": (1, MAX_LETTERS)}, "olet": olet_values.RANGES}
every_title = pytest.mark.parametrize("title", TITLES)


def toml(value: Any) -> str:
    """A value in one line of TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{toml(name)} = {toml(part)}' for name, part in value.items())} }}"
    return repr(value)


def written(path: tuple[str, ...], value: Any) -> str:
    return f"{'.'.join(map(toml, path))} = {toml(value)}\n"


def entries(table: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every entry of a file, by its path."""
    for name, entry in table.items():
        if isinstance(entry, dict) and (PROVENANCE in entry or any(isinstance(part, dict) for part in entry.values())):
            yield from entries(entry, (*path, name))
        elif name != PROVENANCE:
            yield (*path, name), entry


OWN = {title: tomllib.loads(TITLES[title].engine.own_values_text()) for title in TITLES}
ENTRIES = {title: dict(entries(OWN[title])) for title in TITLES}
TABLES = [
    (title, header)
    for title in TITLES
    for header in re.findall(r"^\[.+?\]", TITLES[title].engine.own_values_text(), re.MULTILINE)
]


def read(title: str, text: str) -> Any:
    return TITLES[title].engine.values_from_text(text, "my-box.toml")


def told(values: Any) -> dict[str, Any]:
    """Everything that values say, except where they come from."""
    if isinstance(values, roman_values.Values):
        ladders = [[(task.kind, task.klass, task.number) for task in ladder] for ladder in values.ladders]
        names = ("klass", "duration", "fee", "names", "decks", "targets", "event_markers", "prices")
        return {"ladders": ladders, **{name: getattr(values, name) for name in names}}
    boards = {side: (board.printed(), board.starts) for side, board in values.boards.items()}
    return {"boards": boards, **{name: getattr(values, name) for name in ("kind", "letter", "mark", "worth")}}


def refused(title: str, text: str) -> ValuesError:
    with pytest.raises(ValuesError) as refusal:
        read(title, text)
    assert refusal.value.file == "my-box.toml"
    assert 1 <= refusal.value.line <= max(len(text.split("\n")), 1)
    return refusal.value


def test_the_entries_are_those_of_the_file() -> None:
    """Makes sure that the tests below do not pass by finding no entries."""
    assert len(TABLES) == 14 + 9
    assert ("events", "tumult") in ENTRIES["non-olet"]
    assert ("careers", "ladders", "patron") in ENTRIES["non-olet"]
    assert ("board", "two", "market") in ENTRIES["olet"]
    assert len(ENTRIES["non-olet"]) == 4 + 5 + 16 + 14 + 8 + 4 + 4 + 18 + 10 + 2 + 6  # in the order of the file
    assert len(ENTRIES["olet"]) == 2 * 7 + 2 * 2 + 5


@pytest.mark.parametrize(("title", "header"), TABLES)
def test_every_table_may_stand_alone(title: str, header: str) -> None:
    text = TITLES[title].engine.own_values_text()
    start = text.index(f"\n{header}") + 1
    end = text.find("\n[", start)
    alone = text[start : end if end > 0 else len(text)]
    assert told(read(title, alone)) == told(read(title, ""))
    without = "\n".join(line for line in alone.splitlines() if not line.startswith(PROVENANCE))
    values = read(title, without)
    assert told(values) == told(read(title, ""))
    table = header.strip("[]")
    assert table == "careers.ladders" or table == "careers" or values.provenance[table] == "owner"


@pytest.mark.parametrize(("title", "path"), [(title, path) for title in TITLES for path in ENTRIES[title]])
def test_every_entry_may_stand_alone(title: str, path: tuple[str, ...]) -> None:
    values = read(title, written(path, ENTRIES[title][path]))
    assert told(values) == told(read(title, ""))
    assert values.origins[".".join(path)] == "owner"
    others = {other: origin for other, origin in values.origins.items() if other != ".".join(path)}
    ours = read(title, "").origins
    assert others == {other: origin for other, origin in ours.items() if other != ".".join(path)}


def test_what_stays_from_the_reconstruction_is_still_called_so() -> None:
    values = read("non-olet", "[events]\ntumult = 3\n[romans.senator]\ncards = { '1/1' = 15 }\n")
    assert values.event_markers[EVENT_KEYS.index("tumult")] == 3
    assert values.provenance["events"] == "reconstruction"
    assert values.provenance["romans.senator"] == "owner"
    assert values.is_reconstructed("events.campaign")
    assert not values.is_reconstructed("events.tumult")
    blocks = [block for chapter in book("non-olet", "en", values).chapters for block in chapter.blocks]
    events = {
        block.key: block.facts[0].reconstructed for block in blocks if isinstance(block, Entry) if block.kind == "event"
    }
    assert [key for key, reconstructed in events.items() if not reconstructed] == ["tumult"]
    (romans,) = (block for block in blocks if isinstance(block, Table) and len(block.rows) == 4)
    assert romans.reconstructed, "three classes are still ours"


def test_a_table_is_an_owners_when_all_of_it_is() -> None:
    whole = "".join(written(path, ENTRIES["non-olet"][path]) for path in ENTRIES["non-olet"] if path[0] == "careers")
    assert read("non-olet", whole).provenance["careers"] == "owner"
    assert read("non-olet", "").provenance["careers"] == "reconstruction"


def test_the_names_of_rungs_are_for_readers_only() -> None:
    """Players see other names, so an owner need not state them, whatever the number of rungs."""
    seen = [path for path in ENTRIES["non-olet"] if path[0] == "careers" and path[1] != "rungs"]
    text = "".join(written(path, ENTRIES["non-olet"][path]) for path in seen)
    assert read("non-olet", text).provenance["careers"] == "owner"
    short = "".join(written(path, ENTRIES["non-olet"][path][:-1]) for path in seen)
    assert len(read("non-olet", short).prices) == 5
    assert refused("non-olet", short + written(("careers", "rungs"), ["one"])).key == "values-rungs"


def test_a_deck_that_is_listed_whole_has_no_other_cards() -> None:
    values = read("non-olet", "[deck.dark-red]\nalms = 5\nconspiracy = 5\nrich-slaves = 2\n")
    dark_red = {key: count for key, count in zip(CARD_KEYS, values.decks["dark-red"], strict=True) if count}
    assert dark_red == {"alms": 5, "conspiracy": 5, "rich-slaves": 2}
    assert values.provenance["deck.dark-red"] == "owner"
    changed = read("non-olet", "[deck.dark-red]\nalms = 2\nrumour-mill = 1\n")
    assert sum(changed.decks["dark-red"]) == 12
    assert changed.provenance["deck.dark-red"] == "reconstruction"
    assert refused("non-olet", "[deck.dark-red]\nalms = 2\n").key == "values-deck-total"


@every_title
def test_the_ranges_in_the_comments_are_those_that_are_checked(title: str) -> None:
    comments = " ".join(re.findall(r"#(.*)", TITLES[title].engine.own_values_text()))
    stated = {name: (int(least), int(most)) for name, least, most in re.findall(r"([a-z]+) (\d+) to (\d+)", comments)}
    assert stated == RANGES[title]


PLACES = {
    "sesterces": ("non-olet", "[targets]\n3 = {}\n", 2),
    "copies": ("non-olet", '[romans.slave]\ncards = {{ "1/1" = {} }}\n', 2),
    "durations": ("non-olet", '[famous]\nbrutus = "{}/1"\n', 2),
    "fees": ("non-olet", '[romans.slave]\ncards = {{ "1/{}" = 20 }}\n', 2),
    "markers": ("non-olet", "[events]\n\ncampaign = {}\n", 3),
    "prices": ("non-olet", "[careers]\nprice = [0, 1, 2, 3, 4, {}]\n", 2),
    "prices of Olet": ("olet", '[board.two]\nmarket = ["{} bin"]\n', 2),
    "tickets": ("olet", '[cards.D]\ncards = [{{ card = "lottery", copies = 6, value = {} }}]\n', 2),
}


@pytest.mark.parametrize("kind", PLACES)
def test_values_outside_their_range_are_refused(kind: str) -> None:
    title, text, line = PLACES[kind]
    least, most = RANGES[title][kind.split()[0]]
    step = 10 if title == "olet" else 1
    for number in (least - step, most + step):
        error = refused(title, text.format(number))
        assert error.key in ("values-not-a-number", "values-not-a-card", "values-price", "values-lottery")
        assert error.line == line
        bounds = f"{error.facts['least']} {error.facts['most']}" + f" {error.facts.get('longest')}"
        assert str(most) in bounds.split()
    assert not any(
        error in ("values-not-a-number", "values-not-a-card", "values-price", "values-lottery")
        for error in (outcome(title, text.format(number)) for number in (least, most))
    )


def outcome(title: str, text: str) -> str:
    """The key of the refusal, or an empty text. Even a number in its range may make a wrong total."""
    try:
        read(title, text)
    except ValuesError as error:
        return error.key
    return ""


@pytest.mark.parametrize(
    "name",
    [
        "",
        "#1",
        "Romu#lus",
        "Remus\n",
        "Re\nmus",
        "Re\tmus",
        "Re\x1bmus",
        "Re\u2028mus",
        "Re\xa0mus",
        "Re\u200bmus",
        " Remus",
        "Re  mus",
        "Remus@3",
        "Re$mus",
        "x" * 41,
        3,
        True,
        ["Remus"],
    ],
)
def test_what_cannot_be_a_name(name: Any) -> None:
    names = [*ENTRIES["non-olet"]["names", "senator"][:-1], name]
    listed = ",\n".join(map(toml, names))
    error = refused("non-olet", f"[names]\nsenator = [\n{listed}\n]\n")
    assert error.key == "values-name"
    assert error.facts["entry"] == "senator"


def test_a_wrong_name_is_named_with_its_line() -> None:
    names = ["Quintus", "Sextus", "Dec#imus"] + [f"Name {number}" for number in range(12)]
    error = refused("non-olet", "[names]\n# mine\nsenator = [\n" + ",\n".join(map(toml, names)) + "]\n")
    assert (error.key, error.line) == ("values-name", 6)
    twice = refused("non-olet", written(("names", "woman"), [f"Livilla {number}" for number in range(14)] + ["Livia"]))
    assert (twice.key, twice.facts["value"]) == ("values-names-twice", "Livia")


@settings(deadline=None)  # a busy machine is no fault of a name
@given(st.text(max_size=50))
def test_names_go_through_positions(name: str) -> None:
    """Every accepted name is read back unchanged, from a position and from the values in it."""
    if not is_name(name) or name.lower() in [key.replace("-", " ") for key in FAMOUS_KEYS]:
        return
    names = [name, *(f"Nobody {number}" for number in range(14))]
    values = read("non-olet", written(("names", "senator"), names))
    game = pecunia.new("non-olet", seed=1, players=2, values=values)
    again = from_position(game.position())
    assert again.position() == game.position()
    assert json.dumps(name) in again.position()


FOUND = {
    "Senators": ("non-olet", '[romans.senator]\ncards = { "7/5" = 15 }\n'),
    "Events, Tumult": ("non-olet", "[events]\ntumult = 99\n"),
    "Famous Romans, Caesar": ("non-olet", '[famous]\ncaesar = "9/9"\n'),
    "Career ladders, Patron": ("non-olet", "[careers.ladders]\npatron = []\n"),
    "Dark red cards, Alms": ("non-olet", "[deck.dark-red]\nalms = -1\n"),
    "Target, 2 players": ("non-olet", "[targets]\n2 = 0\n"),
    "Names of the Romans, women": ("non-olet", "[names]\nwoman = []\n"),
    "Citizens": ("non-olet", "[romans]\ncitizen = 3\n"),
    "Board for two players, Print shop": ("olet", "[board.two]\nprint = []\n"),
    "Police track for three and four players, spaces": ("olet", "[track.many]\nspaces = 1\n"),
    "Cards of the letter D": ("olet", "[cards.D]\ncards = 1\n"),
}


@pytest.mark.parametrize("where", FOUND)
def test_errors_name_things_as_players_know_them(where: str) -> None:
    title, text = FOUND[where]
    error = refused(title, text)
    assert Texts("en").error(error).startswith(f"my-box.toml:2: {where}: ")
    said = {Texts(language).error(error) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any(re.search(r"\b(romans|deck|careers|board|track|cards)\.\w", sentence) for sentence in said)


@every_title
def test_every_table_has_a_name_in_every_language(title: str) -> None:
    for table in {".".join(path[:-1]) for path in ENTRIES[title]} | {path[0] for path in ENTRIES[title]}:
        for language in LANGUAGES:
            assert Texts(language).text(f"values-{table.replace('.', '-')}")


@every_title
def test_a_name_of_thousands_of_parts_costs_nothing(title: str) -> None:
    """The parser needs quadratic time for it: minutes for a file of 100 kB."""
    text = f"# a.b\n[{'.'.join('a' * 25_000)}]\n" + "".join(f"b{number}.c=1\n" for number in range(5_000))
    before = time.process_time()
    error = refused(title, text)
    assert (error.key, error.line) == ("values-too-deep", 2)
    assert time.process_time() - before < 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a.b.c.d.e.f.g.h.i = 1", 1),
        ("x = 1\ny = { a.b.c.d.e.f.g.h.i = 1 }", 2),
        ('"a"."b".c.d.e.f.g.h.i = 1', 1),
        ('x = """\n....\n"""\n[a.b.c.d.e.f.g.h.i]', 4),
        ("x = 'a\n[a.b.c.d.e.f.g.h.i]", 2),
    ],
)
def test_long_names_are_found_wherever_they_stand(text: str, line: int) -> None:
    assert line_of_long_name(text, 8) == line


@pytest.mark.parametrize(
    "text", ["a.b.c.d.e.f.g.h = 1", "# ..........", "x = '..........'", "x = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]"]
)
def test_other_dots_do_not_count(text: str) -> None:
    assert line_of_long_name(text, 8) == 0


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("[events]\ntumult = five\n", 2, 10),
        ("[events]\ntumult = ", 2, "end"),
        ("[events\n", 1, 8),
        ("a = 1\na = 2\n", 2, 6),
    ],
)
def test_what_is_no_toml_is_named_with_line_and_column(text: str, line: int, column: object) -> None:
    error = refused("non-olet", text)
    assert (error.key, error.line, error.facts["column"]) == ("values-not-toml", line, column)
    assert (str(column) in Texts("de").error(error)) == (column != "end")


def test_lines_of_entries() -> None:
    text = """# [not.this]
top = 1
"a b".'c' = { d = 1 }   # e = 2
[one]
x = [
  "y = 1", # [no.table]
  ["z"],
]
[ one . "two" ]
text = '''
[three]
z = 1
'''
w = "]"
[[rows]]
v = 1
"""
    assert lines_of_entries(text) == {
        "top": 2,
        "a b.c": 3,
        "one": 4,
        "one.x": 5,
        "one.two": 9,
        "one.two.text": 10,
        "one.two.w": 14,
        "rows": 15,
        "rows.v": 16,
    }


def test_wrong_values_are_shown_as_they_are_written() -> None:
    assert as_written({"card": "ink", "copies": True}) == '{ card = "ink", copies = true }'
    assert as_written([1, [2, [3, [4]]]]) == "[1, [2, [3, …]]]"
    assert len(as_written("x" * 999)) == 60


scalars = st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.floats(allow_nan=False) | st.text(max_size=8)
scalars |= st.sampled_from(
    ["plain", "hat", "60 bin", "sunglasses", "last", "3/3", "0/9", "seated senator 1", "paid 99", "owner"]
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


def without_none(value: Any) -> Any:
    if isinstance(value, list):
        return [without_none(part) for part in value if part is not None]
    if isinstance(value, dict):
        return {name: without_none(part) for name, part in value.items() if part is not None}
    return 0 if value is None else value


@st.composite
def files(draw: st.DrawFn, title: str) -> str:
    """A file with a few entries: known ones with any value, parts of known ones, unknown ones."""
    known = sorted(ENTRIES[title])
    lines: dict[tuple[str, ...], Any] = {}
    for path in draw(st.lists(st.sampled_from(known), max_size=4)):
        ours = ENTRIES[title][path]
        value = draw(anything | st.just(ours))
        if isinstance(ours, list) and draw(st.booleans()):
            at = draw(st.integers(0, len(ours)))
            value = [*ours[:at], draw(scalars), *ours[at + draw(st.integers(0, 1)) :]]
        lines[path[: draw(st.integers(1, len(path)))] if draw(st.integers(0, 9)) == 0 else path] = without_none(value)
    if draw(st.integers(0, 3)) == 0:
        lines[(*draw(st.sampled_from(known))[:-1], draw(st.text(min_size=1, max_size=6)))] = without_none(
            draw(anything)
        )
    return "".join(written(path, value) for path, value in lines.items())


def check(error: ValuesError, text: str) -> None:
    assert 1 <= error.line <= len(text.split("\n"))
    for language in LANGUAGES:
        assert Texts(language).error(error).startswith("my-box.toml:")


@every_title
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_any_file_is_read_or_refused(title: str, data: st.DataObject) -> None:
    """The only error is the typed one, with words in every language. Accepted values can be written into a record."""
    text = data.draw(files(title) | st.text(max_size=60))
    try:
        values = read(title, text)
    except ValuesError as error:
        check(error, text)
    else:
        game = pecunia.new(title, seed=1, players=2, values=values)
        assert from_position(game.position()).state_hash() == game.state_hash()
