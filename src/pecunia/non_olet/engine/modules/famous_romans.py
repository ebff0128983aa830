"""The famous Romans (§3.2), each declared once: the class, and when the effect happens.

What an effect does is code about the table, and the table needs the classes first: it deals the Romans by the values,
and the values know the class of each. So effects that are more than a line here are in famous_enter.py, famous_leave.py
and famous.py, under the same key; `check_effects` refuses an effect that is missing there or declared for another time.
"""

from typing import Final

from pecunia.non_olet.engine.kept_order import FAMOUS_ROMAN, by_number, keys_of
from pecunia.non_olet.engine.names import CITIZEN, ORDINARY, SENATOR, SLAVE, WOMAN

ENTERING: Final = "entering"
SITTING: Final = "sitting"  # where he may sit, and beside whom
LEAVING: Final = "leaving"


class FamousRoman:
    """A famous Roman. One who is paid `for_class` brings a sesterce for each other visitor of his own class."""

    def __init__(self, key: str, klass: int, when: str, *, for_class: bool = False) -> None:
        self.key = key
        self.klass = klass
        self.when = when
        self.for_class = for_class


_DECLARED: Final = [
    # In the order of §3.2, I to XVIII.
    FamousRoman("pompey", SENATOR, ENTERING),
    FamousRoman("vergil", CITIZEN, ENTERING),
    FamousRoman("livia", WOMAN, ENTERING),
    FamousRoman("caesar", SENATOR, SITTING),
    FamousRoman("vercingetorix", SLAVE, ENTERING),
    FamousRoman("brutus", SENATOR, SITTING),
    FamousRoman("marc-antony", SENATOR, SITTING),
    FamousRoman("ovid", CITIZEN, ENTERING),
    FamousRoman("pliny", CITIZEN, ENTERING),
    FamousRoman("crassus", SENATOR, ENTERING),
    FamousRoman("seneca", CITIZEN, LEAVING),
    FamousRoman("spartacus", SLAVE, LEAVING, for_class=True),
    FamousRoman("maecenas", CITIZEN, LEAVING, for_class=True),
    FamousRoman("cicero", SENATOR, LEAVING, for_class=True),
    FamousRoman("cleopatra", WOMAN, LEAVING, for_class=True),
    FamousRoman("flamma", SLAVE, LEAVING),
    FamousRoman("octavian", SENATOR, LEAVING),
    FamousRoman("agrippina", WOMAN, LEAVING),
]
FAMOUS_KEYS: Final[list[str]] = keys_of(FAMOUS_ROMAN)
# By number, counted from the first famous one.
FAMOUS_ROMANS: Final[list[FamousRoman]] = [
    _DECLARED[declared] for declared in by_number(FAMOUS_ROMAN, [roman.key for roman in _DECLARED])
]
FAMOUS_CLASSES: Final[list[int]] = [roman.klass for roman in FAMOUS_ROMANS]


def famous_roman(key: str) -> int:
    """The number of a famous Roman, which comes after those of the ordinary ones."""
    return ORDINARY + FAMOUS_KEYS.index(key)


def check_effects(when: str, romans: list[int]) -> None:
    """Raises unless exactly these Romans are declared with an effect at this time."""
    declared = {roman.key for roman in FAMOUS_ROMANS if roman.when == when}
    written = {FAMOUS_KEYS[roman - ORDINARY] for roman in romans}
    for key in sorted(declared - written):
        raise ValueError(f"famous Roman {key!r} has no effect when {when}")
    for key in sorted(written - declared):
        raise ValueError(f"famous Roman {key!r} has an effect when {when}, but is declared for another time")
