"""Pages that are shown instead of the table: start, help, end."""

from pathlib import Path
from typing import Any

from rich.text import Text

from pecunia.core.chance import commitment
from pecunia.core.game import Game
from pecunia.core.view import SPECTATOR, View
from pecunia.terminal.elements import Lines, joined, padded, wrapped
from pecunia.terminal.frame import Frame
from pecunia.terminal.picture import Picture
from pecunia.terminal.style import ACTIVE, FRESCO, MUTED, PLATES, STRONG

PLAIN_STONE = "+"


class Pages:
    """Pages of a certain width."""

    def __init__(self, picture: Picture[Any], width: int) -> None:
        self.picture = picture
        self.words = picture.words
        self.width = width

    def _wrapped(self, text: str, style: str = "") -> Lines:
        return wrapped(Text(text, style), self.width)

    def start(self, view: View, game: Game, bots: list[bool], save: Path) -> Lines:
        """The page before the first move: game, players, where it is saved, and the commitment to the deal."""
        words, picture = self.words, self.picture
        title = Text(f"  {'  '.join(picture.wordmark.split())}  ", ACTIVE)
        motto = Text(picture.motto(), FRESCO)
        lines = [self._strip(), Text(), self._centred(title), self._centred(motto), Text()]
        lines += picture.setting(view, self.width)
        for warning in picture.warnings(view):
            lines += self._wrapped(warning, FRESCO)
        players = [words.title(seat) for seat in range(game.seats)]
        for seat, bot in enumerate(bots):
            if bot:
                players[seat] += f" ({words.text('terminal-bot')})"
        lines += [*self._wrapped("   ".join(players)), Text()]
        lines += [*picture.legend(view, self.width), *self._reconstructed(view), Text()]
        if game.seed:
            lines += self._wrapped(words.text("terminal-sealed"))
            lines += self._wrapped(commitment(game.seed), MUTED)
        return [*lines, *self._wrapped(words.text("terminal-saving", file=str(save))), Text(), self._strip()]

    def _centred(self, text: Text) -> Text:
        short = padded(text, min(text.cell_len, self.width))
        return Text.assemble(" " * ((self.width - short.cell_len) // 2), short)

    def _strip(self) -> Text:
        """A row of tesserae."""
        signs = self.words.glyphs.signs or [PLAIN_STONE] * len(PLATES)
        stones = [stone % len(PLATES) for stone in range(self.width // 3)]
        return padded(joined([Text(f" {signs[stone]} ", PLATES[stone]) for stone in stones], ""), self.width)

    def _reconstructed(self, view: View) -> Lines:
        sentences = self.picture.reconstructed(view)
        return self._wrapped(" ".join(sentences), MUTED) if sentences else []

    def help(self, view: View) -> Lines:
        """What players need to know, and the legal moves in words."""
        lines: Lines = []
        for sentence in [*self.picture.help(view), self.words.text("terminal-help-pointing")]:
            lines += self._wrapped(sentence)
        lines += [*self.picture.legend(view, self.width), *self._reconstructed(view), Text()]
        moves = Frame(self.picture, self.width, 0).answers(view)
        return [*lines, Text(self.words.text("terminal-help-moves"), STRONG), *moves]

    def own(self, view: View) -> Lines:
        return self.picture.own_page(view, self.width)

    def more(self, view: View) -> Lines:
        return self.picture.more_page(view, self.width)

    def end(self, game: Game, save: Path) -> Lines:
        """Who won and how, what everybody has, and the proof that the deal was fair."""
        words = self.words
        assert game.outcome is not None
        lines = self.picture.result(game.view(SPECTATOR), game.outcome, self.width)
        lines += self._wrapped(words.text("terminal-record", file=str(save)))
        if game.seed:
            seal = {"seed": game.seed, "commitment": commitment(game.seed)}
            lines += self._wrapped(words.text("terminal-seed", **seal), MUTED)
        return lines
