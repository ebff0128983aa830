"""What all environments have in common: a table with fixed options, its spaces, and how it is rendered."""

import io
import re
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.console import Console

from pecunia.core.errors import OptionError
from pecunia.core.game import Game
from pecunia.core.moves import Outcome
from pecunia.envs.error_words import LANGUAGE, SettingError
from pecunia.games import checked_seed, options_for
from pecunia.observers.observer import action_mask
from pecunia.terminal.frame import Frame
from pecunia.terminal.pictures import picture_of
from pecunia.texts import Texts
from pecunia.titles.registry import title

MAX_TURNS = 1000  # no rule limits the length of a game (A165), but an environment does
RENDER_MODES = ["ansi", "svg"]
WIDTH, HEIGHT = 120, 50
FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # removed, so that pictures load nothing from the network


class Tables:
    """Tables with the same options: the observation of a seat, the mask of its legal moves, the spaces of both."""

    def __init__(self, name: str, options: dict[str, Any], render_mode: str | None) -> None:
        try:
            self.title = title(name)
            self.options = options_for(name, **options)
            if render_mode is not None and render_mode not in RENDER_MODES:
                raise OptionError("option-render-mode", value=render_mode, known=", ".join(RENDER_MODES))
        except OptionError as error:
            raise SettingError(error.key, **error.facts) from None
        self.players: int = self.options.players
        self.observer = self.title.observer(self.options)
        self.actions = self.title.engine.actions(self.options)
        self.layout = self.observer.layout
        highest = np.array(self.layout.highest(), np.uint8)
        self.observation_space = spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
        self.mask_space = spaces.Box(0, 1, (self.actions,), np.int8)

    def deal(self, seed: int | str) -> Game:
        return self.title.engine.new(self.options, checked_seed(seed))

    def observation(self, game: Game, seat: int) -> NDArray[np.uint8]:
        return np.frombuffer(bytearray(self.observer.observe(game.view(seat))), np.uint8)

    def mask(self, game: Game, seat: int) -> NDArray[np.int8]:
        """1 for each legal move; all 0 while another seat is asked."""
        return np.frombuffer(action_mask(game.view(seat).moves, self.actions), np.int8)


def rewards(outcome: Outcome | None, players: int) -> list[float]:
    """Winners share one point, everybody else loses one. If nobody has won, nobody has lost."""
    winners = [] if outcome is None else outcome.winners
    if not winners:
        return [0.0] * players
    return [1.0 / len(winners) if seat in winners else -1.0 for seat in range(players)]


def picture(game: Game, seat: int, mode: str) -> str:
    """The table as a seat sees it: as plain text (`ansi`), or the same as an SVG drawing."""
    nameless = [""] * game.seats  # seats are shown by their letters
    lines = Frame(picture_of(game, Texts(LANGUAGE), nameless), WIDTH, HEIGHT).lines(game.view(seat), [])
    if mode == "ansi":
        return "\n".join(line.plain.rstrip() for line in lines) + "\n"
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in lines:
        console.print(line, no_wrap=True, overflow="crop", highlight=False)
    return FONT.sub("", console.export_svg(title=game.title))
