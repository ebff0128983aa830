"""What waits in a running server, read from its figures."""

from typing import NamedTuple

from prometheus_client.parser import text_string_to_metric_families

FIGURES = {
    "pecunia_queue_waiting": "waiting",
    "pecunia_queue_running": "running",
    "pecunia_queue_refused_total": "refused",
}
PROCESS = {
    "pecunia_store_writes_waiting": "writes_waiting",
    "pecunia_tables": "tables",
    "pecunia_connections": "connections",
    "pecunia_unreadable_tables": "unreadable_tables",
}


class QueueFigures(NamedTuple):
    """By queue: what waits, what is being done, and what was refused since the start. And figures of the process."""

    queues: dict[str, dict[str, int]]
    process: dict[str, int]


def queue_figures(figures: str) -> QueueFigures:
    queues: dict[str, dict[str, int]] = {}
    process: dict[str, int] = {}
    for family in text_string_to_metric_families(figures):
        for sample in family.samples:
            if sample.name in FIGURES:
                queue = queues.setdefault(sample.labels["kind"], dict.fromkeys(FIGURES.values(), 0))
                queue[FIGURES[sample.name]] = int(sample.value)
            elif sample.name in PROCESS:
                process[PROCESS[sample.name]] = int(sample.value)
    return QueueFigures(dict(sorted(queues.items())), process)
