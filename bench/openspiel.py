"""Our games as OpenSpiel's algorithms want them: the methods of `pyspiel.State` that search in Python calls.

These are look-alikes, not registered games: a subclass of `pyspiel.State` would pass every call through C++, and make
whoever searches slower. Actions are the numbers of our moves. There are no chance nodes: a state has its deal inside,
and `resample_from_infostate` deals anew what the player cannot see.
"""

import json
from typing import Any

from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.lab.match import victory

TERMINAL = -4  # pyspiel.PlayerId.TERMINAL


class SpielGame:
    """What the states of one game have in common."""

    def __init__(self, table: Game, stream: Stream) -> None:
        self.moves = table.all_moves()
        self.title = table.title
        self.seats = table.seats
        self.stream = stream  # for what is dealt anew

    def get_type(self) -> Any:
        import pyspiel

        kind = pyspiel.GameType
        return kind(
            short_name=f"pecunia_{self.title.replace('-', '_')}",
            long_name=f"Pecunia {self.title}",
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.ZERO_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=self.seats,
            min_num_players=self.seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
        )

    def num_players(self) -> int:
        return self.seats

    def num_distinct_actions(self) -> int:
        return len(self.moves)

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0


class SpielState:
    """A game at one moment."""

    def __init__(self, game: SpielGame, table: Game) -> None:
        self._game = game
        self._table = table
        self._known = ""  # the information state, once it was asked for

    def get_game(self) -> SpielGame:
        return self._game

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self._table.question is None

    def current_player(self) -> int:
        question = self._table.question
        return TERMINAL if question is None else question.player

    def legal_actions(self, player: int | None = None) -> list[int]:
        question = self._table.question
        if question is None or player not in (None, question.player):
            return []
        return sorted([move.number for move in question.moves])

    def action_to_string(self, action: int) -> str:
        return self._game.moves[action].text

    def apply_action(self, action: int) -> None:
        self._table.play(self._game.moves[action])
        self._known = ""

    def clone(self) -> "SpielState":
        return SpielState(self._game, self._table.copy())

    def returns(self) -> list[float]:
        """Of the one who wins 1, of all others together -1; those who share a victory share the 1."""
        if not self.is_terminal():
            return [0.0] * self._game.seats
        seats = self._game.seats
        return [(seats * part - 1) / (seats - 1) for part in victory(self._table)]

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player may know. What was seen before and matters still is part of a view."""
        if player is not None and player != self.current_player():
            return self._seen_by(player)
        if not self._known:
            self._known = self._seen_by(self.current_player())
        return self._known

    def _seen_by(self, player: int) -> str:
        known = self._table.view(player).snapshot()
        del known["undo"]  # how much could be taken back is no knowledge of the game
        return json.dumps(known)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: object) -> "SpielState":
        return SpielState(self._game, self._table.view(player).imagine(self._game.stream))
