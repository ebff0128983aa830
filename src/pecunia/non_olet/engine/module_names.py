"""The names and numbers of what the five modules bring: famous Romans, upgrades, events, ladders, favours."""

from typing import Final

from pecunia.non_olet.engine.names import CITIZEN, SENATOR, SLAVE, WOMAN

FAMOUS: Final = "famous"
UPGRADES: Final = "upgrades"
EVENTS: Final = "events"
CAREERS: Final = "careers"
FAVOURS: Final = "favours"
MODULES: Final = [FAMOUS, UPGRADES, EVENTS, CAREERS, FAVOURS]

# Famous Romans have the numbers after the seventy ordinary ones, in the order of §3.2.
ORDINARY: Final = 70
POMPEY: Final = 70
VERGIL: Final = 71
LIVIA: Final = 72
CAESAR: Final = 73
VERCINGETORIX: Final = 74
BRUTUS: Final = 75
MARC_ANTONY: Final = 76
OVID: Final = 77
PLINY: Final = 78
CRASSUS: Final = 79
SENECA: Final = 80
SPARTACUS: Final = 81
MAECENAS: Final = 82
CICERO: Final = 83
CLEOPATRA: Final = 84
FLAMMA: Final = 85
OCTAVIAN: Final = 86
AGRIPPINA: Final = 87
FAMOUS_KEYS: Final = [
    "pompey",
    "vergil",
    "livia",
    "caesar",
    "vercingetorix",
    "brutus",
    "marc-antony",
    "ovid",
    "pliny",
    "crassus",
    "seneca",
    "spartacus",
    "maecenas",
    "cicero",
    "cleopatra",
    "flamma",
    "octavian",
    "agrippina",
]
FAMOUS_CLASSES: Final = [
    SENATOR,
    CITIZEN,
    WOMAN,
    SENATOR,
    SLAVE,
    SENATOR,
    SENATOR,
    CITIZEN,
    CITIZEN,
    SENATOR,
    CITIZEN,
    SLAVE,
    CITIZEN,
    SENATOR,
    WOMAN,
    SLAVE,
    SENATOR,
    WOMAN,
]

# Upgrades, in the order of §3.3.
WOODEN_URINAL: Final = 0
MARBLE_URINAL: Final = 1
GOLDEN_URINAL: Final = 2
RESERVED_CITIZENS: Final = 3
RESERVED_SENATORS: Final = 4
RESERVED_WOMEN: Final = 5
PARTITION: Final = 6
WOOD_SPLINTER: Final = 7
HOURGLASS: Final = 8
LATRINE_SCRUBBER: Final = 9
TOWEL_RAILS: Final = 10
SPRIG_OF_LAVENDER: Final = 11
FOUNTAIN: Final = 12
NEWSPAPER: Final = 13
BAG_OF_SILVER: Final = 14
BAG_OF_GOLD: Final = 15
MOP_BUCKET: Final = 16
DUSTPAN: Final = 17
UPGRADE_KEYS: Final = [
    "wooden-urinal",
    "marble-urinal",
    "golden-urinal",
    "reserved-citizens",
    "reserved-senators",
    "reserved-women",
    "partition",
    "wood-splinter",
    "hourglass",
    "latrine-scrubber",
    "towel-rails",
    "sprig-of-lavender",
    "fountain",
    "newspaper",
    "bag-of-silver",
    "bag-of-gold",
    "mop-bucket",
    "dustpan",
]

# Events, in the order of §3.4.
SLAVE_REVOLT: Final = 0
BREAD_AND_GAMES: Final = 1
COLISEUM: Final = 2
TUMULT: Final = 3
FLOWER_MARKET: Final = 4
CAMPAIGN: Final = 5
FEEDING_THE_POOR: Final = 6
FREEING_THE_SLAVES: Final = 7
SENATE_SCHEMES: Final = 8
TEMPLE_SERVICE: Final = 9
EVENT_KEYS: Final = [
    "slave-revolt",
    "bread-and-games",
    "coliseum",
    "tumult",
    "flower-market",
    "campaign",
    "feeding-the-poor",
    "freeing-the-slaves",
    "senate-schemes",
    "temple-service",
]

# Favours, in the order of §3.5.
CERES: Final = 0
DIANA: Final = 1
JUNO: Final = 2
JUPITER: Final = 3
MARS: Final = 4
MINERVA: Final = 5
VENUS: Final = 6
FAVOUR_KEYS: Final = ["ceres", "diana", "juno", "jupiter", "mars", "minerva", "venus"]

LADDER_KEYS: Final = ["patron", "people", "matron", "master", "schemer", "builder"]
