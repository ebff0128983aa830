"""How long people wait: `python -m bench.fresh_clone [--compiled]`.

Clones the last commit into a folder of its own, runs `make play` there, and measures until the browser is opened and
the page is answered, and how much room `.venv` takes. With `--compiled`: how long the engine then takes to be compiled
and installed by itself. Packages come from the caches of this machine as far as they are warm.
"""

import argparse
import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from tests.server.processes import free_port

PATIENCE = 900


def size(folder: Path) -> int:
    """The bytes of all files, as they are on the disk."""
    return sum(file.lstat().st_blocks * 512 for file in folder.rglob("*") if file.is_file())


def play(clone: Path) -> float:
    """Seconds from `make play` until its page has come."""
    seen = clone / "address"
    browser = clone / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.new && mv {seen}.new {seen}\n', encoding="utf-8")
    browser.chmod(0o755)
    variables = {**os.environ, "BROWSER": f"{browser} %s", "PYTHONPATH": ""}
    begun = time.monotonic()
    running = subprocess.Popen(
        ["make", "play", f"ARGS=--port {free_port()}"], cwd=clone, env=variables, start_new_session=True
    )
    try:
        while not seen.exists():
            assert running.poll() is None, "make play has ended"
            assert time.monotonic() < begun + PATIENCE
            time.sleep(0.05)
        with urlopen(seen.read_text(encoding="utf-8").strip()) as page:
            assert page.status == 200
        return time.monotonic() - begun
    finally:
        os.killpg(running.pid, signal.SIGTERM)  # and the compiler with it
        running.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description="how long people wait in a fresh clone")
    parser.add_argument("--compiled", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="pecunia-clone-") as scratch:
        clone = Path(scratch, "clone")
        subprocess.run(["git", "clone", "--quiet", ".", clone], check=True)
        seconds = play(clone)
        print(f"make play: page open after {seconds:.1f} s, .venv {size(clone / '.venv') / 1e6:.0f} MB", flush=True)
        if arguments.compiled:
            subprocess.run(["make", "clean"], cwd=clone, check=True, stdout=subprocess.DEVNULL)
            subprocess.run(["make", ".venv/.playable"], cwd=clone, check=True, stdout=subprocess.DEVNULL)
            begun = time.monotonic()
            subprocess.run(["make", "install"], cwd=clone, check=True)
            print(f"compiled and installed in {time.monotonic() - begun:.1f} s on {os.cpu_count()} processors")


if __name__ == "__main__":
    main()
