"""A table of Pecunia Olet in words only."""

from typing import TYPE_CHECKING

from pecunia.olet.engine.names import (
    FIRST_OF,
    HENCHMEN,
    INVESTIGATION,
    KIND_OF,
    KINDS,
    MARKET,
    NO_CARD,
    NOBODY,
    NOTES_PER_PRINTER,
    PLAIN,
    PRINTER,
    SPACE_NAMES,
    STAGES,
    TRACK_KINDS,
)
from pecunia.olet.engine.view import OletView
from pecunia.words.spoken import Part, seats_from

if TYPE_CHECKING:
    from pecunia.olet.words.words import OletWords


class Spoken:
    """One view, told part by part."""

    def __init__(self, words: "OletWords", view: OletView) -> None:
        self.words = words
        self.view = view
        self.board = words.board

    def parts(self) -> list[Part]:
        own, *others = seats_from(self.view.seat, self.view.players)
        board = [self._market(), self._jobs(), self._police()]
        return [self._now(), self._player(own), *board, *(self._player(other) for other in others)]

    def _now(self) -> Part:
        view, text = self.view, self.words.text
        lines = [text("olet-round", round=view.round)]
        if view.outcome is None:
            lines[0] += f", {text(f'olet-stage-{STAGES[view.stage]}', lap=view.lap)}"
            lines.append(text("olet-pawn", player=self.words.player(view.pawn)))
        else:
            winners = ", ".join(self.words.player(winner) for winner in view.outcome.winners)
            lines.append(self.words.form("log-game-over", view.outcome.end, player=winners, players=winners))
        return Part(text("spoken-now"), lines)

    # The board.

    def _market(self) -> Part:
        view, words = self.view, self.words
        lines = []
        for position, card in enumerate(view.market):
            space = FIRST_OF[MARKET] + position
            what = words.text("spoken-empty") if card == NO_CARD else words.card(card)
            lines.append(self._space(space, [words.money(self.board.price[space])], what))
        if view.binned:
            lines.append(words.text("olet-binned", cards=", ".join(words.card(card) for card in view.binned)))
        return Part(words.space_kind(MARKET), lines)

    def _jobs(self) -> Part:
        words = self.words
        spaces = [space for space in self.board.spaces if KIND_OF[space] != MARKET]
        free = words.text("terminal-free")
        lines = [self._space(space, [], free) for space in spaces]
        return Part(words.text("olet-page-spaces"), lines)

    def _space(self, space: int, more: list[str], what: str) -> str:
        """A space with the signs printed there, and the card or henchman on it."""
        words = self.words
        here = self.view.on(space)
        who = what if here == NOBODY else words.text("spoken-henchman", player=words.player(here))
        return words.explained(", ".join([words.space(SPACE_NAMES[space]), *more, *words.signs_told(space)]), who)

    def _police(self) -> Part:
        view, words, board = self.view, self.words, self.board
        lines = [words.text("spoken-officer", index=view.officer, last=board.last)]
        if view.blocked:
            lines.append(words.text("spoken-known", quality=view.blocked))
        if view.strike:
            lines.append(words.text("olet-strike"))
        for index in range(view.officer + 1, len(board.track)):
            kind = board.track[index]
            if kind != PLAIN:
                level = f" {board.level[index]}" if kind == INVESTIGATION else ""
                what = f"{words.text(f'olet-track-{TRACK_KINDS[kind]}')}{level}"
                lines.append(words.text("spoken-ahead", steps=index - view.officer, what=what))
        return Part(words.text("olet-police"), lines)

    # Players.

    def _player(self, player: int) -> Part:
        view, words = self.view, self.words
        ready, laid = view.ready(player), view.laid(player)
        henchmen = words.text("spoken-henchmen", ready=ready, placed=HENCHMEN - ready - laid, laid=laid)
        return Part(words.heading(view, player), [self._screen(player), henchmen, *self._cards(player)])

    def _screen(self, player: int) -> str:
        view, words = self.view, self.words
        cash, offshore, fakes = view.cash(player), view.offshore(player), view.fakes(player)
        if cash is None or offshore is None or fakes is None:
            return words.text("olet-screen")
        held = [self._fakes(number, quality) for quality, number in enumerate(fakes, 1) if number]
        said = ", ".join(held) or words.text("olet-none")
        return words.text("spoken-purse", cash=words.money(cash), offshore=words.money(offshore), fakes=said)

    def _fakes(self, count: int, quality: int) -> str:
        return self.words.text("spoken-fakes", count=count, quality=quality)

    def _cards(self, player: int) -> list[str]:
        """Every kind once, with its number of cards, and the fakes that they print together."""
        view, words = self.view, self.words
        found: dict[str, int] = {}
        for kind in range(KINDS):
            for card in view.cards(player):
                if words.values.kind[card] == kind:
                    found[words.card(card)] = found.get(words.card(card), 0) + 1
        cards = ", ".join(f"{name} ({number})" if number > 1 else name for name, number in found.items())
        lines = [words.text("spoken-cards", cards=cards)] if cards else []
        printers = view.owns(player, PRINTER)
        if printers:
            fakes = self._fakes(NOTES_PER_PRINTER * printers, view.quality(player))
            lines.append(words.text("spoken-prints", fakes=fakes))
        return lines
