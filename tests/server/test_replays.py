"""Replays: every seat's view at every move as it was then and no more. Bad records are refused, each with its key."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pecunia.core.changes import applied
from pecunia.core.errors import PecuniaError, RecordError
from pecunia.core.happenings import Happening
from pecunia.core.moves import seat_letter
from pecunia.core.view import OPEN
from pecunia.games import from_record
from pecunia.server.background import offline_page as offline
from pecunia.server.background.offline_page import offline_page, spoken
from pecunia.server.background.replays import (
    MAX_MOVES,
    MAX_SWINGS,
    make_replay,
    recorded_game,
    swings,
    text_at,
    viewers,
)
from pecunia.server.messages import Replay, TextPart
from pecunia.texts import LANGUAGES, Texts
from tests.server.people import Person, Refusal, table_of
from tests.server.processes import Server

GOLDEN = Path(__file__).parents[1] / "golden"
KINDS = ["2005-3-players", "modules-all-4-players", "module-events", "olet-4-players", "olet-open-money"]


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.pecunia").read_text(encoding="utf-8")


def views_of(replay: Replay, eye: str) -> list[dict[str, Any]]:
    """The view of a seat before the first move and after each, built as the page builds it."""
    view: dict[str, Any] = dict(replay.views[eye])
    found = [view]
    for step in replay.steps:
        view = applied(applied(view, step.changes), step.own[eye].changes if eye in step.own else [])
        found.append(view)
    return found


def without_moves(view: dict[str, Any]) -> dict[str, Any]:
    return view | {"moves": [], "undo": 0}


@pytest.mark.parametrize("name", KINDS)
def test_everybody_sees_what_they_saw_then_and_no_more(name: str) -> None:
    text = golden(name)
    replay = make_replay(recorded_game(text), "en")
    game, _ = from_record(text)
    past = game.history()
    assert [(step.player, step.turn, step.move) for step in replay.steps] == [
        (played.player, played.turn, played.move.text) for played in past
    ]
    views = {eye: views_of(replay, eye) for eye in viewers(game)}
    twin = game.earlier(len(past))
    for number in range(len(past) + 1):
        for eye, seat in viewers(game).items():
            assert views[eye][number] == without_moves(twin.view(seat).snapshot()), (eye, number)
        if number == len(past):
            break
        told: list[Happening] = []
        twin.listener = told.append
        twin.play(past[number].move)
        twin.listener = None
        step = replay.steps[number]
        assert step.scores == twin.scores()
        for eye, seat in viewers(game).items():
            own = step.own.get(eye)
            heard = own.happenings if own and own.happenings is not None else step.happenings
            assert heard == [happening.seen_by(seat) for happening in told], (eye, number)


@pytest.mark.parametrize(("name", "hidden"), [("modules-all-4-players", "hand"), ("olet-4-players", "cash")])
def test_only_the_open_view_shows_what_all_hold(name: str, hidden: str) -> None:
    replay = make_replay(recorded_game(golden(name)), "en")
    letters = [eye for eye in replay.views if len(eye) == 1]
    for eye in replay.views:
        shown = [hidden in player for player in views_of(replay, eye)[20]["players"]]
        assert shown == [eye in (letter, "open") for letter in letters], eye
    opened = views_of(replay, "open")[20]["players"]
    for seat, letter in enumerate(letters):
        assert opened[seat][hidden] == views_of(replay, letter)[20]["players"][seat][hidden]


def test_secret_moves_are_marked() -> None:
    """Nobody but the player is shown the move: how much money was flown stays secret until the end."""
    replay = make_replay(recorded_game(golden("olet-4-players")), "en")
    assert {step.hidden for step in replay.steps if step.move.startswith("deposit")} == {True}
    assert {step.hidden for step in replay.steps if step.move.startswith("place")} == {False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_the_language_that_was_asked_for(language: str) -> None:
    replay = make_replay(recorded_game(golden("2005-3-players")), language)
    assert all(step.said for step in replay.steps)
    end, winners, _ = views_of(replay, "spectator")[-1]["outcome"]
    over = Texts(language).attribute(
        "log-game-over", end, player=f"{seat_letter(winners[0])} {replay.names[winners[0]]}"
    )
    assert replay.steps[-1].told[-1] == over


def test_swings_are_where_chances_changed_most() -> None:
    assert swings([[0.5, 0.5], [0.53, 0.47], [0.53, 0.47], [0.1, 0.9], [0.3, 0.7]]) == [3, 4]
    assert swings([[0.5, 0.5]]) == []
    assert swings([[0.5, 0.5], [0.5, 0.5]]) == []
    assert len(swings([[number % 2, 0] for number in range(40)])) == MAX_SWINGS
    assert make_replay(recorded_game(golden("olet-3-players")), "en").swings


def test_words_of_a_moment() -> None:
    played = recorded_game(golden("modules-all-4-players"))
    own = text_at(played, 30, "A", "en")
    everybody = text_at(played, 30, "open", "en")
    hands = [line for part in everybody.parts for line in part.lines if line.startswith("In hand:")]
    assert hands
    assert not any(line.startswith("In hand:") for part in own.parts for line in part.lines)
    assert played.game.view(OPEN).asked == -1


def running(text: str) -> str:
    """The record as a server gives it while the game goes on."""
    lines = [line for line in text.splitlines() if not line.startswith("seed ")]
    return "\n".join("result unfinished" if line.startswith("result") else line for line in lines) + "\n"


def endless(text: str) -> str:
    head, _, moves = text.partition("moves\n")
    return head + "moves\n" + moves.splitlines()[0] + "; done" * (MAX_MOVES + 1) + "\nend\n"


REFUSED: dict[str, Callable[[str], str]] = {
    "record-head": lambda text: "Salve",
    "record-truncated": lambda text: text[: len(text) // 2],
    "record-rules-version": lambda text: text.replace("\nrules 1\n", "\nrules 99\n"),
    "record-hidden": running,
    "record-too-long": endless,
    "record-seats": lambda text: text.replace("seat A", "# seat A"),
    "record-commitment": lambda text: text.replace("\nseed ", "\nseed x"),
    "option-title": lambda text: text.replace("game non-olet", "game chess"),
}


@pytest.mark.parametrize("key", REFUSED)
def test_what_cannot_be_shown_is_refused_by_name(key: str) -> None:
    broken = REFUSED[key](golden("2005-3-players"))
    assert broken != golden("2005-3-players")
    with pytest.raises(RecordError) as refused:
        recorded_game(broken)
    assert refused.value.key == key
    for language in LANGUAGES:
        assert Texts(language).error(refused.value)


def test_a_record_with_hidden_moves_is_refused() -> None:
    text = golden("olet-4-players")
    deposit = next(
        step.move for step in make_replay(recorded_game(text), "en").steps if step.move.startswith("deposit")
    )
    with pytest.raises(RecordError, match="record-hidden"):
        recorded_game(text.replace(deposit, "?"))


async def over_http(server: Server) -> None:
    text = golden("olet-3-players")
    async with Person(server.url, "Anna") as anna:
        found = await anna.ask("POST", "/replays", {"record": text})
        assert found == json.loads(msgspec.json.encode(make_replay(recorded_game(text), "en")))
        said = await anna.ask("POST", "/replays/text", {"record": text, "at": 5, "seat": "B"})
        assert said == json.loads(msgspec.json.encode(text_at(recorded_game(text), 5, "B", "en")))
        for body, key in [
            ({"record": text.removesuffix("end\n")}, "record-truncated"),
            ({"record": "x" * 100_001}, "malformed"),
            ({"record": "x" * 160_000}, "too-large"),
            ({"record": ""}, "record-head"),
            ({}, "malformed"),
        ]:
            with pytest.raises(Refusal, match=key) as refused:
                await anna.ask("POST", "/replays", body)
            assert refused.value.facts["message"]
        for wish in ({"at": 100_000}, {"seat": "D"}):
            with pytest.raises(Refusal, match="no-such-moment"):
                await anna.ask("POST", "/replays/text", {"record": text, **wish})


def test_over_http(sqlite_server: Server) -> None:
    asyncio.run(over_http(sqlite_server))


async def of_a_table(server: Server) -> None:
    async with table_of(server, "Anna", "Ben", game="olet", public=False) as (anna, ben):
        where = f"/tables/{anna.table_id}/replay"
        with pytest.raises(Refusal, match="not-over"):
            await anna.person.ask("GET", where)
        record = await anna.person.ask("GET", f"/tables/{anna.table_id}/record")
        with pytest.raises(Refusal, match="record-hidden"):
            await anna.person.ask("POST", "/replays", {"record": record})
        await anna.say("resign")
        await ben.until(lambda chair: chair.over)
        found = await ben.person.ask("GET", where)
        assert found["record"] == await ben.person.ask("GET", f"/tables/{anna.table_id}/record")
        assert found["names"] == ["Anna", "Ben"]
        async with Person(server.url, "Carla") as carla:
            with pytest.raises(Refusal, match="not-invited"):
                await carla.ask("GET", where)


def test_a_table_only_after_its_game_and_only_to_those_who_may_see_it(sqlite_server: Server) -> None:
    asyncio.run(of_a_table(sqlite_server))


def test_a_name_cannot_break_out_of_the_page() -> None:
    text = golden("olet-2-players")
    name = "</script><!--<script>"
    page = offline_page(recorded_game(text.replace("seat A random", f"seat A {name}")), "en")
    filled = page.partition('id="filled">')[2].partition("</script>")[0]
    assert json.loads(filled)["replay"]["names"][0].startswith("</script>")
    assert "<" not in filled


def test_the_words_of_every_moment_are_in_the_page() -> None:
    played = recorded_game(golden("modules-all-4-players"))
    found = spoken(played, "de")
    for eye, at in [("A", 0), ("open", 30), ("spectator", 200), ("D", len(played.game.history()))]:
        said = next(moment for moment in reversed(found["moments"][eye][: at + 1]) if moment is not None)
        parts = [TextPart(found["texts"][title], [found["texts"][line] for line in lines]) for title, *lines in said]
        assert parts == text_at(played, at, eye, "de").parts


def test_without_a_built_page_there_is_none_to_fill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline, "TEMPLATE", "nowhere.html")
    with pytest.raises(PecuniaError, match="page-missing"):
        offline_page(recorded_game(golden("olet-2-players")), "en")


async def beside_the_tables(server: Server) -> None:
    async with Person(server.url, "Anna") as anna:
        wish = {"record": golden("olet-2-players")}
        pages = [asyncio.create_task(anna.ask("POST", "/replays/page", wish)) for _ in range(3)]
        answered = 0
        while not all(page.done() for page in pages):
            await anna.ask("GET", "/games")
            await asyncio.sleep(0.01)  # the pages need the processor, too
            answered += 1
        assert all(page.result().startswith("<!doctype html>") for page in pages)
        assert answered > 5


def test_the_house_answers_while_games_are_laid_out(sqlite_server: Server) -> None:
    asyncio.run(beside_the_tables(sqlite_server))
