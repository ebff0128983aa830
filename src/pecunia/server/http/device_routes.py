"""The devices on which somebody is signed in, over HTTP."""

from typing import Annotated

from litestar import delete, get
from litestar.params import PathParameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from pecunia.server import messages as m
from pecunia.server.http.dependencies import CurrentUser, SignedInDevices
from pecunia.server.http.problems import refusals
from pecunia.server.people.personal_data import device_info

DeviceId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


@get("/me/devices", summary="The devices on which I am signed in", responses=refusals(401))
async def my_devices(user: CurrentUser, devices: SignedInDevices) -> list[m.Device]:
    return [device_info(row, user.device) for row in await devices.listed(user.require_identity())]


@delete(
    "/me/devices",
    summary="Sign out on all my other devices",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(401, 403),
)
async def revoke_others(user: CurrentUser, devices: SignedInDevices) -> None:
    await devices.revoke_others(user.require_identity(), user.device)


@delete(
    "/me/devices/{device:str}",
    summary="Sign out on one of my devices",
    status_code=HTTP_204_NO_CONTENT,
    responses=refusals(400, 401, 403, 404),
)
async def revoke_device(device: DeviceId, user: CurrentUser, devices: SignedInDevices) -> None:
    await devices.revoke(user.require_identity(), device)


handlers = [my_devices, revoke_others, revoke_device]
