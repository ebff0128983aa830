"""A card as one self-contained SVG: for print, for the README, for anybody who wants a picture."""

from collections.abc import Mapping
from dataclasses import replace
from xml.sax.saxutils import escape

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.kinds import FULL
from pecunia.art.lettering import TypeSetting, set_words, width
from pecunia.art.part import all_art
from pecunia.art.shapes import FAMILIES, Layout, Slot, Use
from pecunia.art.sheet import HEAD, all_symbols, needed_patterns
from pecunia.texts import Texts


def card_svg(kind: str, key: str, texts: Texts, detail: str = FULL, facts: Mapping[str, str] | None = None) -> str:
    """The card in the language of the texts. Facts are what differs between tables: duration, fee, markers."""
    layout = MANIFEST[kind].layout(key, detail)
    body = card_markup(kind, key, texts, facts or {}, detail=detail)
    words = MANIFEST[kind].words(key, texts, facts or {})
    title = escape(words.get("name") or words.get("class", ""))
    return f"{_head(layout)}<title>{title}</title><defs>{needed_patterns(body)}</defs>\n{body}\n</svg>\n"


def card_markup(
    kind: str, key: str, texts: Texts, facts: Mapping[str, str], turned: bool = False, detail: str = FULL
) -> str:
    """The markup of a card. If `turned`, its portrait looks the other way; words and signs do not turn."""
    found = MANIFEST[kind]
    layout = found.layout(key, detail)
    if turned:
        portraits = [art.portraits[kind] for art in all_art().values() if kind in art.portraits]
        layout = _turned(layout, [f"{folder}-{key}" for folder in portraits])
    return drawn(layout, found.words(key, texts, facts), texts.language)


def drawn(layout: Layout, words: Mapping[str, str], language: str) -> str:
    """A layout with these words in its slots."""
    return "".join(
        _written(item, words, language) if isinstance(item, Slot) else use_markup(item) for item in layout.items
    )


def _turned(layout: Layout, portraits: list[str]) -> Layout:
    items = (
        replace(item, turned=not item.turned) if isinstance(item, Use) and item.symbol in portraits else item
        for item in layout.items
    )
    return replace(layout, items=tuple(items))


def words_of(slot: Slot, words: Mapping[str, str]) -> str:
    """The words in a slot."""
    return slot.fixed or words.get(slot.says, "")


def _head(layout: Layout) -> str:
    return f'{HEAD} viewBox="0 0 {layout.width} {layout.height}" role="img">'


def use_markup(use: Use) -> str:
    symbol = all_symbols()[use.symbol]
    picture = (
        f'<svg x="{use.x:g}" y="{use.y:g}" width="{use.width:g}" height="{use.height:g}" '
        f'viewBox="{symbol.box}">{symbol.markup}</svg>'
    )
    return f'<g transform="translate({2 * use.x + use.width:g} 0) scale(-1 1)">{picture}</g>' if use.turned else picture


def _written(slot: Slot, words: Mapping[str, str], language: str) -> str:
    said = words_of(slot, words)
    return text_markup(slot, set_words(said, slot, slot.language or language)) if said else ""


def text_markup(slot: Slot, setting: TypeSetting) -> str:
    """The lines of a slot as text elements. They keep their width even if another font replaces a missing one."""
    spacing = f' letter-spacing="{slot.spacing:g}"' if slot.spacing else ""
    anchor = "" if slot.left else ' text-anchor="middle"'
    said = (
        f'font-family="{FAMILIES[slot.family]}" font-size="{setting.size:g}" font-weight="{slot.weight}" '
        f'fill="{slot.colour}"{spacing}{anchor} style="font-feature-settings:\'lnum\'"'
    )
    lines = ""
    for line in setting.lines:
        wide = width(line.words, slot.family, slot.weight, setting.size, slot.spacing)
        room = f'textLength="{wide:.1f}" lengthAdjust="spacingAndGlyphs"'
        lines += f'<text x="{slot.x:g}" y="{line.y:g}" {room}>{escape(line.words)}</text>'
    return f"<g {said}>{lines}</g>"
