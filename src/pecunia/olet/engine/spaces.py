"""The actions of a henchman on each kind of space (§3): why one may be impossible, and what happens."""

from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.olet.engine.names import (
    COMMERCIAL,
    FARE,
    JET,
    KIND_OF,
    MARKET,
    NO_CARD,
    NOBODY,
    NOTES_PER_PRINTER,
    PRINT,
    PRINTER,
    PRIVATE_JET,
    QUALITIES,
    RECEIVER,
    RECEIVER_MOST,
    RECEIVER_RATES,
    SPACE_NAMES,
    SUPERMARKET,
    SUPERMARKET_MOST,
    SUPERMARKET_PAYS,
    TAX,
    TAX_FRAUD,
)
from pecunia.olet.engine.notation import (
    DEPOSIT,
    MOVES,
    NO_SALE,
    PLACES,
    SALE_NUMBERS,
    SALES,
    SELL,
    WITHDRAW,
    amount_of,
    family,
    transfers_up_to,
)
from pecunia.olet.engine.reasons import (
    BAD_COUNT,
    BAD_TRANSFER,
    BLOCKED_QUALITY,
    NO_CARD_THERE,
    NO_CASH,
    NO_FAKES,
    NO_FARE,
    NO_JET,
    NO_SUCH_SPACE,
    NONE_TO_RECEIVE,
    OCCUPIED,
    ON_STRIKE,
    SECOND_JET,
)
from pecunia.olet.engine.table import Table


def obstacle(table: Table, seat: int, space: int) -> Reason | None:
    """Why the seat cannot place a henchman there, in the order of §4.2.

    Without an action there is no placing (O1): neither to block a space, nor to push the officer (O2).
    """
    if not table.board.exists[space]:
        return NO_SUCH_SPACE
    if table.on[space] != NOBODY:
        return OCCUPIED
    return _obstacle_action(table, seat, space)


def _obstacle_action(table: Table, seat: int, space: int) -> Reason | None:
    """Why the seat cannot do what the space is for."""
    kind = KIND_OF[space]
    if kind == MARKET:
        return _obstacle_market(table, seat, space)
    if kind == SUPERMARKET:
        return _obstacle_supermarket(table, seat)
    if kind in (PRINT, TAX):  # always possible (§3.2, §3.5)
        return None
    if kind == RECEIVER:
        return None if has_fakes(table, seat, 0) else NONE_TO_RECEIVE
    return _obstacle_flight(table, seat, kind)


def _obstacle_market(table: Table, seat: int, space: int) -> Reason | None:
    """No card at the position, a second jet, too little cash for the price (§3.1, O9)."""
    card = table.market[space]
    if card == NO_CARD:  # as after a purchase, so no lawyer buys there again (O48)
        return NO_CARD_THERE
    # Only one jet each (O11). Of all other kinds a seat may own as many as it buys (O12).
    if table.values.kind[card] == PRIVATE_JET and table.owns(seat, PRIVATE_JET):
        return SECOND_JET
    return NO_CASH if table.cash[seat] < table.board.price[space] else None


def _obstacle_supermarket(table: Table, seat: int) -> Reason | None:
    """The seat has no fake of a quality that the supermarket does not know yet (§3.3)."""
    if has_fakes(table, seat, table.blocked):
        return None
    return BLOCKED_QUALITY if has_fakes(table, seat, 0) else NO_FAKES


def _obstacle_flight(table: Table, seat: int, kind: int) -> Reason | None:
    """A strike, no jet, no fare, or nothing to move after the fare is paid (§3.6)."""
    if table.strike:  # nobody may place here, not even without flying (O36)
        return ON_STRIKE
    if kind == JET and not table.owns(seat, PRIVATE_JET):  # this space needs the card (§3.7)
        return NO_JET
    fare = FARE if kind == COMMERCIAL else 0
    if table.cash[seat] < fare:
        return NO_FARE
    if table.cash[seat] - fare + table.offshore[seat] == 0:
        return BAD_TRANSFER
    return None


def has_fakes(table: Table, seat: int, blocked: int) -> bool:
    """Whether the seat has a fake of a quality better than the blocked one."""
    first = seat * QUALITIES
    for quality in range(blocked, QUALITIES):
        if table.fakes[first + quality]:
            return True
    return False


def placements(table: Table, seat: int) -> list[Move]:
    """The spaces where the seat can place a henchman now."""
    moves: list[Move] = []
    on = table.on
    for space in table.board.spaces:
        # The same as `obstacle`, which need not ask again whether a space of the board exists.
        if on[space] == NOBODY and _obstacle_action(table, seat, space) is None:
            moves.append(PLACES[space])
    return moves


# Actions without a further choice.


