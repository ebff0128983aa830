"""Follow the money: a finished game replayed, for the chart at its end."""

import asyncio
from pathlib import Path

import pytest

from pecunia.games import from_record
from pecunia.review.review import chances_of
from pecunia.server.background.score_history import score_history
from pecunia.server.background.turning_points import turning_points
from tests.server.people import Person, Refusal, table_of
from tests.server.processes import Server

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize(
    ("name", "unit"), [("2016-3-players", "turn"), ("modules-all-4-players", "turn"), ("olet-4-players", "round")]
)
def test_the_course_goes_from_the_start_to_the_outcome(name: str, unit: str) -> None:
    game, _ = from_record((GOLDEN / f"{name}.pecunia").read_text(encoding="utf-8"))
    course = score_history(game)
    assert game.outcome is not None
    assert course.unit == unit
    assert course.scores[0] == game.earlier(len(game.history())).scores()
    assert course.scores[-1] == game.outcome.scores
    assert course.moments == sorted(set(course.moments))
    assert course.moments[-1] == getattr(game, unit)
    ends = {played.turn: number for number, played in enumerate(game.history())}
    if unit == "turn":
        for turn, last in ends.items():
            then = game.earlier(len(game.history()) - last - 1)
            assert course.scores[course.moments.index(turn)] == then.scores()


def test_the_turning_point_is_the_largest_fall_or_the_winners_largest_rise() -> None:
    record = (GOLDEN / "olet-4-players.pecunia").read_text(encoding="utf-8")
    game, _ = from_record(record)
    assert game.outcome is not None
    chances = chances_of(game)
    found = turning_points(record, "de")
    assert len(found) == game.seats
    for seat, point in enumerate(found):
        sign = 1 if seat in game.outcome.winners else -1
        changes = [sign * (now[seat] - then[seat]) for then, now in zip(chances[:-2], chances[1:-1], strict=True)]
        assert point is not None
        assert sign * (point.after - point.before) == max(changes)
        assert (point.before, point.after) == (chances[point.number - 1][seat], chances[point.number][seat])
        assert point.told
        assert game.history()[point.number - 1].turn == point.turn


async def asked_for(server: Server) -> None:
    async with table_of(server, "Anna", "Ben", game="olet", public=False) as (anna, ben):
        where = f"/tables/{anna.table_id}/course"
        with pytest.raises(Refusal, match="not-over"):
            await anna.person.ask("GET", where)
        await anna.say("resign")
        await ben.until(lambda chair: chair.over)
        course = await ben.person.ask("GET", where)
        game, _ = from_record(await ben.person.ask("GET", f"/tables/{anna.table_id}/record"))
        assert course == {"unit": "round", "moments": [0, 1], "scores": [game.scores(), game.scores()]}
        with pytest.raises(Refusal, match="not-over"):  # nobody has won, so nothing has turned the game
            await ben.person.ask("GET", f"/tables/{anna.table_id}/turning")
        async with Person(server.url, "Carla") as carla:
            with pytest.raises(Refusal, match="not-invited"):
                await carla.ask("GET", where)


def test_only_after_the_game_and_only_to_those_who_may_see_it(sqlite_server: Server) -> None:
    asyncio.run(asked_for(sqlite_server))
