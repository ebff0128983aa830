"""`make bench`: how fast the engine is on one core, and how that compares with other engines in the same run.

Machines are noisy, so every figure is taken several times in turn with the others, and the median is shown. CPU time is
counted, not wall time. Look at the ratios rather than at single figures.
"""

import argparse
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pecunia.core.game
from bench.other_engines import PEERS, Measurement
from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.games import options_for
from pecunia.non_olet.engine.game import NonOlet
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.titles.registry import title

ALL_MODULES = "2016, 6 players, all modules"
MODULES_GOAL = 1 / 3
OLET = "pecunia olet"
OLET_GOAL = 300_000  # decisions/s, compiled, whatever the number of players
GOALS = {"rlcard uno": 10.0, "catanatron": 10.0, "open_spiel hearts": 3.0}
GOALS_PURE = {"rlcard uno": 2.0}


def compiled() -> bool:
    return not str(pecunia.core.game.__file__).endswith(".py")


def random_play(
    seconds: float, name: str, played: str = "non-olet", **options: object
) -> tuple[Measurement, Measurement]:
    """Decisions and games of random players. Each decision takes all the usual steps: question, view, choice, play."""
    opened = title(played)
    chosen = options_for(played, **options)
    decisions = games = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        game = opened.engine.new(chosen, f"bench-{games}")
        bots = [make_bot("random", stream_of(f"bench-{games}-{seat}")) for seat in range(game.seats)]
        question = game.question
        while question is not None:
            seat = question.player
            game.play(bots[seat].choose(game.view(seat)))
            decisions += 1
            question = game.question
        games += 1
        spent = time.process_time() - start
    return Measurement(name, decisions, spent), Measurement(f"{name}, games", games, spent)


def middle_game() -> NonOlet:
    """A game of four after sixty decisions, when tables are fullest."""
    game = title("non-olet").engine.new(options_for("non-olet", players=4), "bench-middle")
    stream = stream_of("bench-middle")
    for decision in range(60):
        assert game.question is not None
        game.play(stream.choose(game.question.moves))
    assert isinstance(game, NonOlet)
    return game


def repeated(name: str, seconds: float, action: Callable[[], object]) -> Measurement:
    count = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        for turn in range(200):
            action()
        count += 200
        spent = time.process_time() - start
    return Measurement(name, count, spent)


def memory_per_game() -> float:
    """Memory of a running game in kilobytes, averaged over five hundred games."""
    opened = title("non-olet")
    chosen = options_for("non-olet", players=4)
    opened.engine.new(chosen, "bench-0")
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [opened.engine.new(chosen, f"bench-{number}") for number in range(500)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024


def ours(seconds: float) -> list[Measurement]:
    """The figures of this engine."""
    found = [*random_play(seconds, "pecunia non-olet, 4 players", players=4)]
    game = middle_game()
    stream = stream_of("bench-imagine")
    asked = game.view(0).asked
    found.append(repeated("copies", seconds / 3, game.copy))
    found.append(repeated("views (facade)", seconds / 3, lambda: game.view(asked).moves))
    found.append(repeated("views (snapshot)", seconds / 3, lambda: game.view(asked).snapshot()))
    found.append(repeated("imagined deals", seconds / 3, lambda: game.view(asked).imagine(stream)))
    return found


def growth(seconds: float) -> list[Measurement]:
    """How decisions/s change with the number of players, the edition, the dark red cards, the modules and the title."""
    found = [random_play(seconds, f"2016, {players} players", players=players)[0] for players in (2, 3, 4, 5, 6)]
    found.append(random_play(seconds, "2016, 4 players, dark red", players=4, dark_red=True)[0])
    found.append(random_play(seconds, "2005, 4 players", players=4, edition=2005)[0])
    for module in MODULES:
        found.append(random_play(seconds, f"2016, 4 players, {module}", players=4, modules=[module])[0])
    found.append(random_play(seconds, ALL_MODULES, players=6, modules=MODULES)[0])
    for players in (2, 3, 4):
        found.append(random_play(seconds, f"{OLET}, {players} players", "olet", players=players)[0])
    return found


def middle(rounds: list[list[Measurement]]) -> dict[str, float]:
    rates: dict[str, list[float]] = {}
    for measured in rounds:
        for each in measured:
            rates.setdefault(each.name, []).append(each.per_second)
    return {name: median(values) for name, values in rates.items()}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each figure and round")
    parser.add_argument("--rounds", type=int, default=3, help="how often each figure is taken")
    parser.add_argument("--no-peers", action="store_true", help="measure this engine only")
    arguments = parser.parse_args()
    form = "compiled" if compiled() else "uncompiled"
    where = Path(str(pecunia.core.game.__file__)).suffix
    print(
        f"pecunia {form} ({where}), Python {sys.version.split()[0]}, one core, CPU time, median of {arguments.rounds}\n"
    )
    peers = [] if arguments.no_peers else PEERS
    mine: list[list[Measurement]] = []
    theirs: list[list[Measurement]] = []
    for number in range(arguments.rounds):
        mine.append(ours(arguments.seconds))
        measured = [peer(arguments.seconds) for peer in peers]
        theirs.append([each for each in measured if each is not None])
    rates = middle(mine)
    for name, rate in rates.items():
        print(f"{name:<34}{rate:>12,.0f} /s")
    print(f"{'memory of a running game':<34}{memory_per_game():>12,.1f} kB\n")
    grown = middle([growth(arguments.seconds / 2) for number in range(arguments.rounds)])
    for name, rate in grown.items():
        print(f"{name:<34}{rate:>12,.0f} decisions/s")
    share = grown[ALL_MODULES] / grown["2016, 6 players"]
    missed = int(share < MODULES_GOAL)
    verdict = "MISSED" if missed else "reached"
    print(f"all modules at {share:.2f} of the base game with six players (goal {MODULES_GOAL:.2f}: {verdict})")
    slowest = min(rate for name, rate in grown.items() if name.startswith(OLET))
    if compiled():
        missed += slowest < OLET_GOAL
        verdict = "MISSED" if slowest < OLET_GOAL else "reached"
        print(f"{OLET}: {slowest:,.0f} decisions/s at least (goal {OLET_GOAL:,}: {verdict})")
    goals = GOALS if compiled() else GOALS_PURE
    decisions = rates["pecunia non-olet, 4 players"]
    if any(theirs):
        print()
    for name, rate in middle(theirs).items():
        ratio = decisions / rate
        goal = goals.get(name)
        verdict = "" if goal is None else f"  (goal {goal:g}: {'reached' if ratio >= goal else 'MISSED'})"
        missed += goal is not None and ratio < goal
        print(f"{name:<34}{rate:>12,.0f} decisions/s; ours is {ratio:.1f} times as fast{verdict}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
