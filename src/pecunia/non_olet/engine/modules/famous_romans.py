"""The famous Romans (§3.2): their classes, and their numbers, which come after the ordinary ones."""

from typing import Final

from pecunia.non_olet.engine.kept_order import FAMOUS_ROMAN, by_number, keys_of
from pecunia.non_olet.engine.names import CITIZEN, ORDINARY, SENATOR, SLAVE, WOMAN

# The class of each, in the order of §3.2. Their effects are in famous_enter.py and famous_leave.py.
CLASS_OF: Final[dict[str, int]] = {
    "pompey": SENATOR,
    "vergil": CITIZEN,
    "livia": WOMAN,
    "caesar": SENATOR,
    "vercingetorix": SLAVE,
    "brutus": SENATOR,
    "marc-antony": SENATOR,
    "ovid": CITIZEN,
    "pliny": CITIZEN,
    "crassus": SENATOR,
    "seneca": CITIZEN,
    "spartacus": SLAVE,
    "maecenas": CITIZEN,
    "cicero": SENATOR,
    "cleopatra": WOMAN,
    "flamma": SLAVE,
    "octavian": SENATOR,
    "agrippina": WOMAN,
}
FAMOUS_KEYS: Final[list[str]] = keys_of(FAMOUS_ROMAN)
FAMOUS_CLASSES: Final[list[int]] = [
    list(CLASS_OF.values())[declared] for declared in by_number(FAMOUS_ROMAN, list(CLASS_OF))
]


def famous_roman(key: str) -> int:
    """The number of a famous Roman."""
    return ORDINARY + FAMOUS_KEYS.index(key)
