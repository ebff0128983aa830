"""What a request handler can get as a parameter, by name: the user, the tables, background work, the signer."""

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from pecunia.core.errors import PecuniaError
from pecunia.server.access.identity import Signer
from pecunia.server.access.rate_limits import RateLimits
from pecunia.server.access.request_checks import Credentials, address
from pecunia.server.background.work import BackgroundWork
from pecunia.server.tables.table_registry import TableRegistry

HttpRequest = Request[object, object, State]


class User:
    """The sender of a request: identity and address. `identity` is empty for somebody who has not given a name yet.

    `rejected` says that the sender has a token that is not valid.
    """

    def __init__(self, credentials: Credentials, address: str, limits: RateLimits) -> None:
        self.identity = credentials.identity
        self.rejected = credentials.rejected
        self.address = address
        self._limits = limits

    def check_rate(self, kind: str) -> None:
        """Count one request of this kind. Raises TooFast if there were too many."""
        self._limits.take(kind, self.identity, self.address)

    def require_identity(self) -> str:
        if not self.identity:
            raise PecuniaError("invalid-token" if self.rejected else "signed-out")
        return self.identity


async def provide_user(request: HttpRequest) -> User:
    state = request.app.state
    user = User(state.guard.credentials(request.scope), address(request.scope), state.limits)
    user.check_rate("request")
    return user


async def provide_registry(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


async def provide_background(state: State) -> BackgroundWork:
    background: BackgroundWork = state.background
    return background


async def provide_signer(state: State) -> Signer:
    signer: Signer = state.signer
    return signer


# A handler's parameter is filled in if it has one of these types and the matching name below.
CurrentUser = NamedDependency[User]
Registry = NamedDependency[TableRegistry]
Background = NamedDependency[BackgroundWork]
IdentitySigner = NamedDependency[Signer]

DEPENDENCIES = {
    "user": Provide(provide_user),
    "registry": Provide(provide_registry),
    "background": Provide(provide_background),
    "signer": Provide(provide_signer),
}
