"""Finds positions that are impossible, although every line can be read. Each check names the line and the rule."""

from typing import TYPE_CHECKING, Final

from pecunia.core.moves import seat_letter, seat_letters
from pecunia.olet.engine.names import (
    JET,
    KIND_OF,
    LAST_HENCHMEN,
    MAX_MONEY,
    NO_CARD,
    NOBODY,
    PRINTER,
    PRIVATE_JET,
    REPLAY,
    ROUND,
    ROUND_CAP,
    SPACE_NAMES,
    START_LETTER,
)
from pecunia.olet.engine.table import Table
from pecunia.olet.engine.turn import Fly

if TYPE_CHECKING:
    from pecunia.olet.engine.position_reader import Reader

START_CARDS: Final = 2  # a printer and an ingredient


def check_table(reader: "Reader", table: Table) -> None:
    """Raise PositionError for the first thing that cannot happen in any game."""
    _check_round(reader, table)
    # A fixture has whatever a worked example needs; everything else about it is unknown.
    if not table.values.fixture:
        for seat in range(table.players):
            if f"{seat_letter(seat)} cards" in reader.entries:
                _check_start_cards(reader, table, seat)
                _check_fakes(reader, table, seat)
        if "deck" in reader.entries and table.deck:
            _check_deck(reader, table)
    if table.outcome is not None:
        _check_winners(reader, table)
    elif table.stage in (ROUND, LAST_HENCHMEN):  # a lawyer takes henchmen off the board again
        _check_pawn(reader, table)
        _check_market(reader, table)
        _check_jets(reader, table)
    if table.outcome is None and isinstance(table.agenda[-1], Fly) and table.strike:
        raise reader.error("position-strike", reader.line_of("agenda"), clause="O36")


def _line(reader: "Reader", zone: str) -> int:
    """The line of a zone; if it is not stated, the line that says whose turn it is."""
    return reader.line_of(zone if zone in reader.entries else "turn")


def _check_start_cards(reader: "Reader", table: Table, seat: int) -> None:
    """Nobody loses cards, so everybody still has the printer and the ingredient of the start (§2.1)."""
    values = table.values
    own = [values.kind[card] for card in table.cards[seat] if values.letter[card] == START_LETTER]
    if len(own) != START_CARDS or own.count(PRINTER) != 1:
        letter = seat_letter(seat)
        raise reader.error("position-start-cards", reader.line_of(f"{letter} cards"), clause="O59", player=letter)


def _check_fakes(reader: "Reader", table: Table, seat: int) -> None:
    """Nobody has better fakes than his ingredients allow (§3.2)."""
    if any(table.fakes_of(seat)[table.quality(seat) :]):
        letter = seat_letter(seat)
        line = reader.line_of(f"{letter} fakes")
        raise reader.error("position-fake-quality", line, clause="O14", player=letter, most=table.quality(seat))


def _check_deck(reader: "Reader", table: Table) -> None:
    """Cards come from the top of the deck, so no card of a later letter is out before all earlier ones (§2.1)."""
    values = table.values
    out = table.binned + table.market
    for cards in table.cards:
        out = out + cards
    top = values.letter[table.deck[-1]]
    for card in out:
        if card != NO_CARD and values.letter[card] > top:
            raise reader.error("position-deck-letters", reader.line_of("deck"), text=values.token(card))


def _check_round(reader: "Reader", table: Table) -> None:
    """Rounds are counted from 1 to the last round that was agreed (O57)."""
    most = table.options.round_cap
    if table.round < 1 or (most and table.round > most):
        raise reader.error("position-round", _line(reader, "round"), clause="O57", text=table.round)


def _check_pawn(reader: "Reader", table: Table) -> None:
    """The player who used the sunglasses this round has the pawn; otherwise the first player has it (O38, O39)."""
    owner = pawn_owner(table)
    if table.pawn != owner:
        zone = "pawn" if "pawn" in reader.entries else "placed"
        raise reader.error("position-pawn", _line(reader, zone), clause="O38", player=seat_letter(owner))


def pawn_owner(table: Table) -> int:
    """Who has the pawn, judging by the board."""
    for space in table.board.spaces:
        if table.board.sunglasses[space] and table.on[space] != NOBODY:
            return table.on[space]
    return table.first


def _check_market(reader: "Reader", table: Table) -> None:
    """A henchman on the market has bought the card. Other positions are empty only if the deck has run out (O24,
    O25)."""
    line = _line(reader, "market")
    cards_to_the_left = False
    for position, card in enumerate(table.market):
        name = SPACE_NAMES[position]
        if table.on[position] != NOBODY:
            if card != NO_CARD:
                raise reader.error("position-bought", line, clause="O25", text=name)
        elif card != NO_CARD:
            cards_to_the_left = True
        elif (table.deck or cards_to_the_left) and not table.values.fixture:
            raise reader.error("position-market-hole", line, clause="O24", text=name)


def _check_jets(reader: "Reader", table: Table) -> None:
    """Only a henchman of a jet owner stands on a space for private jets (O62)."""
    for space in table.board.spaces:
        seat = table.on[space]
        if KIND_OF[space] == JET and seat != NOBODY and not table.owns(seat, PRIVATE_JET):
            facts = {"text": SPACE_NAMES[space], "player": seat_letter(seat)}
            raise reader.error("position-no-jet", reader.line_of("placed"), clause="O62", **facts)


def _check_winners(reader: "Reader", table: Table) -> None:
    """The most money wins. A tie is shared or played again, as was agreed. A round cap has no winner (O52, O53)."""
    outcome = table.outcome
    assert outcome is not None
    line = reader.line_of("outcome")
    best = [seat for seat in range(table.players) if outcome.scores[seat] == max(outcome.scores)]
    end = outcome.end
    if end == ROUND_CAP:
        if outcome.winners or table.round != table.options.round_cap:
            raise reader.error("position-not-won", line, clause="O57", player=seat_letters(outcome.winners))
    elif (end == MAX_MONEY) != (len(best) == 1) or (end != MAX_MONEY and end != table.options.tie):
        raise reader.error("position-no-such-end", line, clause="O53", text=end)
    elif outcome.winners != ([] if end == REPLAY else best):
        raise reader.error("position-not-won", line, clause="O52", player=seat_letters(outcome.winners))
