"""The decks of Pecunia Olet: cards, banknotes and the board."""

from dataclasses import replace

from pecunia.olet.art.cards import WIDTH as PLACE
from pecunia.olet.art.cards import olet_back
from pecunia.olet.art.table_art import board_layout, board_words
from pecunia.olet.engine.names import CARD_KINDS, LETTERS, LOTTERY, MARKS
from pecunia.olet.engine.values import Board, Values
from pecunia.printing.decks import printed_card
from pecunia.printing.printed import Printed

NOTE_BACK = "olet-note-back"
# The numbers in the rulebooks (§1).
NOTES = {"real-10": 32, "real-50": 68, "fake-1": 30, "fake-2": 30, "fake-3": 40}


def cards(values: Values) -> list[Printed]:
    """Equal cards are one entry with a number of copies."""
    found: dict[tuple[str, str, str, int], int] = {}
    for card, kind in enumerate(values.kind):
        seen = (CARD_KINDS[kind], LETTERS[values.letter[card]], MARKS[values.mark[card]], values.worth[card])
        found[seen] = found.get(seen, 0) + 1
    return [
        printed_card(
            "olet-card", kind, olet_back(letter), copies, {"letter": letter, "mark": mark, **_worth(kind, worth)}
        )
        for (kind, letter, mark, worth), copies in found.items()
    ]


def _worth(kind: str, worth: int) -> dict[str, str]:
    return {"value": str(worth)} if kind == CARD_KINDS[LOTTERY] else {}


def money(values: Values) -> list[Printed]:
    """All notes have the same back, which betrays nothing."""
    return [
        replace(printed_card("olet-note", key, NOTE_BACK, copies, {}, wordy=False), part=f"notes-{key}")
        for key, copies in NOTES.items()
    ]


def boards(values: Values) -> list[Printed]:
    return [_board(side, board) for side, board in values.boards.items()]


def _board(side: str, board: Board) -> Printed:
    layout = board_layout(side, board)
    return Printed(
        "olet-board", side, 1, layout, lambda texts: board_words(board, texts), place=PLACE, part="board-sides"
    )
