"""The games as Gymnasium environments: one seat learns, bots play the others (docs/envs.md)."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from pecunia.bots import Guarded, check_bot, guarded
from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError
from pecunia.core.game import Game
from pecunia.core.moves import NO_SEAT, seat_letter, seat_number
from pecunia.envs.error_words import why_not
from pecunia.envs.rewards import rewards
from pecunia.envs.table_setting import ANYBODY, HUMAN, MAX_TURNS, RENDER_MODES, Tables, picture

ILLEGAL_REWARD = -1.0
Info = dict[str, Any]


Player = Any  # the name of a bot, an object with `choose(view)`, a function like that, or a class of bots


def checked_opponents(opponents: Player | list[Player], seat: int, players: int, title: str) -> list[Player]:
    """The player of every other seat, clockwise."""
    seated = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * (players - 1)
    if not 0 <= seat < players:
        raise OptionError("option-seat", value=seat_letter(seat) if 0 <= seat < 26 else seat)
    if len(seated) != players - 1:
        raise OptionError("option-opponents", value=len(seated), expected=players - 1)
    for player in seated:
        if isinstance(player, str):
            check_bot(player, title)
        else:
            guarded(player)  # refuses what cannot play
    return seated


def checked_seat(seat: int | str) -> int:
    """The number of a seat that is given by number or letter."""
    if isinstance(seat, str):
        number = seat_number(seat.strip().upper())
        if number == NO_SEAT:
            raise OptionError("option-seat", value=seat)
        return number
    return seat


class SeatEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat of a table: `seat` is its number or letter, or `random` for another one in every game. `opponents` is
    the bot that plays all other seats, or a list of one bot per seat, clockwise: names, objects or functions.

    The legal actions are in the info (`action_mask`) and in `action_masks()`. An illegal action ends the game and loses
    it; the info says why (`illegal`).
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (Gymnasium asks for this attribute)

    def __init__(
        self,
        title: str,
        opponents: Player | list[Player] = "greedy",
        seat: int | str = 0,
        render_mode: str | None = None,
        max_turns: int = MAX_TURNS,
        **options: Any,
    ) -> None:
        self.tables = Tables(title, options, render_mode)
        players = self.tables.players
        self.any_seat = seat == ANYBODY
        self.seat = 0 if self.any_seat else checked_seat(seat)
        self.opponents = [guarded(player) for player in checked_opponents(opponents, self.seat, players, title)]
        self.render_mode = render_mode
        self.max_turns = max_turns
        self.observation_space = self.tables.observation_space
        self.action_space = spaces.Discrete(self.tables.actions)
        self.game: Game | None = None
        self._over = True

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.uint8], Info]:
        """A new game, played up to the first question of this seat. With a seed, it is the game that `pecunia.new`
        deals for that seed."""
        super().reset(seed=seed)
        self._deal(int(self.np_random.integers(2**62)) if seed is None else seed)
        while self._over:  # the game ended before this seat was asked anything
            self._deal(int(self.np_random.integers(2**62)))
        self._show()
        return self._seen()

    @property
    def bots(self) -> dict[int, Guarded]:
        """The opponents by seat."""
        players = self.tables.players
        return {(self.seat + 1 + step) % players: bot for step, bot in enumerate(self.opponents)}

    def _deal(self, seed: int) -> None:
        self.game = self.tables.deal(seed)
        if self.any_seat:
            self.seat = stream_of(f"{self.game.seed}.seat").below(self.tables.players)
        for seat, bot in self.bots.items():
            bot.begin(stream_of(f"{seed}.bot.{seat}"))
        self._over = False
        self._let_others_play(self.game)

    def _let_others_play(self, game: Game) -> None:
        question = game.question
        bots = self.bots
        while question is not None and question.player != self.seat and game.turn <= self.max_turns:
            game.play(bots[question.player].choose(game.view(question.player)))
            question = game.question
        self._over = question is None or game.turn > self.max_turns
        if self._over:
            for bot in self.opponents:
                bot.end(game.outcome)

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], float, bool, bool, Info]:
        game = self.game
        if game is None or self._over:
            raise ResetNeeded("the game is over: call reset() first")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is no action: they go from 0 to {self.tables.actions - 1}")
        move = game.move_numbered(int(action))
        if not self._legal(game)[action]:
            reason = why_not(game, move)
            self._over = True
            seen, info = self._seen()
            return seen, ILLEGAL_REWARD, True, False, {**info, "illegal": reason}
        game.play(move)
        self._let_others_play(game)
        self._show()
        seen, info = self._seen()
        reward = rewards(game.outcome, self.tables.players)[self.seat]
        return seen, reward, game.outcome is not None, self._over and game.outcome is None, info

    def _legal(self, game: Game) -> NDArray[np.int8]:
        return self.tables.mask(game, self.seat)

    def _seen(self) -> tuple[NDArray[np.uint8], Info]:
        assert self.game is not None
        return self.tables.observation(self.game, self.seat), {"action_mask": self._legal(self.game)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now. sb3-contrib's MaskablePPO looks for a method of this name."""
        assert self.game is not None
        return self._legal(self.game).astype(np.bool_)

    def _show(self) -> None:
        """People see the table after every step, without asking for it."""
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> Any:
        """The table as the seat sees it, in the way that `render_mode` says."""
        if self.render_mode is None or self.game is None:
            return None
        return picture(self.game, self.seat, self.render_mode)

    def close(self) -> None:
        for bot in self.opponents:
            bot.close()
