"""Cards that change latrines: Villa Dixius, Great haste, Good business, Spring cleaning, Fish poisoning,
Latrine gossip, Rat infestation (§3.1 V–XI)."""

from typing import Final

from pecunia.core.errors import Reason
from pecunia.non_olet.engine.cards.card import GIFT, ActionCard, CardStep, Gift, RemoveMarkers
from pecunia.non_olet.engine.names import NOBODY, SEATS, SPOT_NAMES, SPOTS, WOMAN
from pecunia.non_olet.engine.notation import DONE, MOVES, VISITOR, VISITOR_OF, visitor_of
from pecunia.non_olet.engine.reasons import (
    MUST_TAKE_MARKER,
    NEEDS_TWO_VISITORS,
    NO_MARKERS,
    NO_MONEY_TO_GIVE,
    NO_UNEQUAL_PAIR,
    NOBODY_TO_POISON,
    NOT_A_PAIR,
    NOT_NOW,
    OWN_VISITOR,
    SAME_VISITOR,
    VENUS_PROTECTS,
)
from pecunia.non_olet.engine.step_forms import StepForm, any_number, below
from pecunia.non_olet.engine.table import Table

HASTES_MARKERS: Final = 2
BUSINESS_MARKERS: Final = 3


def own_markers_obstacle(table: Table) -> Reason | None:
    """Why no action card may take or move markers in one's own latrine: there are none, or Venus protects it (A145)."""
    if table.shielded == table.active:
        return VENUS_PROTECTS
    return None if table.has_marker(table.active) else NO_MARKERS


class VillaDixius(ActionCard):
    """A new place beside the latrine, without neighbours. The card stays until its last visitor leaves (A29)."""

    def play(self, table: Table) -> None:
        # Any number of villas may lie beside a latrine (A32). A villa laid in phase 3 is a place at once (A33).
        table.villas[table.active] += 1
        if table.listener is not None:
            table.tell("villa-built", table.active, {})


class GreatHaste(ActionCard):
    """Two markers off one's own visitors. 2016: split freely; 2005: both from one (A44)."""

    def obstacle(self, table: Table) -> Reason | None:
        return own_markers_obstacle(table)

    def play(self, table: Table) -> None:
        if table.options.edition == 2005:
            table.agenda.append(HasteVisitor())
        else:
            table.agenda.append(RemoveMarkers("haste-marker", HASTES_MARKERS))


class HasteVisitor(CardStep):
    """2005: choose one visitor; he loses two markers, or the one he has (A45)."""

    def run(self, game: Table) -> None:
        moves = [MOVES[VISITOR + spot] for spot in game.marked(game.active)]
        game.ask(game.active, "haste-visitor", moves)

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        spot = move - VISITOR
        game.remove_markers(game.active, spot, min(HASTES_MARKERS, game.markers[game.active * SPOTS + spot]))

    def why_not_visitor(self, game: Table, spot: int) -> Reason:
        return NO_MARKERS

    def why_not_done(self, game: Table) -> Reason:
        return MUST_TAKE_MARKER

    def text(self) -> str:
        return "haste-visitor"


class GoodBusiness(ActionCard):
    """Three markers off one's own visitors (A46), then a sesterce to another player as the price (A47)."""

    def obstacle(self, table: Table) -> Reason | None:
        return NO_MONEY_TO_GIVE if table.money[table.active] < 1 else own_markers_obstacle(table)

    def play(self, table: Table) -> None:
        table.agenda.append(Gift())
        table.agenda.append(RemoveMarkers("business-marker", BUSINESS_MARKERS))


class SpringCleaning(ActionCard):
    """Every visitor of the active player loses a marker (A62)."""

    def obstacle(self, table: Table) -> Reason | None:
        return own_markers_obstacle(table)

    def play(self, table: Table) -> None:
        for spot in table.marked(table.active):
            table.remove_markers(table.active, spot, 1)


class FishPoisoning(ActionCard):
    """Two more markers on one visitor of another player (A49)."""

    def obstacle(self, table: Table) -> Reason | None:
        for player in range(table.players):
            if player != table.active and player != table.shielded and table.has_visitor(player):
                return None
        return NOBODY_TO_POISON

    def play(self, table: Table) -> None:
        table.agenda.append(FishVisitor())


