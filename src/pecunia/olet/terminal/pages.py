"""The pages around the table for Pecunia Olet: how it is set, the meaning of the signs, one's own things, the end."""

from rich.text import Text

from pecunia.core.moves import Outcome
from pecunia.olet.engine.names import (
    CARD_KINDS,
    FIRST_OF,
    KINDS,
    LOTTERY,
    MARKET,
    NO_CARD,
    REPLAY,
    ROUND_CAP,
    SIGNS,
    SPACE_KINDS,
    SPACE_NAMES,
    TRACK_KINDS,
)
from pecunia.olet.engine.view import OletView
from pecunia.olet.terminal.player import PlayerPicture, plate, players_in_order
from pecunia.olet.words.words import OletWords
from pecunia.terminal.elements import Lines, flow, hanging, joined, wrapped
from pecunia.terminal.style import ACTIVE, BRASS, FRESCO, MUTED, STRONG

INDENT = 2


def setting(view: OletView, words: OletWords, width: int) -> Lines:
    """How the table is set, as far as it differs from what everybody expects."""
    options = view.options
    lines = wrapped(Text(words.text("olet-options", players=view.players), STRONG), width)
    switches = []
    if options.open_money:
        switches.append(words.text("olet-open-money"))
    if options.tie == REPLAY:
        switches.append(words.text("olet-tie-replay"))
    if options.round_cap:
        switches.append(words.text("olet-round-cap", rounds=options.round_cap))
    return lines + flow([Text(f"+ {switch}") for switch in switches], width)


def legend(words: OletWords, width: int) -> Lines:
    """The meaning of the signs on the board."""
    glyphs = words.glyphs
    meant = [
        (words.stars(1), "quality"),
        (glyphs.hat, "hat"),
        (glyphs.bin, "bin"),
        (glyphs.glasses, "sunglasses"),
        (glyphs.half, "godfather"),
        ("1 2 3", "investigation"),
        (glyphs.times, "strike"),
        (glyphs.end, "last"),
        (glyphs.ready, "ready"),
        (glyphs.placed, "placed"),
        (glyphs.free, "laid"),
    ]
    tokens = [
        Text.assemble((sign, f"{STRONG} {FRESCO}"), f" {words.text(f'olet-legend-{key}')}") for sign, key in meant
    ]
    return flow(tokens, width)


def help_told(view: OletView, words: OletWords) -> list[str]:
    parts = ["goal", "turn", "money", "police", "end", "answer", "ask", "keys"]
    return [words.text(f"olet-help-{part}") for part in parts]


def reconstructed(view: OletView, words: OletWords) -> list[str]:
    """The board, the track and the cards, unless an owner has given them."""
    tables = {table.partition(".")[0] for table in view.options.values.reconstructed()}
    what = [words.text(f"olet-what-{table}") for table in ("board", "track", "cards") if table in tables]
    return [words.text("olet-reconstructed", what=", ".join(what))] if what else []


def _entry(head: Text, text: str, width: int) -> Lines:
    """A heading and its text, the lines after the first indented."""
    first, *rest = wrapped(joined([head, Text(text)], "  "), width - INDENT)
    return [first, *(Text.assemble(" " * INDENT, line) for line in rest)]


def own_page(view: OletView, words: OletWords, width: int) -> Lines:
    """Everything behind the player's own screen, and all his cards with their effects."""
    lines = PlayerPicture(view, words, view.seat).lines(width)
    cards = view.cards(view.seat)
    for kind, key in enumerate(CARD_KINDS):
        held = [card for card in cards if words.values.kind[card] == kind]
        if held:
            names = ", ".join(dict.fromkeys(words.card(card) for card in held))
            copies = f" {words.glyphs.times}{len(held)}" if len(held) > 1 else ""
            text = words.texts.attribute(f"olet-card-{key}", "text") or ""
            lines += _entry(Text(f"{names}{copies}", STRONG), text, width)
    return lines


