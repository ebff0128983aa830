"""Which number is where in an observation, and which moves have which slots. One layout for all options of a title.

A row is made of blocks. A block has one or more entities of the same kind, such as the players, and every entity has
the same fields. Every number goes from 0 to the highest of its field, which is at most 255, so that each number fits in
a byte.
"""

from hashlib import sha256
from typing import Final

HIGHEST: Final = 255
TABLE: Final = "table"  # the first block: everything that is not one of several equal things
PLAYER: Final = "player"  # the players, the own seat first, then clockwise
SPACE: Final = "space"
HASH_LETTERS: Final = 16


class Field:
    """Some numbers of the same kind next to each other. None of them exceeds `highest`.

    `choices`: each number is one of several alternatives, and a network makes `highest + 1` inputs of it. Otherwise it
    is an amount.
    """

    def __init__(self, name: str, offset: int, size: int, highest: int, choices: bool, meaning: str) -> None:
        self.name = name
        self.offset = offset  # within the entity
        self.size = size
        self.highest = highest
        self.choices = choices
        self.meaning = meaning

    def __reduce__(self) -> tuple[object, ...]:
        return Field, (self.name, self.offset, self.size, self.highest, self.choices, self.meaning)


class Block:
    """Entities of one kind. The fields of entity `i` begin at `offset + i * size` in the row."""

    def __init__(self, name: str, count: int) -> None:
        self.name = name
        self.count = count
        self.offset = 0
        self.size = 0
        self.fields: list[Field] = []

    def __reduce__(self) -> tuple[object, ...]:
        return block_again, (self.name, self.count, self.fields)

    def amount(self, name: str, size: int, highest: int, meaning: str) -> int:
        """Add a field of amounts. Returns where it begins within an entity."""
        return self._add(name, size, highest, False, meaning)

    def choice(self, name: str, size: int, highest: int, meaning: str) -> int:
        """Add a field of alternatives. Returns where it begins within an entity."""
        return self._add(name, size, highest, True, meaning)

    def _add(self, name: str, size: int, highest: int, choices: bool, meaning: str) -> int:
        offset = self.size
        self.fields.append(Field(name, offset, size, highest, choices, meaning))
        self.size += size
        return offset

    def field(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)


def block_again(name: str, count: int, fields: list[Field]) -> Block:
    """The block in a pickle; a layout gives it its place again."""
    block = Block(name, count)
    for field in fields:
        block._add(field.name, field.size, field.highest, field.choices, field.meaning)
    return block


class MoveSlots:
    """A network gives one score to each slot: first the `table` slots, then for every block named in `verbs` so many
    slots for each of its entities. No two legal moves of a question have the same slot."""

    def __init__(self, table: int, verbs: dict[str, int]) -> None:
        self.table = table
        self.verbs = verbs
        self.slots = table  # `Layout` adds those of the blocks
        self.first: dict[str, int] = {}  # the first slot of each block

    def __reduce__(self) -> tuple[object, ...]:
        return MoveSlots, (self.table, self.verbs)


class Layout:
    """The blocks one after the other. A network says which layout it was trained for: title, version and hash."""

    def __init__(self, title: str, version: int, blocks: list[Block], moves: MoveSlots) -> None:
        self.title = title
        self.version = version
        self.blocks = blocks
        self.moves = moves
        self.size = 0
        for block in blocks:
            block.offset = self.size
            self.size += block.count * block.size
            if block.name in moves.verbs:
                moves.first[block.name] = moves.slots
                moves.slots += block.count * moves.verbs[block.name]
        self.hash = sha256("\n".join(self._described()).encode()).hexdigest()[:HASH_LETTERS]

    def __repr__(self) -> str:
        return f"<Layout of {self.title}: version {self.version}, hash {self.hash}, {self.size} numbers>"

    def __reduce__(self) -> tuple[object, ...]:
        return Layout, (self.title, self.version, self.blocks, self.moves)

    def _described(self) -> list[str]:
        lines = [f"{self.title} {self.version} {self.moves.table}"]
        for block in self.blocks:
            lines.append(f"{block.name} {block.count} {self.moves.verbs.get(block.name, 0)}")
            lines.extend([f"{field.name} {field.size} {field.highest} {field.choices}" for field in block.fields])
        return lines

    def block(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)

    def at(self, block: str, field: str, entity: int = 0) -> slice:
        """The part of a row that has a field of an entity."""
        found = self.block(block)
        place = found.field(field)
        first = found.offset + entity * found.size + place.offset
        return slice(first, first + place.size)

    def highest(self) -> list[int]:
        """The highest value of every number."""
        found: list[int] = []
        for block in self.blocks:
            entity: list[int] = []
            for field in block.fields:
                entity.extend([field.highest] * field.size)
            found.extend(entity * block.count)
        return found


def numbered(names: list[str], first: int) -> str:
    """`1 senator, 2 citizen …`, for meanings."""
    return ", ".join([f"{first + number} {name}" for number, name in enumerate(names)])
