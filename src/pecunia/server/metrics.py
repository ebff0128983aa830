"""Metrics for people who run a server (Prometheus)."""

from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from pecunia import __version__
from pecunia.server.light_figures import LightCounter, LightHistogram

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

registry = CollectorRegistry()
ProcessCollector(registry=registry)  # memory, processor time and open files of this process

INFO = Gauge("pecunia_info", "The version of this process; always 1", ["version"], registry=registry)
INFO.labels(__version__).set(1)
DRAINING = Gauge("pecunia_draining", "1 while the process lets go of its people before it ends", registry=registry)
MEMORY_LIMIT = Gauge("pecunia_memory_limit_bytes", "Memory that the process may use; 0 if unlimited", registry=registry)

# Tables.
ENTRIES = LightCounter("pecunia_entries", "Entries written to the logs of tables", "kind", registry)
REFUSALS = Counter("pecunia_refusals", "Messages and requests refused", ["key"], registry=registry)
CONNECTIONS = Gauge("pecunia_connections", "Open sockets", registry=registry)
CLOSES = Counter("pecunia_socket_closes", "Sockets closed, by close code", ["code"], registry=registry)
TABLES = Gauge("pecunia_tables", "Tables in memory", registry=registry)
UNREADABLE = Gauge("pecunia_unreadable_tables", "Tables that this process could not read", registry=registry)
MAX_TABLES = Gauge("pecunia_max_tables", "Tables that may be in memory at once", registry=registry)
SLOW_BOTS = Gauge("pecunia_slow_bots", "Bots that gave no answer in time", registry=registry)
SECONDS = LightHistogram("pecunia_move_seconds", "From a message received to all seats told", registry, BUCKETS)

# Several processes.
OWNED = Gauge("pecunia_tables_owned", "Tables of which this process is the owner", registry=registry)
PROCESSES = Gauge("pecunia_processes", "Processes that share the database, this one included", registry=registry)
LINKS = Gauge("pecunia_links", "Other processes that this one can reach", registry=registry)
FORWARDED = Counter(
    "pecunia_forwarded",
    "Sockets, their messages, frames for them and HTTP requests passed on between processes",
    ["kind"],
    registry=registry,
)
TAKEOVERS = Counter("pecunia_takeovers", "Tables taken over from processes that were dead", registry=registry)
HANDOVERS = Counter("pecunia_handovers", "Tables given to other processes", registry=registry)
TABLES_LOST = Counter("pecunia_tables_lost", "Tables that other processes have taken over from us", registry=registry)

# The event loop.
LOOP_PAUSE = Gauge(
    "pecunia_loop_pause_seconds", "Longest pause of the event loop in the last minute", registry=registry
)
LOOP_STEP = Gauge(
    "pecunia_loop_step_seconds", "Longest computing of one step of the event loop in the last minute", registry=registry
)
LONG_STEPS = Counter(
    "pecunia_long_steps", "Steps of the event loop that computed for more than 50 ms", registry=registry
)
QUEUE_WAITING = Gauge("pecunia_queue_waiting", "Work that waits for its turn", ["kind"], registry=registry)
QUEUE_RUNNING = Gauge("pecunia_queue_running", "Work that is being done", ["kind"], registry=registry)
QUEUE_REFUSED = Counter(
    "pecunia_queue_refused", "Work refused because too much was waiting", ["kind"], registry=registry
)

# HTTP.
HTTP_REQUESTS = Counter(
    "pecunia_http_requests",
    "HTTP requests answered; `status` is 2xx, 4xx, …",
    ["route", "method", "status"],
    registry=registry,
)
HTTP_SECONDS = Histogram(
    "pecunia_http_seconds", "Time until an HTTP request was answered", ["route"], registry=registry, buckets=BUCKETS
)

# The store.
TRANSACTIONS = Counter(
    "pecunia_store_transactions", "Transactions of the database, by how they ended", ["end"], registry=registry
)
STORE_SECONDS = Histogram("pecunia_store_seconds", "Duration of transactions", registry=registry, buckets=BUCKETS)
STORE_ERRORS = Counter("pecunia_store_errors", "Errors of the database, by kind", ["kind"], registry=registry)
POOL_SIZE = Gauge("pecunia_store_pool_size", "Connections that the pool keeps", registry=registry)
POOL_USED = Gauge("pecunia_store_pool_used", "Connections of the pool in use", registry=registry)
WRITES_WAITING = Gauge("pecunia_store_writes_waiting", "Entries that wait to be written", registry=registry)
STORE_WORKS = Gauge("pecunia_store_works", "1 if the database took the last small write", registry=registry)

# The bus.
BUS_CONNECTED = Gauge("pecunia_bus_connected", "1 if the bus delivers, or if there is none", registry=registry)
BUS_PUBLISHED = Counter("pecunia_bus_published", "Messages sent over the bus", registry=registry)
BUS_RECEIVED = Counter("pecunia_bus_received", "Messages of other processes received", registry=registry)
COUNTED_ALONE = Counter(
    "pecunia_counted_alone",
    "Requests that this process counted for itself because the shared limits gave no answer",
    registry=registry,
)


def exposition() -> bytes:
    return generate_latest(registry)


def memory_limit(groups: Path = Path("/sys/fs/cgroup"), own: Path = Path("/proc/self/cgroup")) -> int:
    """The bytes of memory that the control group of this process may use. 0 if there is no limit."""
    try:
        path = own.read_text().partition("0::/")[2].strip()
        limit = (groups / path / "memory.max").read_text().strip()
    except OSError:
        return 0
    return int(limit) if limit.isdigit() else 0
