"""A network learns Pecunia Olet for two until it beats `greedy`, in a few minutes on one core.

    python -m examples.ppo --folder build/ppo  # in a checkout: examples are not installed

It sees what its seat sees (docs/envs-tables.md) and nothing else. First it imitates `greedy` in some games, then it
plays against itself on the vector environment: one point for a victory, minus one for a defeat, PPO. At the end it
plays against `greedy` from both seats; the command fails if the 95 % interval of its share is not above one half.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from examples.curve import draw, interval
from examples.network import Eyes, Flags, Floats, Lesson, Network, Numbers
from pecunia.bots import make_bot
from pecunia.core.chance import Stream, stream_of
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.envs.policy import PolicyBot
from pecunia.envs.rewards import rewards

GAME = "pecunia.envs:pecunia/Olet-v0"
PLAYERS = 2
TABLES, STEPS = 256, 64  # tables side by side, and decisions at each of them between two lessons
EPOCHS, MINIBATCH = 3, 2048
RATE, TEACHER_RATE, LAMBDA = 5e-4, 1e-3, 0.95
TEACHER, TEACHER_EPOCHS, WANDER = "greedy", 6, 0.2  # WANDER: the share of random answers in the teacher's games
OPPONENTS = ["random", "greedy"]
Seen = NDArray[np.uint8]
Info = dict[str, Any]


class Player:
    """The network at any number of tables. It only knows actions that came up in some random games, because most of the
    2,278 actions are amounts that nobody ever owns. If none of the known actions is legal, it takes the first legal
    one. It only sees numbers that changed in those games: the others describe options that are not played here."""

    def __init__(self, env: Any, luck: np.random.Generator) -> None:
        self.luck = luck
        self.known, self.changing = some_games(env, luck)
        self.eyes = Eyes(env.single_observation_space.high[self.changing])
        self.network = Network(self.eyes.size, len(self.known), luck)

    def see(self, seen: Seen) -> Floats:
        return self.eyes(seen[:, self.changing])

    def look(self, seen: Seen, info: Info) -> tuple[Floats, Flags]:
        return self.see(seen), info["action_mask"][:, self.known].astype(np.bool_)

    def pick(self, logs: Floats) -> Numbers:
        """A random action for each row, with the network's probabilities."""
        return np.asarray((logs + self.luck.gumbel(size=logs.shape)).argmax(axis=1))

    def actions(self, taken: Numbers, legal: Flags, info: Info) -> Numbers:
        return np.where(legal.any(axis=1), self.known[taken], info["action_mask"].argmax(axis=1))


def some_games(env: Any, luck: np.random.Generator) -> tuple[Numbers, Numbers]:
    """The actions that were ever legal in some random games, and the numbers of an observation that ever changed."""
    seen, info = env.reset(seed=0)
    first = seen[0].copy()
    legal = np.zeros(env.single_action_space.n, np.bool_)
    changed = np.zeros(len(first), np.bool_)
    for _step in range(400):
        mask = info["action_mask"]
        legal |= mask.any(axis=0)
        changed |= (seen != first).any(axis=0)
        seen, *_rest, info = env.step((mask * luck.random(mask.shape, np.float32)).argmax(axis=1))
    return np.flatnonzero(legal), np.flatnonzero(changed)


