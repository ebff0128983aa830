"""A latrine as one picture: the bench with its visitors. For the README and for print."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from pecunia.art.cards import card_markup, text_markup, use_markup
from pecunia.art.kinds import SEAT
from pecunia.art.lettering import set_words
from pecunia.art.shapes import SANS, Slot, Use
from pecunia.art.sheet import HEAD, needed_patterns
from pecunia.non_olet.art.table_art import BENCH_HEIGHT, BENCH_WIDTH, MAX_DROPS, SEATS, Box, bench, drops
from pecunia.texts import Texts


@dataclass(frozen=True)
class Visitor:
    """A visitor: a kind and a key of the cards, the printed values, and what lies on the card."""

    kind: str
    key: str
    facts: Mapping[str, str]
    markers: int = 0
    coins: int = 0


def latrine_svg(seats: Sequence[Sequence[Visitor]], texts: Texts, title: str) -> str:
    """Three seats, each with no visitor, one or two."""
    body = latrine_markup(seats, texts)
    head = f'{HEAD} viewBox="0 0 {BENCH_WIDTH} {BENCH_HEIGHT}" role="img"><title>{escape(title)}</title>'
    return f"{head}<defs>{needed_patterns(body)}</defs>\n{body}\n</svg>\n"


def latrine_markup(seats: Sequence[Sequence[Visitor]], texts: Texts) -> str:
    """The same without the frame of an SVG, for use in a larger picture."""
    drawn = [use_markup(use) for use in bench()]
    for place, visitors in zip(SEATS, seats, strict=True):
        hole = place.keyhole
        assert hole is not None  # every seat has one
        name = "table-seat-taken" if visitors else "table-seat-free"
        drawn.append(use_markup(Use(name, hole.x, hole.y, hole.width, hole.height)))
        cards = place.pair if len(visitors) == 2 else (place.card,)
        markers = place.pair_markers if len(visitors) == 2 else (place.markers,)
        coins = place.pair_coins if len(visitors) == 2 else (place.coins,)
        for number, visitor in enumerate(visitors):
            turned = len(visitors) == 2 and number == 0  # two visitors who share a seat look at each other
            drawn.append(_seated(visitor, cards[number], texts, turned))
            drawn += _marked(visitor, markers[number], coins[number])
    return "".join(drawn)


def _seated(visitor: Visitor, box: Box, texts: Texts, turned: bool) -> str:
    card = card_markup(visitor.kind, visitor.key, texts, visitor.facts, turned, SEAT)
    return (
        f'<svg x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}" '
        f'viewBox="0 0 630 880">{card}</svg>'
    )


def _marked(visitor: Visitor, markers: Box, coins: Box) -> list[str]:
    found = [use_markup(use) for use in drops(visitor.markers, markers)]
    if visitor.markers > MAX_DROPS:
        middle = markers.x + markers.width / 2 + markers.height * 0.4
        found.append(_number(f"×{visitor.markers}", middle, markers.y, markers.height))
    if visitor.coins:
        found.append(use_markup(Use("table-coin-10", coins.x, coins.y, coins.width, coins.height)))
        found.append(_number(str(visitor.coins), coins.x + coins.width / 2, coins.y, coins.height))
    return found


def _number(words: str, middle: float, y: float, height: float) -> str:
    slot = Slot("number", middle, y, 80, height, round(height * 0.8, 1), weight=800, family=SANS, fixed=words)
    return text_markup(slot, set_words(words, slot))
