"""Every move keeps its number, because old records and trained networks use it. New moves get the next numbers."""

from pathlib import Path
from typing import Any

import pytest

import pecunia
from pecunia.core.moves import Move
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.titles.registry import TITLES
from tests.core.make_action_numbers import OURS, file_of, first_change, lines_of

LARGE_BOX = Path(__file__).parents[1] / "properties" / "olet-large-box.toml"
MAKE = "make the file anew with `python -m tests.core.make_action_numbers`"


def kept(title: str) -> list[str]:
    return file_of(title).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("title", OURS)
def test_every_number_means_the_move_it_always_meant(title: str) -> None:
    assert lines_of(TITLES[title].engine.moves) == kept(title), MAKE


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("non-olet", {"edition": 2005, "players": 2}),
        ("non-olet", {"edition": 2016, "players": 6}),
        ("non-olet", {"edition": 2016, "players": 3, "dark_red": True, "modules": MODULES}),
        ("olet", {"players": 2}),
        ("olet", {"players": 4}),
        ("olet", {"players": 4, "values": LARGE_BOX}),
    ],
)
def test_options_change_how_many_moves_a_table_has_and_no_number(title: str, options: dict[str, Any]) -> None:
    game = pecunia.new(title, seed=1, **options)
    moves = game.all_moves()
    assert len(moves) == TITLES[title].engine.actions(TITLES[title].engine.options(**options))
    assert lines_of(moves) == kept(title)[: len(moves)]
    for move in moves:
        assert game.move(move.text).number == move.number


@pytest.mark.parametrize("title", OURS)
def test_a_move_that_takes_the_number_of_another_is_noticed(title: str) -> None:
    moves = TITLES[title].engine.moves
    longer = [*moves, Move(len(moves), "play next-card")]
    assert first_change(kept(title), lines_of(longer)) is None
    shifted = [moves[0], Move(1, "play next-card"), *(Move(move.number + 1, move.text) for move in moves[1:])]
    assert first_change(kept(title), lines_of(shifted)) == f"kept: 1 {moves[1].text}; now: 1 play next-card"
    assert first_change(kept(title), lines_of(moves[:-1])) == f"kept: {len(moves) - 1} {moves[-1].text}; now: nothing"