def imitate(player: Player, env: Any, games: int) -> None:
    """Learn what the teacher would answer, and who wins from that position."""
    tables = env.unwrapped.tables
    place = {action: index for index, action in enumerate(player.known.tolist())}
    seen: list[Seen] = []
    legal: list[Flags] = []
    taken: list[int] = []
    goals: list[float] = []
    for number in range(games):
        game = tables.deal(f"lesson-{number}")
        teacher = make_bot(TEACHER, stream_of(f"teacher-{number}"))
        asked: list[int] = []
        while (question := game.question) is not None:
            seat = question.player
            move = teacher.choose(game.view(seat))
            if len(question.moves) > 1 and move.number in place:
                seen.append(tables.observation(game, seat))
                legal.append(tables.mask(game, seat)[player.known].astype(np.bool_))
                taken.append(place[move.number])
                asked.append(seat)
            wanders = player.luck.random() < WANDER
            game.play(question.moves[player.luck.integers(len(question.moves))] if wanders else move)
        won = rewards(game.outcome, PLAYERS)
        goals += [won[seat] for seat in asked]
    rows, flags, answers, results = np.array(seen), np.array(legal), np.array(taken), np.array(goals, np.float32)
    for _epoch in range(TEACHER_EPOCHS):
        for part in portions(len(rows), player.luck):
            x, mask = player.see(rows[part]), flags[part]
            before = player.network.answer(x, mask)[0][np.arange(len(part)), answers[part]]
            # If every action of the teacher has a gain of 1, learning is plain imitation.
            lesson = Lesson(x, mask, answers[part], before, np.ones(len(part), np.float32), results[part])
            player.network.learn(lesson, TEACHER_RATE)


def portions(count: int, luck: np.random.Generator) -> list[Numbers]:
    """All numbers below `count`, shuffled and split into minibatches."""
    order = luck.permutation(count)
    return [order[start : start + MINIBATCH] for start in range(0, count, MINIBATCH)]


class SelfPlay:
    """The network plays every seat of every table, and learns from every decision."""

    def __init__(self, player: Player, env: Any, decisions: int, seed: int) -> None:
        self.player = player
        self.env = env
        self.decisions = decisions
        self.done = 0
        self.seen, self.info = env.reset(seed=seed)

    def practise(self) -> None:
        """Make some decisions at every table, and learn from them."""
        player = self.player
        rounds: list[tuple[Any, ...]] = []
        for _step in range(STEPS):
            x, legal = player.look(self.seen, self.info)
            logs, value = player.network.answer(x, legal)
            taken = player.pick(logs)
            seat = self.info["seat"]
            self.seen, _reward, over, cut, self.info = self.env.step(player.actions(taken, legal, self.info))
            ended = over | cut
            won = self.info["final_info"]["rewards"] if ended.any() else np.zeros((TABLES, PLAYERS))
            before = np.take_along_axis(logs, taken[:, None], 1)[:, 0]
            rounds.append((x, legal, taken, before, value, seat, ended, won))
        x, legal, taken, before, value, seats, ended, won = (np.array(each) for each in zip(*rounds))
        expected = player.network.answer(*player.look(self.seen, self.info))[1][:, None]
        last = np.where(self.info["seat"][:, None] == np.arange(PLAYERS), expected, -expected)
        gain = gains(seats, ended, won, value, last).astype(np.float32)
        goal = gain + value
        lesson = Lesson(flat(x), flat(legal), flat(taken), flat(before), flat(gain), flat(goal))
        lesson = lesson.part(np.flatnonzero(lesson.legal.sum(axis=1) > 1))  # only where there was a choice
        lesson = lesson._replace(gain=(lesson.gain - lesson.gain.mean()) / (lesson.gain.std() + 1e-6))
        rate = RATE * max(1 - self.done / self.decisions, 0.05)
        for _epoch in range(EPOCHS):
            for part in portions(len(lesson.x), player.luck):
                player.network.learn(lesson.part(part), rate)
        self.done += seats.size


def flat(by_step: NDArray[Any]) -> NDArray[Any]:
    """The decisions of all steps and tables in one list."""
    return by_step.reshape(-1, *by_step.shape[2:])


def gains(seats: Numbers, ended: Flags, won: Floats, value: Floats, last: Floats) -> Floats:
    """How much better things went than expected, following the decisions of each seat (GAE), by step and table. `last`
    is what each seat of each table expects after the last step. The steps are processed backwards."""
    table = np.arange(seats.shape[1])
    found = np.zeros_like(value)
    expected, ahead, got = last.copy(), np.zeros_like(last), np.zeros_like(last)
    for step in range(len(seats) - 1, -1, -1):
        over, mine = ended[step], (table, seats[step])
        expected[over], ahead[over], got[over] = 0, 0, won[step, over]
        found[step] = got[mine] + expected[mine] - value[step] + LAMBDA * ahead[mine]
        expected[mine], ahead[mine], got[mine] = value[step], found[step], 0
    return found


