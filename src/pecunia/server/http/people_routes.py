"""The HTTP interface for people: their names, cookies and tokens."""

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from pecunia.core.errors import PecuniaError
from pecunia.server import messages as m
from pecunia.server.access.identity import COOKIE
from pecunia.server.access.request_checks import header, identity_cookie
from pecunia.server.answers.person_names import plain_name
from pecunia.server.http.dependencies import CurrentUser, HttpRequest, Registry, SignedInDevices, User
from pecunia.server.http.problems import refusals
from pecunia.server.http.responses import require_name


@get("/me", summary="Who I am", responses=refusals(401))
async def me(user: CurrentUser, registry: Registry) -> m.Me:
    return m.Me(await require_name(registry, user))


@put("/me", summary="Say my name; somebody without an identity gets one", responses=refusals(400, 401, 403, 413))
async def name_me(
    data: JSONBody[m.MeRequest],
    user: CurrentUser,
    registry: Registry,
    devices: SignedInDevices,
    request: HttpRequest,
) -> Response[m.Me]:
    name = plain_name(data.name)
    identity = user.identity
    if identity and await registry.store.name_of(identity) is not None:
        await registry.store.rename(identity, name)
        return Response(m.Me(name))
    if (identity or user.rejected) and not data.start_over:
        # A new cookie would overwrite the old one, which may become valid again: after a restored database, say.
        raise PecuniaError("invalid-token")
    await check_new_identity(user)
    token = await devices.sign_in(name, header(request.scope, b"user-agent") or "-")
    return Response(m.Me(name), cookies=[identity_cookie(request.scope, token)])


GONE = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="strict")


@delete(
    "/me",
    summary="Sign out on this device",
    status_code=HTTP_204_NO_CONTENT,
    response_cookies=[GONE],
    responses=refusals(403),
)
async def sign_out(user: CurrentUser, devices: SignedInDevices) -> None:
    """The cookie goes, and its token is not valid any more. The identity stays, for it may be in use elsewhere."""
    if user.identity:
        await devices.sign_out(user.identity, user.device)


@delete(
    "/me/name",
    summary="Delete my name from all finished games; my other games and my identity keep it",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(401, 403),
)
async def forget_me(user: CurrentUser, registry: Registry) -> None:
    await registry.people_erased(await registry.store.forget_name(user.require_identity()))


@post(
    "/accounts",
    summary="A new identity for a program that keeps no cookies",
    status_code=HTTP_201_CREATED,
    responses=refusals(400, 403, 413),
)
async def new_account(data: JSONBody[m.NameRequest], user: CurrentUser, devices: SignedInDevices) -> m.Account:
    await check_new_identity(user)
    name = plain_name(data.name)
    return m.Account(name, await devices.sign_in(name, agent=""))


async def check_new_identity(user: User) -> None:
    """Raises TooFast if the sender has made too many identities, in the last minutes or in the last day."""
    await user.check_rate("identity")
    await user.check_rate("identity-day")


handlers = [me, name_me, sign_out, forget_me, new_account]
