"""Puzzles over HTTP: the list, a table for a puzzle, and after the answer what the search thinks of it."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter
from litestar.status_codes import HTTP_201_CREATED

from pecunia.core.errors import PecuniaError
from pecunia.core.moves import seat_letter
from pecunia.daily import BOT, today
from pecunia.games import from_position
from pecunia.puzzles.collection import Judged, Puzzle, puzzle, puzzles
from pecunia.server import messages as m
from pecunia.server.http.dependencies import CurrentUser, HttpRequest, Registry
from pecunia.server.http.parameters import GameName, TableId
from pecunia.server.http.problems import language_of, refusals
from pecunia.server.http.responses import open_room, require_name, table_response
from pecunia.server.tables import anywhere
from pecunia.server.tables.admission import require_access
from pecunia.server.tables.prepared import PACE, PreparedTable
from pecunia.server.tables.room import Room
from pecunia.server.tables.stored_setting import UnreadableTable, stored_setting
from pecunia.server.tables.table_registry import TableRegistry
from pecunia.texts import Texts
from pecunia.words.words_of import words_of

Number = Annotated[int, PathParameter(ge=1, le=999)]


@get("/puzzles/{game:str}", summary="The puzzles of a game, from easy to hard", responses=refusals(400))
async def list_puzzles(game: GameName, user: CurrentUser, request: HttpRequest) -> list[m.PuzzleLine]:
    found = await asyncio.to_thread(puzzles, game)
    texts = Texts(language_of(request.scope))
    themes = {theme: texts.text(f"puzzle-theme-{theme}") for theme in {one.theme for one in found}}
    return [m.PuzzleLine(one.number, one.name, one.players, one.stars, themes[one.theme]) for one in found]


@post(
    "/puzzles/{game:str}/{number:int}",
    summary="Sit down at a puzzle; what I cannot see there is dealt anew every day",
    status_code=HTTP_201_CREATED,
    responses=refusals(400, 401, 403, 404, 409),
)
async def play_puzzle(game: GameName, number: Number, user: CurrentUser, registry: Registry) -> m.TableResponse:
    await user.check_rate("table")
    name = await require_name(registry, user)
    asked = await asyncio.to_thread(puzzle, game, number)
    await _give_up_others(registry, user.require_identity())
    return table_response(
        await registry.create_prepared(user.require_identity(), name, await asyncio.to_thread(prepared, asked)), user
    )


def prepared(asked: Puzzle) -> PreparedTable:
    start = asked.dealt(today().isoformat()).position()
    bots = {seat_letter(seat): BOT for seat in range(asked.players) if seat != asked.seat}
    begin = m.Begin("puzzle", str(asked.number))
    setting = m.Setting(game=asked.game, players=asked.players, bots=bots, begin=begin, pace=PACE)
    return PreparedTable(setting, asked.seat, start=start)


async def _give_up_others(registry: TableRegistry, identity: str) -> None:
    """The next puzzle ends those before it: they would fill the list of games and count towards the limit of tables."""
    for listed in await registry.store.unfinished_tables(identity):
        try:
            puzzling = stored_setting(listed.table).begin.kind == "puzzle"
            if puzzling and listed.table.status == "playing":
                await anywhere.command(registry, listed.table.id, "leave", identity)
        except UnreadableTable as error:
            registry.note_unreadable(error)


@get(
    "/tables/{table:str}/puzzle",
    summary="What a search thinks of the answers to the puzzle of a table, once it is answered",
    responses=refusals(400, 403, 404, 409),
)
async def puzzle_verdict(
    table: TableId, user: CurrentUser, registry: Registry, request: HttpRequest
) -> m.PuzzleVerdict:
    room = await open_room(registry, user, table)
    await require_access(registry.store, room, user.identity, "")
    return await asyncio.to_thread(verdict, room, language_of(request.scope))


def verdict(room: Room, language: str) -> m.PuzzleVerdict:
    table = room.table
    begin, game = table.setting.begin, table.game
    if begin.kind != "puzzle" or game is None:
        raise PecuniaError("no-puzzle")
    if not game.history():
        raise PecuniaError("puzzle-unanswered")
    asked = puzzle(table.setting.game, int(begin.name))
    before = from_position(table.row.start)
    words = words_of(before, Texts(language), [seat.name for seat in table.seats])
    view = before.view(asked.seat)

    def judged_move(judged: Judged) -> m.JudgedMove:
        reasons = [m.JudgedReason(good, words.text(f"topic-{topic}")) for good, topic in judged.topics]
        said = words.move(view, before.move(judged.move))
        return m.JudgedMove(judged.move, said, judged.chance, judged.tried, reasons)

    move = game.history()[0].move.text
    return m.PuzzleVerdict(
        game=asked.game,
        number=asked.number,
        count=len(puzzles(asked.game)),
        name=asked.name,
        move=move,
        right=move == asked.best,
        judged=[judged_move(judged) for judged in asked.judged],
    )


handlers = [list_puzzles, play_puzzle, puzzle_verdict]
