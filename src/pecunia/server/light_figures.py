"""Figures that are noted for every move. They are noted in the event loop only, so they need no lock; those of the
client library take one for each number."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence

from prometheus_client import CollectorRegistry
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class LightHistogram(Collector):
    """How many observations lie in each bucket, and their sum."""

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry, buckets: Sequence[float]) -> None:
        self._name = name
        self._documentation = documentation
        self._bounds = list(buckets)
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, amount: float) -> None:
        self._counts[bisect_left(self._bounds, amount)] += 1
        self._sum += amount

    def collect(self) -> Iterable[Metric]:
        below, buckets = 0, []
        names = [str(float(bound)) for bound in self._bounds]
        for name, count in zip([*names, "+Inf"], self._counts, strict=True):
            below += count
            buckets.append((name, below))
        yield HistogramMetricFamily(self._name, self._documentation, buckets=buckets, sum_value=self._sum)


class LightCounter(Collector):
    """A number for each value of one label."""

    def __init__(self, name: str, documentation: str, label: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._documentation = documentation
        self._label = label
        self.counts: dict[str, int] = {}
        registry.register(self)

    def inc(self, value: str) -> None:
        self.counts[value] = self.counts.get(value, 0) + 1

    def collect(self) -> Iterable[Metric]:
        family = CounterMetricFamily(self._name, self._documentation, labels=[self._label])
        for value, count in self.counts.items():
            family.add_metric([value], count)
        yield family
