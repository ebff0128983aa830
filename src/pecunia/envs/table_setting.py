"""What all environments have in common: a table with fixed options, its spaces, and how it is rendered."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.options import DRAWN, START
from pecunia.envs.raster import points
from pecunia.games import checked_seed, options_for
from pecunia.observers.observer import action_mask
from pecunia.terminal.still import HEIGHT, WIDTH, still_lines, still_svg, still_text
from pecunia.titles.registry import title
from pecunia.words.glyphs import ASCII

MAX_TURNS = 1000  # no rule limits the length of a game (A165), but an environment does
HUMAN, RGB_ARRAY, ANSI, SVG = "human", "rgb_array", "ansi", "svg"
RENDER_MODES = [HUMAN, RGB_ARRAY, ANSI, SVG]
ANYBODY = "random"  # as an option: a seat is drawn for every game


class Tables:
    """Tables with the same options: the observation of a seat, the mask of its legal moves, the spaces of both.

    Who begins has an advantage. So the seed draws it, in every title, unless the option `start` names a seat.
    """

    def __init__(self, name: str, options: dict[str, Any], render_mode: str | None) -> None:
        self.given = (name, options, render_mode)
        self.title = title(name)
        fixed = {option: value for option, value in options.items() if (option, value) != (START, ANYBODY)}
        self.options = options_for(name, **fixed)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError("option-render-mode", value=render_mode, known=", ".join(RENDER_MODES))
        self.players: int = self.options.players
        self.observer = self.title.observer(self.options)
        self.actions = self.title.engine.actions(self.options)
        self.moves: list[Move] = self.title.engine.moves[: self.actions]
        # How the table is set, by the seat that begins; only once if that is settled, or the engine draws it itself.
        self.settings = [self.options]
        drawn_here = any(option.name == START and option.default != DRAWN for option in self.title.engine.takes)
        if drawn_here and START not in fixed:
            self.settings = [options_for(name, **fixed, start=seat) for seat in range(self.players)]
        self.layout = self.observer.layout
        highest = np.array(self.layout.highest(), np.uint8)
        self.observation_space = spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
        self.mask_space = spaces.Box(0, 1, (self.actions,), np.int8)

    def __reduce__(self) -> tuple[object, ...]:
        return Tables, self.given

    def deal(self, seed: int | str) -> Game:
        """The game that `pecunia.new` deals for the seed, with the seat that begins as `start`."""
        text = checked_seed(seed)
        first = stream_of(f"{text}.start").below(len(self.settings)) if len(self.settings) > 1 else 0
        return self.title.engine.new(self.settings[first], text)

    def observation(self, game: Game, seat: int) -> NDArray[np.uint8]:
        return np.frombuffer(bytearray(self.observer.observe(game.view(seat))), np.uint8)

    def mask(self, game: Game, seat: int) -> NDArray[np.int8]:
        """1 for each legal move; all 0 while another seat is asked."""
        return np.frombuffer(action_mask(game.view(seat).moves, self.actions), np.int8)


def picture(game: Game, seat: int, mode: str) -> Any:
    """The table as a seat sees it: as plain text (`ansi`), as an SVG drawing, or as an array of coloured points. For
    people (`human`) the text is printed."""
    view = game.view(seat)
    if mode == RGB_ARRAY:
        return points(still_lines(view, ASCII), WIDTH, HEIGHT)
    if mode == SVG:
        return still_svg(view)
    text = still_text(view)
    if mode == ANSI:
        return text
    print(text)
    return None
