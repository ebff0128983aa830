"""Module 5: favours of the gods (§3.5). Everybody holds exactly one. When a citizen leaves, it may be swapped."""

from typing import Final

from pecunia.core.agenda import Step
from pecunia.core.errors import Reason
from pecunia.core.moves import Move, seat_letter
from pecunia.non_olet.engine.entering import place
from pecunia.non_olet.engine.kept_order import FAVOUR_CARD, by_number, number_of
from pecunia.non_olet.engine.module_names import FAVOUR_KEYS, FAVOURS
from pecunia.non_olet.engine.modules.declaration import ModuleDeclaration
from pecunia.non_olet.engine.modules.famous_enter import fill_queue
from pecunia.non_olet.engine.modules.module import Module
from pecunia.non_olet.engine.names import CITIZEN, END_MINERVA, NOBODY, QUEUE, SEATING, SEATS, SPOT_NAMES, SPOTS
from pecunia.non_olet.engine.notation import (
    DISCARD,
    DISCARDS,
    DONE,
    FAMILY_OF,
    FAVOUR,
    INDEX_OF,
    MOVES,
    SEAT_SECOND,
    SEAT_THIRD,
    TAKE_FAVOURS,
    USE,
    USE_FAVOURS,
    VISITOR,
)
from pecunia.non_olet.engine.reasons import (
    FAVOUR_FRESH,
    FAVOUR_IDLE,
    FAVOUR_NOT_HELD,
    FAVOUR_STANDING,
    FAVOUR_USED,
    FAVOURS_OFF,
    MARS_CANNOT,
    NOT_NOW,
)
from pecunia.non_olet.engine.seating import seatable
from pecunia.non_olet.engine.settle import effect_over, pay_and_leave
from pecunia.non_olet.engine.step_forms import StepForm, a_player, a_spot, small
from pecunia.non_olet.engine.table import Table

JUPITER: Final = number_of(FAVOUR_CARD, "jupiter")
MARS: Final = number_of(FAVOUR_CARD, "mars")
VENUS: Final = number_of(FAVOUR_CARD, "venus")
JUPITERS_COINS: Final = 2
JUNOS_MARKERS: Final = 2


class Favour:
    """One favour. A standing favour acts by itself; others are used, if that changes something (§3)."""

    def __init__(self, key: str, standing: bool = False) -> None:
        self.key = key
        self.standing = standing

    def usable(self, table: Table, player: int) -> bool:
        return not self.standing

    def use(self, table: Table) -> None:
        raise NotImplementedError


