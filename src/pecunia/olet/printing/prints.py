"""Pecunia Olet on paper: decks, effects of cards, typefaces."""

from typing import Final

from pecunia.olet.art import board as olet_board
from pecunia.olet.art import cards as olet_cards
from pecunia.olet.art.stock import BANK, FAKE_PAPER, PAPER, PRINT, REAL_PAPER
from pecunia.olet.printing import decks
from pecunia.olet.printing.aid import aid
from pecunia.olet.printing.pieces import pieces
from pecunia.printing.fonts import family_name
from pecunia.printing.prints import Prints
from pecunia.printing.typefaces import Typefaces

PRINTS: Final = Prints(
    decks={
        "olet-cards": decks.cards,
        "olet-money": decks.money,
        "olet-board": decks.boards,
        "olet-pieces": lambda values: pieces(),
    },
    check=lambda values: None,
    effects={"olet-card": lambda words: (words["text"],)},
    untold=("board.", "track."),
    strips={
        "olet-card": {**olet_cards.STRIPS, "lottery": "olet-plus olet-real"},
        "olet-space": {"market": "olet-minus olet-real", **olet_board.STRIPS},
    },
    aid=aid,
    in_book={},
    stocks=(PAPER, REAL_PAPER, FAKE_PAPER),
    typefaces=Typefaces(
        family_name(PRINT), family_name(PRINT), family_name(BANK), 400, 1.3, ("Barlow Condensed", "Diplomata SC"), 1.06
    ),
)
