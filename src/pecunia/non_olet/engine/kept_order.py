"""Everything in the box, in the order in which it got its numbers.

Numbers never change: records, trained networks, weights and drawings rely on them. So nothing here is moved or taken
out. A new card goes to the end of ADDED, with its kind; its effect is declared in its family or module.
"""

from typing import Final

CARD: Final = "card"
FAMOUS_ROMAN: Final = "famous"
UPGRADE_CARD: Final = "upgrade"
SIGN: Final = "sign"  # an upgrade that is used by a move of its own
EVENT_CARD: Final = "event"
FAVOUR_CARD: Final = "favour"
LADDER: Final = "ladder"
MOVE_FAMILY: Final = "moves"  # not a thing, but a form of moves that a later module adds (notation.LATER_FAMILIES)

FIRST: Final[dict[str, list[str]]] = {
    CARD: [
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
    ],
    FAMOUS_ROMAN: [
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
    ],
    UPGRADE_CARD: [
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
    ],
    SIGN: ["reserved-citizens", "reserved-senators", "reserved-women"],
    EVENT_CARD: [
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
    ],
    FAVOUR_CARD: ["ceres", "diana", "juno", "jupiter", "mars", "minerva", "venus"],
    LADDER: ["patron", "people", "matron", "master", "schemer", "builder"],
}
# Kind and key of everything that was added later, in that order.
ADDED: Final[list[tuple[str, str]]] = []


def keys_of(kind: str) -> list[str]:
    """All keys of a kind: a thing's number is its place here."""
    return FIRST[kind] + [key for added, key in ADDED if added == kind]


def number_of(kind: str, key: str) -> int:
    return keys_of(kind).index(key)


def by_number(kind: str, declared: list[str]) -> list[int]:
    """The order of numbers: for each number of a kind, its index in the list of declared keys. Raises if a key has no
    number, is not declared, or is declared twice."""
    keys = keys_of(kind)
    for key in declared:
        if key not in keys:
            raise ValueError(f"{kind} {key!r} has no number: append it to ADDED in kept_order.py")
    for key in keys:
        if declared.count(key) != 1:
            raise ValueError(f"{kind} {key!r} is declared {declared.count(key)} times instead of once")
    return [declared.index(key) for key in keys]


def declared() -> list[tuple[str, str]]:
    """Kind and key of everything in the box. Texts, drawings and values of a thing use the same key."""
    return [(kind, key) for kind in FIRST if kind != SIGN for key in keys_of(kind)]
