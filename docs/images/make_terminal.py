"""Draws docs/images/terminal.svg: a table in the middle of a game, as `pecunia play` shows it.

    python docs/images/make_terminal.py

The game is always the same one: its seed and the bots that play it are fixed.
"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.games import new
from pecunia.non_olet.view import NonOletView
from pecunia.terminal.frame import MOST_TOLD, Frame
from pecunia.terminal.log import Log, styled_line
from pecunia.terminal.style import MUTED
from pecunia.terminal.words import Words
from pecunia.texts import Texts

SEED = "21"
MOVES = 103
NAMES = ["Anna", "Bruno", "Clara", "Dario"]
WIDTH, HEIGHT = 120, 33
FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"
# The room by night: wall and ink of the art direction; the sixteen colours are not used.
NIGHT = TerminalTheme((21, 17, 14), (243, 232, 214), [(0, 0, 0)] * 8, [(0, 0, 0)] * 8)


def main() -> None:
    game = new("non-olet", seed=SEED, players=len(NAMES), dark_red=True)
    log = Log(game)
    bots = [make_bot("greedy", stream_of(f"{SEED}.{seat}")) for seat in range(game.seats)]
    while game.question is not None and (len(game.history()) < MOVES or game.question.player != 0):
        game.play(bots[game.question.player].choose(game.view(game.question.player)))
    view = game.view(0)
    assert isinstance(view, NonOletView)
    words = Words(Texts("en"), view.options.values, NAMES)
    told = [styled_line(words, each.happening, 0) for each in log.told[-MOST_TOLD:]]
    console = Console(file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor")
    for line in Frame(words, WIDTH, HEIGHT).lines(view, told):
        console.print(line, no_wrap=True, highlight=False)
    keys = words.text("terminal-prompt", most=len(view.moves))
    console.print(Text(f"{keys} {words.glyphs.prompt} ", MUTED))
    svg = console.export_svg(title="pecunia play", theme=NIGHT, unique_id="pecunia")
    # Every machine has a monospaced font: the picture loads none from elsewhere.
    svg = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL).replace("Fira Code", FONT)
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
