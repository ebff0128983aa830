"""The pages around the table for this game: how it is set, the meaning of the signs, a hand in full, the end."""

from rich.text import Text

from pecunia.core.moves import Outcome
from pecunia.non_olet.engine.module_names import CAREERS, FAMOUS
from pecunia.non_olet.engine.names import CARD_KEYS
from pecunia.non_olet.engine.options import HOUSE_RULES, LADDER_WIN
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.words.module_snapshot import ModuleSnapshot
from pecunia.non_olet.words.words import NonOletWords
from pecunia.terminal.elements import Lines, flow, padded, wrapped
from pecunia.terminal.style import BRASS, FRESCO, MUTED, PLATES, STRONG
from pecunia.words.shortening import cut


def setting(view: NonOletView, words: NonOletWords, width: int) -> Lines:
    """How the table is set, as far as it differs from what everybody expects."""
    options = view.options
    edition = words.text(f"edition-{options.edition}")
    facts: dict[str, str | int] = {"edition": edition, "players": view.players, "target": options.target}
    lines = wrapped(Text(words.form("terminal-options", _victory(view), **facts), STRONG), width)
    for name, on in (("dark-red", options.dark_red), ("open-draft", options.open_draft)):
        if on:
            lines += wrapped(Text(f"+ {words.text(f'setting-{name}')}"), width)
    if view.modules:
        names = {module: words.text(f"module-{module}") for module in view.modules}
        if FAMOUS in names:
            names[FAMOUS] += f" ({len(options.famous)})"
        lines += wrapped(Text(words.text("terminal-modules", modules=", ".join(names.values()))), width)
    for name, value in options.house.items():
        if value != HOUSE_RULES[name][0]:
            rule = {"name": words.text(f"house-{name}"), "value": words.house(name, value)}
            lines += wrapped(Text(words.text("terminal-house", **rule)), width)
    return lines


def _victory(view: NonOletView) -> str:
    """The form of the sentence that says what wins: the target, unless there are career ladders."""
    return view.options.house[LADDER_WIN] if CAREERS in view.modules else ""


def legend(words: NonOletWords, width: int) -> Lines:
    """The meaning of the signs on the Romans."""
    plates = [
        Text.assemble((f" {sign} ", PLATES[klass]), f" {words.klass(klass)}") for klass, sign in enumerate(words.signs)
    ]
    lintel = words.text("terminal-lintel", lintel=f"{words.signs[0]}3/4")
    return [*flow(plates, width, gap=3), *wrapped(Text(lintel), width)]


def help_told(view: NonOletView, words: NonOletWords) -> list[str]:
    text, glyphs = words.text, words.glyphs
    sentences = [
        words.form("terminal-help-goal", _victory(view), target=view.options.target),
        text("terminal-help-turn"),
        text("terminal-help-seats", front=glyphs.front),
        text("terminal-help-signs", drop=glyphs.drop, spent=glyphs.spent, finished=glyphs.finished),
        text("terminal-help-answer"),
        text("terminal-help-ask"),
        text("terminal-help-keys"),
    ]
    if view.modules:
        sentences += [text("terminal-help-modules", star=glyphs.star), text("terminal-help-module-moves")]
    return sentences


def hand_in_full(view: NonOletView, words: NonOletWords, width: int) -> Lines:
    """The player's own cards with their effects."""
    lines: Lines = []
    for card in dict.fromkeys(view.hand):
        key = CARD_KEYS[card]
        lines.append(padded(Text.assemble((words.card(key), STRONG), (f"  {key}", MUTED)), width))
        lines += wrapped(Text(words.card_text(key, view.options.edition)), width)
    return lines or [Text(words.text("terminal-hand-empty"))]


def result(view: NonOletView, words: NonOletWords, outcome: Outcome, width: int) -> Lines:
    """Who won and how, and the money of everybody."""
    player = "" if outcome.winner is None else words.player(outcome.winner)
    lines = wrapped(Text(words.form("log-game-over", outcome.end, player=player), f"{STRONG} {FRESCO}"), width)
    rungs = ModuleSnapshot(view).rungs or [0] * view.players
    # With career ladders money is not everything: the winner comes first, then the player who has climbed highest.
    for seat in sorted(
        range(view.players), key=lambda seat: (seat != outcome.winner, -rungs[seat], -outcome.scores[seat])
    ):
        score = words.text("terminal-score", player=words.title(seat), score=outcome.scores[seat])
        if CAREERS in view.modules:
            score += f" {words.glyphs.dot} {words.rung(rungs[seat])}"
        lines.append(Text(cut(f"  {score}", width), f"{STRONG} {BRASS}" if seat == outcome.winner else ""))
    return lines


def reconstructed(view: NonOletView, words: NonOletWords) -> list[str]:
    """Notes about reconstructed values: no rulebook states them, and no owner has given them."""
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
    return sentences
