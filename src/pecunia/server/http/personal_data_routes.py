"""What the server has about somebody, over HTTP: everything as one document, and its deletion."""

from litestar import delete, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream
from litestar.status_codes import HTTP_204_NO_CONTENT

from pecunia.core.errors import PecuniaError
from pecunia.server import messages as m
from pecunia.server.http.dependencies import CurrentUser, PersonErasure, Registry
from pecunia.server.http.people_routes import GONE
from pecunia.server.http.problems import refusals
from pecunia.server.people.personal_data import personal_data
from pecunia.server.store import exporting

WHOLE = ResponseSpec(m.PersonalData, generate_examples=False, description="Everything, as a file")


@get("/me/data", summary="Everything that the server has about me", responses={200: WHOLE, **refusals(401)})
async def my_data(user: CurrentUser, registry: Registry) -> Stream:
    await user.check_rate("data")
    identity = user.require_identity()
    rows = await registry.store.run(lambda store: exporting.person_rows(store, identity))
    if rows is None:
        raise PecuniaError("invalid-token")
    headers = {"content-disposition": 'attachment; filename="pecunia.json"'}
    return Stream(personal_data(registry.store, rows, user.device), media_type="application/json", headers=headers)


@delete(
    "/me/data",
    summary="Delete me: my identity, names, talk, devices and results; in games somebody without a name takes my place",
    status_code=HTTP_204_NO_CONTENT,
    response_cookies=[GONE],
    responses=refusals(401, 403, 409),
)
async def delete_me(user: CurrentUser, erasure: PersonErasure) -> None:
    await user.check_rate("data")
    await erasure.delete_person(user.require_identity())


handlers = [my_data, delete_me]
