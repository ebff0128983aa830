"""Requests made from the OpenAPI document, good and bad ones: every answer is one that the document names."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from pecunia.server.messages import Problem
from tests.server.people import Person
from tests.server.processes import Server

ROOT = Path(__file__).parents[2]
# Requests for each operation: as generated, and about tables that exist.
EXAMPLES = int(os.environ.get("PECUNIA_REQUESTS", "20"))
TOO_LARGE = 413

Case = schemathesis.Case[Any]
schema = schemathesis.openapi.from_path(str(ROOT / "docs" / "openapi.json"))


class Guests:
    """Somebody signed in, and tables in every state: open, begun, over, and another person's by invitation."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.session = requests.Session()
        self.session.trust_env = False
        self.tables: list[str] = []

    async def arrive(self) -> None:
        async with Person(self.url, "Anna") as anna, Person(self.url, "Ben") as ben:
            self.session.headers["authorization"] = f"Bearer {anna.token}"
            laid = [await anna.lay_table(players=2, bots={"B": "random"}, public=True) for _ in range(3)]
            for table in laid:
                await anna.ask("POST", f"/tables/{table}/sit", {})
            await anna.ask("POST", f"/tables/{laid[1]}/start")
            await anna.ask("DELETE", f"/tables/{laid[2]}")
            self.tables = [*laid, await ben.lay_table(), await ben.lay_table(public=True)]

    def call(self, case: Case) -> None:
        response = case.call(base_url=self.url, session=self.session)
        # A game refuses more than a schema can express: an option of another game, a seat that is taken.
        # A request that is too large is refused before it is checked against the schema.
        refused = [negative_data_rejection] if response.status_code == TOO_LARGE else []
        case.validate_response(response, excluded_checks=[positive_data_acceptance, *refused])
        assert response.status_code < 500


@pytest.fixture(scope="module")
def guests(sqlite_server: Server) -> Iterator[Guests]:
    found = Guests(sqlite_server.url)
    asyncio.run(found.arrive())
    with found.session:
        yield found


bounded = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@schema.parametrize()
@bounded
def test_requests_are_answered_as_documented(case: Case, guests: Guests) -> None:
    guests.call(case)


@schema.include(path_regex="{table}").parametrize()
@bounded
def test_requests_about_tables_that_there_are(case: Case, guests: Guests) -> None:
    """In requests that follow the document, the table is one of ours."""
    if case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE:
        name = str(case.path_parameters.get("table", ""))
        case.path_parameters["table"] = guests.tables[len(name) % len(guests.tables)]
    guests.call(case)


BODIES = {
    "nothing": (b"", 400),
    "no JSON": (b"name=Anna", 400),
    "no text": (b'{"name": "\xff\xfe"}', 400),
    "half a letter": (rb'{"name": "\ud800"}', 400),
    "NUL": (rb'{"name": "a\u0000b"}', 400),
    "deep": (b"[" * 50_000, 400),
    "deep inside": (b'{"name": ' + b'{"name": ' * 10_000, 400),
    "large": (b'{"name": "' + b"x" * 200_000 + b'"}', 413),
    "twice": (b'{"name": "Anna"}{"name": "Ben"}', 400),
    "a number": (b'{"name": 1}', 400),
    "more": (b'{"name": "Anna", "identity": "x"}', 400),
}


@pytest.mark.parametrize("kind", BODIES)
def test_bodies_that_cannot_be_read(guests: Guests, kind: str) -> None:
    body, status = BODIES[kind]
    answer = guests.session.post(f"{guests.url}/api/v1/accounts", data=body)
    assert answer.status_code == status
    assert msgspec.json.decode(answer.content, type=Problem).key in ("malformed", "too-large", "not-printable")
