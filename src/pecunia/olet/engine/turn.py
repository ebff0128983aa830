"""The round, the last henchmen and the lawyers (§2.2–§2.6), as steps of the agenda."""

from typing import Final

from pecunia.core.agenda import Step
from pecunia.core.errors import Reason
from pecunia.core.moves import Move
from pecunia.olet.engine.names import (
    BAD,
    BAD_LAWYER,
    COMMERCIAL,
    GREAT,
    GREAT_LAWYER,
    HENCHMEN,
    JET,
    KIND_OF,
    LAST_HENCHMEN,
    MARKET,
    MAX_MONEY,
    NOBODY,
    PRINT,
    RECEIVER,
    REPLAY,
    ROUND,
    ROUND_CAP,
    SHARED,
    SPACE_NAMES,
    STAGES,
    SUPERMARKET,
)
from pecunia.olet.engine.notation import (
    DECLINE,
    DEPOSIT,
    LIFT,
    LIFTS,
    MOVES,
    PASS,
    PLACE,
    SELL,
    SPACE_OF,
    WITHDRAW,
    family,
)
from pecunia.olet.engine.reasons import (
    BAD_TRANSFER,
    NO_HENCHMAN,
    NOT_LAST,
    NOT_NOW,
    NOT_YET,
    NOTHING_AFTER_LIFTING,
)
from pecunia.olet.engine.spaces import (
    buy,
    cheat_taxes,
    obstacle,
    pay_fare,
    placements,
    print_fakes,
    sales,
    sell,
    transfer,
    transfers,
    why_not_sell,
)
from pecunia.olet.engine.table import Table


class Placing(Step[Table]):
    """A moment at which the active seat may place a henchman."""

    def why_not(self, game: Table, move: Move) -> Reason:
        kind = family(move.number)
        if kind == PLACE:
            return obstacle(game, game.active, SPACE_OF[move.number]) or NOT_NOW
        if kind == PASS:
            return NOT_LAST
        return NOT_YET if kind == DECLINE else NOT_NOW


class Turn(Placing):
    """A turn of a round: place a henchman, or pass. This is asked even if the seat can only pass: otherwise others
    would learn about its cash."""

    def run(self, game: Table) -> None:
        moves = placements(game, game.active)
        moves.append(MOVES[PASS])  # always allowed, even if the seat could place (O4)
        game.ask_always(game.active, "place", moves)

    def answer(self, game: Table, move: int) -> None:
        if move == PASS:  # lays down one henchman; the others act in later turns (O5)
            game.ready[game.active] -= 1
            game.laid[game.active] += 1
            if game.listener is not None:
                game.tell("henchman-laid", game.active, {})
            next_turn(game)
        else:
            place(game, SPACE_OF[move])

    def text(self) -> str:
        return "turn"


class LastHenchman(Placing):
    """Once the officer stands on the last space, each seat with a ready henchman places one more (O41, O42)."""

    def run(self, game: Table) -> None:
        moves = placements(game, game.active)
        moves.append(MOVES[DECLINE])
        game.ask_always(game.active, "last-henchman", moves)

    def answer(self, game: Table, move: int) -> None:
        if move == DECLINE:
            if game.listener is not None:
                game.tell("henchman-declined", game.active, {})
            next_last_henchman(game)
        else:
            place(game, SPACE_OF[move])

    def text(self) -> str:
        return "turn"


