"""A table of Pecunia Olet written down as text, whole.

    pecunia position 1
    game olet
    options players=3
    round 4
    turn 31 A round
    first A
    pawn C
    officer 12
    A cash 40
    A offshore 100
    A fakes 0/2/0
    A cards S-printer S-ink B-hologram
    placed PR1:A TX1:C
    market A-ink - B-jet C-diner - C-lottery-80

A card is its letter and its kind, a ticket also its value; people may leave out the letter. docs/positions.md describes
the form.
"""

from pecunia.core.moves import seat_letter
from pecunia.core.position import head_lines, outcome_lines
from pecunia.olet.engine.names import NO_CARD, NOBODY, SPACE_NAMES, STAGES
from pecunia.olet.engine.table import Table


def write_position(table: Table) -> str:
    """The whole state with every card named, so that reading it gives the same game again."""
    values = table.values
    lines = head_lines(table, ["fixture"] if values.fixture else [])
    lines.append(f"round {table.round}")
    lines.append(f"turn {table.turn} {seat_letter(table.active)} {STAGES[table.stage]}")
    lines.append(f"first {seat_letter(table.first)}")
    lines.append(f"pawn {seat_letter(table.pawn)}")
    if table.trigger != NOBODY:
        lines.append(f"trigger {seat_letter(table.trigger)}")
    lines.append("agenda " + "; ".join([step.text() for step in table.agenda]))
    lines.append(f"officer {table.officer}")
    for seat in range(table.players):
        letter = seat_letter(seat)
        lines.append(f"{letter} cash {table.cash[seat]}")
        lines.append(f"{letter} offshore {table.offshore[seat]}")
        lines.append(f"{letter} known {table.least[seat]} {table.most[seat]}")
        lines.append(f"{letter} fakes {'/'.join([str(number) for number in table.fakes_of(seat)])}")
        lines.append(f"{letter} cards {_cards(table, table.cards[seat])}")
        lines.append(f"{letter} ready {table.ready[seat]}")
        lines.append(f"{letter} laid {table.laid[seat]}")
    placed = [f"{SPACE_NAMES[space]}:{seat_letter(seat)}" for space, seat in enumerate(table.on) if seat != NOBODY]
    lines.append(f"placed {' '.join(placed) or '-'}")
    lines.append(f"market {' '.join(['-' if card == NO_CARD else values.token(card) for card in table.market])}")
    lines.append(f"deck {_cards(table, table.deck[::-1])}")
    lines.append(f"binned {_cards(table, table.binned)}")
    lines.append(f"aside {_cards(table, table.aside)}")
    lines.extend(outcome_lines(table))
    return "\n".join(lines) + "\n"


def _cards(table: Table, cards: list[int]) -> str:
    return " ".join([table.values.token(card) for card in cards]) or "-"


def means_card(stated: str, token: str) -> bool:
    """A letter may be left out, and a ticket's value: `jet` is any jet, `lottery` any ticket."""
    kind = token.partition("-")[2]
    return stated in (token, kind) or (stated != "" and kind.startswith("lottery-") and stated == "lottery")
