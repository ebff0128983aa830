"""What a position of Pecunia Olet is worth to a player: the money it should lead to."""

from typing import Final

from pecunia.bots.judge import Judge
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.olet.names import (
    BAD,
    BAD_LAWYER,
    DINER,
    DINER_PAYS,
    GODFATHER,
    GREAT,
    GREAT_LAWYER,
    LAST,
    PRINTER,
    PRIVATE_JET,
    QUALITIES,
    RECEIVER_RATES,
    ROUND,
    SUPERMARKET_PAYS,
    UNIT,
)
from pecunia.olet.notation import DEPOSIT, SALE_NUMBERS, SALES, SELL, WITHDRAW
from pecunia.olet.table import Table

WEIGHT: Final = 0.02  # of a dollar, for the chance to win
STEPS_PER_ROUND: Final = 1.05  # of the officer, for each player
# How likely the Godfather comes before the money is spent or hidden, by steps to go.
DANGER: Final = [0.0, 0.8, 0.6, 0.45, 0.33, 0.25, 0.2, 0.16]
FAR_DANGER: Final = 0.12
PURSE: Final = 70  # so much cash buys any card
PURSE_WORTH: Final = 0.25  # what having it at hand is worth, while there is something to buy
SUPERMARKET_CHANCE: Final = 0.4
PRINTS_PER_ROUND: Final = 1.0
MOST_PRINTERS: Final = 4  # more cannot be sold
DINER_WORTH: Final = 25.0  # a round: a fake sold at the best price without a henchman
JET_WORTH: Final = 11.0  # a round: the fares saved and the money kept from the Godfather
LAWYER_WORTH: Final = [75.0, 60.0]
PAWN_WORTH: Final = 6.0
FLIGHT_STEPS: Final = 8  # amounts tried between nothing and everything


def rounds_left(table: Table) -> float:
    """How many rounds are still to come, by the steps that the officer has to go."""
    return (table.board.last - table.officer) / (STEPS_PER_ROUND * table.players)


def danger(table: Table) -> float:
    """How much of the cash the Godfather may be expected to find."""
    track = table.board.track
    for steps in range(1, len(DANGER)):
        index = table.officer + steps
        if index < len(track) and track[index] in (GODFATHER, LAST):
            return DANGER[steps]
    return FAR_DANGER


def fake_worth(table: Table, quality: int) -> float:
    """What a fake of a quality (from 0) should bring: the receiver's rate, or now and then the supermarket's price."""
    rate: float = float(RECEIVER_RATES[quality])
    if quality + 1 > table.blocked:
        rate += (SUPERMARKET_PAYS - rate) * SUPERMARKET_CHANCE
    return rate * 0.9


def worth(table: Table, seat: int, left: float, loss: float) -> float:
    """Money, fakes, and what the cards will earn in the rounds left; in dollars."""
    cash = table.cash[seat]
    total: float = float(table.offshore[seat] + table.tickets(seat))
    total += cash * (1.0 - 0.5 * loss)
    if table.stage != ROUND:
        return total + _end_worth(table, seat)
    total += min(cash, PURSE) * PURSE_WORTH * min(left / 4.0, 1.0)
    number = 0
    stock = 0.0
    for quality in range(QUALITIES):
        fakes = table.fakes[seat * QUALITIES + quality]
        number += fakes
        stock += fakes * fake_worth(table, quality)
    diners = table.owns(seat, DINER)
    time = min(0.35 + 0.5 * left, 1.0)  # at the end there is little time to sell
    total += stock * time * (1.0 if number <= 12 else 12.0 / number)
    coming = max(left - 0.6, 0.0)
    best = table.quality(seat) - 1
    printers = min(table.owns(seat, PRINTER), MOST_PRINTERS)
    total += coming * PRINTS_PER_ROUND * 2.0 * printers * fake_worth(table, best)
    total += min(diners, 2 * printers) * (left + 0.5) * DINER_WORTH
    if table.owns(seat, PRIVATE_JET):
        total += left * JET_WORTH
    total += table.owns(seat, GREAT_LAWYER) * LAWYER_WORTH[0] + table.owns(seat, BAD_LAWYER) * LAWYER_WORTH[1]
    if table.pawn == seat:
        total += PAWN_WORTH
    return total


def _end_worth(table: Table, seat: int) -> float:
    """Once the round was broken off: diners still pay, and a lawyer may still act."""
    fakes = sum(table.fakes_of(seat))
    total: float = float(min(table.owns(seat, DINER), fakes) * DINER_PAYS)
    if table.stage < GREAT:
        total += table.owns(seat, GREAT_LAWYER) * (LAWYER_WORTH[0] + 10.0 * min(fakes, 3))
    if table.stage < BAD:
        total += table.owns(seat, BAD_LAWYER) * LAWYER_WORTH[1]
    return total


class OletJudge(Judge):
    """Dollars, in hand and to come, make the chance to win."""

    def __init__(self) -> None:
        self.names = ["worth"]

    def features(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Table)
        return [worth(game, seat, rounds_left(game), danger(game)) * WEIGHT]

    def scores(self, game: Game) -> list[float]:
        assert isinstance(game, Table)
        left = rounds_left(game)
        loss = danger(game)
        return [worth(game, seat, left, loss) * WEIGHT for seat in range(game.players)]

    def shortlist(self, game: Game, moves: list[Move]) -> list[Move]:
        first = moves[0].number
        if first >= DEPOSIT:
            return few_transfers(moves)
        return full_sales(moves) if first >= SELL else moves


def full_sales(moves: list[Move]) -> list[Move]:
    """Sales that hand in as much as can be of every quality they touch."""
    offered = {move.number for move in moves}
    chosen: list[Move] = []
    for move in moves:
        a, b, c = SALES[move.number - SELL]
        index = a * 100 + b * 10 + c
        if (a and SALE_NUMBERS[index + 100] in offered) or (b and SALE_NUMBERS[index + 10] in offered):
            continue
        if not (c and SALE_NUMBERS[index + 1] in offered):
            chosen.append(move)
    return chosen


def few_transfers(moves: list[Move]) -> list[Move]:
    """Of the many amounts of a flight a few: everything, shares of it, and all but the price of a card."""
    inward = [move for move in moves if move.number < WITHDRAW]
    chosen: list[Move] = []
    for amounts in (inward, moves[len(inward) :]):
        last = len(amounts) - 1
        picked = {last * step // FLIGHT_STEPS for step in range(FLIGHT_STEPS + 1)}
        picked.update([last - tens for tens in range(2, 1 + PURSE // UNIT)])
        chosen.extend([amounts[index] for index in sorted(picked) if 0 <= index <= last])
    return chosen
