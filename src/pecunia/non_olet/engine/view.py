"""The part of a table of Pecunia non olet that one seat may know (A152, A156)."""

from random import Random
from typing import TYPE_CHECKING, Final, cast

from pecunia.core.chance import Stream, stream_from
from pecunia.core.changes import Change
from pecunia.core.view import OPEN, SPECTATOR, View
from pecunia.non_olet.engine.modules.secrets import SecretStep
from pecunia.non_olet.engine.names import CARD_KEYS, SEATS, SPOT_NAMES, SPOTS, STAGES
from pecunia.non_olet.engine.options import Options
from pecunia.non_olet.engine.position import roman_token
from pecunia.non_olet.engine.turn import Resolve

if TYPE_CHECKING:
    from pecunia.non_olet.engine.game import NonOlet

# Where these stand in what `NonOletView.own` returns for a seat, after the three parts of every game.
SHOWN: Final = 3
HAND: Final = 4


class NonOletView(View):
    """Money, latrines, queues and discards are open. Of piles and of other players' hands only the size is known."""

    def __init__(self, table: "NonOlet", seat: int) -> None:
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
        """The stage of the turn, as a number: draft, start, collect, paying, seating."""
        return self._table.stage

    @property
    def rich_slaves(self) -> bool:
        """Whether Rich slaves is in force."""
        return self._table.rich_slaves

    @property
    def card_in_play(self) -> int | None:
        """The action card whose effect is not over yet; None if there is none."""
        for step in self._table.agenda:
            if isinstance(step, Resolve):
                return step.card
        return None

    @property
    def hand(self) -> list[int]:
        """The seat's own action cards; a spectator has none."""
        return self._table.hands[self.seat][:] if self.seat >= 0 else []

    def hand_of(self, player: int) -> list[int] | None:
        """The action cards of a player; None if the seat sees only their backs."""
        return self._table.hands[player][:] if self.seat in (player, OPEN) else None

    @property
    def shown(self) -> list[int]:
        """Romans turned face up, or dealt to this seat by an event. In the open view: dealt to the player who is
        asked."""
        return self._shown_to(self.asked if self.seat == OPEN else self.seat)

    def _shown_to(self, seat: int) -> list[int]:
        top = self._table.agenda[-1]
        if isinstance(top, SecretStep):
            return top.seen_by(self._table, seat)[:]
        return self._table.shown[:]

    @property
    def modules(self) -> list[str]:
        """The modules in play."""
        return self._table.options.modules

    def module(self, key: str) -> dict[str, object]:
        """The part of a module that the seat may know, as plain values."""
        for module in self._table.modules:
            if module.key == key:
                return module.snapshot(self._table)
        return {}

    def coins(self, roman: int) -> int:
        """How many sesterces lie on each Roman's card, by Roman."""
        return self._table.coins[roman]

    # Discards are open, and so is their order (A156).

    @property
    def roman_discard(self) -> list[int]:
        """The discarded Romans, the top one last."""
        return self._table.roman_discard[:]

    @property
    def action_discard(self) -> list[int]:
        """The discarded action cards, the top one last."""
        return self._table.action_discard[:]

    @property
    def romans_left(self) -> int:
        """How many Romans are left in the pile."""
        return len(self._table.roman_pile)

    @property
    def actions_left(self) -> int:
        """How many action cards are left in the pile."""
        return len(self._table.action_pile)

    def money(self, player: int) -> int:
        """The money of a player."""
        return self._table.money[player]

    def earned(self, player: int) -> int:
        """What a player has earned so far, spent or not."""
        return self._table.earned[player]

    def hand_size(self, player: int) -> int:
        """Everybody sees how many cards a hand has; only its owner sees which (A152)."""
        return len(self._table.hands[player])

    def queue(self, player: int) -> list[int]:
        """The Romans in a player's queue, the front one first."""
        return self._table.queues[player][:]

    def villas(self, player: int) -> int:
        """How many villas a player has."""
        return self._table.villas[player]

    def visitors(self, player: int) -> list[int]:
        """The spots of a latrine that have a visitor."""
        return self._table.visitors(player)

    def roman(self, player: int, spot: int) -> int:
        """The Roman on a spot of a latrine, -1 for none."""
        return self._table.at[player * SPOTS + spot]

    def markers(self, player: int, spot: int) -> int:
        """How many turn markers lie on the Roman on a spot."""
        return self._table.markers[player * SPOTS + spot]

    def fee_due(self, player: int, spot: int) -> int:
        """What the visitor would pay now."""
        return self._table.fee_due(player, spot)

    def imagine(self, stream: Stream | Random) -> "NonOlet":
        """The Roman pile is shuffled; the action pile and the other hands are shuffled together and dealt again."""
        luck = stream_from(stream)
        twin = self._table.copy()
        twin.seed = ""
        twin.played = None
        twin.start = None
        self._deal_romans(twin, luck)
        unseen = twin.action_pile
        for player in range(twin.players):
            if player != self.seat:
                unseen.extend(twin.hands[player])
        unseen.sort()
        luck.shuffle(unseen)
        for player in range(twin.players):
            if player != self.seat:
                hand = twin.hands[player]
                for card in range(len(hand)):
                    hand[card] = unseen.pop()
        for module in twin.modules:
            module.deal_again(twin, self.seat, luck)
        twin.chance = luck.fork()
        if twin.question is not None and twin.question.player != self.seat:
            twin.question = None  # the options of another player depend on the hand that was just dealt
            twin.run()
        return twin

    def _deal_romans(self, twin: "NonOlet", stream: Stream) -> None:
        """Unseen Romans are those of the pile, and during some events those in other players' hands."""
        unseen = twin.roman_pile
        top = twin.agenda[-1]
        secret = top if isinstance(top, SecretStep) else None
        if secret is not None:
            unseen = unseen + secret.hidden_romans(self.seat)
        unseen.sort()  # the real order of unseen cards must not influence the result
        stream.shuffle(unseen)
        if secret is not None:
            count = len(twin.roman_pile)
            twin.agenda[-1] = secret.with_romans(self.seat, unseen[count:]).imagined(self.seat)
            unseen = unseen[:count]
        twin.roman_pile = unseen

    def token(self, card: int) -> str:
        """A Roman as positions write him: class, time, fee and name."""
        return roman_token(self.options.values, card)

    def public(self) -> dict[str, object]:
        """Everything that everybody may know, as plain values."""
        return self._public(self._table, {})

    def public_after(self, before: View, known: dict[str, object]) -> dict[str, object]:
        """Like `public`. What is still the same as in the view `before` is taken from `known`, its public snapshot."""
        assert isinstance(before, NonOletView)
        return self._public(before._table, known)

    def _public(self, old: "NonOlet", known: dict[str, object]) -> dict[str, object]:
        """The public snapshot. Without `known`, all of it is made; else only what differs from the table `old`."""
        table = self._table
        outcome = table.outcome
        shown = self._shown_to(SPECTATOR)
        discard, cards = table.roman_discard, table.action_discard
        return {
            "title": table.title,
            "options": known["options"] if known else table.options.text(),
            "seat": SPECTATOR,
            "turn": table.turn,
            "active": table.active,
            "stage": STAGES[table.stage],
            "rich-slaves": table.rich_slaves,
            "asked": self.asked,
            "kind": self.kind,
            "moves": known["moves"] if known else [],
            "undo": 0,
            "shown": known["shown"] if known and known["shown"] == shown else shown,
            "coins": known["coins"] if known and old.coins == table.coins else self._coins(),
            "modules": {module.key: module.snapshot(table) for module in table.modules},
            "romans-left": len(table.roman_pile),
            "roman-discard": known["roman-discard"] if known and old.roman_discard == discard else discard[:],
            "actions-left": len(table.action_pile),
            "action-discard": (
                known["action-discard"]
                if known and old.action_discard == cards
                else [CARD_KEYS[card] for card in cards]
            ),
            "players": self._players(old, known),
            "outcome": None if outcome is None else [outcome.end, outcome.winners, outcome.scores],
        }

    def _coins(self) -> dict[str, int]:
        return {str(roman): coins for roman, coins in enumerate(self._table.coins) if coins}

    def _players(self, old: "NonOlet", known: dict[str, object]) -> list[object]:
        if not known:
            return [self._player(player) for player in range(self._table.players)]
        table = self._table
        players: list[object] = cast(list[object], known["players"])[:]
        places = old.at != table.at or old.markers != table.markers or old.villas != table.villas
        for player in range(table.players):
            if (
                old.money[player] != table.money[player]
                or old.earned[player] != table.earned[player]
                or len(old.hands[player]) != len(table.hands[player])
                or old.queues[player] != table.queues[player]
                or (places and self._places_differ(old, player))
            ):
                players[player] = self._player(player)
        return players

    def _places_differ(self, old: "NonOlet", player: int) -> bool:
        table = self._table
        if old.villas[player] != table.villas[player]:
            return True
        first = player * SPOTS
        for spot in range(first, first + SPOTS):
            if old.at[spot] != table.at[spot] or old.markers[spot] != table.markers[spot]:
                return True
        return False

    def _player(self, player: int) -> dict[str, object]:
        table = self._table
        first = player * SPOTS
        places: dict[str, object] = {}
        for spot in range((SEATS + table.villas[player]) * 2):
            if spot % 2 == 0 or table.at[first + spot] >= 0:
                places[SPOT_NAMES[spot]] = [table.at[first + spot], table.markers[first + spot]]
        return {
            "money": table.money[player],
            "earned": table.earned[player],
            "hand-size": len(table.hands[player]),
            "queue": table.queues[player][:],
            "places": places,
        }

    def own(self) -> list[Change]:
        """Where the snapshot of the seat differs from the public one."""
        if self.seat < 0 and self.seat != OPEN:
            return []
        seen = range(self._table.players) if self.seat == OPEN else [self.seat]
        hands: list[Change] = [(["players", seat, "hand"], self._hand_keys(seat)) for seat in seen]
        return [*self._own_question(), (["shown"], self.shown), *hands]

    def own_after(self, before: View, known: list[Change]) -> list[Change]:
        """Like `own`. What is still the same as in the view `before` is taken from `known`, which that view gave."""
        if self.seat < 0:
            return self.own()
        assert isinstance(before, NonOletView)
        found = known[:]
        self._own_question_after(before, known, found)
        shown = self.shown
        if shown != known[SHOWN][1]:
            found[SHOWN] = (["shown"], shown)
        if self._table.hands[self.seat] != before._table.hands[self.seat]:
            found[HAND] = (["players", self.seat, "hand"], self._hand_keys(self.seat))
        return found

    def _hand_keys(self, seat: int) -> list[str]:
        return [CARD_KEYS[card] for card in self._table.hands[seat]]
