"""Tables from beginning to end: opened, found, joined, watched, played at, left."""

import asyncio
from typing import Any

import pytest

from pecunia.core.toml_lines import without_comments
from pecunia.games import from_record, options_for
from pecunia.titles.registry import TITLES
from tests.server.people import Chair, Person, Refusal, asked_of, first_move, table_of
from tests.server.processes import Server

MODULES = ["famous", "upgrades", "events", "careers", "favours"]
VALUES = TITLES["non-olet"].engine.own_values_text()

# Settings that a host may ask for.
SETTINGS: list[dict[str, Any]] = [
    {"game": "non-olet", "players": 2, "options": {"edition": 2005}},
    {"game": "non-olet", "players": 6, "options": {"edition": 2016, "dark_red": True, "open_draft": True}},
    {"game": "non-olet", "players": 3, "options": {"target": 12, "house": {"winBy": "earned"}, "edition": 2005}},
    {"game": "non-olet", "players": 4, "options": {"modules": MODULES}},
    {"game": "non-olet", "players": 4, "values": VALUES},
    {"game": "olet", "players": 4, "options": {"open_money": True, "tie": "replay", "round_cap": 30}},
]

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "option-title"),
    ({"game": "olet", "players": 5}, "option-players"),
    ({"game": "olet", "options": {"modules": ["events"]}}, "option-not-of-game"),
    ({"options": {"edition": 1999}}, "option-edition"),
    ({"options": {"modules": ["chariots"]}}, "option-module"),
    ({"options": {"house": {"winBy": "luck"}}}, "option-house-value"),
    ({"options": {"target": 0}}, "option-target"),
    ({"options": {"target": "10"}}, "malformed"),
    ({"options": {"famous": "x" * 401}}, "malformed"),
    ({"options": {"colour": "red"}}, "option-not-of-game"),
    ({"players": 7}, "malformed"),
    ({"players": 1}, "malformed"),
    ({"values": "[cards"}, "values-not-toml"),
    ({"values": "x" * 100_001}, "malformed"),
    ({"bots": {"A": "grandmaster"}}, "option-bot"),
    ({"bots": {"A": "cmd:ls"}}, "option-bot"),  # the server starts no programs
    ({"bots": {"F": "greedy"}}, "no-such-seat"),
    ({"bots": {"Z": "greedy"}}, "malformed"),
    ({"pace": {"kind": "live", "limit": 0}}, "malformed"),
    ({"pace": {"kind": "years"}}, "malformed"),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=range(len(SETTINGS)))
def test_a_table_is_laid_as_its_host_wants_it(server: Server, setting: dict[str, Any]) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna:
            wanted = {**setting, "bots": {"B": "greedy"}, "pace": {"kind": "days", "limit": 3}}
            seen = await anna.ask("POST", "/tables", wanted)
            table = seen["table"]
            stated = dict(setting.get("options", {}))
            if "values" in setting:
                stated["values"] = TITLES[setting["game"]].engine.values_from_text(setting["values"], "values")
            options = options_for(setting["game"], players=setting["players"], **stated)
            assert table["options"] == options.text()
            # The text of values is not told with the table, only its length without comments.
            size = len(without_comments(wanted.pop("values", "")))
            assert {name: table["setting"][name] for name in wanted if name != "options"} | {
                "options": setting.get("options", {})
            } == {"options": {}, **wanted}
            assert table["setting"]["values_size"] == size
            assert table["status"] == "open"
            assert [seat["bot"] for seat in table["seats"]] == ["", "greedy"] + [""] * (setting["players"] - 2)
            assert table["commitment"]
            assert table["seed"] == ""
            assert seen["you"] == -1
            assert len(seen["invitation"]) >= 20

    asyncio.run(run())


