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


IN_RAY = """
import os, ray, pecunia

@ray.remote
def play_on(game):
    game.play(game.legal_moves[0])
    return game, game.view("A")

@ray.remote
def refuse(number):
    if number == 0:
        pecunia.new("non-olet", seed=7).play("seat M")
    pecunia.new("olet", players=9)

ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
game = pecunia.new("non-olet", seed=7, modules="events,favours")
there, view = ray.get(play_on.remote(game))
game.play(game.legal_moves[0])
assert there.position() == game.position() and there.history()[0].move == game.history()[0].move
assert view.snapshot() == game.view("A").snapshot()
for number, key in enumerate(("not-now", "option-players")):
    try:
        ray.get(refuse.remote(number))
    except Exception as error:
        cause = getattr(error, "cause", error)
        assert isinstance(cause, pecunia.PecuniaError) and cause.key == key, (type(error), cause)
    else:
        raise AssertionError("nothing was raised")
assert ray.get(play_on.remote(game))[0].played.number == 2  # the worker still works
ray.shutdown()
print("fine")
"""


def test_games_views_and_errors_cross_a_cluster() -> None:
    command = [sys.executable, "-c", IN_RAY]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.strip() == "fine", done.stderr
