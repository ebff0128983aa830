"""Module 2: latrine upgrades (§3.3). They lie on seats. A slave who would pay and leave may be exchanged for one."""

from typing import Final

from pecunia.core.agenda import Step
from pecunia.core.chance import Stream
from pecunia.core.errors import Reason
from pecunia.core.moves import Move, seat_letter
from pecunia.non_olet.engine.entering import place
from pecunia.non_olet.engine.kept_order import UPGRADE_CARD
from pecunia.non_olet.engine.module_names import UPGRADE_KEYS, UPGRADES
from pecunia.non_olet.engine.modules.declaration import ModuleDeclaration
from pecunia.non_olet.engine.modules.module import Module
from pecunia.non_olet.engine.modules.upgrade_cards import NOT_A_SIGN, SIGN_AT, SIGNS, UPGRADE_CARDS
from pecunia.non_olet.engine.names import NOBODY, PLACE_NAMES, SEATS, SLAVE, SPOT_NAMES, SPOTS
from pecunia.non_olet.engine.notation import (
    FAMILY_OF,
    INDEX_OF,
    MOVES,
    PAY,
    SEAT,
    TAKE_UPGRADES,
    UPGRADE,
    USE_SIGN,
    USE_SIGNS,
)
from pecunia.non_olet.engine.reasons import NO_SIGN, SEAT_NOT_FREE, SIGN_USED, SIGNS_ROMAN_CANNOT_SIT, UPGRADES_OFF
from pecunia.non_olet.engine.seating import seatable
from pecunia.non_olet.engine.step_forms import StepForm, a_player, a_spot
from pecunia.non_olet.engine.table import Table

NONE: Final = -1
DISPLAY: Final = 6


