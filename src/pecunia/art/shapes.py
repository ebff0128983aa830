"""The parts of a card: drawings at positions, and slots for words. Units are tenths of a millimetre."""

from collections.abc import Iterable
from dataclasses import dataclass, field

INK, CREAM = "#35211b", "#f7f0e3"  # the default colours of words and card stock
DISPLAY = "caudex"
SANS = "alegreya-sans"
FAMILIES = {
    DISPLAY: "Caudex, Georgia, serif",
    SANS: "'Alegreya Sans', 'Gill Sans', 'Segoe UI', sans-serif",
    "diplomata-sc": "'Diplomata SC', Georgia, serif",
    "barlow-condensed": "'Barlow Condensed', 'Arial Narrow', sans-serif",
}


@dataclass(frozen=True)
class Symbol:
    """A named drawing on the sheet: the part of the plane that it shows, and its markup."""

    name: str
    width: float
    height: float
    markup: str
    left: float = 0
    top: float = 0

    @property
    def box(self) -> str:
        return f"{self.left:g} {self.top:g} {self.width:g} {self.height:g}"


@dataclass(frozen=True)
class Use:
    """A symbol at a position. If `turned`, it looks the other way."""

    symbol: str
    x: float
    y: float
    width: float
    height: float
    turned: bool = False


@dataclass(frozen=True)
class Slot:
    """Room for words. The box is x, y, width, height; `x` is its middle, unless the words begin on the left.

    Words for reading have one of the fixed `sizes`, the first that fits, so that similar cards look the same. If there
    are none, the words are as large as possible, from `size` down to `least`, as on the small cards of a table in the
    browser. There are at most `lines` lines. `says` names the content (name, text, duration …); a slot with `fixed`
    always has that text. A slot with a `language` uses that one, whatever the language of the card.
    """

    says: str
    x: float
    y: float
    width: float
    height: float
    size: float
    least: float = 0
    lines: int = 1
    weight: int = 700
    family: str = DISPLAY
    colour: str = INK
    spacing: float = 0
    capitals: bool = False
    left: bool = False
    fixed: str = ""
    language: str = ""
    sizes: tuple[float, ...] = ()  # largest first


@dataclass(frozen=True)
class Layout:
    """One card at one level of detail."""

    kind: str
    key: str
    detail: str
    width: int
    height: int
    items: tuple[Use | Slot, ...]
    crops: dict[str, int] = field(default_factory=dict)  # heights at which the bottom of the card may be cut off
    edge: str = CREAM  # the colour at its edge, which print extends beyond it

    @property
    def uses(self) -> list[Use]:
        return [item for item in self.items if isinstance(item, Use)]

    @property
    def slots(self) -> list[Slot]:
        return [item for item in self.items if isinstance(item, Slot)]


def path(markup: str, **attributes: str | float) -> str:
    """A path element. Underscores in names become hyphens, as SVG needs them."""
    said = "".join(f' {name.replace("_", "-")}="{_number(value)}"' for name, value in attributes.items())
    return f'<path{said} d="{markup}"/>'


def group(transform: str, parts: Iterable[str]) -> str:
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def _number(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:g}"
