"""Sets the figures that are looked up only when somebody reads them."""

from pecunia.server.background.loop_watch import LoopWatch
from pecunia.server.metrics import (
    BUS_CONNECTED,
    LOOP_PAUSE,
    LOOP_STEP,
    MAX_TABLES,
    MEMORY_LIMIT,
    OWNED,
    SLOW_BOTS,
    STORE_WORKS,
    TABLES,
    UNREADABLE,
    exposition,
    memory_limit,
)
from pecunia.server.store.store_figures import set_store_gauges, watch_engine
from pecunia.server.store.write_probe import WriteProbe
from pecunia.server.tables.table_registry import TableRegistry


class Figures:
    def __init__(self, registry: TableRegistry, probe: WriteProbe, loop_watch: LoopWatch) -> None:
        self._registry = registry
        self._probe = probe
        self._loop_watch = loop_watch
        watch_engine(registry.store.engine)
        MAX_TABLES.set(registry.settings.max_tables)
        MEMORY_LIMIT.set(memory_limit())

    def read(self) -> bytes:
        """All figures, for Prometheus."""
        registry = self._registry
        TABLES.set(len(registry.rooms))
        OWNED.set(len(registry.rooms) if registry.ownership else 0)
        UNREADABLE.set(len(registry.unreadable))
        SLOW_BOTS.set(registry.bot_pool.too_slow)
        held = self._loop_watch.longest()
        LOOP_PAUSE.set(held.pause)
        LOOP_STEP.set(held.step)
        STORE_WORKS.set(self._probe.last)
        BUS_CONNECTED.set(registry.bus.connected or not registry.has_bus)
        set_store_gauges(registry.store)
        self._probe.refresh()
        return exposition()
