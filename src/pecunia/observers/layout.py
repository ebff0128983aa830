"""Which number is where in an observation. This depends only on the options of the table. Every number goes from 0 to
the highest of its field, which is at most 255, so that each number fits in a byte."""

from typing import Final

HIGHEST: Final = 255


class Field:
    """Some numbers of the same kind next to each other. None of them exceeds `highest`."""

    def __init__(self, name: str, offset: int, size: int, highest: int, meaning: str) -> None:
        self.name = name
        self.offset = offset
        self.size = size
        self.highest = highest
        self.meaning = meaning


class Layout:
    """Fields one after the other."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, size: int, highest: int, meaning: str) -> None:
        self.fields.append(Field(name, self.size, size, min(highest, HIGHEST), meaning))
        self.size += size

    def highest(self) -> list[int]:
        """The highest value of every number."""
        found: list[int] = []
        for field in self.fields:
            found.extend([field.highest] * field.size)
        return found

    def field(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)


def seat_name(step: int) -> str:
    """What field names call a seat: `own` for the observing seat, then `left 1` … clockwise."""
    return f"left {step}" if step else "own"
