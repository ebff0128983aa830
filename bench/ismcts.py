"""One of our bots against OpenSpiel's ISMCTS on our game: `python -m bench.ismcts --games 100 --jobs 2`.

Theirs is the unchanged `open_spiel.python.algorithms.ismcts.ISMCTSBot`: it uses UCT, with a new deal and one random
playout for each simulation, and plays the most visited move. It has no default exploration constant. We take 2 from
OpenSpiel's mcts example, whose returns are between -1 and 1 like ours. Its search runs until the processor time for the
move is used up: without --milliseconds that is the budget of our bot, if that is a level. The times of both are
printed. If there is only one move, neither bot thinks. Both get views only, and seats are swapped on the same deals.

    python -m bench.ismcts --game olet --bot champion --milliseconds 20 --games 100
"""

import argparse
import importlib
import sys
import time
from functools import partial
from typing import Any, NamedTuple

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.openspiel_without_history import LightState
from pecunia.bots import Bot, make_bot
from pecunia.bots.levels import BY_NAME
from pecunia.core.chance import Stream, stream_of
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.envs.spiel_position import SpielPosition
from pecunia.games import options_for
from pecunia.lab.durations import Thinking
from pecunia.lab.match import Block, Match, Score, victory
from pecunia.lab.whole_game import play
from pecunia.lab.workers import Processes, spread
from pecunia.titles.registry import TITLES, title

THEIRS = "ismcts"
GOAL = 0.75
UNLIMITED = 1 << 30


class TimeIsUp(Exception):
    """The time for a move is used up."""


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
    """Their bot, with a time limit instead of a number of simulations. Only the end of the search differs from
    theirs."""

    def __init__(self, *arguments: Any, seconds: float, **settings: Any) -> None:
        super().__init__(*arguments, max_simulations=UNLIMITED, **settings)
        self.seconds = seconds
        self.simulations = 0  # of the last move
        self._until = 0.0

    def run_search(self, state: LightState) -> list[tuple[int, float]]:
        self.simulations = 0
        self._until = time.process_time() + self.seconds
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except TimeIsUp:
            found = self.get_final_policy(state, self._root_node)
        return found

    def sample_root_state(self, state: LightState) -> Any:
        """Each simulation begins here. The first one only makes the root, so there must be at least two."""
        if self.simulations >= 2 and time.process_time() >= self._until:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


class TheirBot:
    """Their bot at one of our seats. It gets an imagined game, from which it deals others.

    A node of its tree is what a player sees, not the history that led there. So different paths can lead to the same
    node, which makes the bot stronger.
    """

    def __init__(self, rules: Any, stream: Stream, seconds: float, uct: float) -> None:
        self._rules = rules
        self._stream = stream
        self._seconds = seconds
        self._uct = uct
        self._random = importlib.import_module("numpy").random.RandomState(stream.below(1 << 24))
        self.moves = 0
        self.simulations = 0

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        held = SpielPosition(self._rules.setting)
        held.lay(view.imagine(self._stream))
        bot = Timed(
            self._rules,
            mcts.RandomRolloutEvaluator(random_state=self._random),
            self._uct,
            seconds=self._seconds,
            random_state=self._random,
            use_observation_string=True,
        )
        action = int(bot.step(LightState(self._rules, held)))
        self.moves += 1
        self.simulations += bot.simulations
        return held.setting.moves[action]


class Terms(NamedTuple):
    """What is played."""

    name: str
    options: dict[str, Any]
    ours: str
    seconds: float
    uct: float
    seed: str

    def match(self) -> Match:
        return Match(self.name, self.options, self.ours, THEIRS)


def play_block(terms: Terms, number: int) -> tuple[Block, int, int]:
    """Play all arrangements on one deal. Also returns how many moves their bot thought about, and its simulations."""
    thinking = {terms.ours: Thinking(), THEIRS: Thinking()}
    moves = simulations = 0
    parts = []
    deal = f"{terms.seed}.{number}"
    rules = pyspiel.load_game(f"pecunia_{terms.name.replace('-', '_')}", terms.options)
    for index, lineup in enumerate(terms.match().series(terms.seed).lineups):
        game = title(terms.name).engine.new(options_for(terms.name, **terms.options), deal)
        bots: list[Bot] = []
        for seat, name in enumerate(lineup):
            stream = stream_of(f"{deal}.{index}.bot.{seat}")
            bots.append(TheirBot(rules, stream, terms.seconds, terms.uct) if name == THEIRS else make_bot(name, stream))
        play(game, bots, [thinking[name] for name in lineup])
        parts.append(victory(game))
        for bot in bots:
            if isinstance(bot, TheirBot):
                moves += bot.moves
                simulations += bot.simulations
    return Block(deal, parts, thinking, []), moves, simulations


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.ismcts", description=__doc__)
    parser.add_argument("--game", choices=list(TITLES), default="non-olet")
    parser.add_argument("--bot", default="old-king", help="ours")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--milliseconds", type=float, help="for each move of theirs; by default the budget of ours")
    parser.add_argument("--uct", type=float, default=2.0, help="their exploration constant")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default=THEIRS)
    arguments = parser.parse_args()
    milliseconds = arguments.milliseconds or budget(arguments.bot, arguments.game)
    if milliseconds is None:
        parser.error(f"{arguments.bot} has no budget of its own, so say --milliseconds")
    terms = Terms(arguments.game, {"players": 2}, arguments.bot, milliseconds / 1000, arguments.uct, arguments.seed)
    match = terms.match()
    thinking = {terms.ours: Thinking(), THEIRS: Thinking()}
    shares: list[list[float]] = []
    moves = simulations = 0
    deals = range(-(-arguments.games // len(match.arrangements)))
    for block, more_moves, more_simulations in spread(partial(play_block, terms), deals, Processes(arguments.jobs)):
        shares.append(match.shares(block))
        moves += more_moves
        simulations += more_simulations
        for name, times in block.thinking.items():
            thinking[name].add_all(times)
        if sys.stdout.isatty():
            tell(Score(match, shares), terms, end="\r")
    score = Score(match, shares)
    tell(score, terms, end="\n")
    print(f"{THEIRS}: {simulations / max(moves, 1):,.0f} simulations a move, exploration {terms.uct:g}")
    for name, times in thinking.items():
        print(
            f"{name}: {1000 * times.cpu.mean:,.1f} ms a move on average, p99 {1000 * times.cpu.quantile(0.99):,.1f} ms"
            f" (processor), {1000 * times.wall.mean:,.1f} ms (wall)"
        )
    return 0 if score.share >= GOAL else 1


def budget(bot: str, title: str) -> float | None:
    """The milliseconds that one of our levels may think about a move; None for other bots."""
    return float(BY_NAME[bot].habits(title).milliseconds) if bot in BY_NAME else None


def tell(score: Score, terms: Terms, end: str) -> None:
    print(
        f"{terms.ours} won {100 * score.share:.1f} % of {score.games} games of {terms.name} against {THEIRS}"
        f" (95 %: {100 * score.low:.1f} to {100 * score.high:.1f}; Elo {score.elo:+.0f})",
        end=end,
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