class Favours(Module):
    """`held[player]` is the favour of each; `fresh` ones were obtained this turn and work from the next one on
    (A135)."""

    def __init__(self) -> None:
        self.held: list[int] = []
        self.middle: list[int] = []
        self.rest: list[int] = []
        self.used: list[bool] = [False] * len(FAVOUR_KEYS)
        self.fresh: list[bool] = [False] * len(FAVOUR_KEYS)

    @property
    def key(self) -> str:
        return FAVOURS

    def copy(self) -> "Favours":
        twin = Favours()
        twin.held = self.held[:]
        twin.middle = self.middle[:]
        twin.rest = self.rest
        twin.used = self.used[:]
        twin.fresh = self.fresh[:]
        return twin

    @property
    def drafts(self) -> bool:
        return True

    def lay_out(self, table: Table) -> None:
        """One favour for each player. The others come into the middle after the draft."""
        self.held = [NOBODY] * table.players
        everyone = list(range(len(FAVOUR_KEYS)))
        table.chance.shuffle(everyone)
        self.middle = everyone[: table.players]
        self.rest = everyone[table.players :]

    def draft_moves(self, table: Table, player: int, moves: list[Move]) -> None:
        if self.held[player] == NOBODY:
            moves.extend([TAKE_FAVOURS[favour] for favour in self.middle])

    def draft_answer(self, table: Table, player: int, move: int) -> None:
        if FAMILY_OF[move] == FAVOUR:
            favour = INDEX_OF[move]
            self.middle.remove(favour)
            self.held[player] = favour
            if table.listener is not None:
                table.tell("favour-drafted", player, {"favour": FAVOUR_KEYS[favour]})

    def drafted(self) -> int:
        return len([favour for favour in self.held if favour != NOBODY])

    def set_up(self, table: Table) -> None:
        self.middle.extend(self.rest)
        self.rest = []
        self.shield(table)

    def shield(self, table: Table) -> None:
        """Venus protects from the moment somebody holds her, on other players' turns too (§3.5 VII, A135)."""
        table.shielded = self.held.index(VENUS) if VENUS in self.held else NOBODY

    def serves(self, table: Table, player: int, favour: int) -> bool:
        """Whether a player's favour works now: it is his turn, and he did not obtain it in this turn."""
        return player == table.active and self.held[player] == favour and not self.fresh[favour]

    # Using.

    def window_moves(self, table: Table, moves: list[Move]) -> None:
        favour = self.held[table.active]
        if self.obstacle(table, favour) is None:
            moves.append(USE_FAVOURS[favour])

    def obstacle(self, table: Table, favour: int) -> Reason | None:
        """Why the active player cannot use the favour now. A favour can be used only if it changes something (§3)."""
        player = table.active
        if self.held[player] != favour:
            return FAVOUR_NOT_HELD
        if self.fresh[favour] and favour != VENUS:  # Venus protects at once (A135)
            return FAVOUR_FRESH
        card = FAVOUR_CARDS[favour]
        if card.standing:
            return FAVOUR_STANDING
        if self.used[favour]:  # once a turn (A138)
            return FAVOUR_USED
        return None if card.usable(table, player) else FAVOUR_IDLE

    def window_answer(self, table: Table, move: int) -> bool:
        kind = FAMILY_OF[move]
        if kind in (SEAT_SECOND, SEAT_THIRD):
            place(table, table.active, 1 if kind == SEAT_SECOND else 2, INDEX_OF[move] * 2)
            return True
        if kind != USE:
            return False
        favour = INDEX_OF[move]
        self.used[favour] = True
        if table.listener is not None:
            table.tell("favour-used", table.active, {"favour": FAVOUR_KEYS[favour]})
        table.agenda.append(FavourOver())
        FAVOUR_CARDS[favour].use(table)
        return True

    def why_not(self, table: Table, move: Move) -> Reason | None:
        kind = FAMILY_OF[move.number]
        if kind == USE:
            return self.obstacle(table, INDEX_OF[move.number])
        if kind in (SEAT_SECOND, SEAT_THIRD):
            if self.held[table.active] == MARS and self.fresh[MARS]:
                return FAVOUR_FRESH
            return MARS_CANNOT if table.stage == SEATING else NOT_NOW
        return None

    def seating_moves(self, table: Table, moves: list[Move]) -> None:
        """Mars: seat one of the first three of the queue instead of the front one, on a free place (§3.5 V, A143)."""
        player = table.active
        if not self.serves(table, player, MARS):
            return
        queue = table.queues[player]
        for seat in range(SEATS + table.villas[player]):
            if table.at[player * SPOTS + seat * 2] == NOBODY:
                if len(queue) > 1 and seatable(table, player, queue[1], seat):
                    moves.append(MOVES[SEAT_SECOND + seat])
                if len(queue) > 2 and seatable(table, player, queue[2], seat):
                    moves.append(MOVES[SEAT_THIRD + seat])

    # Jupiter (§3.5 IV): one more marker and two coins, every time (A142), in addition to any upgrade (A100).

    def duration(self, table: Table, player: int, place: int, roman: int, markers: int) -> int:
        return markers + 1 if self.serves(table, player, JUPITER) else markers

    def entering(self, table: Table, player: int, place: int, roman: int) -> None:
        if self.serves(table, player, JUPITER):
            table.lay_coins(player, roman, JUPITERS_COINS)

    # Swapping.

    def departed(self, table: Table, player: int, roman: int, place: int, paid: bool) -> None:
        """Each citizen who leaves allows one swap (A137), famous ones too (A147), paid or not (A69)."""
        if table.klass[roman] == CITIZEN and player == table.active and (paid or not table.options.leave_paid_only):
            table.agenda.append(Swap(player))

    def swap(self, table: Table, player: int, favour: int) -> None:
        """The old favour goes to the place that the new one came from. Nobody can refuse (A134)."""
        old = self.held[player]
        if favour in self.middle:
            self.middle[self.middle.index(favour)] = old
        else:
            self.held[self.held.index(favour)] = old
        self.held[player] = favour
        self.fresh[favour] = True
        self.fresh[old] = True
        self.shield(table)
        if table.listener is not None:
            table.tell("favour-swapped", player, {"favour": FAVOUR_KEYS[favour], "old": FAVOUR_KEYS[old]})

    def turn_ends(self, table: Table) -> None:
        self.used = [False] * len(FAVOUR_KEYS)
        # This includes the favour that another player got in exchange: he may use it in his next turn (A136).
        self.fresh = [False] * len(FAVOUR_KEYS)

    def snapshot(self, table: Table) -> dict[str, object]:
        return {
            "held": [None if favour == NOBODY else FAVOUR_KEYS[favour] for favour in self.held],
            "middle": keys(self.middle),
            "used": keys([favour for favour in range(len(FAVOUR_KEYS)) if self.used[favour]]),
            "fresh": keys([favour for favour in range(len(FAVOUR_KEYS)) if self.fresh[favour]]),
        }

    def lines(self, table: Table) -> list[str]:
        # During the draft some players hold none yet.
        found = [
            f"{seat_letter(player)} favour {FAVOUR_KEYS[held]}" for player, held in enumerate(self.held) if held >= 0
        ]
        zones = {
            "favours": self.middle,
            "favours-rest": self.rest,
            "favours-used": [favour for favour in range(len(FAVOUR_KEYS)) if self.used[favour]],
            "favours-fresh": [favour for favour in range(len(FAVOUR_KEYS)) if self.fresh[favour]],
        }
        return found + [f"{zone} {' '.join(keys(favours)) or '-'}" for zone, favours in zones.items()]


