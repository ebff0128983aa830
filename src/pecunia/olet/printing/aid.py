"""The player aid of Pecunia Olet: the turn, money and police, the spaces and signs, then card by card."""

from collections.abc import Iterable

from pecunia.olet.engine.names import SPACE_KINDS, TRACK_KINDS
from pecunia.printing.aids import Aid, heading, named, said

HELP = ("olet-help-turn", "olet-help-money", "olet-help-police", "olet-help-end")
SIGNS = ("hat", "bin", "sunglasses")


def aid(page: Aid) -> Iterable[str]:
    texts = page.texts
    yield said(texts.text("olet-help-goal"))
    yield from (said(texts.text(key)) for key in HELP)
    yield heading(2, texts.text("print-aid-spaces"))
    yield from (page.line("olet-space", kind, named(texts, f"olet-space-{kind}")) for kind in SPACE_KINDS)
    yield heading(2, texts.text("olet-page-signs"))
    yield from (named(texts, f"olet-sign-{sign}") for sign in SIGNS)
    yield heading(2, texts.text("olet-police"))
    yield from (named(texts, f"olet-track-{kind}") for kind in TRACK_KINDS if kind != "plain")
    yield from page.deck("olet-cards")
