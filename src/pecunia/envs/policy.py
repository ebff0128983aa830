"""From a trained network to a player, and from records to data for training.

from pecunia.envs.policy import PolicyBot, decisions

bot = PolicyBot(lambda seen, mask: model.predict(seen, action_masks=mask)[0])  # plays wherever bots play
for decision in decisions(Path("games/000001.pecunia").read_text()):
    decision.observation, decision.mask, decision.action, decision.reward
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.record import Record
from pecunia.core.view import View
from pecunia.envs.rewards import rewards
from pecunia.games import replay
from pecunia.observers.observer import Observer, action_mask
from pecunia.titles.registry import TITLES

Policy = Callable[[NDArray[np.uint8], NDArray[np.int8]], Any]


class PolicyBot:
    """A bot that plays what a policy answers: it gets an observation and the mask of legal actions, as the environments
    give them, and returns the number of an action."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._observers: dict[str, Observer] = {}

    def choose(self, view: View) -> Move:
        """The move with the number that the policy returns. Another number than a legal one is a fault."""
        moves = view.moves
        if len(moves) == 1:
            return moves[0]
        seen, mask = self._seen(view)
        action = int(self.policy(seen, mask))
        return next((move for move in moves if move.number == action), Move(action, str(action)))

    def _seen(self, view: View) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
        known = TITLES[view.title]
        setting = f"{view.title} {view.options.text()}"
        if setting not in self._observers or self._observers[setting].options is not view.options:  # type: ignore[attr-defined]
            self._observers = {setting: known.observer(view.options)}
        row = np.frombuffer(self._observers[setting].observe(view), np.uint8)
        return row, np.frombuffer(bytes(action_mask(view.moves, known.engine.actions(view.options))), np.int8)


class Decision(NamedTuple):
    """One decision of a recorded game: who decided, what that seat saw, which actions were legal, which one it took,
    and what the game was worth to it in the end."""

    seat: int
    observation: NDArray[np.uint8]
    mask: NDArray[np.int8]
    action: int
    reward: float


def decisions(record: Record | str) -> Iterator[Decision]:
    """All decisions of a record, the first one first. Those that had one answer are no decisions. A move beyond the
    action space (a very large amount) is left out; a game that was broken off is worth 0."""
    steps = list(replay(record))
    values = rewards(steps[-1].outcome, steps[0].seats)
    options = steps[0].view(0).options
    known = TITLES[steps[0].title]
    observer = known.observer(options)
    actions = known.engine.actions(options)
    for game, after in zip(steps, steps[1:]):
        question = game.question
        action = _last_action(after)
        if question is None or action >= actions:
            continue
        seen = np.frombuffer(observer.observe(game.view(question.player)), np.uint8)
        mask = np.frombuffer(bytes(action_mask(question.moves, actions)), np.int8)
        yield Decision(question.player, seen, mask, action, values[question.player])


def _last_action(game: Game) -> int:
    assert game.played is not None
    return game.played.move.number
