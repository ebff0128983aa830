"""An owner's box over HTTP: the forms, a file by its entries, and what a table keeps of it."""

import asyncio
from typing import Any

from pecunia.texts import LANGUAGES
from tests.server.people import Person
from tests.server.processes import Server

FILE = """\
[about]
by = "Gaius Secretus"
[events]
tumult = 7  # seen by Gaius Secretus
[unfinished]
"romans.slave.cards" = { "1/1" = 3 }
"""


def test_the_forms_are_in_the_language_of_the_reader(sqlite_server: Server) -> None:
    async def read() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            for language in LANGUAGES:
                anna.http.headers["accept-language"] = language
                forms = await anna.ask("GET", "/boxes")
                names = {part["key"]: part["name"] for form in forms for part in form["parts"]}
                assert names["romans"] == {"de": "Römer", "en": "Romans", "fr": "Romains", "it": "Romani"}[language]
                assert {form["game"] for form in forms} == {"non-olet", "olet"}

    asyncio.run(read())


def test_a_file_is_read_by_its_entries(sqlite_server: Server) -> None:
    async def read() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            found: dict[str, Any] = await anna.ask("POST", "/boxes", {"values": FILE})
            assert found["entries"] == {"events.tumult": 7, "romans.slave.cards": {"1/1": 3}}
            assert (found["game"], found["about"], found["problems"]) == ("non-olet", {"by": "Gaius Secretus"}, [])
            wrong = await anna.ask("POST", "/boxes", {"values": "[events]\ntumult = 70\n"})
            assert [problem["entries"] for problem in wrong["problems"]] == [["events.tumult"]]
            assert await anna.refused("POST", "/boxes", {"values": "[events\n"}) == "values-not-toml"

    asyncio.run(read())


def test_what_a_file_says_about_its_owner_is_not_stored(sqlite_server: Server) -> None:
    async def read() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            table = await anna.lay_table(game="non-olet", players=2, values=FILE)
            stored = await anna.ask("GET", f"/tables/{table}/values")
            assert "tumult = 7" in str(stored)
            assert "Gaius" not in str(stored)
            assert "unfinished" not in str(stored)

    asyncio.run(read())
