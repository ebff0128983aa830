"""The drawings of the book: cards, spaces and banknotes, the market and the police track."""

from pecunia.art.cards import use_markup
from pecunia.art.kinds import FULL, TABLE
from pecunia.art.shapes import Use
from pecunia.olet.engine.names import TRACK_KINDS
from pecunia.olet.engine.values import Values
from pecunia.rulebook.drawings import Piece, above, card_piece, rows
from pecunia.texts import DEFAULT, Texts

WALL = "#2f4a3e"


def cards(texts: Texts, values: Values) -> str:
    keys = ("printer", "ink", "paper", "hologram", "diner", "jet", "lottery", "great-lawyer", "bad-lawyer")
    pieces = [card_piece("olet-card", key, texts, {"value": "100"}, 170, TABLE) for key in keys]
    return rows(pieces[:5], pieces[5:], wall=WALL)


def spaces(texts: Texts, values: Values) -> str:
    keys = ("market-bin", "print-hat", "supermarket-hat", "receiver", "tax-sunglasses", "jet", "commercial")
    pieces = [card_piece("olet-space", key, texts, {"price": "40"}, 330, TABLE) for key in keys]
    return rows(pieces[:3], pieces[3:6], pieces[6:], wall=WALL)


def notes(texts: Texts, values: Values) -> str:
    fakes = [card_piece("olet-note", f"fake-{quality}", texts, {}, 300, FULL) for quality in (1, 2, 3)]
    return rows(fakes, [card_piece("olet-note", "real-50", texts, {}, 300, FULL)], wall=WALL)


def market(texts: Texts, values: Values) -> str:
    """The market of two players at the start: each card above its space."""
    board = values.boards["two"]
    bought_cards = ("diner", "ink", "printer", "paper", "printer")
    columns = []
    for space, card in zip(board.spaces, bought_cards, strict=False):
        bought = card_piece("olet-card", card, texts, {"letter": "A"}, 190, TABLE)
        key = "market-bin" if board.bin[space] else "market"
        tile = card_piece("olet-space", key, texts, {"price": str(board.price[space])}, 190, TABLE)
        columns.append(above(bought, tile))
    return rows(columns, wall=WALL)


def track(_: Texts, values: Values) -> str:
    """The police track of two players, the officer at its start."""
    board = values.boards["two"]
    side, in_a_row = 120, 8
    steps = []
    for number, kind in enumerate(board.track):
        key = TRACK_KINDS[kind]
        level = f"-{board.level[number]}" if key == "investigation" else ""
        steps.append(card_piece("olet-track", f"{key}{level}", Texts(DEFAULT), {"number": str(number)}, side, FULL))
    officer = use_markup(Use("olet-officer", 34, 28, 64, 84))
    steps[0] = Piece(side, side, steps[0].drawn + officer)
    return rows(*(steps[at : at + in_a_row] for at in range(0, len(steps), in_a_row)), wall=WALL)