class FishVisitor(CardStep):
    def run(self, game: Table) -> None:
        moves = []
        for player in range(game.players):
            if player != game.active and player != game.shielded:
                for spot in game.visitors(player):
                    moves.append(visitor_of(player, spot))
        game.ask(game.active, "fish-visitor", moves)

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        game.lay_markers((move - VISITOR_OF) // SPOTS, (move - VISITOR_OF) % SPOTS, 2)
        game.take_markers(game.active, 2)

    def why_not_visitor_of(self, game: Table, player: int, spot: int) -> Reason:
        return OWN_VISITOR if player == game.active else VENUS_PROTECTS

    def why_not_visitor(self, game: Table, spot: int) -> Reason:
        return OWN_VISITOR

    def text(self) -> str:
        return "fish-visitor"


def gossip_places(table: Table) -> list[int]:
    """The places of other players where two women sit and one has fewer markers, as player * SPOTS + first spot.

    The card says seat, but it acts on Romans, so a villa counts, too (A31).
    """
    at = table.at
    markers = table.markers
    found = []
    for player in range(table.players):
        if player != table.active and player != table.shielded:
            first = player * SPOTS
            for place in range(first, first + (SEATS + table.villas[player]) * 2, 2):
                if at[place + 1] == NOBODY or markers[place] == markers[place + 1]:
                    continue
                if table.klass[at[place]] == WOMAN and table.klass[at[place + 1]] == WOMAN:
                    found.append(place)
    return found


class LatrineGossip(ActionCard):
    """Of two women on one place, the one with fewer markers gets as many as the other (A50)."""

    def obstacle(self, table: Table) -> Reason | None:
        return None if gossip_places(table) else NO_UNEQUAL_PAIR

    def play(self, table: Table) -> None:
        table.agenda.append(GossipPlace())


class GossipPlace(CardStep):
    def run(self, game: Table) -> None:
        game.ask(game.active, "gossip-place", [MOVES[VISITOR_OF + place] for place in gossip_places(game)])

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        player = (move - VISITOR_OF) // SPOTS
        spot = (move - VISITOR_OF) % SPOTS
        more = game.markers[player * SPOTS + spot] - game.markers[player * SPOTS + spot + 1]
        if more > 0:
            game.lay_markers(player, spot + 1, more)
        else:
            game.lay_markers(player, spot, -more)
        game.take_markers(game.active, abs(more))

    def why_not_visitor_of(self, game: Table, player: int, spot: int) -> Reason:
        if player == game.active:
            return OWN_VISITOR
        if player == game.shielded:
            return VENUS_PROTECTS
        if game.at[player * SPOTS + spot // 2 * 2 + 1] == NOBODY:
            return NOT_A_PAIR
        # A pair is named by its first spot, so the second is never an answer.
        return NO_UNEQUAL_PAIR if spot % 2 == 0 else NOT_NOW

    def text(self) -> str:
        return "gossip-place"


class RatInfestation(ActionCard):
    """Move any number of markers, at least one, from one of one's own visitors to others (A51)."""

    def obstacle(self, table: Table) -> Reason | None:
        return NEEDS_TWO_VISITORS if len(table.visitors(table.active)) < 2 else own_markers_obstacle(table)

    def play(self, table: Table) -> None:
        table.agenda.append(RatsSource())


class RatsSource(CardStep):
    def run(self, game: Table) -> None:
        game.ask(game.active, "rats-source", [MOVES[VISITOR + spot] for spot in game.marked(game.active)])

    def answer(self, game: Table, move: int) -> None:
        game.agenda[-1] = RatsMarker(move - VISITOR, 0)

    def why_not_visitor(self, game: Table, spot: int) -> Reason:
        return NO_MARKERS

    def text(self) -> str:
        return "rats-source"


class RatsMarker(CardStep):
    """Markers move one by one, until the player stops or the source has none left."""

    def __init__(self, source: int, moved: int) -> None:
        self.source = source
        self.moved = moved

    def run(self, game: Table) -> None:
        if game.markers[game.active * SPOTS + self.source] == 0:
            game.agenda.pop()
            return
        moves = [MOVES[VISITOR + spot] for spot in game.visitors(game.active) if spot != self.source]
        if self.moved:
            moves.append(MOVES[DONE])
        game.ask(game.active, "rats-marker", moves)

    def answer(self, game: Table, move: int) -> None:
        if move == DONE:
            game.agenda.pop()
            return
        game.agenda[-1] = RatsMarker(self.source, self.moved + 1)
        game.move_marker(game.active, self.source, move - VISITOR)

    def why_not_visitor(self, game: Table, spot: int) -> Reason:
        return SAME_VISITOR

    def why_not_done(self, game: Table) -> Reason:
        return MUST_TAKE_MARKER

    def about(self, game: Table) -> dict[str, int | str]:
        return {"player": game.active, "spot": SPOT_NAMES[self.source]}

    def text(self) -> str:
        return f"rats-marker {self.source} {self.moved}"


def own_visitor(table: Table, numbers: list[int], at: int) -> bool:
    return numbers[at] in table.visitors(table.active)


CARDS: Final[list[ActionCard]] = [
    VillaDixius("villa-dixius", "§3.1 V", []),
    GreatHaste(
        "great-haste",
        "§3.1 VI",
        [
            StepForm("haste-visitor", [], lambda n: HasteVisitor()),
            StepForm("haste-marker", [below(HASTES_MARKERS + 1)], lambda n: RemoveMarkers("haste-marker", n[0])),
        ],
    ),
    GoodBusiness(
        "good-business",
        "§3.1 VII",
        [
            GIFT,
            StepForm(
                "business-marker", [below(BUSINESS_MARKERS + 1)], lambda n: RemoveMarkers("business-marker", n[0])
            ),
        ],
    ),
    SpringCleaning("spring-cleaning", "§3.1 VIII", []),
    FishPoisoning("fish-poisoning", "§3.1 IX", [StepForm("fish-visitor", [], lambda n: FishVisitor())]),
    LatrineGossip("latrine-gossip", "§3.1 X", [StepForm("gossip-place", [], lambda n: GossipPlace())]),
    RatInfestation(
        "rat-infestation",
        "§3.1 XI",
        [
            StepForm("rats-source", [], lambda n: RatsSource()),
            StepForm("rats-marker", [own_visitor, any_number], lambda n: RatsMarker(n[0], n[1])),
        ],
    ),
]
