"""Tables drawn at random: all kinds come up, and every one of them can be played."""

from collections import Counter
from typing import Any

import pytest

from pecunia.core.chance import stream_of
from pecunia.lab.draws import between, percent, shared_out, some_of, weighted
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.non_olet.engine.options import HOUSE_RULES
from pecunia.titles.registry import TITLES

DRAWN = 500
SHARDS = 4


def variants(title: str, first: int, number: int) -> list[Any]:
    draw = TITLES[title].lab().variant
    return [draw(stream_of(f"variant-{index}")) for index in range(first, first + number)]


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("title", TITLES)
def test_every_drawn_table_is_dealt_and_played_to_its_end(title: str, shard: int) -> None:
    for number, options in enumerate(variants(title, shard * DRAWN // SHARDS, DRAWN // SHARDS)):
        game = TITLES[title].engine.new(options, str(number))
        stream = stream_of(f"play-{number}")
        while game.question is not None:
            game.play(stream.choose(game.question.moves))
            assert game.turn < 10_000, options.text()
        assert game.outcome is not None


@pytest.mark.parametrize("title", TITLES)
def test_positions_carry_the_values_of_a_drawn_box(title: str) -> None:
    """A drawn box is like an owner's: a written game can be read again, with the same values."""
    from pecunia.games import from_position

    checked = 0
    for number, options in enumerate(variants(title, 0, 30)):
        if options.values.replaced:
            game = TITLES[title].engine.new(options, str(number))
            again: Any = from_position(game.position())
            assert again.position() == game.position()
            assert again.options.values.replaced == options.values.replaced
            checked += 1
    assert checked > 5


def test_all_kinds_of_latrines_come_up() -> None:
    found = variants("non-olet", 0, 300)
    usual = TITLES["non-olet"].engine.options()
    assert {options.players for options in found} == set(range(2, 7))
    assert {options.edition for options in found} == {2005, 2016}
    assert {module for options in found for module in options.modules} == set(MODULES)
    assert {options.dark_red for options in found} == {options.open_draft for options in found} == {False, True}
    for name, choices in HOUSE_RULES.items():
        assert len({options.house[name] for options in found}) > len(choices) // 2, name
    assert len({options.target for options in found}) > 20
    common = Counter((options.players, len(options.modules)) for options in found)
    assert common[2, 0] > 20 < common[4, 0]
    assert 0.7 < sum(not options.values.replaced for options in found) / len(found) < 0.85
    assert sum(options.house == usual.house and not options.values.replaced for options in found) > len(found) // 2


def test_all_kinds_of_schemes_come_up() -> None:
    found = variants("olet", 0, 200)
    assert {options.players for options in found} == {2, 3, 4}
    assert {options.open_money for options in found} == {False, True}
    assert {options.tie for options in found} == {"shared", "replay"}
    assert 0.7 < sum(not options.values.replaced for options in found) / len(found) < 0.85
    boards = {" ".join(options.board.printed()[0]) for options in found}
    assert len(boards) > 40
    assert any(not options.board.usual for options in found)


@pytest.mark.parametrize("title", TITLES)
def test_the_same_stream_draws_the_same_table(title: str) -> None:
    one, other = variants(title, 7, 3), variants(title, 7, 3)
    assert [(options.text(), options.values.replaced) for options in one] == [
        (options.text(), options.values.replaced) for options in other
    ]


def test_draws_keep_to_their_weights_and_bounds() -> None:
    stream = stream_of("draws")
    found = Counter(weighted(stream, {"often": 9, "seldom": 1, "never": 0}) for _draw in range(1000))
    assert 850 < found["often"] < 950
    assert found["never"] == 0
    assert {between(stream, 3, 5) for _draw in range(100)} == {3, 4, 5}
    assert 150 < sum(percent(stream, 20) for _draw in range(1000)) < 250
    chosen = some_of(stream, list("abcdef"), 3)
    assert chosen == sorted(set(chosen))
    assert len(chosen) == 3
    parts = shared_out(stream, 12, 8)
    assert (len(parts), sum(parts), min(parts) > 0) == (8, 12, True)
