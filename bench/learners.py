"""Our training beside MaskablePPO of sb3-contrib, with the same number of decisions: `make bench-peers`.

    python -m bench.learners ours olet --decisions 200000 --folder build/peers      # needs the extra train
    python -m bench.learners theirs olet --decisions 200000 --folder build/peers    # needs PyTorch and sb3-contrib
    python -m bench.learners match olet --games 1000 --folder build/peers           # needs neither

Ours plays against itself, with a network about as small as theirs. Theirs cannot: its advantages assume that all
decisions of a table are one player's. So it learns against `random`, or against `greedy`, who it is measured with. It
has the numbers of its documents (two layers of 64, ten epochs), and our vector environment with as many tables. Both
networks then play their likeliest move against the same bots.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pecunia.core.chance import Stream
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.envs.policy import PolicyBot
from pecunia.lab.match import Match, play_match
from pecunia.titles.registry import title

TABLES: Final = 64
STEPS: Final = 32  # between two lessons, at each table
MINIBATCH: Final = 128  # of ours: theirs learns ten times from each decision, ours twice, so in smaller steps
PLAYERS: Final = 2
TEACHERS: Final = ["random", "greedy"]
ENVIRONMENTS: Final = {"olet": "pecunia.envs:pecunia/Olet-v0", "non-olet": "pecunia.envs:pecunia/NonOlet-v0"}
LAYERS: Final = ["mlp_extractor.policy_net.0", "mlp_extractor.policy_net.2", "action_net"]


# Ours.


def train_ours(name: str, decisions: int, folder: Path) -> None:
    from pecunia.lab.train.network import Sizes
    from pecunia.lab.train.session import Request, train
    from pecunia.lab.train.trainer import Plan

    sizes = Sizes(table=64, player=32, other=16, trunk=96, steps=1, head=32)
    plan = Plan(decisions=decisions, rate=(1.5e-3, 1.5e-4))
    request = Request(
        name, {"players": PLAYERS}, folder / f"{name}-ours", None, plan, TABLES // 2, STEPS, MINIBATCH, 1, 0, sizes
    )
    train(request, lambda line: print(f"{line['decisions']:,} decisions", flush=True))


class Ours:
    """Our network as a bot: `py:bench.learners:Ours FILE`."""

    def __init__(self, _stream: Stream, file: str) -> None:
        self.file = Path(file)
        self.known: Any = None

    def choose(self, view: View) -> Move:
        from pecunia.core.moves import Question
        from pecunia.lab.train.network_file import read_network
        from pecunia.network.evaluator import slots_of

        observer = title(view.title).observer(view.options)
        if self.known is None:
            network, vector, _meta = read_network(self.file, observer.layout)
            self.known = network, network.named(vector)
        moves, slots = slots_of(observer, Question(view.seat, view.kind, view.moves))
        network, params = self.known
        scores, _players = network.judge(np, params, np.frombuffer(observer.observe(view), np.uint8)[None], np.matmul)
        return moves[int(scores[0, slots].argmax())] if moves else view.moves[0]


# Theirs.


def train_theirs(name: str, decisions: int, teacher: str, folder: Path) -> None:
    """MaskablePPO on the vector environment. What is kept are the weights of its policy."""
    from sb3_contrib import MaskablePPO

    model = MaskablePPO("MlpPolicy", vector(name, teacher), n_steps=STEPS, batch_size=256, seed=1)
    model.learn(decisions)
    state = model.policy.state_dict()
    found = {f"{layer}.{part}": state[f"{layer}.{part}"].numpy() for layer in LAYERS for part in ("weight", "bias")}
    folder.mkdir(parents=True, exist_ok=True)
    np.savez(theirs_file(folder, name, teacher), **found)


def vector(name: str, teacher: str) -> Any:
    """Our vector environment, as Stable-Baselines3 wants it."""
    import gymnasium
    from stable_baselines3.common.vec_env import VecEnv

    class Tables(VecEnv):  # type: ignore[misc]  # it has no types where PyTorch is not installed
        """Observations are scaled by hand: theirs takes them as numbers, not as pictures."""

        def __init__(self) -> None:
            self.tables: Any = gymnasium.make_vec(
                ENVIRONMENTS[name], num_envs=TABLES, players=PLAYERS, opponents=teacher
            )
            space = self.tables.single_observation_space
            self.highest = np.maximum(space.high, 1).astype(np.float32)
            self.mask: NDArray[np.int8] = np.zeros(0, np.int8)
            self.taken: NDArray[np.int64] = np.zeros(0, np.int64)
            scaled = gymnasium.spaces.Box(0.0, 1.0, space.shape, np.float32)
            super().__init__(TABLES, scaled, self.tables.single_action_space)

        def _scaled(self, seen: NDArray[np.uint8], info: dict[str, Any]) -> NDArray[np.float32]:
            self.mask = info["action_mask"]
            found: NDArray[np.float32] = np.minimum(seen / self.highest, 1.0).astype(np.float32)
            return found

        def reset(self) -> NDArray[np.float32]:
            return self._scaled(*self.tables.reset(seed=1))

        def step_async(self, actions: NDArray[np.int64]) -> None:
            self.taken = actions

        def step_wait(self) -> Any:
            seen, rewards, over, cut, info = self.tables.step(self.taken)
            ends: list[dict[str, Any]] = [{} for _table in range(TABLES)]
            for table in np.flatnonzero(over | cut):
                last = np.minimum(info["final_obs"][table] / self.highest, 1.0).astype(np.float32)
                ends[table] = {"terminal_observation": last, "TimeLimit.truncated": bool(cut[table])}
            return self._scaled(seen, info), rewards.astype(np.float32), over | cut, ends

        def env_method(self, method_name: str, *_args: Any, indices: Any = None, **_kwargs: Any) -> list[Any]:
            """MaskablePPO asks for the masks only."""
            if method_name != "action_masks":
                raise AttributeError(method_name)
            return list(self.mask.astype(bool))

        def has_attr(self, attr_name: str) -> bool:
            return attr_name == "action_masks"

        def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
            if attr_name == "render_mode":
                return [None] * TABLES
            raise AttributeError(attr_name)

        def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
            raise AttributeError(attr_name)

        def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
            return [False] * TABLES

        def close(self) -> None:
            self.tables.close()

    return Tables()


def theirs_file(folder: Path, name: str, teacher: str) -> Path:
    return folder / f"{name}-theirs-{teacher}.npz"


class Theirs:
    """Their policy as a bot: `py:bench.learners:Theirs FILE`. It needs no PyTorch."""

    def __init__(self, _stream: Stream, file: str) -> None:
        with np.load(file) as kept:
            self.layers = [(kept[f"{layer}.weight"], kept[f"{layer}.bias"]) for layer in LAYERS]
        self.bot = PolicyBot(self.action)
        self.highest: NDArray[np.float32] = np.zeros(0, np.float32)

    def choose(self, view: View) -> Move:
        if not len(self.highest):
            from pecunia.envs.table_setting import Tables

            space = Tables(view.title, {"players": view.players}, None).observation_space
            self.highest = np.maximum(space.high, 1).astype(np.float32)
        return self.bot.choose(view)

    def action(self, seen: NDArray[np.uint8], mask: NDArray[np.int8]) -> int:
        found = np.minimum(seen / self.highest, 1.0).astype(np.float32)
        for weights, bias in self.layers[:-1]:
            found = np.tanh(weights @ found + bias)
        weights, bias = self.layers[-1]
        return int(np.where(mask > 0, weights @ found + bias, -np.inf).argmax())


# The matches.


def play(name: str, games: int, folder: Path) -> None:
    known = [(f"theirs, against {teacher}", "Theirs", theirs_file(folder, name, teacher)) for teacher in TEACHERS]
    known.insert(0, ("ours, against itself", "Ours", folder / f"{name}-ours" / "network.npz"))
    print("| Title | Who, and how it learnt | Against | Games | Share, % | 95 % |")
    print("|---|---|---|---:|---:|---|")
    for said, bot, file in known:
        for rival in TEACHERS:
            match = Match(name, {"players": PLAYERS}, f"py:bench.learners:{bot} {file}", rival)
            score, _thinking = play_match(match, games // PLAYERS, "peers")
            share, low, high = (f"{100 * each:.1f}" for each in (score.share, score.low, score.high))
            print(f"| {name} | {said} | {rival} | {score.games:,} | {share} | {low} to {high} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.learners", description=__doc__)
    parser.add_argument("what", choices=["ours", "theirs", "match"])
    parser.add_argument("game", choices=list(ENVIRONMENTS))
    parser.add_argument("--decisions", type=int, default=200_000)
    parser.add_argument("--teacher", choices=TEACHERS, action="append")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--folder", type=Path, default=Path("build/peers"))
    arguments = parser.parse_args()
    name, folder = arguments.game, arguments.folder
    if arguments.what == "match":
        play(name, arguments.games, folder)
        return
    teachers: Sequence[str] = arguments.teacher or TEACHERS
    runs: list[Callable[[], None]] = [lambda: train_ours(name, arguments.decisions, folder)]
    if arguments.what == "theirs":
        runs = [lambda teacher=each: train_theirs(name, arguments.decisions, teacher, folder) for each in teachers]  # type: ignore[misc]
    for run in runs:
        began = time.process_time()
        run()
        print(f"{time.process_time() - began:.0f} s of processor time in this process", flush=True)


if __name__ == "__main__":
    main()
