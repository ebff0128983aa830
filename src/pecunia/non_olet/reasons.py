"""Why something is not allowed: one constant per reason, with its clause. The sentences are in the Fluent files."""

from typing import Final

from pecunia.core.errors import Reason

NOT_NOW: Final = Reason("not-now", "§2.3")
NO_OTHER_CARD_IN_PLAY: Final = Reason("no-other-card-in-play", "A8")
CARD_NOT_IN_HAND: Final = Reason("card-not-in-hand", "§2.1")
CARD_NOT_IN_GAME: Final = Reason("card-not-in-game", "§1.2")
NO_SUCH_PLAYER: Final = Reason("no-such-player", "§2.1")

# Seating and collecting.
MUST_SEAT: Final = Reason("must-seat", "A19")
MUST_COLLECT: Final = Reason("must-collect", "A9")
NOT_FINISHED: Final = Reason("not-finished", "§2.3")
QUEUE_EMPTY: Final = Reason("queue-empty", "A40")
NO_SUCH_PLACE: Final = Reason("no-such-place", "§2.1")
PLACE_TAKEN: Final = Reason("place-taken", "A18")
PLACE_FREE: Final = Reason("place-free", "A23")
PLACE_FULL: Final = Reason("place-full", "A25")
NOT_TWO_WOMEN: Final = Reason("not-two-women", "A22")
SENATOR_BESIDE_SLAVE: Final = Reason("senator-beside-slave", "§2.5")
NO_VISITOR_THERE: Final = Reason("no-visitor-there", "§2.5")

# Action cards: why one would do nothing (A43), or why a target is none.
NO_QUEUE_TO_CUT: Final = Reason("no-queue-to-cut", "A61")
ALREADY_IN_FRONT: Final = Reason("already-in-front", "A61")
NO_CARD_THERE: Final = Reason("no-card-there", "A43")
SAME_QUEUE: Final = Reason("same-queue", "A60")
QUEUE_FULL: Final = Reason("queue-full", "A36")
NO_ROMANS_LEFT: Final = Reason("no-romans-left", "A40")
NO_MARKERS: Final = Reason("no-markers", "A45")
NO_MONEY_TO_GIVE: Final = Reason("no-money-to-give", "A47")
OWN_VISITOR: Final = Reason("own-visitor", "A49")
NOBODY_TO_POISON: Final = Reason("nothing-to-do", "A43")
NO_UNEQUAL_PAIR: Final = Reason("no-unequal-pair", "A50")
NOT_A_PAIR: Final = Reason("not-a-pair", "A50")
NEEDS_TWO_VISITORS: Final = Reason("needs-two-visitors", "A51")
SAME_VISITOR: Final = Reason("same-visitor", "A51")
MUST_TAKE_MARKER: Final = Reason("must-take-marker", "A45")
NO_SUCH_CLASS: Final = Reason("no-such-class", "A52")
NO_VISITORS: Final = Reason("nothing-to-do", "A53")
NOBODY_PAYS: Final = Reason("nobody-pays", "A54")
ALL_EQUAL: Final = Reason("all-equal", "A55")
NOT_RICHEST: Final = Reason("not-richest", "A55")
NOT_POOREST: Final = Reason("not-poorest", "A55")
ALREADY_RICH: Final = Reason("already-rich", "A56")
NO_CARDS_TO_DRAW: Final = Reason("no-cards-to-draw", "A174")
DISCARD_EMPTY: Final = Reason("discard-empty", "A64")
YOURSELF: Final = Reason("yourself", "A47")
