"""Printing at the server: the list, the preview, the PDF, and what is refused."""

import asyncio
from base64 import b64decode
from typing import Any

from pecunia.printing.product_names import SETS
from tests.server.people import Person
from tests.server.processes import Server

ORDER: dict[str, Any] = {"sets": ["favours"], "languages": ["it"]}


def test_an_order(sqlite_server: Server) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            choices = await anna.ask("GET", "/print")
            assert [choice["key"] for choice in choices["sets"]] == list(SETS)
            assert all(choice["name"] for choice in choices["sets"] + choices["products"])
            look = await anna.ask("POST", "/print/look", ORDER)
            assert len(look["pictures"]) == 4  # front and back, the last page and its back
            for picture in look["pictures"]:
                assert b64decode(picture.removeprefix("data:image/png;base64,")).startswith(b"\x89PNG")
            answer = await anna.http.post("/print", json=ORDER)
            assert answer.headers["content-type"] == "application/pdf"
            assert answer.content.startswith(b"%PDF")

    asyncio.run(run())


def test_what_is_refused(sqlite_server: Server) -> None:
    wrong: dict[str, dict[str, Any]] = {
        "print-set": {"sets": ["2017"]},
        "print-product": {"product": "poster"},
        "print-paper": {"paper": "a3"},
        "print-size": {"size": "5x5"},
        "option-language": {"languages": ["es"]},
        "print-values-both": {"sets": ["2005", "olet"], "values": "[romans]"},
        "values-unknown-table": {"sets": ["2005"], "values": "[horses]\n"},
        "malformed": {"sets": []},
    }

    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            for key, wish in wrong.items():
                assert await anna.refused("POST", "/print", ORDER | wish) == key

    asyncio.run(run())