def keys(favours: list[int]) -> list[str]:
    return [FAVOUR_KEYS[favour] for favour in favours if favour >= 0]


def favours_of(table: Table) -> Favours:
    for module in table.modules:
        if isinstance(module, Favours):
            return module
    raise AssertionError("the favours are not in play")


class Swap(Step[Table]):
    """A citizen has left in one's own turn: keep the favour, or take one from the middle or from another player."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, game: Table) -> None:
        mine = favours_of(game).held[self.player]
        others = [favour for favour in range(len(FAVOUR_KEYS)) if favour != mine]
        game.ask(self.player, "favour-swap", [*(TAKE_FAVOURS[favour] for favour in others), MOVES[DONE]])

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        if move != DONE:
            favours_of(game).swap(game, self.player, INDEX_OF[move])

    def text(self) -> str:
        return f"favour-swap {self.player}"


class FavourOver(Step[Table]):
    """A favour was used. As after a card, queues that waited are refilled, and visitors that it finished are
    settled."""

    def run(self, game: Table) -> None:
        game.agenda.pop()
        effect_over(game)

    def text(self) -> str:
        return "favour-over"


class Ceres(Favour):
    def usable(self, table: Table, player: int) -> bool:
        return table.has_visitor(player)

    def use(self, table: Table) -> None:
        table.agenda.append(CeresMarker())


class CeresMarker(Step[Table]):
    """A marker on any of one's own visitors, then an action card. If the marker triggers an event, the event comes
    first (§3.5 I, A139)."""

    def run(self, game: Table) -> None:
        game.ask(game.active, "ceres", [MOVES[VISITOR + spot] for spot in game.visitors(game.active)])

    def answer(self, game: Table, move: int) -> None:
        game.agenda[-1] = CeresCard()
        game.lay_markers(game.active, move - VISITOR, 1)
        game.take_markers(game.active, 1)

    def text(self) -> str:
        return "ceres-marker"


class CeresCard(Step[Table]):
    def run(self, game: Table) -> None:
        game.agenda.pop()
        game.draw_actions(game.active, 1)

    def text(self) -> str:
        return "ceres-card"


class Diana(Favour):
    def usable(self, table: Table, player: int) -> bool:
        return len(table.queues[player]) < QUEUE and table.can_draw_roman()

    def use(self, table: Table) -> None:
        fill_queue(table, table.active, QUEUE)  # §3.5 II


class Juno(Favour):
    def usable(self, table: Table, player: int) -> bool:
        return len(juno_sources(table, player)) > 0

    def use(self, table: Table) -> None:
        table.agenda.append(JunoSource())


def juno_sources(table: Table, player: int) -> list[int]:
    """Visitors with markers, if somebody sits on another place. Villas count as places (§3.5 III, A31, A141)."""
    spots = table.visitors(player)
    return [spot for spot in table.marked(player) if any(other // 2 != spot // 2 for other in spots)]


class JunoSource(Step[Table]):
    def run(self, game: Table) -> None:
        moves = [MOVES[VISITOR + spot] for spot in juno_sources(game, game.active)]
        game.ask(game.active, "juno-source", moves)

    def answer(self, game: Table, move: int) -> None:
        game.agenda[-1] = JunoMarker(move - VISITOR, 0)

    def text(self) -> str:
        return "juno-source"


class JunoMarker(Step[Table]):
    """One or two markers go to visitors on other places. A visitor who loses the last marker pays and leaves at once
    (§2.4)."""

    def __init__(self, source: int, moved: int) -> None:
        self.source = source
        self.moved = moved

    def run(self, game: Table) -> None:
        if self.moved == JUNOS_MARKERS or game.markers[game.active * SPOTS + self.source] == 0:
            self._end(game)
            return
        others = [spot for spot in game.visitors(game.active) if spot // 2 != self.source // 2]
        moves = [MOVES[VISITOR + spot] for spot in others]
        if self.moved:
            moves.append(MOVES[DONE])
        game.ask(game.active, "juno-marker", moves)

    def answer(self, game: Table, move: int) -> None:
        if move == DONE:
            self._end(game)
            return
        game.agenda[-1] = JunoMarker(self.source, self.moved + 1)
        game.move_marker(game.active, self.source, move - VISITOR)

    def _end(self, game: Table) -> None:
        game.agenda.pop()
        if game.markers[game.active * SPOTS + self.source] == 0:
            pay_and_leave(game, game.active, self.source)

    def about(self, game: Table) -> dict[str, int | str]:
        return {"player": game.active, "spot": SPOT_NAMES[self.source]}

    def text(self) -> str:
        return f"juno-marker {self.source} {self.moved}"


class Minerva(Favour):
    def usable(self, table: Table, player: int) -> bool:
        return len(table.hands[player]) > 0

    def use(self, table: Table) -> None:
        table.agenda.append(MinervaCard())


class MinervaCard(Step[Table]):
    """Discard an action card for a sesterce, which may win, and take a marker off any of one's own visitors (§3.5 VI,
    A144, A174)."""

    def run(self, game: Table) -> None:
        hand = sorted(set(game.hands[game.active]))
        game.ask_always(game.active, "minerva-card", [DISCARDS[card] for card in hand])

    def answer(self, game: Table, move: int) -> None:
        game.agenda[-1] = MinervaMarker()
        game.discard_action(game.active, INDEX_OF[move])
        if game.listener is not None:
            game.tell("minerva-paid", game.active, {"amount": 1})
        game.receive(game.active, 1, END_MINERVA)

    def text(self) -> str:
        return "minerva-card"


class MinervaMarker(Step[Table]):
    def run(self, game: Table) -> None:
        spots = game.marked(game.active)
        if spots:
            game.ask(game.active, "minerva-marker", [MOVES[VISITOR + spot] for spot in spots])
        else:
            game.agenda.pop()

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        game.remove_markers(game.active, move - VISITOR, 1)

    def text(self) -> str:
        return "minerva-marker"


_DECLARED: Final[list[Favour]] = [
    Ceres("ceres"),
    Diana("diana"),
    Juno("juno"),
    Favour("jupiter", standing=True),
    Favour("mars", standing=True),
    Minerva("minerva"),
    Favour("venus", standing=True),
]
FAVOUR_CARDS: Final[list[Favour]] = [
    _DECLARED[declared] for declared in by_number(FAVOUR_CARD, [favour.key for favour in _DECLARED])
]
DECLARATION: Final[ModuleDeclaration] = ModuleDeclaration(
    Favours,
    moves=[FAVOUR, USE, DISCARD, SEAT_SECOND, SEAT_THIRD],
    off=FAVOURS_OFF,
    things=FAVOUR_CARD,
    steps=[
        StepForm("favour-over", [], lambda n: FavourOver()),
        StepForm("favour-swap", [a_player], lambda n: Swap(n[0])),
        StepForm("ceres-marker", [], lambda n: CeresMarker()),
        StepForm("ceres-card", [], lambda n: CeresCard()),
        StepForm("juno-source", [], lambda n: JunoSource()),
        StepForm("juno-marker", [a_spot, small], lambda n: JunoMarker(n[0], n[1])),
        StepForm("minerva-card", [], lambda n: MinervaCard()),
        StepForm("minerva-marker", [], lambda n: MinervaMarker()),
    ],
    zones=["favours", "favours-rest", "favours-used", "favours-fresh"],
    player_zone="favour",
    empty_in_draft=["favours-used", "favours-fresh"],
    goes_on={},
    ends=[END_MINERVA],
    lays_coins=True,
)