def cards_in_full(view: OletView, words: OletWords, width: int) -> Lines:
    """What each kind of card does that the player has or that can be bought."""
    kinds = {words.values.kind[card] for card in view.market if card != NO_CARD}
    kinds |= {kind for kind in range(KINDS) if view.seat >= 0 and view.owns(view.seat, kind)}
    lines: Lines = []
    for kind in sorted(kinds):
        does = words.texts.attribute(f"olet-card-{CARD_KINDS[kind]}", "text") or ""
        lines += hanging(Text(words.kind(kind), STRONG), Text(does, MUTED), width)
    return lines


def board_page(view: OletView, words: OletWords, width: int) -> Lines:
    """The whole board in words: the market's cards, the spaces, the signs, the track, and everybody's possessions."""
    text = words.texts.attribute
    lines = wrapped(Text(f" {words.space_kind(MARKET)} ", ACTIVE), width)
    lines += wrapped(Text(text("olet-space-market", "text") or "", MUTED), width)
    for position, card in enumerate(view.market):
        space = FIRST_OF[MARKET] + position
        head = f"{SPACE_NAMES[space]} {words.money(words.board.price[space])}{words.signs(space)}"
        if card == NO_CARD:
            lines.append(Text(f"{head}  {words.glyphs.free}"))
        else:
            does = text(f"olet-card-{CARD_KINDS[words.values.kind[card]]}", "text") or ""
            lines += _entry(Text.assemble(f"{head} ", (words.card(card), STRONG)), does, width)
    if view.binned:
        binned = ", ".join(words.card(card) for card in view.binned)
        lines += wrapped(Text(words.text("olet-binned", cards=binned), MUTED), width)
    for title, family, keys in (
        ("olet-page-spaces", "olet-space-", SPACE_KINDS[1:]),
        ("olet-page-signs", "olet-sign-", SIGNS),
        ("olet-police", "olet-track-", TRACK_KINDS[1:]),
    ):
        lines += [Text(), *wrapped(Text(f" {words.text(title)} ", ACTIVE), width)]
        for each in keys:
            name = f"{family}{each}"
            lines += _entry(Text(words.text(name), STRONG), text(name, "text") or "", width)
    lines += [Text(), *wrapped(Text(f" {words.text('olet-page-players')} ", ACTIVE), width)]
    for player in players_in_order(view, words):
        lines += player.lines(width)
    said = " ".join(reconstructed(view, words))
    return [*lines, Text(), *wrapped(Text(said, MUTED), width)] if said else lines


def result(view: OletView, words: OletWords, outcome: Outcome, width: int) -> Lines:
    """Who won, and what everybody's money consists of, the richest first."""
    players = ", ".join(words.player(winner) for winner in outcome.winners)
    player = "" if outcome.winner is None else words.player(outcome.winner)
    said = words.form("log-game-over", outcome.end, player=player, players=players)
    lines = wrapped(Text(said, f"{STRONG} {FRESCO}"), width)
    for seat in sorted(range(view.players), key=lambda seat: -outcome.scores[seat]):
        style = f"{STRONG} {BRASS}" if seat in outcome.winners else ""
        head = Text.assemble(plate(seat), (f" {words.names[seat]}", style))
        lines += _entry(head, _made_of(view, words, outcome, seat), width)
    return lines


def _made_of(view: OletView, words: OletWords, outcome: Outcome, seat: int) -> str:
    """Cash, offshore account and lottery. Remaining fakes count nothing."""
    values = words.values
    tickets = sum(values.worth[card] for card in view.cards(seat) if values.kind[card] == LOTTERY)
    lottery = 0 if outcome.end == ROUND_CAP else tickets  # a game that is cut off pays no tickets (O57)
    cash, offshore, fakes = view.cash(seat) or 0, view.offshore(seat) or 0, view.fakes(seat) or []
    sums = {
        "score": words.money(outcome.scores[seat]),
        "cash": words.money(cash - lottery),
        "offshore": words.money(offshore),
        "lottery": words.money(lottery),
    }
    said = words.form("olet-score", "lottery" if lottery else "", **sums)
    return said if not any(fakes) else f"{said} {words.glyphs.dot} {words.text('olet-left', fakes=words.fakes(fakes))}"
