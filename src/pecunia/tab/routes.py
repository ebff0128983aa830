"""The routes that a tab has: those of `server.http`, as far as they make sense for one person in one browser."""

import secrets
from datetime import date
from typing import Any

import msgspec

from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.daily import Day, date_of, today, week_of
from pecunia.puzzles.collection import puzzle
from pecunia.review.judging import decisions_of
from pecunia.review.review import require_finished
from pecunia.server import messages as m
from pecunia.server.answers.box_forms import box_forms
from pecunia.server.answers.catalogue import catalogue
from pecunia.server.answers.day_boards import board
from pecunia.server.answers.person_names import plain_name
from pecunia.server.answers.prepared_tables import day_table, lesson_table, puzzle_table
from pecunia.server.answers.puzzle_verdicts import puzzle_lines, verdict
from pecunia.server.answers.table_lines import line_of, seat_of
from pecunia.server.background import box_jobs, replay_jobs
from pecunia.server.background.replays import recorded_game
from pecunia.server.store.rows import DayRow, TableListing, WeekRow
from pecunia.server.tables import commands
from pecunia.server.tables.room import Room
from pecunia.server.tables.stored_setting import UnreadableTable, stored_setting
from pecunia.server.tables.table_words import cards_of
from pecunia.tab.first_tables import first_id, first_table
from pecunia.tab.page_requests import HTML, JSON, TEXT, Answer, Request, route
from pecunia.tab.tab_store import DayKept
from pecunia.texts import Texts
from pecunia.titles.box_form import BoxForm
from pecunia.titles.registry import title

# The person.


@route("GET", "/me")
async def me(request: Request) -> m.Me:
    request.require_identity()
    return m.Me(request.name)


@route("PUT", "/me")
async def name_me(request: Request) -> m.Me:
    name = plain_name(request.read(m.MeRequest).name)
    await request.house.store.set_person(request.identity or secrets.token_hex(16), name)
    return m.Me(name)


@route("GET", "/me/devices")
async def devices(request: Request) -> list[m.Device]:
    return []


@route("GET", "/me/data")
async def my_data(request: Request) -> Answer:
    """Everything that this browser keeps."""
    kept = dict(await request.house.store.everything())
    return Answer(200, msgspec.json.format(msgspec.json.encode(kept)), JSON, "pecunia.json")


@route("DELETE", "/me/data")
async def delete_me(request: Request) -> None:
    for table in list(request.house.rooms):
        request.house.drop(table)
    await request.house.store.clear()


# Games and tables.


@route("GET", "/games")
async def games(request: Request) -> list[m.GameInfo]:
    brief = request.query.get("brief") == "true"
    return [msgspec.structs.replace(info, settings=[]) for info in catalogue()] if brief else catalogue()


@route("GET", "/tables")
async def lobby(request: Request) -> list[m.TableLine]:
    return []


@route("GET", "/tables/mine")
async def mine(request: Request) -> list[m.TableLine]:
    return [line for listed in await request.house.store.tables() for line in await _lines(request, listed)]


@route("GET", "/tables/mine/over")
async def my_finished(request: Request) -> list[m.TableLine]:
    """By game, the name of another player, and the days of their end."""
    asked = request.query
    since, until = (date.fromisoformat(asked[name]) if asked.get(name) else None for name in ("since", "until"))
    part = asked.get("opponent", "").strip().casefold()
    found: list[m.TableLine] = []
    for listed in await request.house.store.tables():
        ended = date.fromtimestamp(listed.table.changed)
        if listed.table.status != "over" or (since and ended < since) or (until and ended > until):
            continue
        for line in await _lines(request, listed):
            if asked.get("game", line.game) == line.game and (
                not part or any(part in n.casefold() for n in line.names)
            ):
                found.append(line)
    return found


async def _lines(request: Request, listed: TableListing) -> list[m.TableLine]:
    """The line of a table in a list; none if it is a puzzle or cannot be read."""
    row, house = listed.table, request.house
    try:
        setting = stored_setting(row)
        you = seat_of(listed, request.identity)
        asked = (await house.room(row.id)).table.asked() if row.status == "playing" and you >= 0 else -2
    except UnreadableTable:
        return []
    if setting.begin.kind == "puzzle":
        return []
    return [line_of(listed, setting, you, asked == you)]


@route("POST", "/tables", 201)
async def new_table(request: Request) -> m.TableResponse:
    room = await request.house.create_table(request.require_identity(), request.read(m.Setting))
    return _response(request, room)


@route("GET", "/tables/{table}")
async def get_table(request: Request, table: str) -> m.TableResponse:
    return _response(request, await request.house.room(table))


