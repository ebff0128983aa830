"""Sockets that ask for a language get words: what their seat may see, and why a move is not allowed."""

import asyncio

import pytest

from pecunia.texts import LANGUAGES, Texts
from tests.server.people import Chair, Person
from tests.server.processes import Server


async def told_in_words(server: Server, game: str, language: str) -> None:
    async with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
        table = await anna.lay_table(game=game, players=2, public=True)
        await anna.ask("POST", f"/tables/{table}/sit", {})
        await ben.ask("POST", f"/tables/{table}/sit", {})
        await anna.ask("POST", f"/tables/{table}/start")
        async with anna.chair(table, language=language) as speaking, ben.chair(table) as silent:
            assert silent.said is None
            asked, other = (speaking, silent) if speaking.asked else (silent, speaking)
            for _ in range(8):
                compare_words(speaking)
                assert asked.view is not None
                await asked.say("move", move=asked.view["moves"][0])
                while other.number < asked.number:
                    await other.hear()
                asked, other = (speaking, silent) if speaking.asked else (silent, speaking)
            assert speaking.told
            assert silent.said is None


def compare_words(chair: Chair) -> None:
    assert chair.view is not None
    assert chair.said is not None
    assert chair.said["question"]
    assert len(chair.said["moves"]) in (0, len(chair.view["moves"]))
    assert not chair.asked or len(chair.view["moves"]) > 100 or all(chair.said["moves"])


@pytest.mark.parametrize("game", ["non-olet", "olet"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_speaks(sqlite_server: Server, game: str, language: str) -> None:
    asyncio.run(told_in_words(sqlite_server, game, language))


async def reasons(server: Server) -> None:
    async with Person(server.url, "Anna") as anna:
        table = await anna.lay_table(players=2, bots={"B": "random"}, public=True)
        await anna.ask("POST", f"/tables/{table}/sit", {})
        await anna.ask("POST", f"/tables/{table}/start")
        async with anna.chair(table, language="de") as chair:
            await chair.until(lambda chair: chair.asked)
            assert chair.view is not None
            legal = chair.view["moves"][0]
            number = chair.number
            assert (await chair.why_not(legal))["key"] == "allowed"
            refused = await chair.why_not("collect L")
            assert refused["key"] == "not-now"
            asked = Texts("de").text("question-window")
            assert refused["message"] == f"Das geht jetzt nicht. Die Frage ist: „{asked}“ (§2.3)"
            assert refused["clause"] == "§2.3"
            assert (await chair.why_not("fly away"))["key"] == "not-a-move"
            thing = await chair.why_not("A M")
            assert (thing["key"], thing["move"]) == ("not-now", "seat M")
            assert chair.number == number


def test_why_not(sqlite_server: Server) -> None:
    asyncio.run(reasons(sqlite_server))


async def in_words_alone(server: Server) -> None:
    async with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
        table = await anna.lay_table(players=2, bots={"B": "greedy"}, public=True)
        assert await anna.ask("GET", f"/tables/{table}/text") == {"parts": []}
        await anna.ask("POST", f"/tables/{table}/sit", {})
        await anna.ask("POST", f"/tables/{table}/start")
        async with anna.chair(table) as chair:
            await chair.until(lambda chair: chair.asked)
            own = (await anna.ask("GET", f"/tables/{table}/text"))["parts"]
            watched = (await ben.ask("GET", f"/tables/{table}/text"))["parts"]
        assert [part["title"] for part in own][:3] == ["Now", "A Anna, you, to play", "Your hand"]
        assert "Your hand" not in [part["title"] for part in watched]
        assert any(part["title"] == "B Balbina" for part in own)


def test_the_table_in_words(sqlite_server: Server) -> None:
    asyncio.run(in_words_alone(sqlite_server))
