"""An owner's values travel in one line of every position and record. Whatever is accepted is read back the same."""

import copy
import json
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pecunia.core.chance import stream_of
from pecunia.core.errors import ValuesError
from pecunia.core.record import write_record
from pecunia.core.toml_lines import without_comments
from pecunia.core.values import MAX_WRITTEN, written
from pecunia.games import from_position, from_record
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES, title

every_title = pytest.mark.parametrize("name", TITLES)
OWN = {name: tomllib.loads(found.engine.own_values_text()) for name, found in TITLES.items()}

texts = st.one_of(
    st.text(max_size=12),
    st.text(alphabet="ab #\n\t\"'\\@$-: \u2028\u00a0\x1f\x7f", max_size=12),
    st.sampled_from(
        ["#", "a#b", "a\nb", "a  b", " a", "plain  hat", "seated  senator\n2", "received\t5", "2/2", "02/2"]
    ),
)
plain = st.one_of(texts, st.integers(-3, 50), st.booleans(), st.lists(texts, max_size=3))


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(str(name))} = {toml(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def places(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every entry and every part of a list."""
    if not isinstance(part, dict | list):
        return [path]
    inside = part.items() if isinstance(part, dict) else enumerate(part)
    return [path, *(found for name, below in inside for found in places(below, (*path, name)))]


def put(tables: dict[str, Any], path: tuple[Any, ...], value: Any) -> None:
    part: Any = tables
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = value


@st.composite
def boxes(draw: st.DrawFn, name: str) -> str:
    """A file of values: parts of ours, some with another text or number, or with an entry that we do not know."""
    tables = copy.deepcopy(OWN[name])
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(tables)[1:]))
        if draw(st.booleans()):
            put(tables, path, draw(plain))
        else:  # a further entry beside this one
            around: Any = tables
            for step in path[:-1]:
                around = around[step]
            if isinstance(around, dict):
                around[draw(texts)] = draw(plain)
    kept = draw(st.lists(st.sampled_from(list(tables)), min_size=1, unique=True))
    return "".join(f"{toml(table)} = {toml(tables[table])}\n" for table in kept)


def is_accepted(name: str, text: str) -> bool:
    try:
        title(name).engine.values_from_text(text, "box.toml")
    except ValuesError:
        return False
    return True


def check_reads_back(name: str, text: str) -> None:
    values = title(name).engine.values_from_text(text, "box.toml")
    engine = title(name).engine
    for players in (title(name).players[0], title(name).players[-1]):
        game = engine.new(engine.options(players=players, values=values), "seed")
        chance = stream_of("moves")
        for _ in range(6):
            again = from_position(game.position())
            assert again.position() == game.position()
            assert again.header() == game.header()
            if game.question is None:
                break
            game.play(chance.choose(game.question.moves))
        record = write_record(game, ["-"] * players)
        assert write_record(from_record(record)[0], ["-"] * players) == record


@every_title
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_accepted_values_are_read_back(name: str, data: st.DataObject) -> None:
    text = data.draw(boxes(name))
    if is_accepted(name, text):
        check_reads_back(name, text)


LADDERS = OWN["non-olet"]["careers"]["ladders"]
WIDE = {key: [task.replace(" ", "  ") for task in tasks] for key, tasks in LADDERS.items() if key != "provenance"}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("olet", '[board.two]\nmarket = ["60  hat", "40\\nhat", "20\\tbin"]\n'),
        ("non-olet", f"[careers]\nladders = {toml(WIDE)}\n"),
    ],
)
def test_odd_spaces_are_read_back(name: str, text: str) -> None:
    check_reads_back(name, text)


@settings(max_examples=50)
@given(st.dictionaries(texts, st.dictionaries(texts, plain, max_size=3) | plain, max_size=3))
def test_a_line_of_values_has_no_comment_and_loses_no_space(replaced: dict[str, Any]) -> None:
    line = written(replaced)
    assert "#" not in line
    assert " ".join(line.split()) == line.strip()
    assert line.splitlines() == [line]
    assert json.loads(line) == replaced


REFUSED = {
    "a sign that begins a comment, in a name": (
        "olet",
        '[track.two]\nstart = { 2 = 0, "#" = 1 }',
        "values-unknown-entry",
    ),
    "a date": ("olet", "[track.two]\nstart = { 2 = 0, 9 = 2001-02-03 }", "values-not-plain"),
    "infinity": ("non-olet", "[careers]\nprice = [0, inf]", "values-not-plain"),
    "too many": ("non-olet", f"[careers]\nprice = [0{', 1' * (MAX_WRITTEN // 2)}]", "values-too-long"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_written_is_refused(case: str) -> None:
    name, text, key = REFUSED[case]
    with pytest.raises(ValuesError) as found:
        title(name).engine.values_from_text(text, "box.toml")
    assert found.value.key == key
    assert len({Texts(language).error(found.value) for language in LANGUAGES}) == len(LANGUAGES)


@every_title
def test_values_without_comments_are_the_same_values(name: str) -> None:
    """Values of a table are stored so: people may have written anything into comments."""
    own = TITLES[name].engine.own_values_text()
    shorn = without_comments(own)
    assert "#" in own
    assert "#" not in shorn
    assert tomllib.loads(shorn) == tomllib.loads(own)
    assert shorn.count("\n") == own.count("\n")


COMMENTED = {
    "a = 1 # x": "a = 1",
    "# x": "",
    "# x\n\t# y\na = 1\n#": "\n\na = 1\n",
    'a = "# no" # "yes"': 'a = "# no"',
    "a = '# \\' # x": "a = '# \\'",
    'a = "\\"# no"': 'a = "\\"# no"',
    'a = """\n# no "" \\""" # no\n""" # yes\n': 'a = """\n# no "" \\""" # no\n"""\n',
    "a = '''\n# no'''#yes\n'b#' = [1, # x\n2]": "a = '''\n# no'''\n'b#' = [1,\n2]",
    "a = 1 # x\r\nb = 2": "a = 1\nb = 2",
}


@pytest.mark.parametrize("text", COMMENTED)
def test_only_comments_are_left_out(text: str) -> None:
    assert without_comments(text) == COMMENTED[text]
    assert tomllib.loads(without_comments(text)) == tomllib.loads(text)


@given(st.dictionaries(texts, plain, max_size=4), st.lists(texts, max_size=4))
def test_any_text_keeps_its_values_without_comments(values: dict[str, Any], comments: list[str]) -> None:
    notes = "".join(f"#{''.join(sign for sign in note if sign.isprintable())}\n" for note in comments)
    text = notes.join(["", *(f"{toml(key)} = {toml(value)} {notes or chr(10)}" for key, value in values.items())])
    assert tomllib.loads(without_comments(text)) == tomllib.loads(text) == values