@route("DELETE", "/tables/{table}")
async def close_table(request: Request, table: str) -> None:
    await _execute(request, table, commands.close)


@route("POST", "/tables/{table}/sit")
async def sit_down(request: Request, table: str) -> m.TableResponse:
    seat, identity, name = request.read(m.SitRequest).seat, request.require_identity(), request.name
    return await _execute(request, table, lambda state, _: commands.sit(state, identity, name, seat))


@route("POST", "/tables/{table}/stand")
async def stand_up(request: Request, table: str) -> m.TableResponse:
    return await _execute(request, table, commands.stand)


@route("POST", "/tables/{table}/start")
async def start_game(request: Request, table: str) -> m.TableResponse:
    return await _execute(request, table, commands.start)


@route("GET", "/tables/{table}/guests")
async def guests(request: Request, table: str) -> list[m.Guest]:
    return []


@route("GET", "/tables/{table}/record")
async def record(request: Request, table: str) -> Answer:
    room = await request.house.room(table)
    return Answer(200, room.table.record(_seat(request, room)).encode(), TEXT, f"{table}.pecunia")


@route("GET", "/tables/{table}/values")
async def values(request: Request, table: str) -> Answer:
    room = await request.house.room(table)
    if not room.table.setting.values:
        raise PecuniaError("no-values")
    return Answer(200, room.table.setting.values.encode(), TEXT)


@route("GET", "/tables/{table}/cards")
async def cards(request: Request, table: str) -> m.Cards:
    state = (await request.house.room(table)).table
    return cards_of(state.setting.game, state.options, Texts(request.language))


@route("GET", "/tables/{table}/text")
async def table_text(request: Request, table: str) -> m.TableText:
    room = await request.house.room(table)
    return room.in_words(_seat(request, room), request.language)


@route("GET", "/tables/{table}/since")
async def since(request: Request, table: str) -> m.Since:
    room = await request.house.room(table)
    return await room.since(_seat(request, room), int(request.query.get("number", "0")), request.language)


@route("GET", "/tables/{table}/course")
async def scores(request: Request, table: str) -> m.ScoreHistory:
    return await request.house.desk.run(replay_jobs.score_history_of, await _finished(request, table))


async def _execute(request: Request, table: str, command: Any) -> m.TableResponse:
    room, identity = await request.house.room(table), request.require_identity()
    await room.execute(lambda state: command(state, identity))
    return _response(request, room)


def _seat(request: Request, room: Room) -> int:
    return room.table.seat_of(request.identity) if request.identity else SPECTATOR


def _response(request: Request, room: Room) -> m.TableResponse:
    """There is no invitation: nobody else can come to this browser."""
    return m.TableResponse(room.info(), _seat(request, room), "")


async def _finished(request: Request, table: str) -> str:
    """The whole record of a game that is over."""
    state = (await request.house.room(table)).table
    if state.status != "over" or state.game is None:
        raise PecuniaError("not-over")
    return state.record(SPECTATOR)


# Lessons, puzzles, the deal of the day, and first tables.


@route("POST", "/first/{game}/{number}")
async def play_first(request: Request, game: str, number: str) -> m.TableResponse:
    """A table that the visitor has looked at while Python was loading."""
    house, identity, id = request.house, request.require_identity(), first_id(game, int(number))
    if await house.store.kept(id) is None:
        room = await house.create_prepared(identity, request.name, first_table(game, int(number)), id)
    else:
        room = await house.room(id)
    return _response(request, room)


@route("POST", "/lessons/{game}", 201)
async def begin_lesson(request: Request, game: str) -> m.TableResponse:
    room = await request.house.create_prepared(request.require_identity(), request.name, lesson_table(game))
    return _response(request, room)


@route("GET", "/puzzles/{game}")
async def list_puzzles(request: Request, game: str) -> list[m.PuzzleLine]:
    return puzzle_lines(game, request.language)


@route("POST", "/puzzles/{game}/{number}", 201)
async def play_puzzle(request: Request, game: str, number: str) -> m.TableResponse:
    """The next puzzle takes the place of those before it."""
    house, identity = request.house, request.require_identity()
    asked = puzzle(game, int(number))
    for listed in await house.store.tables():
        try:
            past = stored_setting(listed.table).begin.kind == "puzzle"
        except UnreadableTable:
            continue
        if past:
            house.drop(listed.table.id)
            await house.store.delete_table(listed.table.id)
    return _response(request, await house.create_prepared(identity, request.name, puzzle_table(asked)))


@route("GET", "/tables/{table}/puzzle")
async def puzzle_verdict(request: Request, table: str) -> m.PuzzleVerdict:
    return verdict(await request.house.room(table), request.language)


