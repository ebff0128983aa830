"""The waiting room: bots on free seats, other options, talk; and bots for people who are not here."""

import asyncio
import time
from typing import Any

import pytest

from pecunia.core.errors import PecuniaError
from pecunia.server.messages import Answer, Ask, LetBotPlay
from pecunia.server.store.rows import LogEntry, TableRow
from pecunia.server.tables.commands import LET_BOT_PLAY_AFTER, EntryDraft, answer, let_bot_play
from pecunia.server.tables.state import TableState
from tests.server.people import Person, table_of
from tests.server.processes import Server


def test_the_host_changes_what_is_played(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
            laid = await anna.ask("POST", "/tables", {"players": 3})
            table, invitation = laid["table"]["id"], laid["invitation"]
            await anna.ask("POST", f"/tables/{table}/sit", {"seat": 0})
            await ben.ask("POST", f"/tables/{table}/sit", {"seat": 1, "invitation": invitation})
            address = f"/tables/{table}/setting"

            async def change(**wanted: Any) -> Any:
                return (await anna.ask("PUT", address, wanted))["table"]

            assert (await change(bots={"C": "greedy"}))["seats"][2]["name"] == "Cassius"
            assert (await change(bots={}))["seats"][2]["taken"] is False
            changed = await change(options={"edition": 2016, "modules": ["events"]}, bots={"C": "random"})
            assert "modules=events" in changed["options"]
            assert [seat["name"] for seat in changed["seats"]] == ["Anna", "Ben", "Cassius"]
            assert (await change(pace={"kind": "days", "limit": 3}))["setting"]["pace"] == {"kind": "days", "limit": 3}
            assert await anna.refused("PUT", address, {"bots": {"B": "greedy"}}) == "seat-taken"
            assert await anna.refused("PUT", address, {"bots": {"D": "greedy"}}) == "no-such-seat"
            assert await anna.refused("PUT", address, {"bots": {"C": "nobody"}}) == "option-bot"
            assert await anna.refused("PUT", address, {"options": {"edition": 1999}}) == "option-edition"
            assert await ben.refused("PUT", address, {"bots": {}}) == "not-host"
            # Everybody sees it, and so does who reads the log from its beginning.
            seen = (await ben.ask("GET", f"/tables/{table}"))["table"]
            assert "modules=events" in seen["options"]
            started = await anna.ask("POST", f"/tables/{table}/start")
            assert started["table"]["status"] == "playing"
            assert await anna.refused("PUT", address, {"bots": {}}) == "already-started"

    asyncio.run(run())


def written(table: TableState, draft: Any) -> None:
    """Apply what a command drafts, as a room does."""
    assert isinstance(draft, EntryDraft)
    table.apply(LogEntry(table.number + 1, draft.kind, draft.seat, draft.identity, draft.text, draft.message_id, 0.0))


def playing(people: int) -> TableState:
    """A game that began long ago. Nobody has moved since."""
    setting = f'{{"game": "olet", "players": {people}}}'
    table = TableState(TableRow("t", setting, "seed", "", "p0", "open", False, 0.0, 0.0))
    entries = [("sit", seat, f"p{seat}") for seat in range(people)] + [("start", -1, "p0")]
    for kind, seat, who in entries:
        table.apply(LogEntry(table.number + 1, kind, seat, who, "", "", 0.0))
    return table


def test_a_bot_plays_for_somebody_absent_if_all_others_agree() -> None:
    table = playing(3)
    absent = table.asked()
    first, second = (seat for seat in range(3) if seat != absent)
    with pytest.raises(PecuniaError, match="nobody-away"):
        let_bot_play(table, f"p{absent}", LetBotPlay("1"))
    written(table, let_bot_play(table, f"p{first}", LetBotPlay("2")))
    assert table.ask == Ask(first, 0, [])
    assert table.asks_for_bot()
    assert not table.seats[absent].away
    written(table, answer(table, f"p{second}", Answer("3", True)))
    assert table.ask is None
    assert table.seats[absent].played_by == "greedy"
    with pytest.raises(PecuniaError, match="nobody-away"):
        let_bot_play(table, f"p{first}", LetBotPlay("4"))


def test_one_who_declines_is_enough() -> None:
    table = playing(3)
    first, second = (seat for seat in range(3) if seat != table.asked())
    written(table, let_bot_play(table, f"p{first}", LetBotPlay("1")))
    written(table, answer(table, f"p{second}", Answer("2", False)))
    assert table.ask is None
    assert not any(seat.away for seat in table.seats)


def test_whoever_is_alone_with_an_absent_player_need_not_ask_anybody() -> None:
    table = playing(2)
    absent = table.asked()
    table.asked_at = time.time() - LET_BOT_PLAY_AFTER / 2
    with pytest.raises(PecuniaError, match="not-away-long"):
        let_bot_play(table, f"p{1 - absent}", LetBotPlay("1"))
    table.asked_at = 0.0
    written(table, let_bot_play(table, f"p{1 - absent}", LetBotPlay("2")))
    assert table.seats[absent].away


def test_nobody_who_is_here_is_replaced(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", game="olet") as chairs:
            waiting = next(chair for chair in chairs if chair.view and chair.view["asked"] != chair.you)
            assert await waiting.refused("let-bot-play") == "still-here"

    asyncio.run(run())
