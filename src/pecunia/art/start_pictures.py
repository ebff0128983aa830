"""The pictures of the start page. They are put into the page inline, so that its fonts and its light or dark theme
apply to them."""

import re

from pecunia.art.part import all_art
from pecunia.art.sheet import HEAD, needed_patterns

_STYLE = re.compile(' style="[^"]*"')


def start_pictures() -> dict[str, str]:
    """The pictures of all titles, by name."""
    return {name: drawn for art in all_art().values() for name, drawn in art.start().items()}


def framed(x: float, y: float, width: float, height: float, drawn: str) -> str:
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    return f'<svg x="{x:g}" y="{y:g}" {size}>{drawn}</svg>'


def page_picture(width: int, height: int, drawn: str) -> str:
    """A picture for a page. Screen readers skip it, since it says nothing new. Pages do not allow inline styles."""
    plain = _STYLE.sub("", drawn)
    head = f'{HEAD} viewBox="0 0 {width} {height}" aria-hidden="true">'
    return f"{head}<defs>{needed_patterns(plain)}</defs>{plain}</svg>\n"