@route("POST", "/days/{game}")
async def play_day(request: Request, game: str) -> m.TableResponse:
    title(game)
    house, identity, day = request.house, request.require_identity(), Day(game, today())
    begun = await house.store.day(game, day.date.isoformat())
    if begun is None:
        room = await house.create_prepared(identity, request.name, day_table(day))
        await house.store.add_day(DayKept(game, day.date.isoformat(), room.id, day.seat))
    else:
        room = await house.room(begun.table)
    return _response(request, room)


@route("GET", "/days/{game}")
async def day_board(request: Request, game: str) -> m.DayBoard:
    """Only what was played in this browser."""
    title(game)
    day = date_of(request.query["date"]) if request.query.get("date") else today()
    begun = await request.house.store.day(game, day.isoformat())
    status: m.DayStatus = ""
    if begun is not None:
        status = "playing" if begun.points is None else "over"
    played = [
        DayRow(request.identity, request.name, done.won, done.margin, done.rounds, done.points)
        for done in [begun]
        if done is not None and done.points is not None
    ]
    monday, sunday = (each.isoformat() for each in week_of(day))
    points = [
        done.points
        for done in await request.house.store.days(game)
        if done.points is not None and monday <= done.date <= sunday
    ]
    sums = [WeekRow(request.identity, request.name, sum(points), len(points))] if points else []
    return board(game, day, request.identity, begun.table if begun else "", status, played, sums)


# Recorded games.


@route("POST", "/replays")
async def replay(request: Request) -> Answer:
    asked = request.read(m.ReplayRequest)
    return Answer(200, await request.house.desk.run(replay_jobs.replay_json, asked.record, request.language))


@route("GET", "/tables/{table}/replay")
async def table_replay(request: Request, table: str) -> Answer:
    text = await _finished(request, table)
    return Answer(200, await request.house.desk.run(replay_jobs.replay_json, text, request.language))


@route("POST", "/replays/text")
async def replay_text(request: Request) -> m.TableText:
    asked, run = request.read(m.ReplayTextRequest), request.house.desk.run
    return await run(replay_jobs.replay_text, asked.record, asked.at, asked.seat, request.language)


@route("POST", "/replays/page")
async def replay_page(request: Request) -> Answer:
    asked = request.read(m.ReplayRequest)
    page = await request.house.desk.run(replay_jobs.replay_page, asked.record, request.language)
    return Answer(200, page, HTML, "pecunia.html")


@route("POST", "/onward", 201)
async def play_from_here(request: Request) -> m.TableResponse:
    asked, identity = request.read(m.PlayFromHereRequest), request.require_identity()
    make_bot(asked.bot, stream_of(""))  # refuses an unknown bot
    prepared = await request.house.desk.run(replay_jobs.onward_table, asked, secrets.token_hex(16))
    return _response(request, await request.house.create_prepared(identity, request.name, prepared))


# Reviews.


@route("POST", "/reviews")
async def review(request: Request) -> Any:
    house, asked = request.house, request.read(m.ReviewRequest)
    canonical, decisions = await house.desk.run(reviewable, asked.record)
    found = await house.review(canonical)
    if found is None:
        return m.ReviewResponse(house.ask_review(canonical, decisions), None, [], [])
    return Answer(200, await house.desk.run(replay_jobs.review_json, found, asked.record, canonical, request.language))


def reviewable(record: str) -> tuple[str, int]:
    """The canonical record of a finished game, and how many decisions it has."""
    read = recorded_game(record)
    require_finished(read.game)
    return replay_jobs.canonical_record(read), len(decisions_of(read.game))


@route("GET", "/reviews/{review}")
async def review_state(request: Request, review: str) -> m.ReviewState:
    return request.house.review_state(review)


@route("DELETE", "/reviews/{review}")
async def stop_review(request: Request, review: str) -> None:
    request.house.stop_review(review)


# Boxes of owners.


@route("GET", "/boxes")
async def forms(request: Request) -> list[BoxForm]:
    return box_forms(request.language)


@route("POST", "/boxes")
async def read_file(request: Request) -> Answer:
    return Answer(200, await request.house.desk.run(box_jobs.box_json, request.read(m.BoxFile), request.language))


# What only a server can do: moving a seat to another device, inviting people, setting pages for a printer.


@route("POST", "/codes")
@route("POST", "/tables/{table}/code")
@route("POST", "/tables/{table}/invitation")
@route("GET", "/print")
@route("POST", "/print")
@route("POST", "/print/look")
async def not_here(request: Request, table: str = "") -> None:
    raise PecuniaError("not-in-a-tab")
