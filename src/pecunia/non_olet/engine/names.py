"""The names and numbers of everything on the table. In the engine, Romans and cards are numbers."""

from typing import Final

from pecunia.non_olet.engine.kept_order import CARD, keys_of, number_of

# Classes of Romans. Senators, citizens and slaves are male (§0.1).
SENATOR: Final = 0
CITIZEN: Final = 1
SLAVE: Final = 2
WOMAN: Final = 3
# Citizens are one class, although the rulebooks use different words for them (A149).
CLASSES: Final = ["senator", "citizen", "slave", "woman"]
SHORT_CLASSES: Final = ["SEN", "CIT", "SLV", "WOM"]

# Places of one player: three seats and up to three villas. Each place has two spots; the second is for a visitor who
# joins another.
MIDDLE: Final = 1
SEATS: Final = 3
PLACES: Final = 6
SPOTS: Final = 12
PLACE_NAMES: Final = ["L", "M", "R", "V1", "V2", "V3"]
SPOT_NAMES: Final = ["L", "L+", "M", "M+", "R", "R+", "V1", "V1+", "V2", "V2+", "V3", "V3+"]

NOBODY: Final = -1
MAX_PLAYERS: Final = 6
QUEUE: Final = 5

# Stages of a turn. The windows of §2.3 are the questions of these stages: W0 is START, W1 is COLLECT,
# the windows inside phase 2 are PAYING, W2 and those inside phase 3 are SEATING.
DRAFT: Final = 0
START: Final = 1
COLLECT: Final = 2
PAYING: Final = 3
SEATING: Final = 4
STAGES: Final = ["draft", "start", "collect", "paying", "seating"]

# Ways a game ends.
END_FEE: Final = "fee"
END_GIFT: Final = "gift"
END_ALMS: Final = "alms"
END_FAMOUS: Final = "famous"
END_LADDER: Final = "ladder"
END_MINERVA: Final = "minerva"
ENDS: Final = [END_FEE, END_GIFT, END_ALMS, END_FAMOUS, END_LADDER, END_MINERVA]

ORDINARY: Final = 70  # Romans without a name in the rulebook; famous ones have the numbers after them

# Action cards by number.
CARD_KEYS: Final[list[str]] = keys_of(CARD)
CARDS: Final = len(CARD_KEYS)
# Cards that rules outside their own effect name: a villa stays in play (A29), the money of slaves is doubled (A56), and
# the dark red cards begin with the state visit.
VILLA_DIXIUS: Final = number_of(CARD, "villa-dixius")
RICH_SLAVES: Final = number_of(CARD, "rich-slaves")
STATE_VISIT: Final = number_of(CARD, "state-visit")
