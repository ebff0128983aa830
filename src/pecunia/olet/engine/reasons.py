"""Why a move of Pecunia Olet is not allowed (§4.2), each with its clause."""

from typing import Final

from pecunia.core.agenda import NOT_NOW as NOT_NOW
from pecunia.core.errors import Reason

NO_HENCHMAN: Final = Reason("no-henchman", "§2.6")
NO_SUCH_SPACE: Final = Reason("no-such-space", "§3")
OCCUPIED: Final = Reason("space-occupied", "§2.3")
ON_STRIKE: Final = Reason("strike", "O36")
NO_JET: Final = Reason("no-jet", "O62")
NO_CARD_THERE: Final = Reason("no-market-card", "§3.1")
SECOND_JET: Final = Reason("second-jet", "O11")
NO_CASH: Final = Reason("no-cash", "O9")
NO_FARE: Final = Reason("no-cash", "O10")
BAD_COUNT: Final = Reason("bad-count", "O7")
NO_FAKES: Final = Reason("no-fakes", "§3.3")
NONE_TO_RECEIVE: Final = Reason("no-fakes", "§3.4")
BLOCKED_QUALITY: Final = Reason("blocked-quality", "§3.3")
BAD_TRANSFER: Final = Reason("bad-transfer", "O32")
NOT_LAST: Final = Reason("no-passing-now", "O41")
NOT_YET: Final = Reason("no-declining-now", "§2.3")
NOTHING_AFTER_LIFTING: Final = Reason("nothing-after-lifting", "§2.6")
