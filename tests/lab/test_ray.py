"""A tournament on a Ray cluster, which is started for it on this machine."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
CUP = "tournament olet --players 2 --bots random,greedy,doorkeeper --deals 6 --seed cup --json"


def table_of(*options: str) -> object:
    command = [sys.executable, "-m", "pecunia", *CUP.split(), *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_cluster_comes_to_the_same_table() -> None:
    assert table_of("--ray", "local", "--jobs", "2") == table_of()
