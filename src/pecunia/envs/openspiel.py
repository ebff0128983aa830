"""The games in OpenSpiel: importing this module registers them (docs/envs.md).

import pecunia.envs.openspiel
game = pyspiel.load_game("pecunia_non_olet(players=4,modules=events+favours)")

Chance draws the digits of a seed and nothing else: the deal and all later draws follow from the seed. So every chance
node is explicit, and a history describes a whole game. No observation shows anything of the seed, and
`resample_from_infostate` deals again all that the seat cannot know, including the future.
"""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

from pecunia.core.errors import IllegalMove, PecuniaError
from pecunia.core.view import SPECTATOR
from pecunia.envs.error_words import LANGUAGE, why_not
from pecunia.envs.rewards import rewards
from pecunia.envs.spiel_position import (
    BASE,
    CHANCE,
    DIGITS,
    LENGTH,
    TERMINAL,
    SpielPosition,
    SpielSetting,
    parameters_of,
    setting,
)
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES
from pecunia.titles.title import Title

ANY_DIGIT = [(digit, 1 / BASE) for digit in range(BASE)]
LAST_MOVES = 32
PAST = 3 * LAST_MOVES + 32  # numbers for the past, see `past_numbers`
PRIVATE = pyspiel.PrivateInfoType


def _type(title: Title[Any]) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"pecunia_{title.name.replace('-', '_')}",
        long_name=title.label,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=title.players[-1],
        min_num_players=title.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(title.name),
    )


TYPES = {name: _type(title) for name, title in TITLES.items()}


class SpielGame(pyspiel.Game):
    """A game with its parameters. Impossible parameters raise a SpielError that says why."""

    name = ""

    def __init__(self, parameters: dict[str, Any]) -> None:
        name = self.name
        try:
            self.setting: SpielSetting = setting(name, parameters)
        except PecuniaError as error:
            raise pyspiel.SpielError(Texts(LANGUAGE).error(error)) from None
        except OSError as error:
            raise pyspiel.SpielError(str(error)) from None
        if self.setting.longest < 1:
            raise pyspiel.SpielError(f"{LENGTH} is at least 1, not {self.setting.longest}")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.moves),
            max_chance_outcomes=BASE,
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setting.longest,
        )
        super().__init__(TYPES[name], info, self.setting.parameters)

    def new_initial_state(self, seed: str | None = None) -> "SpielState":
        """The state before the deal. With a seed, the state after the deal that `pecunia.new` makes for that seed."""
        state = SpielState(self)
        if seed is not None:
            if not seed.isdecimal() or int(seed) >= BASE**DIGITS:
                raise pyspiel.SpielError(f"a seed is a number from 0 to {BASE**DIGITS - 1}, not {seed!r}")
            for digit in f"{int(seed):0{DIGITS}x}":
                state.apply_action(int(digit, BASE))
        return state

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise pyspiel.SpielError(f"observers take no parameters, but got {', '.join(params)}")
        return SpielObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class HeldState:
    """A game at one moment, and its queries. A search in Python calls these methods directly, instead of methods in C++
    that would call these."""

    held: SpielPosition

    def current_player(self) -> int:
        return self.held.player

    def is_terminal(self) -> bool:
        return self.held.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.held.player == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return ANY_DIGIT if self.held.player == CHANCE else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the legal moves, in ascending order, without amounts beyond the action space."""
        held = self.held
        asked = held.player
        if asked == CHANCE:
            return list(range(BASE))
        if asked == TERMINAL or player not in (None, asked):
            return []
        actions = len(held.setting.moves)
        moves = held.table.question.moves  # type: ignore[union-attr]
        return sorted([move.number for move in moves if move.number < actions])

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        held = self.held
        try:
            if held.player == CHANCE:
                held.draw(action)
            else:
                held.play(action)
        except (IllegalMove, IndexError):
            raise pyspiel.SpielError(self._why_not(action)) from None

    def _why_not(self, action: int) -> str:
        held = self.held
        moves = held.setting.moves
        if held.table is None:
            return f"Chance draws a digit from 0 to {BASE - 1}, not {action}"
        if not 0 <= action < len(moves):
            return f"{action} is no action: they go from 0 to {len(moves) - 1}"
        if held.player == TERMINAL and held.table.outcome is None:
            return f"The game was cut off after {held.length} decisions"
        return why_not(held.table, moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"digit {action:x}" if player == CHANCE else self.held.setting.moves[action].text

    def returns(self) -> list[float]:
        """A single winner gets 1. Several winners share. The others share the loss, so that all returns add up to 0."""
        held = self.held
        return rewards(None if held.table is None else held.table.outcome, held.setting.players)

    def __str__(self) -> str:
        """The whole state, hidden cards included."""
        held = self.held
        if held.table is None:
            return f"seed {held.seed:0{held.drawn}x}" if held.drawn else "seed"
        return str(held.table.position())

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player may know, and every past move that the player knows of."""
        return self._seen_by(player, recalls=True)

    def observation_string(self, player: int | None = None) -> str:
        """All that the player may know. This includes things seen earlier that still matter."""
        return self._seen_by(player, recalls=False)

    def _seen_by(self, player: int | None, recalls: bool) -> str:
        seat = self.held.player if player is None else player
        if not 0 <= seat < self.held.setting.players:
            raise pyspiel.SpielError(f"player >= 0 and player < {self.held.setting.players} must hold for {seat}")
        held = self.held
        if held.known is None or held.known[:2] != (seat, recalls):
            held.known = (seat, recalls, seen_by(held, seat, recalls))
        return held.known[2]


