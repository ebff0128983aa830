"""Impossible positions are refused, each break with its own key. The table is `breaks.toml`."""

import ast
from pathlib import Path

import pytest

import pecunia
from pecunia.core.chance import stream_of
from pecunia.core.errors import FileError
from pecunia.games import from_position
from pecunia.texts import LANGUAGES, Texts

from .breaking import Row, broken, legal, rows

SOURCE = Path(pecunia.__file__).parent
READERS = [
    "core/position.py",
    "non_olet/engine/position_reader.py",
    "non_olet/engine/position_checks.py",
    "non_olet/engine/modules/module_reader.py",
    "olet/engine/position_reader.py",
    "olet/engine/position_checks.py",
]
ALWAYS = ("pecunia", "game", "options", "values", "turn", "agenda", "trigger", "outcome")  # lines that are always kept
LEFT_OUT = {"non-olet": 3, "olet": 12}  # one line in this many; lines of Pecunia Olet depend on each other more
TRIES = 5  # positions for each row, from different games if possible


@pytest.mark.parametrize("row", rows(), ids=str)
def test_a_broken_position_is_called_what_it_is(row: Row) -> None:
    found = [each for each in (broken(text, row) for text in legal(row.game)) if each is not None]
    assert found, "no legal position has what this row breaks"
    step = max(1, len(found) // TRIES)
    for text, line in found[::step][:TRIES]:
        with pytest.raises(FileError) as refusal:
            from_position(text, "table.txt")
        assert (refusal.value.key, refusal.value.line) == (row.called, line), text
        for language in LANGUAGES:
            sentence = Texts(language).error(refusal.value)
            assert sentence.startswith(f"table.txt:{line}: ")
            assert "{" not in sentence.replace(text, "") or row.called == "position-values"


def test_the_unbroken_positions_are_accepted() -> None:
    """Otherwise the table would prove nothing."""
    for game in ("non-olet", "olet"):
        for text in legal(game)[::9]:
            assert from_position(text).position() == text


@pytest.mark.parametrize("game", ["non-olet", "olet"])
def test_what_is_accepted_stays_acceptable(game: str) -> None:
    """People leave lines out. A position that is completed and accepted can be written again after every move."""
    accepted = 0
    positions = legal(game)
    for number in range(0, len(positions), max(1, len(positions) // 200)):
        stream = stream_of(f"left-out-{number}")
        lines = positions[number].splitlines()
        kept = [line for line in lines if line.split()[0] in ALWAYS or stream.below(LEFT_OUT[game])]
        try:
            table = from_position("\n".join(kept))
        except FileError:
            continue  # the missing line may be needed
        accepted += 1
        for _move in range(25):
            text = table.position()
            assert from_position(text).position() == text
            if table.question is None:
                break
            table.play(stream.choose(table.question.moves))
    assert accepted > 15


def test_every_refusal_of_the_readers_is_in_the_table() -> None:
    """For every key with which a reader can refuse a position, a row of the table causes that refusal."""
    keys = set()
    for name in READERS:
        for node in ast.walk(ast.parse((SOURCE / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("error", "PositionError"):
                named = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                keys |= {value for value in named if isinstance(value, str)}
    assert keys == {row.called for row in rows()}
