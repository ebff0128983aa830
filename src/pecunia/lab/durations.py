"""How long bots think, counted in steps of two per cent. The counts of many processes and machines can be added up."""

import time
from math import ceil, log
from typing import Any

STEP = 1.02
SHORTEST = 1e-6  # seconds; shorter times count as this
TIMES = ("cpu", "wall")  # processor time of this process, and real time


class Durations:
    """Counts of durations. A quantile is never too low, and at most one step too high; the longest is exact."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}
        self.total = 0.0
        self.longest = 0.0

    @property
    def number(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return self.total / self.number if self.counts else 0.0

    def add(self, seconds: float) -> None:
        step = max(0, ceil(log(seconds / SHORTEST) / log(STEP))) if seconds > SHORTEST else 0
        self.counts[step] = self.counts.get(step, 0) + 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def add_all(self, other: "Durations") -> None:
        for step, count in other.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    def quantile(self, part: float) -> float:
        """The time in seconds within which this part of all were done; 0 if there were none."""
        wanted = part * self.number
        seen = 0
        for step in sorted(self.counts):
            seen += self.counts[step]
            if seen >= wanted:
                return min(SHORTEST * STEP**step, self.longest)
        return self.longest

    def to_json(self) -> dict[str, Any]:
        counts = {str(step): self.counts[step] for step in sorted(self.counts)}
        return {"counts": counts, "total": self.total, "longest": self.longest}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Durations":
        found = cls()
        found.counts = {int(step): int(count) for step, count in data["counts"].items()}
        found.total = float(data["total"])
        found.longest = float(data["longest"])
        return found


class Thinking:
    """The time of a bot's moves by both clocks. Questions with a single answer need no thought and are not counted."""

    def __init__(self) -> None:
        self.cpu = Durations()
        self.wall = Durations()

    def begin(self) -> tuple[float, float]:
        return time.process_time(), time.perf_counter()

    def end(self, began: tuple[float, float]) -> None:
        self.cpu.add(time.process_time() - began[0])
        self.wall.add(time.perf_counter() - began[1])

    def add_all(self, other: "Thinking") -> None:
        self.cpu.add_all(other.cpu)
        self.wall.add_all(other.wall)

    def to_json(self) -> dict[str, Any]:
        return {clock: getattr(self, clock).to_json() for clock in TIMES}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Thinking":
        found = cls()
        found.cpu, found.wall = (Durations.from_json(data[clock]) for clock in TIMES)
        return found
