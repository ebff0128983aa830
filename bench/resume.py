"""A tournament that is killed twice, and one on a Ray cluster: `python -m bench.resume --games 20000`.

The same tournament is played three times: undisturbed; killed (SIGKILL) after a third and after two thirds of its games
and continued; and on a local Ray cluster. All three must give the same table, byte for byte, and no finished game may
be lost or played again.
"""

import argparse
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

BOTS = "random,greedy"
SEATINGS = 2  # games per deal
LOOK = 0.02  # seconds between two looks at the file


def command(games: int, jobs: int, *more: str) -> list[str]:
    asked = f"tournament olet --players 2 --bots {BOTS} --deals {games // SEATINGS} --seed resume --json --jobs {jobs}"
    return [sys.executable, "-m", "pecunia", *asked.split(), *more]


def table_of(words: list[str]) -> tuple[str, float]:
    """The output of a tournament, and how long it took."""
    began = time.perf_counter()
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout, time.perf_counter() - began


def games_in(file: Path) -> int:
    """How many games another process has finished so far."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("SELECT count(*) FROM games").fetchone()
            return int(found)
    except sqlite3.Error:  # the file does not exist yet, or the other process is writing at this moment
        return 0


def rows(file: Path) -> set[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return set(connection.execute("SELECT * FROM games"))


def killed_at(words: list[str], file: Path, games: int) -> int:
    """Start a tournament and kill it with SIGKILL after this many games. Returns how many were finished then."""
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    while games_in(file) < games:
        if process.poll() is not None:
            raise SystemExit(f"it ended by itself before {games} games were finished")
        time.sleep(LOOK)
    process.send_signal(signal.SIGKILL)
    process.communicate()  # waits for its workers, too: they hold the same pipe
    return games_in(file)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.resume", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    games: int = arguments.games
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "killed.sqlite"
        whole, seconds = table_of(command(games, arguments.jobs, "--file", str(Path(folder) / "whole.sqlite")))
        print(f"undisturbed: {games} games in {seconds:.0f} s", flush=True)
        words = command(games, arguments.jobs, "--file", str(file))
        before: set[tuple[object, ...]] = set()
        for part in (1, 2):
            finished = killed_at(words, file, games * part // 3)
            lost = before - rows(file)
            before = rows(file)
            print(f"killed: {finished} games were finished, {len(lost)} of those before are lost", flush=True)
        resumed, seconds = table_of(words)
        lost |= before - rows(file)
        print(f"gone on with: {seconds:.0f} s for the rest, {len(lost)} games lost", flush=True)
        same_rows = rows(file) == rows(Path(folder) / "whole.sqlite")
    clustered, seconds = table_of(command(games, arguments.jobs, "--ray", "local"))
    print(f"on a local Ray cluster: {seconds:.0f} s")
    good = same_rows and not lost and whole == resumed == clustered
    print("the three tables are the same, byte for byte" if good else "the tables DIFFER")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
