"""What a server must do with the third title; `test_third_title.py` runs it where the title is installed."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from obolus.bots import ObolusJudge
from other_judge import review_by_another

from pecunia.bots.judges import judge_of
from pecunia.games import from_record
from pecunia.review.review import review_of
from pecunia.review.review_report import review_from
from pecunia.texts import LANGUAGES, Texts
from tests.server.people import Chair, Person, Refusal
from tests.server.processes import Server

NAME = "obolus"
ROUNDS = 3
# Options that the title does not allow or does not have, and values of a wrong type.
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"rounds": 4}, "option-round-cap"),
    ({"target": 10}, "option-not-of-game"),
    ({"rounds": "2"}, "malformed"),
    ({"rounds": True}, "malformed"),
    ({"rounds": None}, "malformed"),
    ({"rounds": 2.5}, "malformed"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert running.errors() == []


async def played(anna: Person, **options: int) -> Chair:
    """Play at a table with one bot to the end over the socket, in German."""
    table = await anna.lay_table(game=NAME, players=2, bots={"B": "greedy"}, public=True, options=options)
    await anna.ask("POST", f"/tables/{table}/sit", {"seat": 0})
    await anna.ask("POST", f"/tables/{table}/start")
    async with anna.chair(table, language="de") as chair:
        texts = Texts("de")
        await chair.until(lambda chair: chair.asked)
        assert chair.said is not None
        assert chair.said["question"] == texts.text("question-lay")
        assert len(chair.said["moves"]) == options.get("rounds", ROUNDS)
        await chair.play()
        return chair


def test_the_catalogue_has_it_after_ours(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            first, *_, last = await anna.ask("GET", "/games")
            assert (last["game"], last["label"]) == (NAME, "Obolus")
            assert (last["least"], last["usual"], last["most"]) == (2, 3, 4)
            assert (last["lesson"], last["puzzles"]) == (False, False)
            assert first["lesson"]
            assert first["puzzles"]

    asyncio.run(run())


def test_it_plays_over_a_socket_and_its_record_replays(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            chair = await played(anna)
            assert chair.view is not None
            assert sum(chair.view["outcome"][2]) == ROUNDS
            record = await anna.ask("GET", f"/tables/{chair.table_id}/record")
            game, _ = from_record(record)
            assert game.scores() == chair.view["outcome"][2]

            replay = await anna.ask("POST", "/replays", {"record": record})
            assert replay["game"] == NAME
            assert [step["move"] for step in replay["steps"]] == [one.move.text for one in game.history()]
            assert replay["steps"][-1]["scores"] == game.scores()
            hands = {name: [player.get("hand") for player in view["players"]] for name, view in replay["views"].items()}
            assert [hand is None for hand in hands["A"]] == [False, True]
            assert hands["spectator"] == [None, None]
            said = await anna.ask("POST", "/replays/text", {"record": record, "at": 1, "seat": "A"})
            assert len(said["parts"]) == game.seats
            page = await anna.ask("POST", "/replays/page", {"record": record})
            assert "<title>Obolus</title>" in page
            course = await anna.ask("GET", f"/tables/{chair.table_id}/course")
            assert course["scores"][-1] == game.scores()

    asyncio.run(run())


def test_it_has_options_of_its_own(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            *_, info = await anna.ask("GET", "/games")
            assert (info["options"], info["possible"]) == (["rounds"], {"": ["rounds"]})
            (rounds,) = info["settings"]
            assert (rounds["name"], rounds["kind"], rounds["values"]) == ("rounds", "number", [1, 3])
            assert {language: words["title"] for language, words in rounds["words"].items()} == {
                language: Texts(language).text("obolus-rounds") for language in LANGUAGES
            }
            chair = await played(anna, rounds=2)
            table = await anna.ask("GET", f"/tables/{chair.table_id}")
            assert table["table"]["setting"]["options"] == {"rounds": 2}
            assert table["table"]["options"] == "players=2 rounds=2"
            assert chair.view is not None
            assert sum(chair.view["outcome"][2]) == 2
            for options, refusal in REFUSED:
                with pytest.raises(Refusal, match=refusal):
                    await anna.lay_table(game=NAME, players=2, options=options)

    asyncio.run(run())


def test_it_is_reviewed_with_its_own_judge(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            chair = await played(anna)
            record = await anna.ask("GET", f"/tables/{chair.table_id}/record")
            seen: dict[str, Any] = await anna.ask("POST", "/reviews", {"record": record})
            while seen["review"] is None:
                await asyncio.sleep(0.2)
                seen = await anna.ask("POST", "/reviews", {"record": record})
            expected = review_of(record, jobs=1)
            assert review_from(seen["review"]) == expected
            assert {source.group for source in expected.sources} == {"round"}
            assert type(judge_of(NAME)) is ObolusJudge
            assert review_by_another(record).decisions != expected.decisions

    asyncio.run(run())


def test_what_it_does_without_is_refused_by_name(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            assert await anna.ask("GET", f"/puzzles/{NAME}") == []
            with pytest.raises(Refusal, match="unknown-lesson"):
                await anna.ask("POST", f"/lessons/{NAME}")
            today = await anna.ask("POST", f"/days/{NAME}")
            assert len(today["table"]["seats"]) == 3
            assert (await anna.ask("GET", f"/days/{NAME}"))["status"] == "playing"

    asyncio.run(run())
