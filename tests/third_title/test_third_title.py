"""A third title is one folder: installed beside Pecunia, it plays everywhere, and no line outside the folder knows it.

The title is found by its entry point, as that of any installed package. So the checks run in a process of their own,
where its folder is on the path. They run the sources: interpreted classes cannot derive from compiled ones.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NAME = "obolus"


@pytest.mark.parametrize("checks", ["checks.py", "server_checks.py"])
def test_it_plays_everywhere(checks: str) -> None:
    path = os.pathsep.join([str(HERE), str(ROOT / "src")])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE / checks)]
    run = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_nobody_else_knows_it() -> None:
    endings = (".py", ".ts", ".svelte", ".toml", ".ftl")
    folders = (ROOT / "src" / "pecunia", ROOT / "web" / "src")
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in endings]
    assert len(files) > 600
    assert [file for file in files if NAME in file.read_text(encoding="utf-8")] == []
