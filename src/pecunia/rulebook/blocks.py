"""The parts of a chapter. Docs and page have the same content, but each formats it in its own way."""

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
    """A value printed on a card. A value that no rulebook states is marked as reconstructed wherever it is shown."""

    text: str
    reconstructed: bool = False


@dataclass(frozen=True)
class Entry:
    """A card, or something else with a name: its effect, and what is printed on it."""

    anchor: str
    name: str
    text: str
    kind: str = ""  # of the drawing; empty if there is none
    key: str = ""
    printed: dict[str, str] = field(default_factory=dict)  # on the drawing
    facts: tuple[Fact, ...] = ()
    rows: "Table | None" = None
    alone: bool = True  # whether the text that follows is about this card alone, not about several


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
    """A ruling: what holds, the reason, and the house rules that change it."""

    anchor: str
    clause: str
    holds: str
    why: str
    houses: tuple[str, ...]  # anchors


@dataclass(frozen=True)
class HouseRule:
    """A house rule: its choices and their meanings, the usual one first, and the rulings that it changes."""

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
