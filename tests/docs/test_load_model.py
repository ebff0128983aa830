"""The tables of docs/scaling.md are what the load model makes of the measured figures, and the model makes sense."""

import json
from dataclasses import replace

from bench.load_model import FIGURES, Assumed, Measured, markdown, needs, walls
from tests.forks import ROOT

MEASURED = Measured.read(json.loads(FIGURES.read_text()))


def test_the_document_has_the_tables_of_the_model() -> None:
    text = (ROOT / "docs" / "scaling.md").read_text()
    for table in markdown(MEASURED, Assumed()).split("\n\n"):
        assert table.strip() in text


def test_looks_at_lists_cost_what_was_measured() -> None:
    lists = json.loads(FIGURES.read_text())["lists"]
    lobby = [one["store"] for one in lists if (one["tables"], one["what"]) == (1_000_000, "lobby")]
    assert lobby == [Assumed().list_ms]


def test_twice_the_tables_need_twice_as_much() -> None:
    few, many = (needs(tables, MEASURED, Assumed()) for tables in (1_000_000, 2_000_000))
    assert many.moves == 2 * few.moves
    assert 1.9 < many.processes / few.processes < 2.1
    assert 1.9 < many.log_mb / few.log_mb < 2.1
    assert many.partitions <= 2 * few.partitions


def test_nothing_is_needed_beyond_one_of_each_before_the_first_wall() -> None:
    first = min(walls(MEASURED, Assumed()).values())
    small = needs(int(first) - 1, MEASURED, Assumed(spare=0.0))
    assert (small.processes, small.partitions, small.shards) == (1, 1, 1)
    assert needs(int(first) + 1, MEASURED, Assumed(spare=0.0)).processes == 2


def test_what_costs_more_needs_more() -> None:
    dearer = replace(MEASURED, process=2 * MEASURED.process, redis=10 * MEASURED.redis)
    before, after = (needs(10_000_000, measured, Assumed()) for measured in (MEASURED, dearer))
    assert after.processes > before.processes
    assert after.shards > before.shards
    assert after.partitions == before.partitions
    slower = needs(10_000_000, MEASURED, Assumed(pause=60.0))
    assert slower.moves < before.moves
    assert slower.sockets == before.sockets
