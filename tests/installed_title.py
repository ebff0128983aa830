"""Runs checks in a process where the third title is installed.

The title is found by its entry point, as in any installed package. So the checks need a process of their own with the
folder of the title on the path. They use the uncompiled sources: interpreted classes cannot derive from compiled ones.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
HERE = ROOT / "tests" / "third_title"


def run_checks(file: str) -> None:
    path = os.pathsep.join([str(HERE), str(ROOT / "src")])
    without = ["-p", "no:cacheprovider", "-p", "no:schemathesis"]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", *without, str(HERE / file)]
    run = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stdout + run.stderr