@pytest.mark.parametrize(("setting", "key"), WRONG, ids=range(len(WRONG)))
def test_what_a_table_cannot_be(sqlite_server: Server, setting: dict[str, Any], key: str) -> None:
    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            answer = await anna.http.post("/tables", json=setting, headers={"accept-language": "de-CH, en;q=0.5"})
            assert answer.status_code == 400
            assert answer.json()["key"] == key
            assert answer.json()["message"]
            assert await anna.ask("GET", "/tables/mine") == []

    asyncio.run(run())


def test_errors_about_an_owners_file_say_what_it_is_called(sqlite_server: Server) -> None:
    """Nobody else learns the name: the new table forgets it."""
    wrong = {"values": "[romans.senator]\ncards = { '7/5' = 15 }\n", "values_file": "my-box.toml"}

    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            answer = await anna.http.post("/tables", json=wrong, headers={"accept-language": "de"})
            assert answer.json()["message"].startswith("my-box.toml:2: Senatoren: „7/5“")
            laid = await anna.ask("POST", "/tables", {"values": "[events]\ntumult = 3\n", "values_file": "my-box.toml"})
            assert "my-box" not in str(laid)

    asyncio.run(run())


def test_the_lobby_shows_public_tables(server: Server) -> None:
    async def run() -> None:
        async with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
            hidden = await anna.lay_table(players=2)
            shown = await anna.lay_table(players=2, public=True, game="olet")
            closed = await anna.lay_table(players=2, public=True)
            await anna.ask("DELETE", f"/tables/{closed}")
            await anna.ask("POST", f"/tables/{shown}/sit", {})
            lobby = {line["id"]: line for line in await ben.ask("GET", "/tables")}
            assert hidden not in lobby
            assert closed not in lobby
            line = lobby[shown]
            assert (line["status"], line["game"], line["players"], line["taken"]) == ("open", "olet", 2, 1)
            assert (line["names"], line["you"], line["your_turn"]) == (["Anna"], -1, False)
            assert await ben.refused("GET", f"/tables/{hidden}") == "not-invited"
            assert await ben.refused("GET", "/tables/nowhere") == "unknown-table"

    asyncio.run(run())


def test_a_link_lets_people_in(server: Server) -> None:
    async def run() -> None:
        async with (
            Person(server.url, "Anna") as anna,
            Person(server.url, "Ben") as ben,
            Person(server.url, "Carla") as carla,
        ):
            seen = await anna.ask("POST", "/tables", {"players": 2})
            table, invitation = seen["table"]["id"], seen["invitation"]
            for word in ("", "?invitation=wrong"):
                assert await ben.refused("GET", f"/tables/{table}{word}") == "not-invited"
                assert await ben.refused("GET", f"/tables/{table}/record{word}") == "not-invited"
            assert await ben.refused("POST", f"/tables/{table}/sit", {"invitation": invitation[:-1]}) == "not-invited"
            with pytest.raises(Refusal, match="not-invited"):
                await ben.chair(table).connect()
            shown = await ben.ask("GET", f"/tables/{table}?invitation={invitation}")
            assert shown["invitation"] == "", "whoever only looks does not pass it on from here"
            shown = await ben.ask("POST", f"/tables/{table}/sit", {})  # an invitation shown once is remembered
            assert (shown["you"], shown["invitation"]) == (0, invitation)
            assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ben", ""]
            async with carla.chair(table, invitation) as chair:
                assert chair.you == -1
            async with carla.chair(table):
                pass

    asyncio.run(run())


