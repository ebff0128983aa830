"""For those who run a server: whether the process lives, whether it can take moves, and figures."""

from litestar import Response, get
from litestar.datastructures import State

from pecunia.server.access.operators import require_operator
from pecunia.server.background.figures_on_demand import Figures
from pecunia.server.http.dependencies import HttpRequest
from pecunia.server.store.write_probe import WriteProbe
from pecunia.server.tables.table_registry import TableRegistry


@get("/health", include_in_schema=False)
async def health(state: State) -> dict[str, bool]:
    """The process lives. It waits for nothing: a process whose database is down need not be started again."""
    probe: WriteProbe = state.write_probe
    probe.refresh()
    return _parts(state)


@get("/ready", include_in_schema=False)
async def ready(state: State) -> Response[dict[str, bool]]:
    """The process can take moves, which means that the store takes writes. It can do without the bus for a while.

    A process that is about to end is not ready.
    """
    probe: WriteProbe = state.write_probe
    if state.draining:
        return Response({**_parts(state), "draining": True}, status_code=503)
    works = await probe.works()
    return Response(_parts(state), status_code=200 if works else 503)


def _parts(state: State) -> dict[str, bool]:
    registry: TableRegistry = state.registry
    return {"store": state.write_probe.last, "bus": registry.bus.connected or not registry.has_bus}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: HttpRequest, state: State) -> Response[bytes]:
    require_operator(request.scope, state.metrics_token)
    figures: Figures = state.figures
    return Response(figures.read(), media_type="text/plain; version=0.0.4; charset=utf-8")


handlers = [health, ready, metrics]
PATHS = ("/health", "/ready", "/metrics")
