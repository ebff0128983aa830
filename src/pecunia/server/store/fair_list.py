"""In which order public tables are listed if there are many: nobody can push out the tables of others."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

MAX_OF_HOST = 10
MAX_OF_ADDRESS = 30


def site_part(laid_from: str) -> str:
    """Of the two hashes that say where a table was laid, the one of the network."""
    return laid_from[: len(laid_from) // 2]


class ListedTable(NamedTuple):
    """A public table. `address` is a hash of the address or network where it was laid; empty if that is not known."""

    id: str
    host: str
    address: str
    created: float = 0.0


class TableTurn(NamedTuple):
    """A table and its turn: 0 for the newest of its host and address, 1 for the second newest, and so on."""

    turn: int
    table: ListedTable


def fair_order(newest_first: Iterable[ListedTable]) -> list[TableTurn]:
    """The newest table of each host and address, then the second newest of each, and so on; not very many of one."""
    hosts: Counter[str] = Counter()
    addresses: Counter[str] = Counter()
    found: list[TableTurn] = []
    for table in newest_first:
        address = table.address or table.host
        if hosts[table.host] >= MAX_OF_HOST or addresses[address] >= MAX_OF_ADDRESS:
            continue
        found.append(TableTurn(max(hosts[table.host], addresses[address]), table))
        hosts[table.host] += 1
        addresses[address] += 1
    found.sort(key=lambda one: one.turn)  # the sort is stable, so the newest stay first
    return found