class Lawyer(Placing):
    """The owner of a lawyer may take back one of his placed henchmen and place it again (§2.6)."""

    def run(self, game: Table) -> None:
        seat = game.active
        free = bool(placements(game, seat))
        moves: list[Move] = []
        for space in game.board.spaces:
            if game.on[space] == seat and (free or self._works_again(game, space)):
                moves.append(LIFTS[space])
        moves.append(MOVES[DECLINE])
        game.ask_always(seat, STAGES[game.stage], moves)

    def _works_again(self, game: Table, space: int) -> bool:
        """Whether the space that was just left could be used again (O46)."""
        game.occupy(space, NOBODY)
        reason = obstacle(game, game.active, space)
        game.occupy(space, game.active)
        return reason is None

    def answer(self, game: Table, move: int) -> None:
        if move == DECLINE:
            if game.listener is not None:
                game.tell("lawyer-declined", game.active, {"lawyer": STAGES[game.stage]})
            next_lawyer(game)
            return
        space = SPACE_OF[move]
        game.occupy(space, NOBODY)
        game.ready[game.active] += 1
        game.agenda.append(LAWYER_PLACE_STEP)
        if game.listener is not None:
            game.tell("henchman-lifted", game.active, {"lawyer": STAGES[game.stage], "space": SPACE_NAMES[space]})

    def why_not(self, game: Table, move: Move) -> Reason:
        kind = family(move.number)
        if kind == LIFT:
            return NOTHING_AFTER_LIFTING if game.on[SPACE_OF[move.number]] == game.active else NO_HENCHMAN
        return NOT_NOW if kind == PLACE else super().why_not(game, move)

    def text(self) -> str:
        return "turn"


class LawyerPlace(Placing):
    """Where the lifted henchman goes: any available space whose action can be performed."""

    def run(self, game: Table) -> None:
        game.ask_always(game.active, "lawyer-place", placements(game, game.active))

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        place(game, SPACE_OF[move])

    def text(self) -> str:
        return "lawyer-place"


class Sell(Step[Table]):
    """Which fakes go to the supermarket or the receiver. A forced answer is not asked, because everybody can work it
    out."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, game: Table) -> None:
        game.ask(game.active, "sell", sales(game, game.active, KIND_OF[self.space]))

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        sell(game, game.active, self.space, move - SELL)
        action_over(game, self.space)

    def why_not(self, game: Table, move: Move) -> Reason:
        if family(move.number) == SELL:
            return why_not_sell(game, game.active, KIND_OF[self.space], move.number)
        return NOT_NOW

    def about(self, game: Table) -> dict[str, int | str]:
        return {"space": SPACE_NAMES[self.space]}

    def text(self) -> str:
        return f"sell {SPACE_NAMES[self.space]}"


class Fly(Step[Table]):
    """How much goes between cash and offshore. This is asked even if only one amount is possible, because that is
    secret."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, game: Table) -> None:
        game.ask_always(game.active, "fly", transfers(game, game.active))

    def answer(self, game: Table, move: int) -> None:
        game.agenda.pop()
        transfer(game, game.active, move)
        action_over(game, self.space)

    def why_not(self, game: Table, move: Move) -> Reason:
        return BAD_TRANSFER if family(move.number) in (DEPOSIT, WITHDRAW) else NOT_NOW

    def about(self, game: Table) -> dict[str, int | str]:
        return {"space": SPACE_NAMES[self.space]}

    def text(self) -> str:
        return f"fly {SPACE_NAMES[self.space]}"


def place(game: Table, space: int) -> None:
    """Place a henchman on the space, carry out the action, then the hat (§2.3)."""
    seat = game.active
    game.ready[seat] -= 1
    game.occupy(space, seat)
    if game.listener is not None:
        game.tell("henchman-placed", seat, {"space": SPACE_NAMES[space]})
    kind = KIND_OF[space]
    if kind in (SUPERMARKET, RECEIVER):
        game.agenda.append(SELL_STEPS[space])
        return
    if kind in (JET, COMMERCIAL):
        pay_fare(game, seat, space)
        game.agenda.append(FLY_STEPS[space])
        return
    if kind == MARKET:
        buy(game, seat, space)
    elif kind == PRINT:
        print_fakes(game, seat)
    else:
        cheat_taxes(game, seat, space)
    action_over(game, space)


def action_over(game: Table, space: int) -> None:
    """The hat moves the officer when the action is complete (O3, O18, O23, O37); then it is the next seat's turn."""
    if game.board.hat[space]:
        game.move_officer()
    if game.stage == LAST_HENCHMEN:
        next_last_henchman(game)
    elif game.stage != ROUND:
        next_lawyer(game)
    elif game.officer == game.board.last:
        break_off(game)
    else:
        next_turn(game)


