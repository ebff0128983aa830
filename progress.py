"""`python progress.py LOG "What is done" COMMAND…`: runs a command of the Makefile and shows that it goes on.

A terminal sees a clock after two seconds, others see one line. What the command says is in the file LOG; it is shown if
the command fails. Only the standard library is used: this runs before anything is installed.
"""

import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 2.0  # seconds


def main(log: str, said: str, command: list[str]) -> int:
    shown = sys.stderr.isatty()
    print(said, end="" if shown else "\n", file=sys.stderr, flush=True)
    began = time.monotonic()
    with Path(log).open("w", encoding="utf-8") as file:
        process = subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT)
        while True:
            try:
                status = process.wait(0.5)
                break
            except subprocess.TimeoutExpired:
                spent = time.monotonic() - began
                if shown and spent > PATIENCE:
                    print(f"\r{said} … {spent:.0f} s", end="", file=sys.stderr, flush=True)
            except KeyboardInterrupt:  # the command has had the signal too
                process.wait()
                return 130
    if shown:
        print(f"\r{said}: {time.monotonic() - began:.0f} s ", file=sys.stderr, flush=True)
    if status:
        sys.stderr.write(Path(log).read_text(encoding="utf-8", errors="replace"))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