class Trained:
    """The network of a file as a bot: `--bots "greedy,py:examples.ppo:Trained FILE"` of `pecunia tournament`."""

    def __init__(self, stream: Stream, file: str) -> None:
        with np.load(file) as kept:
            self.known, self.changing = kept["known"], kept["changing"]
            self.eyes = Eyes(kept["highest"])
            self.network = Network(self.eyes.size, len(self.known), np.random.default_rng())
            self.network.weights = {name: kept[name] for name in self.network.weights}
        self.bot = PolicyBot(self.action)

    def choose(self, view: View) -> Move:
        return self.bot.choose(view)

    def action(self, seen: Seen, mask: NDArray[np.int8]) -> int:
        """The likeliest action; the first legal one if the network knows none of them."""
        legal = mask[None, self.known].astype(np.bool_)
        taken = self.network.answer(self.eyes(seen[None, self.changing]), legal)[0].argmax()
        return int(self.known[taken] if legal.any() else mask.argmax())


def match(player: Player, opponent: str, games: int, seed: int) -> tuple[int, int]:
    """Games won and lost against a bot, half of them from each seat. The network plays its most likely action."""
    won = lost = 0
    for seat in range(PLAYERS):
        tables = min(games // PLAYERS, 250)
        env: Any = gymnasium.make_vec(GAME, num_envs=tables, players=PLAYERS, seat=seat, opponents=opponent)
        seen, info = env.reset(seed=seed + seat * tables)
        left = np.full(tables, -(-games // PLAYERS // tables))
        while left.any():
            x, legal = player.look(seen, info)
            taken = player.network.answer(x, legal)[0].argmax(axis=1)
            seen, reward, over, cut, info = env.step(player.actions(taken, legal, info))
            counted = (over | cut) & (left > 0)
            left -= counted
            won += int((counted & (reward == 1)).sum())
            lost += int((counted & (reward < 0)).sum())
        env.close()
    return won, lost


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m examples.ppo", description=__doc__)
    parser.add_argument("--lessons", type=int, default=3000, help="games in which greedy is imitated")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="of self-play")
    parser.add_argument("--every", type=int, default=100_000, help="decisions between two points of the curve")
    parser.add_argument("--games", type=int, default=400, help="for each of them")
    parser.add_argument("--final", type=int, default=2000, help="games against greedy at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/ppo"), help="for the curve and the network")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    env: Any = gymnasium.make_vec(GAME, num_envs=TABLES, players=PLAYERS, opponents=None)
    player = Player(env, np.random.default_rng(chosen.seed))
    play = SelfPlay(player, env, chosen.decisions, chosen.seed)
    points: dict[str, list[tuple[int, int, int]]] = {opponent: [] for opponent in OPPONENTS}

    def note() -> None:
        """Add another point to the curve."""
        for opponent in OPPONENTS:
            won, lost = match(player, opponent, chosen.games, seed=1_000_000)
            points[opponent].append((play.done, won, lost))
            print(f"{time.process_time():6.0f} s {play.done:>10,} decisions, {opponent}: {won}:{lost}", flush=True)
        (chosen.folder / "curve.svg").write_text(draw("Pecunia Olet for two: games won", points), encoding="utf-8")
        (chosen.folder / "curve.json").write_text(json.dumps(points), encoding="utf-8")

    note()
    imitate(player, env, chosen.lessons)
    note()
    while play.done < chosen.decisions:
        play.practise()
        if play.done // chosen.every > (play.done - TABLES * STEPS) // chosen.every:
            note()
    highest = env.single_observation_space.high[player.changing]
    kept: dict[str, Any] = {"known": player.known, "changing": player.changing, "highest": highest}
    kept |= player.network.weights
    np.savez(chosen.folder / "network.npz", **kept)
    won, lost = match(player, TEACHER, chosen.final, seed=2_000_000)
    low, high = interval(won, lost)
    print(f"{won}:{lost} against {TEACHER}: {won / (won + lost):.1%} of decided games, {low:.1%} to {high:.1%} (95 %)")
    return 0 if low > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