def next_turn(game: Table) -> None:
    """The next seat, clockwise (§2.2). Every turn uses one henchman, so the round ends when that seat has none (O6)."""
    seat = (game.active + 1) % game.players
    if game.ready[seat] == 0:
        end_round(game)
    else:
        begin_turn(game, seat)


def begin_turn(game: Table, seat: int) -> None:
    game.active = seat
    game.turn += 1
    if game.listener is not None:
        game.tell("turn-began", seat, {"turn": game.turn})


def end_round(game: Table) -> None:
    """§2.5, in the order of the text. Diners come last, when the new market is known (O27)."""
    for seat in range(game.players):
        game.ready[seat] = HENCHMEN
        game.laid[seat] = 0
    game.vacate()
    if game.listener is not None:
        game.tell("round-ended", NOBODY, {"round": game.round})
    game.clear_bins()
    game.shift_market()
    game.fill_market()
    game.serve_diners()
    if game.round == game.options.round_cap:
        game.end(ROUND_CAP, [])  # for simulations (O57)
        return
    game.round += 1
    game.first = game.pawn  # if nobody used the sunglasses, the pawn has not moved (O39)
    begin_turn(game, game.first)


# The end of the game (§2.6).


def break_off(game: Table) -> None:
    """The officer stands on the last space: the round stops, and the usual end of a round is left out (O44)."""
    game.stage = LAST_HENCHMEN
    game.trigger = game.active
    game.agenda[-1] = LAST_STEP
    if game.listener is not None:
        game.tell("round-broken-off", game.active, {"round": game.round})
    _offer_last(game, (game.active + 1) % game.players)


def next_last_henchman(game: Table) -> None:
    """Clockwise; the seat whose hat ended the round comes last (O40)."""
    if game.active == game.trigger:
        _offer_lawyer(game, GREAT)
    else:
        _offer_last(game, (game.active + 1) % game.players)


def _offer_last(game: Table, seat: int) -> None:
    while game.ready[seat] == 0:
        if seat == game.trigger:
            _offer_lawyer(game, GREAT)
            return
        seat = (seat + 1) % game.players
    begin_turn(game, seat)


def next_lawyer(game: Table) -> None:
    """Each lawyer is offered separately, so a seat that owns both moves twice, even the same henchman (O50)."""
    if game.stage == GREAT:
        _offer_lawyer(game, BAD)
    else:
        finish(game)


def _offer_lawyer(game: Table, stage: int) -> None:
    """Ask the current owner of the lawyer (O49), if there is one (O51) and he has a henchman on the board (O47)."""
    owner = game.owner_of(GREAT_LAWYER if stage == GREAT else BAD_LAWYER)
    game.stage = stage
    game.agenda[-1] = LAWYER_STEP
    if owner != NOBODY and owner in game.on:
        begin_turn(game, owner)
    else:
        next_lawyer(game)


def finish(game: Table) -> None:
    """Diners, the lottery, the score: the most money wins (O52); a tie is shared, or played again (O53)."""
    game.serve_diners()
    game.pay_lottery()  # tickets were worth nothing until now, not even to the Godfather (O60)
    scores = game.scores()
    best = max(scores)
    winners = [seat for seat in range(game.players) if scores[seat] == best]
    if len(winners) == 1:
        game.end(MAX_MONEY, winners)
    elif game.options.tie == SHARED:
        game.end(SHARED, winners)
    else:
        game.end(REPLAY, [])


# Steps never change, so one object of each is enough.
TURN_STEP: Final = Turn()
LAST_STEP: Final = LastHenchman()
LAWYER_STEP: Final = Lawyer()
LAWYER_PLACE_STEP: Final = LawyerPlace()
SELL_STEPS: Final[list[Step[Table]]] = [Sell(space) for space in range(len(SPACE_NAMES))]
FLY_STEPS: Final[list[Step[Table]]] = [Fly(space) for space in range(len(SPACE_NAMES))]
STAGE_STEPS: Final[list[Step[Table]]] = [TURN_STEP, LAST_STEP, LAWYER_STEP, LAWYER_STEP]