def test_sitting_standing_starting_closing(server: Server) -> None:
    async def run() -> None:
        async with (
            Person(server.url, "Anna") as anna,
            Person(server.url, "Ben") as ben,
            Person(server.url, "Carla") as carla,
        ):
            at = f"/tables/{await anna.lay_table(players=3, public=True, bots={'B': 'random'})}"
            assert await anna.refused("POST", f"{at}/start") == "seats-free"
            assert await anna.refused("POST", f"{at}/stand") == "not-seated"
            assert (await anna.ask("POST", f"{at}/sit", {"seat": 2}))["you"] == 2
            assert (await anna.ask("POST", f"{at}/sit", {"seat": 2}))["you"] == 2
            assert (await anna.ask("POST", f"{at}/sit", {}))["you"] == 2
            assert await anna.refused("POST", f"{at}/sit", {"seat": 0}) == "already-seated"
            for seat, key in ((1, "seat-taken"), (2, "seat-taken"), (3, "no-such-seat"), (9, "malformed")):
                assert await ben.refused("POST", f"{at}/sit", {"seat": seat}) == key
            assert (await anna.ask("POST", f"{at}/stand"))["you"] == -1
            assert (await ben.ask("POST", f"{at}/sit", {"seat": 2}))["you"] == 2
            assert (await anna.ask("POST", f"{at}/sit", {}))["you"] == 0
            assert await carla.refused("POST", f"{at}/sit", {}) == "table-full"
            assert await ben.refused("POST", f"{at}/start") == "not-host"
            assert await ben.refused("DELETE", at) == "not-host"
            assert (await anna.ask("POST", f"{at}/start"))["table"]["status"] == "playing"
            for refused in (("POST", f"{at}/start"), ("DELETE", at), ("POST", f"{at}/stand")):
                assert await anna.refused(*refused) == "already-started"
            assert await carla.refused("POST", f"{at}/sit", {}) == "already-started"

            other = f"/tables/{await anna.lay_table(players=2, public=True, bots={'A': 'random', 'B': 'random'})}"
            assert await anna.refused("POST", f"{other}/start") == "nobody-plays"
            await anna.ask("DELETE", other)
            assert await anna.refused("DELETE", other) == "table-over"
            assert await ben.refused("POST", f"{other}/sit", {}) == "table-over"

    asyncio.run(run())


def test_a_player_who_sits_down_sees_with_other_eyes(sqlite_server: Server) -> None:
    """The same socket changes from spectator to seat and back."""

    async def run() -> None:
        async with Person(sqlite_server.url, "Anna") as anna:
            table = await anna.lay_table(players=2, public=True)
            async with anna.chair(table) as chair:
                await anna.ask("POST", f"/tables/{table}/sit", {"seat": 1})
                await chair.until(lambda chair: chair.you == 1)
                await anna.ask("POST", f"/tables/{table}/stand")
                await chair.until(lambda chair: chair.you == -1)

    asyncio.run(run())


def test_a_spectator_sees_and_does_nothing(server: Server) -> None:
    async def run() -> None:
        async with (
            table_of(server, "Anna", "Ben", game="olet") as chairs,
            Person(server.url, "Carla") as carla,
            carla.chair(chairs[0].table_id) as watcher,
        ):
            asked = await asked_of(chairs)
            assert asked.view is not None
            move = asked.view["moves"][0]
            for kind, facts in (
                ("move", {"move": move}),
                ("take-back", {"moves": 1}),
                ("answer", {"agree": True}),
                ("resign", {}),
                ("back", {}),
                ("chat", {"text": "hello"}),
                ("let-bot-play", {}),
                ("allow-hints", {}),
                ("rematch", {}),
            ):
                assert await watcher.refused(kind, **facts) == "not-seated"
            assert await carla.refused("POST", f"/tables/{watcher.table_id}/code") == "not-seated"
            await asked.say("move", move=move)
            await watcher.sync()
            assert watcher.you == -1
            for chair in chairs:
                await chair.sync()
                assert watcher.view is not None
                assert chair.view is not None
                assert watcher.view["moves"] == []
                assert watcher.view != chair.view

    asyncio.run(run())


