"""The latrine upgrades (§3.3), each declared once: its effect on the Romans of its seat."""

from typing import Final

from pecunia.non_olet.engine.kept_order import SIGN, UPGRADE_CARD, by_number
from pecunia.non_olet.engine.names import CITIZEN, SENATOR, SLAVE, WOMAN

NO_CLASS: Final = -1


class Upgrade:
    """An upgrade card. It does only what its fields state.

    Two Romans of the class `shared_by` may share the seat; the sign lets Romans of the class `reserved_for` overtake.
    New Romans get `coins`, `fewer` markers or exactly `markers`. This applies to the class `served` (to all if there is
    none) and to the printed `durations` (to any if none is stated; A101).
    """

    def __init__(
        self,
        key: str,
        *,
        shared_by: int = NO_CLASS,
        reserved_for: int = NO_CLASS,
        lifts_neighbours: bool = False,
        fewer: int = 0,
        markers: int = 0,
        coins: int = 0,
        served: int = NO_CLASS,
        durations: list[int] | None = None,
        draws_entering: bool = False,
        draws_leaving: bool = False,
    ) -> None:
        self.key = key
        self.shared_by = shared_by
        self.reserved_for = reserved_for
        self.lifts_neighbours = lifts_neighbours
        self.fewer = fewer
        self.markers = markers
        self.coins = coins
        self.served = served
        self.durations: list[int] = durations or []
        self.draws_entering = draws_entering
        self.draws_leaving = draws_leaving

    def is_for(self, klass: int, duration: int) -> bool:
        """Whether it has an effect on a new Roman."""
        return self.served in (NO_CLASS, klass) and (not self.durations or duration in self.durations)


_DECLARED: Final = [
    # Wood, marble, gold: slaves, citizens, senators, in that order (§3.3 I–III, A97).
    Upgrade("wooden-urinal", shared_by=SLAVE),
    Upgrade("marble-urinal", shared_by=CITIZEN),
    Upgrade("golden-urinal", shared_by=SENATOR),
    # The three signs are three cards (§3.3 IV–VI, A153).
    Upgrade("reserved-citizens", reserved_for=CITIZEN),
    Upgrade("reserved-senators", reserved_for=SENATOR),
    Upgrade("reserved-women", reserved_for=WOMAN),
    # The partition; then splinter, hourglass and scrubber, which work by themselves without a question (§3.3 VII–X,
    # A95).
    Upgrade("partition", lifts_neighbours=True),
    Upgrade("wood-splinter", fewer=1),
    Upgrade("hourglass", markers=3),
    Upgrade("latrine-scrubber", fewer=2, durations=[4, 5]),
    # Lavender is for women only, the fountain for citizens only (§3.3 XI–XVI, A103).
    Upgrade("towel-rails", coins=2, served=SLAVE),
    Upgrade("sprig-of-lavender", coins=2, served=WOMAN),
    Upgrade("fountain", coins=2, served=CITIZEN),
    Upgrade("newspaper", coins=1),
    Upgrade("bag-of-silver", coins=1, durations=[2, 3]),
    Upgrade("bag-of-gold", coins=2, durations=[4, 5]),
    # A card for the player, when somebody comes or goes (§3.3 XVII–XVIII).
    Upgrade("mop-bucket", draws_entering=True),
    Upgrade("dustpan", draws_leaving=True),
]
# By number; and the signs, by the number of their move.
UPGRADE_CARDS: Final[list[Upgrade]] = [
    _DECLARED[declared] for declared in by_number(UPGRADE_CARD, [upgrade.key for upgrade in _DECLARED])
]
_SIGNS: Final[list[int]] = [number for number, upgrade in enumerate(UPGRADE_CARDS) if upgrade.reserved_for != NO_CLASS]
SIGNS: Final[list[int]] = [
    _SIGNS[declared] for declared in by_number(SIGN, [UPGRADE_CARDS[sign].key for sign in _SIGNS])
]
# By upgrade: its place among the signs, or NOT_A_SIGN. Every window asks for it, and a search in SIGNS takes longer.
NOT_A_SIGN: Final = -1
SIGN_AT: Final[list[int]] = [
    SIGNS.index(number) if number in SIGNS else NOT_A_SIGN for number in range(len(UPGRADE_CARDS))
]
