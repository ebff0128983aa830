"""The same pieces of work on a Ray cluster. Ray is imported only here, so that it is not needed for anything else."""

import socket
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from pecunia.bots.bot import error_line
from pecunia.core.errors import OptionError
from pecunia.lab.workers import Processes, Workers
from pecunia.processes import Piece, Result

LOCAL = "local"  # a cluster on this machine alone, started for this work
AHEAD = 4  # bundles of pieces that are queued for each processor
BUNDLE = 25  # most pieces in a bundle: sending one to a worker and back takes longer than a quick game
SHARE = 20  # fewest bundles for each processor, so that all have work until the end
CLIENT = "ray://"
PATIENCE = 10.0  # seconds until the cluster must respond: Ray itself would keep trying for minutes


class Cluster:
    """The machines of the cluster at this address. They need this package, too. `local` starts a cluster of `jobs`
    processors."""

    def __init__(self, address: str, jobs: int) -> None:
        self.address = address
        self.jobs = jobs
        try:
            import ray
        except ImportError as error:
            raise OptionError("ray-missing", module=error.name or "") from None
        self._ray: Any = ray

    def each(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        ray = self._ray
        self._connect()
        try:
            task = ray.remote(_do)
            shared = ray.put(work)
            processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
            size = min(BUNDLE, max(1, len(pieces) // (SHARE * processors)))
            waiting = iter(range(0, len(pieces), size))
            running: dict[Any, int] = {}
            while True:
                for first in islice(waiting, AHEAD * processors - len(running)):
                    running[task.remote(shared, pieces[first : first + size])] = first
                if not running:
                    return
                (done,), _ = ray.wait(list(running), num_returns=1)
                yield from enumerate(ray.get(done), running.pop(done))
        finally:
            ray.shutdown()

    def _connect(self) -> None:
        options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if self.address == LOCAL:
            options |= {"num_cpus": self.jobs, "include_dashboard": False}
        try:
            self._knock()
            self._ray.init(address=self.address, **options)
        except (ConnectionError, ImportError, OSError, RuntimeError, ValueError) as error:
            raise OptionError("ray-address", value=self.address, detail=error_line(error)) from None

    def _knock(self) -> None:
        """If the address names a machine and a port, check that somebody listens there."""
        host, _, port = self.address.removeprefix(CLIENT).rpartition(":")
        if host and port.isdecimal():
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _do(work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> list[Result]:
    return [work(piece) for piece in pieces]


def workers_for(jobs: int, address: str | None) -> Workers:
    """Processes on this machine, or with an address the cluster there."""
    return Processes(jobs) if address is None else Cluster(address, jobs)
