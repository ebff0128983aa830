"""How often each career ladder wins among equal bots: `python -m bench.ladders --bot greedy --games 1500`.

No ladder should win more than 1.5 times as often as another. The standard error of each share is printed next to it.
`--values` measures the ladders of an owner's file.
"""

import argparse
import sys
from collections import Counter
from math import sqrt
from pathlib import Path

from pecunia.bots import bot_names, make_bot
from pecunia.core.chance import stream_of
from pecunia.games import options_for
from pecunia.non_olet.engine.game import NonOlet
from pecunia.non_olet.engine.module_names import CAREERS, LADDER_KEYS, MODULES
from pecunia.non_olet.engine.modules.careers import Careers
from pecunia.titles.registry import title

MAX_RATIO = 1.5
TURNS = 600


def shares(
    bot: str, games: int, players: int, modules: list[str], values: Path | None, seed: str
) -> tuple[Counter[str], Counter[str]]:
    """Games won with each ladder, and games played with it."""
    options = options_for("non-olet", players=players, modules=modules, values=values)
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for number in range(games):
        game = title("non-olet").engine.new(options, f"{seed}-{number}")
        assert isinstance(game, NonOlet)
        bots = [make_bot(bot, stream_of(f"{seed}-{number}-{seat}")) for seat in range(players)]
        while game.question is not None and game.turn <= TURNS:
            seat = game.question.player
            game.play(bots[seat].choose(game.view(seat)))
        careers = next(module for module in game.modules if isinstance(module, Careers))
        played.update(LADDER_KEYS[ladder] for ladder in careers.ladders)
        if game.outcome is not None and game.outcome.winner is not None:
            won[LADDER_KEYS[careers.ladders[game.outcome.winner]]] += 1
    return won, played


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.ladders", description=__doc__)
    parser.add_argument("--bot", choices=bot_names(), default="greedy")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--all-modules", action="store_true", help="play with all five modules, not careers alone")
    parser.add_argument("--values", type=Path, metavar="FILE", help="ladders of your own, as in values.toml")
    parser.add_argument(
        "--seed", default="ladders", help="another word for other deals than those the tasks were tuned on"
    )
    arguments = parser.parse_args()
    modules = MODULES if arguments.all_modules else [CAREERS]
    won, played = shares(arguments.bot, arguments.games, arguments.players, modules, arguments.values, arguments.seed)
    found = {ladder: won[ladder] / played[ladder] for ladder in LADDER_KEYS}
    for ladder, share in found.items():
        error = sqrt(share * (1 - share) / played[ladder])
        print(f"{ladder:<10}{100 * share:6.1f} % of {played[ladder]} games, ± {100 * error:.1f}")
    ratio = max(found.values()) / min(found.values())
    print(f"the best ladder wins {ratio:.2f} times as often as the worst (at most {MAX_RATIO})")
    return 0 if ratio <= MAX_RATIO else 1


if __name__ == "__main__":
    sys.exit(main())