class Upgrades(Module):
    """`on[player * SEATS + seat]` is the upgrade that lies there; `used` are those that have worked this turn."""

    def __init__(self) -> None:
        self.on: list[int] = []
        self.display: list[int] = []
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.used: list[bool] = [False] * len(UPGRADE_KEYS)
        self.exchanged = NONE

    @property
    def key(self) -> str:
        return UPGRADES

    def copy(self) -> "Upgrades":
        twin = Upgrades()
        twin.on = self.on[:]
        twin.display = self.display[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.used = self.used[:]
        twin.exchanged = self.exchanged
        return twin

    @property
    def drafts(self) -> bool:
        return True

    def lay_out(self, table: Table) -> None:
        """One upgrade for each player."""
        self.on = [NONE] * (table.players * SEATS)
        self.pile = list(range(len(UPGRADE_KEYS)))
        table.chance.shuffle(self.pile)
        self.display = [self.pile.pop() for player in range(table.players)]

    def draft_moves(self, table: Table, player: int, moves: list[Move]) -> None:
        if self.on[player * SEATS : player * SEATS + SEATS] == [NONE] * SEATS:
            moves.extend([TAKE_UPGRADES[upgrade] for upgrade in self.display])

    def draft_answer(self, table: Table, player: int, move: int) -> None:
        """It goes on any of the player's seats, even an occupied one, at the moment it is taken (A87)."""
        if FAMILY_OF[move] == UPGRADE:
            self.display.remove(INDEX_OF[move])
            table.agenda.append(DraftUpgrade(player, INDEX_OF[move]))

    def drafted(self) -> int:
        return len([upgrade for upgrade in self.on if upgrade != NONE])

    def set_up(self, table: Table) -> None:
        self.refill_display(table)

    def lay(self, table: Table, player: int, seat: int, upgrade: int) -> None:
        """Lay an upgrade on a seat; the one that lay there goes to the discard (A92).

        An upgrade leaves only when a new one replaces it (A93). The new one works from now on, in this turn already
        (A105).
        """
        index = player * SEATS + seat
        if self.on[index] != NONE:
            self.discard.append(self.on[index])
        self.on[index] = upgrade
        if table.listener is not None:
            table.tell("upgrade-laid", player, {"upgrade": UPGRADE_KEYS[upgrade], "seat": PLACE_NAMES[seat]})

    def refill_display(self, table: Table) -> None:
        while len(self.display) < DISPLAY:
            if not self.pile:
                if not self.discard:
                    return
                self.pile = self.discard
                self.discard = []
                table.chance.shuffle(self.pile)
            self.display.append(self.pile.pop())
            table.revealed = True

    def upgrade_at(self, player: int, place: int) -> int:
        """The upgrade on a place. A villa is not a seat and never has one (A31)."""
        return self.on[player * SEATS + place] if place < SEATS else NONE

    def _use(self, table: Table, upgrade: int) -> bool:
        """Use the upgrade for a Roman. False if it was already used this turn, and only one use is allowed (A94)."""
        if self.used[upgrade] and table.options.upgrade_once:
            return False
        self.used[upgrade] = True
        return True

    # Seating.

    def lifts_neighbours(self, table: Table, player: int, place: int, other: int) -> bool:
        """The partition: every pair of neighbours that includes its seat (§3.3 VII, A99)."""
        here = self.upgrade_at(player, place)
        if here != NONE and UPGRADE_CARDS[here].lifts_neighbours:
            return True
        there = self.upgrade_at(player, other)
        return there != NONE and UPGRADE_CARDS[there].lifts_neighbours

    def lets_share(self, table: Table, player: int, roman: int, host: int, place: int, together: bool) -> bool:
        upgrade = self.upgrade_at(player, place)
        if upgrade == NONE:
            return False
        klass = UPGRADE_CARDS[upgrade].shared_by
        return table.klass[roman] == klass and table.klass[host] == klass

    # New Romans. Only ENTER calls these, so visitors who already sit there get nothing (A104).

    def duration(self, table: Table, player: int, place: int, roman: int, markers: int) -> int:
        """The number of markers can differ from the card. This is automatic, without a question (A95).

        It is never zero, so that every turn comes to an end (A165).
        """
        upgrade = self.upgrade_at(player, place)
        if upgrade == NONE:
            return markers
        card = UPGRADE_CARDS[upgrade]
        if card.fewer == 0 and card.markers == 0:
            return markers
        if not card.is_for(table.klass[roman], table.duration[roman]) or not self._use(table, upgrade):
            return markers
        return card.markers or max(1, markers - card.fewer)

    def entering(self, table: Table, player: int, place: int, roman: int) -> None:
        upgrade = self.upgrade_at(player, place)
        if upgrade == NONE:
            return
        card = UPGRADE_CARDS[upgrade]
        served = card.coins > 0 and card.is_for(table.klass[roman], table.duration[roman])
        if served and self._use(table, upgrade):
            table.lay_coins(player, roman, card.coins)
        # If there is no card to draw, the bucket does not count as used (A170).
        if card.draws_entering and table.can_draw_action() and self._use(table, upgrade):
            table.draw_actions(player, 1)

    # Departures.

    def pays_otherwise(self, table: Table, player: int, spot: int) -> bool:
        """A finished slave may be exchanged for an upgrade, if a seat is free for it (A90, A91)."""
        roman = table.at[player * SPOTS + spot]
        if table.klass[roman] != SLAVE or not self.display or not self._seat_will_be_free(table, player, spot):
            return False
        table.agenda.append(FeeOrUpgrade(player, spot))
        return True

    def _seat_will_be_free(self, table: Table, player: int, spot: int) -> bool:
        for seat in range(SEATS):
            index = player * SPOTS + seat * 2
            if table.at[index] == NOBODY or (seat == spot // 2 and table.at[index + 1] == NOBODY):
                return True
        return False

    def departed(self, table: Table, player: int, roman: int, place: int, paid: bool) -> None:
        """The dustpan draws first (A157), then the new upgrade is laid.

        The dustpan works on anybody's turn, once in each (A96). If there is no card to draw, it does not count as used
        (A170).
        """
        upgrade = self.upgrade_at(player, place)
        draws = upgrade != NONE and UPGRADE_CARDS[upgrade].draws_leaving
        if draws and not self.used[upgrade] and table.can_draw_action():
            self.used[upgrade] = True
            table.draw_actions(player, 1)
        if self.exchanged != NONE:
            table.agenda.append(LayUpgrade(player, self.exchanged))
            self.exchanged = NONE

    def turn_ends(self, table: Table) -> None:
        self.used = [False] * len(UPGRADE_KEYS)

    # Signs: the nearest Roman of the class may overtake and sit down on the free seat (A98).

    def window_moves(self, table: Table, moves: list[Move]) -> None:
        for seat in range(SEATS):
            sign = self.on[table.active * SEATS + seat]
            at = SIGN_AT[sign] if sign != NONE else NOT_A_SIGN
            if at != NOT_A_SIGN and self._sign_obstacle(table, sign) is None:
                moves.append(USE_SIGNS[at])

    def window_answer(self, table: Table, move: int) -> bool:
        if FAMILY_OF[move] != USE_SIGN:
            return False
        sign = SIGNS[INDEX_OF[move]]
        self.used[sign] = True
        seat = self._seat_of(table.active, sign)
        place(table, table.active, self._nearest(table, sign), seat * 2)
        return True

    def why_not(self, table: Table, move: Move) -> Reason | None:
        if FAMILY_OF[move.number] != USE_SIGN:
            return None
        return self._sign_obstacle(table, SIGNS[INDEX_OF[move.number]])

    def _sign_obstacle(self, table: Table, sign: int) -> Reason | None:
        player = table.active
        seat = self._seat_of(player, sign)
        if seat == NONE:
            return NO_SIGN
        if self.used[sign]:
            return SIGN_USED
        if table.at[player * SPOTS + seat * 2] != NOBODY:
            return SEAT_NOT_FREE
        position = self._nearest(table, sign)
        if position == NONE or not seatable(table, player, table.queues[player][position], seat):
            return SIGNS_ROMAN_CANNOT_SIT
        return None

    def _seat_of(self, player: int, upgrade: int) -> int:
        for seat in range(SEATS):
            if self.on[player * SEATS + seat] == upgrade:
                return seat
        return NONE

    def _nearest(self, table: Table, sign: int) -> int:
        queue = table.queues[table.active]
        for position in range(len(queue)):
            if table.klass[queue[position]] == UPGRADE_CARDS[sign].reserved_for:
                return position
        return NONE

    def lies_aside(self) -> list[str]:
        return ["upgrade-exchanged"] if self.exchanged != NONE else []

    # Hidden cards, and positions.

    def deal_again(self, table: Table, seat: int, stream: Stream) -> None:
        self.pile.sort()
        stream.shuffle(self.pile)

    def snapshot(self, table: Table) -> dict[str, object]:
        laid = [UPGRADE_KEYS[upgrade] if upgrade != NONE else None for upgrade in self.on]
        return {
            "seats": [laid[player * SEATS : player * SEATS + SEATS] for player in range(table.players)],
            "display": keys(self.display),
            "left": len(self.pile),
            "discard": keys(self.discard),
            "used": [UPGRADE_KEYS[upgrade] for upgrade in range(len(UPGRADE_KEYS)) if self.used[upgrade]],
        }

    def lines(self, table: Table) -> list[str]:
        found = []
        for player in range(table.players):
            laid = self.on[player * SEATS : player * SEATS + SEATS]
            words = [UPGRADE_KEYS[upgrade] if upgrade != NONE else "-" for upgrade in laid]
            found.append(f"{seat_letter(player)} upgrades {' '.join(words)}")
        used = [upgrade for upgrade in range(len(UPGRADE_KEYS)) if self.used[upgrade]]
        exchanged = [self.exchanged] if self.exchanged != NONE else []
        zones = {
            "display": self.display,
            "upgrade-pile": self.pile[::-1],
            "upgrade-discard": self.discard[::-1],
            "upgrades-used": used,
            "upgrade-exchanged": exchanged,
        }
        return found + [f"{zone} {' '.join(keys(upgrades)) or '-'}" for zone, upgrades in zones.items()]


def keys(upgrades: list[int]) -> list[str]:
    return [UPGRADE_KEYS[upgrade] for upgrade in upgrades]


def upgrades_of(table: Table) -> Upgrades:
    for module in table.modules:
        if isinstance(module, Upgrades):
            return module
    raise AssertionError("the upgrades are not in play")


class FeeOrUpgrade(Step[Table]):
    """For each slave: the fee with the coins that lie on him, or one upgrade of the display."""

    def __init__(self, player: int, spot: int) -> None:
        self.player = player
        self.spot = spot

    def run(self, game: Table) -> None:
        moves = [TAKE_UPGRADES[upgrade] for upgrade in upgrades_of(game).display]
        game.ask(self.player, "fee-or-upgrade", [MOVES[PAY], *moves])

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        if move == PAY:
            game.leave_paying(self.player, self.spot)
            return
        upgrades = upgrades_of(game)
        upgrade = INDEX_OF[move]
        upgrades.exchanged = upgrade
        upgrades.display.remove(upgrade)
        if game.listener is not None:
            facts = {**game.spot_facts(self.player, self.spot), "upgrade": UPGRADE_KEYS[upgrade]}
            game.tell("slave-exchanged", self.player, facts)
        game.depart(self.player, self.spot, False)

    def about(self, game: Table) -> dict[str, int | str]:
        return {"player": self.player, "spot": SPOT_NAMES[self.spot]}

    def text(self) -> str:
        return f"fee-or-upgrade {self.player} {self.spot}"


class DraftUpgrade(Step[Table]):
    def __init__(self, player: int, upgrade: int) -> None:
        self.player = player
        self.upgrade = upgrade

    def run(self, game: Table) -> None:
        game.ask(self.player, "draft-seat", [MOVES[SEAT + seat] for seat in range(SEATS)])

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        upgrades_of(game).lay(game, self.player, move - SEAT, self.upgrade)

    def about(self, game: Table) -> dict[str, int | str]:
        return {"upgrade": UPGRADE_KEYS[self.upgrade]}

    def text(self) -> str:
        return f"draft-seat {self.player} {self.upgrade}"


class LayUpgrade(Step[Table]):
    """The new upgrade goes on any free seat of its owner at once. Then the display is refilled."""

    def __init__(self, player: int, upgrade: int) -> None:
        self.player = player
        self.upgrade = upgrade

    def run(self, game: Table) -> None:
        first = self.player * SPOTS
        free = [seat for seat in range(SEATS) if game.at[first + seat * 2] == NOBODY]
        game.ask(self.player, "lay-upgrade", [MOVES[SEAT + seat] for seat in free])

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        upgrades = upgrades_of(game)
        upgrades.lay(game, self.player, move - SEAT, self.upgrade)
        upgrades.refill_display(game)

    def about(self, game: Table) -> dict[str, int | str]:
        return {"upgrade": UPGRADE_KEYS[self.upgrade]}

    def text(self) -> str:
        return f"lay-upgrade {self.player} {self.upgrade}"


def an_upgrade(table: Table, numbers: list[int], at: int) -> bool:
    return numbers[at] < len(UPGRADE_KEYS)


DECLARATION: Final[ModuleDeclaration] = ModuleDeclaration(
    Upgrades,
    moves=[PAY, UPGRADE, USE_SIGN],
    off=UPGRADES_OFF,
    things=UPGRADE_CARD,
    steps=[
        StepForm("fee-or-upgrade", [a_player, a_spot], lambda n: FeeOrUpgrade(n[0], n[1])),
        StepForm("draft-seat", [a_player, an_upgrade], lambda n: DraftUpgrade(n[0], n[1])),
        StepForm("lay-upgrade", [a_player, an_upgrade], lambda n: LayUpgrade(n[0], n[1])),
    ],
    zones=["display", "upgrade-pile", "upgrade-discard", "upgrades-used", "upgrade-exchanged"],
    player_zone="upgrades",
    empty_in_draft=["upgrade-discard", "upgrades-used"],
    goes_on={"upgrade-exchanged": ["departed"]},
    ends=[],
    lays_coins=True,
)
