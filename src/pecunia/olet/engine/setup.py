"""Set-up (§2.1). The order of the draws is fixed: first seat, S ingredients, A, B, C, D."""

from pecunia.olet.engine.names import LETTERS, NOBODY, PRINTER, START_CASH, START_LETTER
from pecunia.olet.engine.table import Table
from pecunia.olet.engine.turn import TURN_STEP


def set_up(table: Table) -> None:
    """Deal a new game onto an empty table."""
    values = table.values
    players = table.players
    chance = table.chance
    start = table.options.start
    table.first = start if start != NOBODY else chance.below(players)
    table.pawn = table.first
    table.active = table.first
    in_use = values.in_use(players)
    # The first printers and ingredients are among the 42 cards, marked S (O59).
    printers = [card for card in in_use if values.letter[card] == START_LETTER and values.kind[card] == PRINTER]
    ingredients = [card for card in in_use if values.letter[card] == START_LETTER and values.kind[card] != PRINTER]
    chance.shuffle(ingredients)
    for step in range(players):
        seat = (table.first + step) % players
        table.receive(seat, START_CASH[step])
        table.take_card(seat, printers.pop())
        table.take_card(seat, ingredients.pop())
    table.aside = sorted(printers + ingredients)
    table.deck = []
    for letter in range(START_LETTER + 1, len(LETTERS)):
        cards = [card for card in in_use if values.letter[card] == letter]
        chance.shuffle(cards)
        table.deck = cards + table.deck  # A on top, which is the end of the list, D at the bottom
    table.fill_market()
    table.agenda = [TURN_STEP]
