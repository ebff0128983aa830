"""What is shown instead of the table: the beginning, help, a hand in full, the end."""

from pathlib import Path

from rich.text import Text

from pecunia.core.chance import commitment
from pecunia.core.game import Game
from pecunia.non_olet.module_names import CAREERS, FAMOUS
from pecunia.non_olet.names import CARD_KEYS, CLASSES
from pecunia.non_olet.options import HOUSE_RULES, LADDER_WIN
from pecunia.non_olet.view import NonOletView
from pecunia.terminal.frame import Frame, Lines
from pecunia.terminal.laid import Laid
from pecunia.terminal.pieces import cut, flow, joined, padded, wrapped
from pecunia.terminal.style import ACTIVE, BRASS, FRESCO, MUTED, PLATES, STRONG
from pecunia.terminal.table import WORDMARK
from pecunia.terminal.words import Words

SPECTATOR = -1


class Pages:
    """Pages of a certain width."""

    def __init__(self, words: Words, width: int) -> None:
        self.words = words
        self.width = width

    def _wrapped(self, text: str, style: str = "") -> Lines:
        return wrapped(Text(text, style), self.width)

    def start(self, view: NonOletView, game: Game, bots: list[bool], save: Path) -> Lines:
        """Who plays what, where it is saved, and the commitment to the deal, before the first move."""
        words = self.words
        title = Text(f"  {'  '.join(WORDMARK.split())}  ", ACTIVE)
        motto = Text(words.text("terminal-motto"), FRESCO)
        lines = [self._strip(), Text(), self._centred(title), self._centred(motto), Text()]
        lines += self._table(view)
        players = [words.title(seat) for seat in range(view.players)]
        for seat, bot in enumerate(bots):
            if bot:
                players[seat] += f" ({words.text('terminal-bot')})"
        lines += [*self._wrapped("   ".join(players)), Text()]
        lines += [*self._signs(), *reconstructed(view, words, self.width), Text()]
        if game.seed:
            lines += self._wrapped(words.text("terminal-sealed"))
            lines += self._wrapped(commitment(game.seed), MUTED)
        return [*lines, *self._wrapped(words.text("terminal-saving", file=str(save))), Text(), self._strip()]

    def _centred(self, text: Text) -> Text:
        short = padded(text, min(text.cell_len, self.width))
        return Text.assemble(" " * ((self.width - short.cell_len) // 2), short)

    def _strip(self) -> Text:
        """A row of tesserae."""
        stones = []
        for stone in range(self.width // 3):
            klass = stone % len(CLASSES)
            stones.append(Text(f" {self.words.glyphs.signs[klass]} ", PLATES[klass]))
        return padded(joined(stones, ""), self.width)

    def _table(self, view: NonOletView) -> Lines:
        """How the table is set, as far as it is not what everybody expects."""
        words, options = self.words, view.options
        edition = words.text(f"edition-{options.edition}")
        facts: dict[str, str | int] = {"edition": edition, "players": view.players, "target": options.target}
        lines = self._wrapped(self._by_victory(view, "terminal-options", facts), STRONG)
        for setting, on in (("dark-red", options.dark_red), ("open-draft", options.open_draft)):
            if on:
                lines += self._wrapped(f"+ {words.text(f'setting-{setting}')}")
        if view.modules:
            names = {module: words.text(f"module-{module}") for module in view.modules}
            if FAMOUS in names:
                names[FAMOUS] += f" ({len(options.famous)})"
            lines += self._wrapped(words.text("terminal-modules", modules=", ".join(names.values())))
        for name, value in options.house.items():
            if value != HOUSE_RULES[name][0]:
                rule = {"name": words.text(f"house-{name}"), "value": words.house(name, value)}
                lines += self._wrapped(words.text("terminal-house", **rule))
        return lines

    def _by_victory(self, view: NonOletView, key: str, facts: dict[str, str | int]) -> str:
        """A sentence about what wins: the target, unless there are career ladders."""
        way = view.options.house[LADDER_WIN] if CAREERS in view.modules else ""
        special = self.words.texts.attribute(key, way, **facts) if way else None
        return special or self.words.text(key, **facts)

    def _signs(self) -> Lines:
        """What the signs on the Romans mean."""
        signs = self.words.glyphs.signs
        plates = [
            Text.assemble((f" {sign} ", PLATES[klass]), f" {self.words.klass(klass)}")
            for klass, sign in enumerate(signs)
        ]
        return [
            *flow(plates, self.width, gap=3),
            *self._wrapped(self.words.text("terminal-lintel", lintel=f"{signs[0]}3/4")),
        ]

    def help(self, view: NonOletView) -> Lines:
        """What one needs to know to play, and the legal moves in words."""
        text, glyphs = self.words.text, self.words.glyphs
        marks = {"drop": glyphs.drop, "spent": glyphs.spent, "finished": glyphs.finished}
        sentences = [
            self._by_victory(view, "terminal-help-goal", {"target": view.options.target}),
            text("terminal-help-turn"),
            text("terminal-help-seats", front=glyphs.front),
            text("terminal-help-signs", **marks),
            text("terminal-help-answer"),
            text("terminal-help-ask"),
            text("terminal-help-keys"),
        ]
        if view.modules:
            sentences += [text("terminal-help-modules", star=glyphs.star), text("terminal-help-module-moves")]
        lines: Lines = []
        for sentence in sentences:
            lines += self._wrapped(sentence)
        lines += [*self._signs(), *reconstructed(view, self.words, self.width), Text()]
        moves = Frame(self.words, self.width, 0).choices(view)
        return [*lines, Text(text("terminal-help-moves"), STRONG), *moves]

    def hand(self, view: NonOletView) -> Lines:
        """The own cards with what they do."""
        lines: Lines = []
        for card in dict.fromkeys(view.hand):
            key = CARD_KEYS[card]
            lines.append(padded(Text.assemble((self.words.card(key), STRONG), (f"  {key}", MUTED)), self.width))
            lines += self._wrapped(self.words.card_text(key, view.options.edition))
        return lines or [Text(self.words.text("terminal-hand-empty"))]

    def end(self, game: Game, save: Path) -> Lines:
        """Who won and how, what everybody has, and what proves that the deal was fair."""
        words, outcome = self.words, game.outcome
        assert outcome is not None
        player = "" if outcome.winner is None else words.player(outcome.winner)
        said = words.texts.attribute("log-game-over", outcome.end, player=player) or words.text("log-game-over")
        lines = self._wrapped(said, f"{STRONG} {FRESCO}")
        view = game.view(SPECTATOR)
        assert isinstance(view, NonOletView)
        rungs = Laid(view).rungs or [0] * game.seats
        # With career ladders money is not everything: the winner first, then who has climbed highest.
        for seat in sorted(
            range(game.seats), key=lambda seat: (seat != outcome.winner, -rungs[seat], -outcome.scores[seat])
        ):
            score = words.text("terminal-score", player=words.title(seat), score=outcome.scores[seat])
            if CAREERS in view.modules:
                score += f" {words.glyphs.dot} {words.rung(rungs[seat])}"
            lines.append(Text(cut(f"  {score}", self.width), f"{STRONG} {BRASS}" if seat == outcome.winner else ""))
        lines += self._wrapped(words.text("terminal-record", file=str(save)))
        if game.seed:
            seal = {"seed": game.seed, "commitment": commitment(game.seed)}
            lines += self._wrapped(words.text("terminal-seed", **seal), MUTED)
        return lines


def reconstructed(view: NonOletView, words: Words, width: int) -> Lines:
    """Values that no rulebook states and no owner has given are called what they are."""
    tables = view.options.values.reconstructed()
    sentences = []
    if any(table.startswith("romans.") for table in tables):
        sentences.append(words.text("terminal-reconstructed"))
    if view.options.dark_red and "deck.dark-red" in tables:
        sentences.append(words.text("terminal-dark-red"))
    modules = [module for module in view.modules if any(table.split(".")[0] == module for table in tables)]
    if modules:
        what = ", ".join(words.text(f"terminal-what-{module}") for module in modules)
        sentences.append(words.text("terminal-reconstructed-modules", what=what))
    return wrapped(Text(" ".join(sentences), MUTED), width) if sentences else []
