"""What a request handler can get as a parameter, by name: the user, the tables, background work, devices, deletion."""

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from pecunia.core.errors import PecuniaError
from pecunia.server.access.addresses import AddressHashes
from pecunia.server.access.rate_limits import RateLimits
from pecunia.server.access.request_checks import Credentials, sender_address
from pecunia.server.background.work import BackgroundWork
from pecunia.server.people.devices import Devices
from pecunia.server.people.erasure import Erasure
from pecunia.server.queues.fair_turns import Sender
from pecunia.server.tables.table_registry import TableRegistry

HttpRequest = Request[object, object, State]


class User:
    """The sender of a request: identity and address. `identity` is empty for somebody who has not given a name yet.

    `rejected` says that the sender has a token that is not valid.
    """

    def __init__(
        self, credentials: Credentials, address: str, limits: RateLimits, hashes: AddressHashes | None = None
    ) -> None:
        self.identity = credentials.identity
        self.device = credentials.device
        self.rejected = credentials.rejected
        self.address = address
        self._limits = limits
        self._hashes = hashes

    def hashed_address(self) -> str:
        """The address as it may be stored."""
        return self._hashes.hashed(self.address) if self._hashes else ""

    @property
    def sender(self) -> Sender:
        """In queues, people at one address are a group."""
        return Sender(self.address, self.identity)

    async def check_rate(self, kind: str) -> None:
        """Count one request of this kind. Raises TooFast if there were too many."""
        await self._limits.take_shared(kind, self.identity, self.address)

    def require_identity(self) -> str:
        if not self.identity:
            raise PecuniaError("invalid-token" if self.rejected else "signed-out")
        return self.identity


# What somebody who is banned may still do: get and delete their data, and leave.
FOR_THE_BANNED = {("GET", "/api/v1/me/data"), ("DELETE", "/api/v1/me/data"), ("DELETE", "/api/v1/me")}


async def provide_user(request: HttpRequest) -> User:
    state = request.app.state
    credentials = await state.guard.authenticate(request.scope)
    user = User(credentials, sender_address(request.scope), state.limits, state.address_hashes)
    await user.check_rate("request")
    if (request.method, request.scope["path"]) not in FOR_THE_BANNED:
        state.sanctions.check_banned(user.identity)
    return user


async def provide_registry(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


async def provide_background(state: State) -> BackgroundWork:
    background: BackgroundWork = state.background
    return background


async def provide_devices(state: State) -> Devices:
    devices: Devices = state.devices
    return devices


async def provide_erasure(state: State) -> Erasure:
    erasure: Erasure = state.erasure
    return erasure


# A handler's parameter is filled in if it has one of these types and the matching name below.
CurrentUser = NamedDependency[User]
Registry = NamedDependency[TableRegistry]
Background = NamedDependency[BackgroundWork]
SignedInDevices = NamedDependency[Devices]
PersonErasure = NamedDependency[Erasure]

DEPENDENCIES = {
    "user": Provide(provide_user),
    "registry": Provide(provide_registry),
    "background": Provide(provide_background),
    "devices": Provide(provide_devices),
    "erasure": Provide(provide_erasure),
}
