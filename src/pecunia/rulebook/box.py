"""Whose values a book or a card shows."""

from dataclasses import dataclass, field

from pecunia.non_olet.engine import values as roman_values
from pecunia.olet.engine import values as olet_values


@dataclass(frozen=True)
class Box:
    """The values that are printed: ours, or an owner's."""

    non_olet: roman_values.Values = field(default_factory=roman_values.own_values)
    olet: olet_values.Values = field(default_factory=olet_values.own_values)