def buy(table: Table, seat: int, space: int) -> None:
    """Pay the price of the position. The card lies open before the owner, the position stays a hole (O25)."""
    card = table.market[space]
    price = table.board.price[space]
    table.pay(seat, price)
    table.market[space] = NO_CARD
    table.take_card(seat, card)
    if table.listener is not None:
        table.tell("card-bought", seat, {"card": table.values.token(card), "price": price, "space": SPACE_NAMES[space]})


def print_fakes(table: Table, seat: int) -> None:
    """Two fakes for each printer, as good as the seat's ingredients (§3.2, §3.7); never fewer or worse (O13).

    The supply of fakes is unlimited (O56).
    """
    quality = table.quality(seat)
    number = NOTES_PER_PRINTER * table.owns(seat, PRINTER)
    table.fakes[seat * QUALITIES + quality - 1] += number
    if table.listener is not None:
        table.tell("fakes-printed", seat, {"number": number, "quality": quality})


def cheat_taxes(table: Table, seat: int, space: int) -> None:
    """$30 (§3.5). The space with the sunglasses also brings the pawn, which counts from the next round (O38).

    At the end of the game there is no next round, and the pawn does nothing (O61).
    """
    table.receive(seat, TAX_FRAUD)
    if table.listener is not None:
        table.tell("taxes-cheated", seat, {"amount": TAX_FRAUD, "space": SPACE_NAMES[space]})
    if table.board.sunglasses[space]:
        table.pawn = seat
        if table.listener is not None:
            table.tell("pawn-taken", seat, {})


# Selling.


def most_sold(kind: int) -> int:
    return SUPERMARKET_MOST if kind == SUPERMARKET else RECEIVER_MOST


def sales(table: Table, seat: int, kind: int) -> list[Move]:
    """Every way to hand in fakes: at least one (O7), and to the supermarket only qualities that it does not know."""
    first = seat * QUALITIES
    most = most_sold(kind)
    blocked = table.blocked if kind == SUPERMARKET else 0  # the receiver takes fakes that the police know (O16)
    held = [0, 0, 0]
    for quality in range(blocked, QUALITIES):
        held[quality] = table.fakes[first + quality]
    moves: list[Move] = []
    for a in range(min(held[0], most) + 1):
        for b in range(min(held[1], most - a) + 1):
            for c in range(min(held[2], most - a - b) + 1):
                if a + b + c > 0:
                    moves.append(MOVES[SALE_NUMBERS[a * 100 + b * 10 + c]])
    return moves


def why_not_sell(table: Table, seat: int, kind: int, move: int) -> Reason:
    if move == NO_SALE:
        return BAD_COUNT
    wanted = list(SALES[move - SELL])
    if not 1 <= sum(wanted) <= most_sold(kind):
        return BAD_COUNT
    for quality in range(QUALITIES):
        if wanted[quality] > table.fakes[seat * QUALITIES + quality]:
            return NO_FAKES if kind == SUPERMARKET else NONE_TO_RECEIVE
    return BLOCKED_QUALITY


def sell(table: Table, seat: int, space: int, sale: int) -> None:
    """The supermarket pays $50 for each. The receiver pays the rate of the worst for all (§3.4)."""
    handed = list(SALES[sale])
    rate = SUPERMARKET_PAYS
    number = 0
    for quality in range(QUALITIES - 1, -1, -1):
        if handed[quality]:
            table.fakes[seat * QUALITIES + quality] -= handed[quality]
            number += handed[quality]
            if KIND_OF[space] != SUPERMARKET:
                rate = RECEIVER_RATES[quality]
    table.receive(seat, number * rate)
    if table.listener is not None:
        table.tell("fakes-sold", seat, {"fakes": handed, "amount": number * rate, "space": SPACE_NAMES[space]})


# Flying.


def pay_fare(table: Table, seat: int, space: int) -> None:
    """The commercial flight costs $30, even for jet owners (O62); the private one is free (O35). The fare is paid
    first."""
    fare = FARE if KIND_OF[space] == COMMERCIAL else 0
    if fare:
        table.pay(seat, fare)
    if table.listener is not None:
        table.tell("flight-boarded", seat, {"fare": fare, "space": SPACE_NAMES[space]})


def transfers(table: Table, seat: int) -> list[Move]:
    """Any amount in or out, in tens, but not zero (O31–O33)."""
    return transfers_up_to(DEPOSIT, table.cash[seat]) + transfers_up_to(WITHDRAW, table.offshore[seat])


def transfer(table: Table, seat: int, move: int) -> None:
    """Amount and direction stay secret, unless money is open (§4.1)."""
    amount = -amount_of(move) if family(move) == WITHDRAW else amount_of(move)
    table.transfer(seat, amount)
    if table.listener is not None:
        facts: dict[str, int | str | list[int] | list[str]] = {"amount": amount}
        if table.options.open_money:
            table.tell("money-moved", seat, facts)
        else:
            table.tell("money-moved", seat, {}, facts)
