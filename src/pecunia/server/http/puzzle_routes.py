"""Puzzles over HTTP: the list, a table for a puzzle, and after the answer what the search thinks of it."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter
from litestar.status_codes import HTTP_201_CREATED

from pecunia.puzzles.collection import puzzle
from pecunia.server import messages as m
from pecunia.server.answers.prepared_tables import puzzle_table
from pecunia.server.answers.puzzle_verdicts import puzzle_lines, verdict
from pecunia.server.http.dependencies import CurrentUser, HttpRequest, Registry
from pecunia.server.http.parameters import GameName, TableId
from pecunia.server.http.problems import language_of, refusals
from pecunia.server.http.responses import open_room, require_name, table_response
from pecunia.server.tables import anywhere
from pecunia.server.tables.admission import require_access
from pecunia.server.tables.stored_setting import UnreadableTable, stored_setting
from pecunia.server.tables.table_registry import TableRegistry

Number = Annotated[int, PathParameter(ge=1, le=999)]


@get("/puzzles/{game:str}", summary="The puzzles of a game, from easy to hard", responses=refusals(400))
async def list_puzzles(game: GameName, user: CurrentUser, request: HttpRequest) -> list[m.PuzzleLine]:
    return await asyncio.to_thread(puzzle_lines, game, language_of(request.scope))


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
    laid = await asyncio.to_thread(puzzle_table, asked)
    return table_response(await registry.create_prepared(user.require_identity(), name, laid), user)


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


handlers = [list_puzzles, play_puzzle, puzzle_verdict]
