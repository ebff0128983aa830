"""What goes with the sentences of the log: how many happenings each tells, whom they touch, and what was taken back."""

import asyncio
from typing import get_args

import pytest

from pecunia.core.chance import stream_of
from pecunia.core.happenings import Happening
from pecunia.core.view import SPECTATOR
from pecunia.non_olet.words import telling as non_olet
from pecunia.olet.words import telling as olet
from pecunia.server.messages import MoveMessage, TakeBack
from pecunia.server.tables.catch_up import missed_happenings
from pecunia.server.tables.opening import OpenedTable
from pecunia.server.tables.state import TableState
from pecunia.server.tables.table_words import TableWording
from pecunia.titles.registry import TITLES
from tests.server.test_leaks import GAMES
from tests.server.worlds import World, open_world


def kinds_of(title: str) -> set[str]:
    types = TITLES[title].message_types
    assert types is not None
    return {kind for one in types().happenings for kind in get_args(one.__annotations__["kind"])}


def test_only_kinds_that_are_declared_touch_anybody() -> None:
    assert kinds_of("non-olet") >= non_olet.HARMS | non_olet.HELPS
    assert not non_olet.HARMS & non_olet.HELPS
    assert kinds_of("olet") >= olet.HELPS


def test_a_gift_harms_one_and_helps_another() -> None:
    assert non_olet.touched(Happening("money-given", 0, {"to": 2, "amount": 3}, {})) == ([0], [2])
    moved = {"roman": 4, "position": 1, "goal": 0}
    assert non_olet.touched(Happening("queue-moved", 1, {**moved, "to": 0}, {})) == ([1], [])
    assert non_olet.touched(Happening("queue-moved", 1, {**moved, "to": 1}, {})) == ([], [])
    assert olet.touched(Happening("godfather-paid", -1, {"payers": [0, 3], "amounts": [20, 10]}, {})) == ([0, 3], [])


async def play(world: World, count: int, take_back: bool) -> None:
    stream = stream_of("notes")
    for number in range(count):
        asked = world.table.asked()
        if asked < 0:
            return
        moves = world.game.view(asked).moves
        undoing = [seat for seat in range(world.game.seats) if world.game.undo_limit(seat)]
        if take_back and undoing and stream.below(4) == 0:
            await world.say(undoing[0], TakeBack(f"{number}", 1))
        else:
            await world.say(asked, MoveMessage(f"{number}", moves[stream.below(len(moves))].text))


def replayed(world: World) -> list[tuple[str, int]]:
    """What has happened in the game as it stands: moves that were taken back are not in it."""
    game = world.game
    past = game.history()
    twin = game.earlier(len(past))
    told: list[Happening] = []
    twin.listener = told.append
    for played in past:
        twin.play(played.move)
    return [(happening.kind, happening.player) for happening in told]


@pytest.mark.parametrize("kind", [kind for kind, (title, *_) in GAMES.items() if title.name == "non-olet"])
def test_what_was_taken_back_is_not_in_the_log(kind: str) -> None:
    async def run() -> None:
        title, players, options = GAMES[kind]
        world = open_world(title.name, players, options)
        await play(world, 120, take_back=True)
        assert world.table.taken_back > 3
        opened = OpenedTable(TableState(world.table.row), world.shelf.log, 0)
        missed = missed_happenings(opened, SPECTATOR, len(world.shelf.log))
        told = [(happening.kind, happening.player) for happened in missed for happening in happened.happenings]
        known = replayed(world)
        assert [one for one in told if one in known] == told
        assert len(told) >= len(known) - 20  # some secret choices are told to their player only
        numbers = [happened.number for happened in missed]
        assert numbers == sorted(numbers)

    asyncio.run(run())


@pytest.mark.parametrize("kind", GAMES)
def test_the_notes_tell_all_happenings(kind: str) -> None:
    async def run() -> None:
        title, players, options = GAMES[kind]
        world = open_world(title.name, players, options)
        await play(world, 60, take_back=False)
        opened = OpenedTable(TableState(world.table.row), world.shelf.log, 0)
        missed = missed_happenings(opened, 0, len(world.shelf.log))
        said = TableWording().question_and_moves(world.table, 0, "en", missed)
        assert len(said.told) == len(said.notes)
        assert sum(note.count for note in said.notes) == sum(len(happened.happenings) for happened in missed)
        seats = {seat for note in said.notes for seat in [*note.harms, *note.helps]}
        assert seats
        assert seats <= set(range(players))

    asyncio.run(run())