def test_chat(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", begun=False) as (anna, ben):
            await anna.say("chat", text="  salve,\n amice!  ")
            await ben.sync()
            assert [(line["seat"], line["text"]) for line in ben.chat] == [(0, "salve, amice!")]
            await ben.say("chat", text="x" * 400)
            assert await ben.refused("chat", text="x" * 401) == "malformed"
            assert await ben.refused("chat", text="") == "malformed"
            assert await ben.refused("chat", text=" \n ") == "not-printable"
            assert await ben.refused("chat", text="bell \a") == "not-printable"
            assert await ben.refused("chat", text="evil \u202e text") == "not-printable"
            async with ben.person.chair(ben.table_id) as again:
                assert [line["text"] for line in again.chat] == ["salve, amice!", "x" * 400]

    asyncio.run(run())


def test_several_tables_at_once(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", game="olet") as one, Person(server.url, "Carla") as carla:
            anna = one[0].person
            other = await carla.lay_table(players=2, public=True)
            await carla.ask("POST", f"/tables/{other}/sit", {})
            await anna.ask("POST", f"/tables/{other}/sit", {})
            await carla.ask("POST", f"/tables/{other}/start")
            async with carla.chair(other) as theirs, anna.chair(other) as mine:
                first, second = await asked_of(one), await asked_of([theirs, mine])
                lines = {line["id"]: line for line in await anna.ask("GET", "/tables/mine")}
                assert set(lines) == {one[0].table_id, other}
                assert lines[one[0].table_id]["your_turn"] == (first is one[0])
                assert lines[other]["your_turn"] == (second is mine)
                assert (lines[other]["you"], lines[other]["names"]) == (1, ["Carla", "Anna"])
                for chair in (first, second):
                    assert chair.view is not None
                    await chair.say("move", move=chair.view["moves"][0])
                assert await carla.ask("GET", "/tables/mine")

    asyncio.run(run())


# Taking back, resigning.


async def played(chairs: list[Chair], moves: int) -> Chair:
    """Play some moves. Returns who made the last one."""
    asked = chairs[0]
    for _ in range(moves):
        asked = await asked_of(chairs)
        assert asked.view is not None
        await asked.say("move", move=asked.view["moves"][0])
    return asked


async def views(chairs: list[Chair]) -> list[dict[str, Any] | None]:
    for chair in chairs:
        await chair.sync()
    return [chair.view for chair in chairs]


async def until_free(chairs: list[Chair]) -> Chair:
    """Play until somebody has made a move that they may take back without asking."""
    for _ in range(200):
        before = await views(chairs)
        last = await played(chairs, 1)
        try:
            await last.say("take-back", moves=1)
        except Refusal:
            continue
        if last.table["ask"] is None:
            assert await views(chairs) == before
            return last
        await next(chair for chair in chairs if chair is not last).say("answer", agree=False)
    raise AssertionError("nothing could be taken back")


def test_a_move_is_taken_back_within_the_limits(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben") as chairs:
            last = await until_free(chairs)
            record = await last.person.ask("GET", f"/tables/{last.table_id}/record")
            again = await played(chairs, 1)
            assert again is last, "whoever took back is asked again"
            assert await last.person.ask("GET", f"/tables/{last.table_id}/record") != record

    asyncio.run(run())


def test_beyond_the_limits_the_others_are_asked(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", "Carla", game="olet") as chairs:
            before = await views(chairs)
            last = await played(chairs, 6)
            after = await views(chairs)
            others = [chair for chair in chairs if chair is not last]
            assert await last.refused("take-back", moves=1000) == "cannot-take-back"
            assert await others[0].refused("answer", agree=True) == "nothing-asked"
            await last.say("take-back", moves=6)
            assert last.table["ask"] == {"seat": last.you, "moves": 6, "agreed": []}
            assert await others[0].refused("take-back", moves=6) == "asked-already"
            assert await last.refused("answer", agree=True) == "nothing-asked"
            await others[0].say("answer", agree=True)
            assert await others[0].refused("answer", agree=True) == "nothing-asked"
            await others[1].say("answer", agree=False)
            assert await views(chairs) == after
            assert last.table["ask"] is None

            await last.say("take-back", moves=6)
            await others[0].say("answer", agree=True)
            assert await views(chairs) == after
            await others[1].say("answer", agree=True)
            assert await views(chairs) == before
            assert last.table["ask"] is None

    asyncio.run(run())


def test_a_move_ends_what_was_asked(sqlite_server: Server) -> None:
    async def run() -> None:
        async with table_of(sqlite_server, "Anna", "Ben", game="olet") as chairs:
            last = await played(chairs, 5)
            await last.say("take-back", moves=5)
            assert last.table["ask"]
            await played(chairs, 1)
            await last.sync()
            assert last.table["ask"] is None

    asyncio.run(run())


def test_a_player_who_resigns_is_asked_no_more(sqlite_server: Server) -> None:
    """The last person who had not answered resigns, so the request is granted."""

    async def run() -> None:
        async with table_of(sqlite_server, "Anna", "Ben", "Carla", game="olet") as chairs:
            anna, ben, carla = chairs
            while (asked := await asked_of(chairs)) is not ben:
                await asked.say("move", move=first_move(asked))
            await ben.say("move", move=first_move(ben))  # after that Anna can take back nothing without the others
            moves = len(from_moves(await anna.person.ask("GET", f"/tables/{anna.table_id}/record")))
            await anna.say("take-back", moves=moves)
            await ben.say("answer", agree=True)
            await carla.say("resign")
            await anna.sync()
            assert anna.table["ask"] is None
            assert anna.table["seats"][carla.you]["played_by"] == "greedy"

    asyncio.run(run())


def from_moves(record: str) -> list[str]:
    lines = record.partition("moves\n")[2].splitlines()[:-1]
    return [move for line in lines for move in line.split(";")]


def test_bots_never_mind(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", game="olet", bots={"B": "random"}) as (anna,):
            await anna.until(lambda chair: chair.asked)
            before = anna.view
            for _ in range(3):
                await anna.until(lambda chair: chair.asked)
                assert anna.view is not None
                await anna.say("move", move=anna.view["moves"][0])
            await anna.until(lambda chair: chair.asked)
            record = await anna.person.ask("GET", f"/tables/{anna.table_id}/record")
            began = record.partition("moves\n")[2].partition("\n")[0]
            bot_first = began.split()[1] == "B"
            moves = len(from_moves(record)) - bot_first * began.count(";") - bot_first
            await anna.say("take-back", moves=moves)
            await anna.sync()
            assert anna.table["ask"] is None
            assert anna.view == before

    asyncio.run(run())


def test_resigning(server: Server) -> None:
    async def run() -> None:
        async with table_of(server, "Anna", "Ben", game="olet", bots={"C": "random"}) as (anna, ben):
            await ben.say("resign")
            assert await ben.refused("resign") == "has-resigned"
            assert await ben.refused("move", move="pass") == "has-resigned"
            assert await ben.refused("take-back", moves=1) == "has-resigned"
            await anna.until(lambda chair: chair.table["seats"][1]["resigned"])
            assert anna.table["seats"][1]["played_by"] == "greedy"
            await anna.play()  # the substitute plays Ben's seat to the end
            assert anna.table["ended"] != "resigned"
        async with table_of(server, "Anna", "Ben", "Carla", game="olet") as chairs:
            anna, ben, carla = chairs
            await anna.say("resign")
            await ben.say("resign")
            await carla.until(lambda chair: chair.over)
            assert (carla.table["ended"], bool(carla.table["seed"])) == ("resigned", True)
            game, _ = from_record(await carla.person.ask("GET", f"/tables/{carla.table_id}/record"))
            assert game.outcome is None
            assert await carla.refused("move", move="pass") == "table-over"
            assert anna.table_id not in [line["id"] for line in await ben.person.ask("GET", "/tables")]

    asyncio.run(run())
