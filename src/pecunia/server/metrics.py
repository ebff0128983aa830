"""Metrics for people who run a server (Prometheus)."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()

ENTRIES = Counter("pecunia_entries", "Entries written to the logs of tables", ["kind"], registry=registry)
REFUSALS = Counter("pecunia_refusals", "Messages and requests refused", ["key"], registry=registry)
CONNECTIONS = Gauge("pecunia_connections", "Open sockets", registry=registry)
TABLES = Gauge("pecunia_tables", "Tables in memory", registry=registry)
SLOW_BOTS = Gauge("pecunia_slow_bots", "Bots that gave no answer in time", registry=registry)
LOOP_PAUSE = Gauge(
    "pecunia_loop_pause_seconds", "Longest pause of the event loop in the last minute", registry=registry
)
LONG_STEPS = Counter(
    "pecunia_long_steps", "Steps of the event loop that computed for more than 50 ms", registry=registry
)
SECONDS = Histogram(
    "pecunia_move_seconds",
    "From a message received to all seats told",
    registry=registry,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)


def exposition() -> bytes:
    return generate_latest(registry)
