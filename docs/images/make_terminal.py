"""Draws terminal.svg, modules.svg, olet.svg and hint.svg: tables in the middle of a game, as `pecunia play` shows them.

    python docs/images/make_terminal.py

The games are always the same ones: their seeds and the bots that play them are fixed.
"""

import io
import re
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import new
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.terminal.elements import Lines
from pecunia.terminal.frame import MAX_TOLD, Frame
from pecunia.terminal.hint import HintPage, advice
from pecunia.terminal.log import Log, told_lines
from pecunia.terminal.pictures import picture_of
from pecunia.terminal.style import MUTED
from pecunia.texts import Texts

NAMES = ["Anna", "Bruno", "Clara", "Dario"]
WIDTH = 120
SMALL = 88
FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"
# The room by night: wall and ink of the art direction; the sixteen colours are not used.
NIGHT = TerminalTheme((21, 17, 14), (243, 232, 214), [(0, 0, 0)] * 8, [(0, 0, 0)] * 8)


def main() -> None:
    draw("terminal.svg", "non-olet", "21", 103, 33, {"dark_red": True})
    draw("modules.svg", "non-olet", "4", 230, 40, {"modules": MODULES})
    draw("olet.svg", "olet", "8", 50, 33, {})
    draw_hint("hint.svg", "olet", "8", 50)


def played(game: Game, seed: str, moves: int) -> None:
    """Play so many moves, and on until the first player is asked next."""
    bots = [make_bot("greedy", stream_of(f"{seed}.{seat}")) for seat in range(game.seats)]
    while game.question is not None and (len(game.history()) < moves or game.question.player != 0):
        game.play(bots[game.question.player].choose(game.view(game.question.player)))


def draw(file: str, title: str, seed: str, moves: int, height: int, options: dict[str, Any]) -> None:
    """The table after so many moves."""
    game = new(title, seed=seed, players=len(NAMES), **options)
    log = Log(game)
    played(game, seed, moves)
    view = game.view(0)
    picture = picture_of(game, Texts("en"), NAMES)
    told = told_lines(picture, log.told, 0, MAX_TOLD)
    keys = picture.words.form("terminal-prompt", picture.prompt_form(view), most=len(view.moves))
    prompt = Text(f"{keys} {picture.words.glyphs.prompt} ", MUTED)
    save(file, title, WIDTH, [*Frame(picture, WIDTH, height).lines(view, told), prompt])


def draw_hint(file: str, title: str, seed: str, moves: int) -> None:
    """What is thought of the moves at the same table."""
    game = new(title, seed=seed, players=len(NAMES))
    played(game, seed, moves)
    candidates = advice(game, game.view(0))
    picture = picture_of(game, Texts("en"), NAMES)
    save(file, title, SMALL, HintPage(picture, SMALL, 40).lines(game.view(0), candidates))


def save(file: str, title: str, width: int, lines: Lines) -> None:
    console = Console(file=io.StringIO(), record=True, width=width, force_terminal=True, color_system="truecolor")
    for line in lines:
        console.print(line, no_wrap=True, highlight=False)
    svg = console.export_svg(title=f"pecunia play {title}", theme=NIGHT, unique_id="pecunia")
    # Every machine has a monospaced font: the picture loads none from elsewhere.
    svg = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL).replace("Fira Code", FONT)
    Path(__file__).with_name(file).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