class SpielState(HeldState, pyspiel.State):
    """The same as a state of OpenSpiel. Its only attribute is `held`, because OpenSpiel copies and pickles the
    attributes."""

    def __init__(self, game: SpielGame) -> None:
        pyspiel.State.__init__(self, game)
        self.held = SpielPosition(game.setting)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """A state that looks the same to the player, with everything unseen dealt again. Its history begins here,
        because the earlier history would reveal the deal."""
        if self.held.table is None:
            raise pyspiel.SpielError("nothing is dealt yet")
        twin = SpielState(self.get_game())
        twin.held = self.held.imagined(player_id, repr(probability_sampler()))
        return twin


def seen_by(held: SpielPosition, seat: int, recalls: bool) -> str:
    if held.table is None:
        return ""
    known = held.table.view(seat).snapshot()
    del known["undo"]  # how much could be taken back says nothing about the game
    if recalls:
        known["past"] = held.past(seat)
    return json.dumps(known)


def past_numbers(held: SpielPosition, seat: int) -> list[int]:
    """What the seat remembers of the past, as numbers: the last moves that it knows of, the latest first, each as the
    seat that made it (from 1, clockwise from the own one) and its number in base 256; and a hash of all the player may
    know and has known. Two states have the same numbers only if the player cannot tell them apart."""
    found: list[int] = []
    players = held.setting.players
    for who, number in held.known_moves(seat)[: -LAST_MOVES - 1 : -1]:
        found += [(who - seat) % players + 1, number // 256, number % 256]
    found += [0] * (3 * LAST_MOVES - len(found))
    return [*found, *sha256(seen_by(held, seat, True).encode()).digest()]


def _seen_by_all(held: SpielPosition, seat: int, recalls: bool) -> str:
    return seen_by(held, SPECTATOR, recalls)


def _seen_alone(held: SpielPosition, seat: int, recalls: bool) -> str:
    if held.table is None:
        return ""
    return json.dumps([change for change in held.table.view(seat).own() if change[0] != ["undo"]])


class SpielObserver:
    """What a seat may know, as text and as numbers (docs/envs-tables.md). As text only: what everybody may know, and
    what only this seat knows."""

    def __init__(self, setting: SpielSetting, wanted: Any) -> None:
        kinds = {
            (True, PRIVATE.SINGLE_PLAYER): seen_by,
            (True, PRIVATE.NONE): _seen_by_all,
            (False, PRIVATE.SINGLE_PLAYER): _seen_alone,
        }
        kind = (wanted.public_info, wanted.private_info)
        if kind not in kinds:
            raise pyspiel.SpielError(f"There is no observation with public_info={kind[0]} and private_info={kind[1]}")
        self.seen = kinds[kind]
        self.recalls = wanted.perfect_recall
        self.observer = setting.observer
        self.size = setting.observer.layout.size
        self.tensor = None
        self.dict = {}
        if self.seen is seen_by:
            self.tensor = np.zeros(self.size + (PAST if self.recalls else 0), np.float32)
            self.dict = {"observation": self.tensor[: self.size]}
            if self.recalls:
                self.dict["past"] = self.tensor[self.size :]

    def set_from(self, state: HeldState, player: int) -> None:
        if self.tensor is None:
            return
        table = state.held.table
        if table is None:
            self.tensor.fill(0)
            return
        self.tensor[: self.size] = np.frombuffer(bytes(self.observer.observe(table.view(player))), np.uint8)
        if self.recalls:
            self.tensor[self.size :] = past_numbers(state.held, player)

    def string_from(self, state: HeldState, player: int) -> str:
        return self.seen(state.held, player, self.recalls)


# One class per game is registered: OpenSpiel releases what it holds only after Python has ended, and a class survives
# that.
for _name, _type_of_game in TYPES.items():
    _class = f"{TITLES[_name].environment().class_name}Game"
    globals()[_class] = type(_class, (SpielGame,), {"name": _name, "__module__": __name__})  # pickle looks for it here
    pyspiel.register_game(_type_of_game, globals()[_class])
