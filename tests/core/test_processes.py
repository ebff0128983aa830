"""Worker processes: their results, and how they end: work done, cancelled, a worker dies, the parent is killed."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from pecunia.processes import PipedWorker, Pool, WorkerSetup


class CalledOff(Exception):
    pass


def double(number: int) -> int:
    return 2 * number


def die_over_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def prepare(name: str) -> None:
    os.environ["PREPARED"] = name


def prepared(_piece: int) -> tuple[str, int]:
    return os.environ["PREPARED"], os.nice(0)


@pytest.mark.parametrize("orderly", [True, False])
@pytest.mark.parametrize("pieces", [[], [4], list(range(20))], ids=len)
def test_every_piece_has_its_result(orderly: bool, pieces: list[int]) -> None:
    results = dict(Pool(2, orderly=orderly).results(double, pieces))
    assert results == {number: 2 * piece for number, piece in enumerate(pieces)}
    assert active_children() == []


def test_workers_are_prepared_once_and_polite() -> None:
    setup = WorkerSetup(5, prepare, "ready")
    found = dict(Pool(2, orderly=False, setup=setup).results(prepared, [0, 1]))
    assert found == {0: ("ready", min(os.nice(0) + 5, 19)), 1: ("ready", min(os.nice(0) + 5, 19))}


@pytest.mark.parametrize("orderly", [True, False])
def test_a_worker_that_dies_is_told_and_no_other_is_left(orderly: bool) -> None:
    with pytest.raises(BrokenProcessPool):
        list(Pool(2, orderly=orderly).results(die_over_three, list(range(6))))
    assert active_children() == []


def test_what_check_raises_ends_the_work_at_once() -> None:
    began = time.monotonic()

    def check() -> None:
        if time.monotonic() > began + 0.5:
            raise CalledOff

    with pytest.raises(CalledOff):
        list(Pool(2, orderly=False).results(sleep, [60.0, 60.0], check))
    assert time.monotonic() < began + 20
    assert active_children() == []


def test_an_orderly_pool_finishes_what_it_has_begun(tmp_path: Path) -> None:
    """It drops the rest and leaves no process behind."""
    files = [tmp_path / str(number) for number in range(40)]
    results = Pool(2, orderly=True).results(slowly_write, files)
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert active_children() == []
    written = [file.read_text() for file in files if file.exists()]
    assert written
    assert len(written) < len(files)
    assert set(written) == {"whole"}


def slowly_write(file: Path) -> None:
    with file.open("w") as target:
        target.write("wh")
        target.flush()
        time.sleep(0.05)
        target.write("ole")


KILLED = """
import os
import time
from pecunia.processes import PipedWorker, Pool, end_with_parent

def work(piece):
    os.write(1, b"at work\\n")  # in one piece, since another worker writes too
    time.sleep(60)

def serve(pipe):
    end_with_parent()
    work(0)

if __name__ == "__main__":
    {start}
    time.sleep(60)
"""
STARTS = {
    "orderly pool": "list(Pool(2, orderly=True).results(work, [0, 1]))",
    "pool": "list(Pool(2, orderly=False).results(work, [0, 1]))",
    "piped": "worker = PipedWorker(serve, has_threads=False, name='worker')",
}


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS.keys())
def test_workers_end_with_a_parent_that_is_killed(start: str) -> None:
    """All of them write to the same pipe, so it ends when the last of them has ended."""
    program = [sys.executable, "-c", KILLED.format(start=start)]
    with subprocess.Popen(program, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"at work\n"
        parent.kill()
        parent.communicate(timeout=20)


def test_a_piped_worker_answers_and_is_killed() -> None:
    worker = PipedWorker(echo, "so be it", has_threads=True, name="echo")
    worker.pipe.send("Anna")
    assert worker.pipe.recv() == "Anna: so be it"
    assert worker.is_alive()
    worker.kill()
    assert not worker.is_alive()
    assert worker.pipe.closed


def echo(pipe: Connection, words: str) -> None:
    while True:
        pipe.send(f"{pipe.recv()}: {words}")
