"""The part of a table of Pecunia Olet that one seat may know (§4.1)."""

from random import Random
from typing import TYPE_CHECKING

from pecunia.core.chance import Stream, stream_from
from pecunia.core.changes import Change
from pecunia.core.view import OPEN, SPECTATOR, View
from pecunia.olet.engine.names import (
    HENCHMEN,
    KINDS,
    LETTERS,
    NO_CARD,
    NOBODY,
    SPACE_NAMES,
    STAGES,
    UNIT,
)
from pecunia.olet.engine.options import Options
from pecunia.olet.engine.turn import LAWYER_PLACE_STEP

if TYPE_CHECKING:
    from pecunia.olet.engine.game import Olet


class OletView(View):
    """Board, market and cards are open. Other players' money and fakes are behind screens, unless money is open."""

    def __init__(self, table: "Olet", seat: int) -> None:
        super().__init__(table, seat)
        self._table = table

    @property
    def options(self) -> Options:
        """How the table is set."""
        return self._table.options

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._table.active

    @property
    def stage(self) -> int:
        """The stage of the round, as a number."""
        return self._table.stage

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._table.round

    @property
    def lap(self) -> int:
        """The current lap of the three laps of the round, from 1; 0 once the round was broken off."""
        table = self._table
        if table.trigger != NOBODY:
            return 0
        in_hand = len(table.agenda) > 1  # a henchman is placed, but its action is not over
        return HENCHMEN + 1 - table.ready[table.active] - in_hand

    @property
    def first(self) -> int:
        """The first player of this round."""
        return self._table.first

    @property
    def pawn(self) -> int:
        """Who has the pawn: the first player of the next round."""
        return self._table.pawn

    @property
    def officer(self) -> int:
        """Where the officer stands on the track of the police."""
        return self._table.officer

    @property
    def blocked(self) -> int:
        """The best quality that the supermarket knows; 0 for none."""
        return self._table.blocked

    @property
    def strike(self) -> bool:
        """Whether there is a strike."""
        return self._table.strike

    @property
    def market(self) -> list[int]:
        """The card at each position from the left, NO_CARD for a hole."""
        return self._table.market[:]

    @property
    def binned(self) -> list[int]:
        """The cards in the bin, the last one last."""
        return self._table.binned[:]

    @property
    def deck_letters(self) -> list[int]:
        """How many cards of each letter lie in the deck: everybody sees their backs."""
        return self._table.deck_letters()

    def on(self, space: int) -> int:
        """The owner of the henchman on a space, NOBODY if it is free."""
        return self._table.on[space]

    def ready(self, player: int) -> int:
        """How many henchmen a player can still place."""
        return self._table.ready[player]

    def laid(self, player: int) -> int:
        """How many henchmen of a player lie down."""
        return self._table.laid[player]

    def cards(self, player: int) -> list[int]:
        """The cards that lie open before a player."""
        return self._table.cards[player][:]

    def owns(self, player: int, kind: int) -> int:
        """How many cards of a kind a player has."""
        return self._table.owned[player * KINDS + kind]

    def quality(self, player: int) -> int:
        """How well the player prints: everybody can see his ingredients."""
        return self._table.quality(player)

    def shows(self, player: int) -> bool:
        """Whether the seat sees behind the player's screen, which hides real money and fakes (O54).

        At the end all amounts are revealed.
        """
        return self.seat in (player, OPEN) or self._all_see_all()

    def _all_see_all(self) -> bool:
        table = self._table
        return table.options.open_money or table.outcome is not None

    def cash(self, player: int) -> int | None:
        """None behind a screen."""
        return self._table.cash[player] if self.shows(player) else None

    def offshore(self, player: int) -> int | None:
        """A player's money offshore; None behind a screen."""
        return self._table.offshore[player] if self.shows(player) else None

    def fakes(self, player: int) -> list[int] | None:
        """Fakes by quality, the worst first."""
        return self._table.fakes_of(player) if self.shows(player) else None

    # What an attentive player knows, even behind a screen (§4.1).

    def wealth(self, player: int) -> int:
        """Cash and offshore money together."""
        return self._table.cash[player] + self._table.offshore[player]

    def least_cash(self, player: int) -> int:
        """The cash if it is visible, otherwise the least it can be."""
        return self._table.cash[player] if self.shows(player) else self._table.least[player]

    def most_cash(self, player: int) -> int:
        """The cash if it is visible, otherwise the most it can be."""
        return self._table.cash[player] if self.shows(player) else self._table.most[player]

    def counted_fakes(self, player: int) -> list[int]:
        """Fakes by quality, the worst first."""
        return self._table.fakes_of(player)

    def imagine(self, stream: Stream | Random) -> "Olet":
        """The deck is shuffled letter by letter. The others' wealth is split again, as far as nobody can know the
        split.

        An attentive player knows everybody's fakes and wealth (§4.1); what he knows of the cash limits the split.
        """
        luck = stream_from(stream)
        twin = self._table.copy()
        twin.seed = ""
        twin.played = None
        twin.start = None
        letters: list[list[int]] = [[] for letter in LETTERS]
        for card in twin.deck:
            letters[twin.values.letter[card]].append(card)
        twin.deck = []
        for cards in letters:
            cards.sort()  # the real order of unseen cards must not influence the result
            luck.shuffle(cards)
            twin.deck = cards + twin.deck
        for player in range(twin.players):
            if not self.shows(player):
                wealth = twin.cash[player] + twin.offshore[player]
                tens = (twin.most[player] - twin.least[player]) // UNIT
                twin.cash[player] = twin.least[player] + UNIT * luck.below(tens + 1)
                twin.offshore[player] = wealth - twin.cash[player]
        twin.chance = luck.fork()
        if twin.question is not None and twin.question.player != self.seat:
            twin.question = None  # the options of another player depend on the cash that was just imagined
            twin.run()
            self._let_place(twin)
        return twin

    def _let_place(self, twin: "Olet") -> None:
        """A player who has lifted a henchman can place it somewhere. If the imagined cash allows no space, give him the
        most cash that he can have."""
        question = twin.question
        if question is not None and not question.moves and twin.agenda[-1] is LAWYER_PLACE_STEP:
            seat = question.player
            twin.offshore[seat] -= twin.most[seat] - twin.cash[seat]
            twin.cash[seat] = twin.most[seat]
            twin.question = None
            twin.run()

    def public(self) -> dict[str, object]:
        """Everything that everybody may know, as plain values."""
        table = self._table
        outcome = table.outcome
        return {
            "title": table.title,
            "options": table.options.text(),
            "seat": SPECTATOR,
            "round": table.round,
            "turn": table.turn,
            "active": table.active,
            "stage": STAGES[table.stage],
            "first": table.first,
            "pawn": table.pawn,
            "officer": table.officer,
            "blocked": table.blocked,
            "strike": table.strike,
            "asked": self.asked,
            "kind": self.kind,
            "about": self.about,
            "moves": [],
            "undo": 0,
            "placed": {SPACE_NAMES[space]: seat for space, seat in enumerate(table.on) if seat != NOBODY},
            "market": ["-" if card == NO_CARD else table.values.token(card) for card in table.market],
            "deck": table.deck_letters(),
            "binned": [table.values.token(card) for card in table.binned],
            "players": [self._player(player) for player in range(table.players)],
            "outcome": None if outcome is None else [outcome.end, outcome.winners, outcome.scores],
        }

    def _player(self, player: int) -> dict[str, object]:
        table = self._table
        known: dict[str, object] = {
            "cards": [table.values.token(card) for card in table.cards[player]],
            "ready": table.ready[player],
            "laid": table.laid[player],
        }
        if self._all_see_all():
            known.update(self._behind_screen(player))
        return known

    def own(self) -> list[Change]:
        """Where the snapshot of the seat differs from the public one."""
        if self.seat < 0 and self.seat != OPEN:
            return []
        found = self._own_question()
        for seat in range(self._table.players) if self.seat == OPEN else [self.seat]:
            found += [(["players", seat, key], value) for key, value in self._behind_screen(seat).items()]
        return found

    def _behind_screen(self, player: int) -> dict[str, object]:
        table = self._table
        return {"cash": table.cash[player], "offshore": table.offshore[player], "fakes": table.fakes_of(player)}
