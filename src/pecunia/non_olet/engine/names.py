"""The names and numbers of what lies on the table: in the engine Romans and cards are numbers."""

from typing import Final

# Classes of Romans. Senators, citizens and slaves are male (§0.1).
SENATOR: Final = 0
CITIZEN: Final = 1
SLAVE: Final = 2
WOMAN: Final = 3
# Citizens are one class, whichever word a rulebook has for them (A149).
CLASSES: Final = ["senator", "citizen", "slave", "woman"]
SHORT_CLASSES: Final = ["SEN", "CIT", "SLV", "WOM"]

# Places of one player: three seats and up to three villas. Each place has two spots, the second for whoever joins.
MIDDLE: Final = 1
SEATS: Final = 3
PLACES: Final = 6
SPOTS: Final = 12
PLACE_NAMES: Final = ["L", "M", "R", "V1", "V2", "V3"]
SPOT_NAMES: Final = ["L", "L+", "M", "M+", "R", "R+", "V1", "V1+", "V2", "V2+", "V3", "V3+"]

NOBODY: Final = -1
MOST_PLAYERS: Final = 6
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

# Action cards, in the order of their numbers.
LINE_CUTTER: Final = 0
EJECTION: Final = 1
LATRINE_CHANGE: Final = 2
VILLA_DIXIUS: Final = 3
GREAT_HASTE: Final = 4
FISH_POISONING: Final = 5
LATRINE_GOSSIP: Final = 6
SLAVE_MARKET: Final = 7
CITIZENS_ASSEMBLY: Final = 8
SENATE_MEETING: Final = 9
WOMENS_FORUM: Final = 10
TAX_SENATORS: Final = 11
TAX_CITIZENS: Final = 12
TAX_SLAVES: Final = 13
COLOSSEUM_BREAK: Final = 14
REGULAR_GUEST: Final = 15
STATE_VISIT: Final = 16
GOOD_BUSINESS: Final = 17
SPRING_CLEANING: Final = 18
RAT_INFESTATION: Final = 19
CONSPIRACY: Final = 20
ALMS: Final = 21
RICH_SLAVES: Final = 22
RUMOUR_MILL: Final = 23
CARD_KEYS: Final = [
    "line-cutter",
    "ejection",
    "latrine-change",
    "villa-dixius",
    "great-haste",
    "fish-poisoning",
    "latrine-gossip",
    "slave-market",
    "citizens-assembly",
    "senate-meeting",
    "womens-forum",
    "tax-senators",
    "tax-citizens",
    "tax-slaves",
    "colosseum-break",
    "regular-guest",
    "state-visit",
    "good-business",
    "spring-cleaning",
    "rat-infestation",
    "conspiracy",
    "alms",
    "rich-slaves",
    "rumour-mill",
]
CARDS: Final = 24
