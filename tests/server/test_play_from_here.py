"""Playing on from a moment of a recorded game. What the seat could not see is dealt again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pecunia.core.moves import seat_letter
from pecunia.games import from_position, from_record
from pecunia.server.background.replay_jobs import onward_table
from pecunia.server.messages import PlayFromHereRequest
from tests.server.people import Person
from tests.server.processes import Server

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = ["2005-3-players", "2016-4-players-draft", "modules-all-4-players", "olet-4-players"]


def recorded(name: str) -> str:
    return (GOLDEN / f"{name}.pecunia").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RECORDS)
def test_the_seat_sees_what_it_saw_and_the_rest_is_dealt_again(name: str) -> None:
    game, _ = from_record(recorded(name))
    moves = len(game.history())
    hidden = set()
    for move in range(0, moves, 7):
        seat = move % game.seats
        saw = game.earlier(moves - move).view(seat).snapshot()
        for seed in ("one", "other"):
            prepared = onward_table(PlayFromHereRequest(recorded(name), move, seat), seed)
            begun = from_position(prepared.start)
            sees = begun.view(seat).snapshot()
            assert sees | {"undo": 0} == saw | {"undo": 0}
            assert prepared.seat == seat
            assert sorted(prepared.setting.bots) == [seat_letter(other) for other in range(game.seats) if other != seat]
            hidden.add((move, begun.position()))
    assert len(hidden) > len(range(0, moves, 7))


def test_onward_at_the_server(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            record = recorded("2016-3-players")
            game, _ = from_record(record)
            wish = {"record": record, "move": 20, "seat": 1}
            seen = await anna.ask("POST", "/onward", wish)
            assert seen["you"] == 1
            assert seen["table"]["status"] == "playing"
            assert seen["table"]["options"] == game.options.text()  # type: ignore[attr-defined]
            assert seen["table"]["setting"]["begin"] == {"kind": "onward", "name": "20"}
            async with anna.chair(seen["table"]["id"]) as chair:
                running = await anna.ask("GET", f"/tables/{seen['table']['id']}/record")
                assert "roman-pile" not in running
                assert "start" not in running
                await chair.say("resign")
                over = await anna.ask("GET", f"/tables/{seen['table']['id']}/record")
                assert "start" in over
                again, _ = from_record(over)
                assert again.start is not None
                assert again.start.view(1).snapshot()["turn"] == game.earlier(len(game.history()) - 20).turn
                assert await chair.refused("rematch") == "begins-by-chance"

    asyncio.run(run())


def test_where_nobody_can_play_on(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            record = recorded("2016-3-players")
            moves = len(from_record(record)[0].history())
            wish = {"record": record, "move": 20, "seat": 1}
            cases: list[tuple[dict[str, Any], str]] = [
                ({"move": moves}, "game-over"),
                ({"seat": 3}, "no-such-seat"),
                ({"bot": "cmd:ls"}, "option-bot"),
                ({"record": "nonsense"}, "record-head"),
                ({"record": record.replace("rules 1", "rules 99")}, "record-rules-version"),
                ({"record": record.removesuffix("end\n")}, "record-truncated"),
                ({"record": "x" * 100_001}, "malformed"),
            ]
            for wrong, key in cases:
                assert await anna.refused("POST", "/onward", wish | wrong) == key
            laid = await anna.refused("POST", "/tables", {"begin": {"kind": "day", "name": "2026-11-16"}})
            assert laid == "begins-by-chance"

    asyncio.run(run())
