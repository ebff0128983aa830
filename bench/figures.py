"""A few figures of the installed package, as JSON: `python bench/figures.py`.

It uses only what every version has, so that `bench.compare` can run it with the package of another checkout.
"""

import argparse
import json
import time
from collections.abc import Callable

import pecunia
from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.game import Game

TABLES: dict[str, tuple[str, dict[str, object]]] = {
    "non olet, 2 players": ("non-olet", {"players": 2}),
    "non olet, 4 players": ("non-olet", {"players": 4}),
    "non olet, 2005, 4 players": ("non-olet", {"players": 4, "edition": 2005}),
    "non olet, 6 players, all modules": (
        "non-olet",
        {"players": 6, "modules": ["famous", "upgrades", "events", "careers", "favours"]},
    ),
    "Olet, 2 players": ("olet", {"players": 2}),
    "Olet, 4 players": ("olet", {"players": 4}),
}


def decisions(bot: str, name: str, seconds: float) -> float:
    """Decisions a second of CPU time, through the whole contract: question, view, choice, play."""
    title, options = TABLES[name]
    made = games = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        game = pecunia.new(title, seed=f"compare-{games}", **options)
        bots = [make_bot(bot, stream_of(f"compare-{games}-{seat}")) for seat in range(game.seats)]
        question = game.question
        while question is not None:
            game.play(bots[question.player].choose(game.view(question.player)))
            made += 1
            question = game.question
        games += 1
        spent = time.process_time() - start
    return made / spent


def repeated(action: Callable[[], object], seconds: float) -> float:
    """Calls a second of CPU time."""
    calls = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(100):
            action()
        calls += 100
        spent = time.process_time() - start
    return calls / spent


def middle(name: str) -> Game:
    """A game after thirty random decisions."""
    title, options = TABLES[name]
    game = pecunia.new(title, seed="compare-middle", **options)
    stream = stream_of("compare-middle")
    for _ in range(30):
        assert game.question is not None
        game.play(stream.choose(game.question.moves))
    return game


def figures(seconds: float) -> dict[str, float]:
    found = {f"random: {name}": decisions("random", name, seconds) for name in TABLES}
    found |= {f"greedy: {name}": decisions("greedy", name, seconds) for name in TABLES}
    for name in TABLES:
        game = middle(name)
        found[f"copies: {name}"] = repeated(game.copy, seconds / 4)
        found[f"views as JSON: {name}"] = repeated(game.view(0).snapshot, seconds / 4)
        found[f"positions: {name}"] = repeated(game.position, seconds / 4)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time for each figure")
    print(json.dumps(figures(parser.parse_args().seconds)))
