"""Play on from a moment of a recorded game. Whatever the seat could not see at that moment is dealt again."""

import secrets

from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED

from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.server import messages as m
from pecunia.server.background.replay_jobs import REPLAY_SECONDS, onward_table
from pecunia.server.http.dependencies import Background, CurrentUser, Registry
from pecunia.server.http.problems import refusals
from pecunia.server.http.responses import require_name, table_response


@post(
    "/onward",
    summary="Play on from a moment of a recorded game, what I could not see then dealt anew",
    status_code=HTTP_201_CREATED,
    responses=refusals(400, 401, 409, 413),
)
async def play_from_here(
    data: JSONBody[m.PlayFromHereRequest], user: CurrentUser, registry: Registry, background: Background
) -> m.TableResponse:
    await user.check_rate("table")
    name = await require_name(registry, user)
    make_bot(data.bot, stream_of(""))  # refuses an unknown bot
    seed = secrets.token_hex(16)
    prepared = await background.quick.run(user.sender, REPLAY_SECONDS, onward_table, data, seed)
    return table_response(await registry.create_prepared(user.require_identity(), name, prepared), user)


handlers = [play_from_here]
