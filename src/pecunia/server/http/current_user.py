"""Who sends a request, and what every handler of a request is given."""

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from pecunia.core.errors import PecuniaError
from pecunia.server.access.guard import address
from pecunia.server.access.identity import Signer
from pecunia.server.access.rate_limits import Limits
from pecunia.server.tables.registry import House


class Who:
    """Who sends a request, and from where. `identity` is empty for somebody who has not said a name yet."""

    def __init__(self, identity: str, address: str, limits: Limits) -> None:
        self.identity = identity
        self.address = address
        self._limits = limits

    def may(self, kind: str) -> None:
        self._limits.take(kind, self.identity, self.address)

    @property
    def known(self) -> str:
        if not self.identity:
            raise PecuniaError("signed-out")
        return self.identity


async def provide_who(request: Request[object, object, State]) -> Who:
    state = request.app.state
    who = Who(state.guard.identity(request.scope), address(request.scope), state.limits)
    who.may("request")
    return who


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_signer(state: State) -> Signer:
    signer: Signer = state.signer
    return signer


By = NamedDependency[Who]
Here = NamedDependency[House]
Signing = NamedDependency[Signer]
