"""Hints over HTTP: what a strong bot thinks of the moves of the open question, at tables where hints are allowed."""

from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from pecunia.core.errors import PecuniaError
from pecunia.core.moves import Move
from pecunia.server import messages as m
from pecunia.server.background.hint_jobs import HINT_SECONDS, Hint, hints_of
from pecunia.server.http.dependencies import Background, CurrentUser, HttpRequest, Registry
from pecunia.server.http.parameters import TableId
from pecunia.server.http.problems import language_of, refusals
from pecunia.server.http.responses import open_room
from pecunia.server.tables import commands
from pecunia.texts import Texts
from pecunia.words.glyphs import PAGE
from pecunia.words.words_of import words_of


@post(
    "/tables/{table:str}/hints",
    summary="The best moves of my open question with chances and reasons; with a move of mine, how it compares",
    status_code=HTTP_200_OK,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def hints(
    table: TableId,
    data: JSONBody[m.HintRequest],
    user: CurrentUser,
    registry: Registry,
    background: Background,
    request: HttpRequest,
) -> m.Hints:
    room = await open_room(registry, user, table)
    await user.check_rate("hint")
    seat = commands.playing_seat(room.table, user.require_identity())
    commands.require_hints(room.table)
    game = room.table.game
    if game is None or game.question is None or game.question.player != seat:
        raise PecuniaError("hints-later")
    view, number = game.view(seat), room.table.question_number(seat)
    names = [one.name for one in room.table.seats]
    seed = f"{room.table.row.seed}.hint.{seat}.{number}"
    found = await background.quick.run(user.sender, HINT_SECONDS, hints_of, view, seed, data.move)
    words = words_of(game, Texts(language_of(request.scope)), names, PAGE)

    def judged(hint: Hint) -> m.JudgedMove:
        reasons = [m.JudgedReason(good, words.text(f"topic-{topic}")) for topic, good in hint.topics]
        move: Move = game.move(hint.move)
        return m.JudgedMove(hint.move, words.move(view, move), hint.chance, hint.tried, reasons)

    return m.Hints(number, [judged(hint) for hint in found])


handlers = [hints]
