"""The faults of bots in many games, added up: each kind of fault of each bot is listed once, with a count."""

from collections.abc import Iterable
from typing import Any

Fault = dict[str, Any]  # as `Note.plain` gives it: bot, key, facts, count


class FaultTable:
    def __init__(self) -> None:
        self._faults: dict[tuple[str, str], Fault] = {}

    def add(self, faults: Iterable[Fault]) -> None:
        for fault in faults:
            counted = self._faults.setdefault((fault["bot"], fault["key"]), {**fault, "count": 0})
            counted["count"] += fault["count"]

    def summary(self) -> list[Fault]:
        return list(self._faults.values())
