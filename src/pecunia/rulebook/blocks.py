"""What a chapter is made of. Docs and page say the same; each has its own way of setting it."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Heading:
    anchor: str
    text: str
    level: int  # 2 for a part of a chapter


@dataclass(frozen=True)
class Prose:
    """Markdown without headings and directives."""

    text: str


@dataclass(frozen=True)
class Example(Prose):
    """An example. A scenario of the same name plays it, in tests/rules/examples.scenario or olet/examples.scenario."""

    name: str


@dataclass(frozen=True)
class Fact:
    """What is printed on a card. What no rulebook states is called reconstructed wherever it is shown."""

    text: str
    reconstructed: bool = False


@dataclass(frozen=True)
class Entry:
    """A card, or whatever else has a name of its own: what it does, and what is printed on it."""

    anchor: str
    name: str
    text: str
    kind: str = ""  # of the drawing; nothing where there is none
    key: str = ""
    printed: dict[str, str] = field(default_factory=dict)  # on the drawing
    facts: tuple[Fact, ...] = ()
    rows: "Table | None" = None
    alone: bool = True  # what is said next is said of it; otherwise of several


@dataclass(frozen=True)
class Table:
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    reconstructed: bool = False


@dataclass(frozen=True)
class Drawing:
    name: str
    caption: str


@dataclass(frozen=True)
class Ruling:
    """What holds, why it is so, and which house rules change it."""

    anchor: str
    clause: str
    holds: str
    why: str
    houses: tuple[str, ...]  # anchors


@dataclass(frozen=True)
class HouseRule:
    """A house rule: its choices with what they mean, the usual one first, and the rulings that it changes."""

    anchor: str
    name: str
    text: str
    choices: tuple[tuple[str, str], ...]
    rulings: tuple[str, ...]  # anchors


Block = Heading | Prose | Entry | Table | Drawing | Ruling | HouseRule


@dataclass(frozen=True)
class Chapter:
    anchor: str
    title: str
    blocks: tuple[Block, ...]
