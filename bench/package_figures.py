"""A few figures of the installed package, as JSON: `python bench/package_figures.py`.

It uses only what every version has, so that `bench.compare` can run it with the package of another checkout.
`--work NAME --times N` does the work of one figure N times and prints nothing: for tools that count from outside.
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
BOTS = ("random", "greedy")

Work = Callable[[int], int]  # does something so many times and says how many things it did


def games(bot: str, name: str) -> Work:
    """Whole games through the whole contract: question, view, choice, play. Counts decisions."""
    title, options = TABLES[name]
    begun = 0

    def play(times: int) -> int:
        nonlocal begun
        made = 0
        for _ in range(times):
            begun += 1
            game = pecunia.new(title, seed=f"compare-{begun}", **options)
            bots = [make_bot(bot, stream_of(f"compare-{begun}-{seat}")) for seat in range(game.seats)]
            question = game.question
            while question is not None:
                game.play(bots[question.player].choose(game.view(question.player)))
                made += 1
                question = game.question
        return made

    return play


def calls(action: Callable[[], object]) -> Work:
    def call(times: int) -> int:
        for _ in range(times):
            action()
        return times

    return call


def middle(name: str) -> Game:
    """A game after thirty random decisions."""
    title, options = TABLES[name]
    game = pecunia.new(title, seed="compare-middle", **options)
    stream = stream_of("compare-middle")
    for _ in range(30):
        assert game.question is not None
        game.play(stream.choose(game.question.moves))
    return game


# By kind of figure: what makes its work for one of the tables, and how often it is done at a time.
KINDS: dict[str, tuple[Callable[[str], Work], int]] = {
    **{bot: (lambda name, bot=bot: games(bot, name), 1) for bot in BOTS},  # type: ignore[misc]
    "copies": (lambda name: calls(middle(name).copy), 100),
    "views as JSON": (lambda name: calls(middle(name).view(0).snapshot), 100),
    "positions": (lambda name: calls(middle(name).position), 100),
}
NAMES = [f"{kind}: {name}" for kind in KINDS for name in TABLES]


def work_of(figure: str) -> tuple[Work, int]:
    kind, _, name = figure.partition(": ")
    make, times = KINDS[kind]
    return make(name), times


def rate(figure: str, seconds: float) -> float:
    """How many of these a second of CPU time."""
    work, times = work_of(figure)
    work(1)  # whatever is loaded at the first use
    done = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += work(times)
        spent = time.process_time() - start
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time for each figure")
    parser.add_argument("--only", default="", help="only figures whose names have this in them")
    parser.add_argument("--work", choices=NAMES, help="only do the work of this figure")
    parser.add_argument("--times", type=int, default=1, help="how often")
    wanted = parser.parse_args()
    if wanted.work:
        work, times = work_of(wanted.work)
        work(wanted.times * times)
        return
    short = ("copies", "views", "positions")
    names = [name for name in NAMES if wanted.only in name]
    print(json.dumps({name: rate(name, wanted.seconds / (4 if name.startswith(short) else 1)) for name in names}))


if __name__ == "__main__":
    main()
