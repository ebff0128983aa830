"""A whole table written as text: for tests, puzzles, the state's hash, and rules questions from real tables.

    pecunia position 1
    game non-olet
    options edition=2016 players=3 target=25
    turn 5 A seating
    A money 5
    A hand great-haste line-cutter
    A L SLV2/1@1
    A queue SEN4/5 CIT2/2

A Roman is his class, duration/fee, name after a colon, markers after @, coins after $; people may leave out all but the
class.
Piles and discards have their top first. docs/positions.md describes the form.
"""

from pecunia.core.moves import seat_letter
from pecunia.core.position import head_lines, outcome_lines
from pecunia.non_olet.engine.names import CARD_KEYS, NOBODY, PLACE_NAMES, SEATS, SHORT_CLASSES, SPOTS, STAGES
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.engine.values import Values


def slug(name: str) -> str:
    """A Roman's name as one word."""
    return name.lower().replace(" ", "-")


def roman_token(values: Values, roman: int) -> str:
    klass = SHORT_CLASSES[values.klass[roman]]
    return f"{klass}{values.duration[roman]}/{values.fee[roman]}:{slug(values.names[roman])}"


def roman_tokens(values: Values) -> list[str]:
    """All Romans, by their numbers in views."""
    return [roman_token(values, roman) for roman in range(len(values.names))]


def write_position(table: Table) -> str:
    """The whole state with every card named, so that reading it gives the same game again."""
    values = table.options.values
    flags = {"fixture": values.fixture, "printed": values.printed}
    lines = head_lines(table, [flag for flag, stated in flags.items() if stated])
    lines.append(f"turn {table.turn} {seat_letter(table.active)} {STAGES[table.stage]}")
    if table.rich_slaves:
        lines.append("rich-slaves")
    lines.append("agenda " + "; ".join([step.text() for step in table.agenda]))
    for player in range(table.players):
        _write_player(table, player, lines)
    _write_romans(values, "shown", table.shown, lines)
    _write_romans(values, "due", table.due, lines)
    _write_romans(values, "roman-pile", table.roman_pile[::-1], lines)
    _write_romans(values, "roman-discard", table.roman_discard[::-1], lines)
    _write_cards("action-pile", table.action_pile[::-1], lines)
    _write_cards("action-discard", table.action_discard[::-1], lines)
    _write_out(table, lines)
    for module in table.modules:
        lines.extend(module.lines(table))
    lines.extend(outcome_lines(table))
    return "\n".join(lines) + "\n"


def _write_player(table: Table, player: int, lines: list[str]) -> None:
    letter = seat_letter(player)
    lines.append(f"{letter} money {table.money[player]}")
    lines.append(f"{letter} earned {table.earned[player]}")
    _write_cards(f"{letter} hand", table.hands[player], lines)
    for place in range(SEATS + table.villas[player]):
        index = player * SPOTS + place * 2
        tokens = [
            f"{roman_token(table.options.values, table.at[spot])}@{table.markers[spot]}{_coins(table, table.at[spot])}"
            for spot in range(index, index + 2)
            if table.at[spot] != NOBODY
        ]
        lines.append(f"{letter} {PLACE_NAMES[place]} {' '.join(tokens) or '-'}")
    queue = [roman_token(table.options.values, roman) + _coins(table, roman) for roman in table.queues[player]]
    lines.append(f"{letter} queue {' '.join(queue) or '-'}")


def _coins(table: Table, roman: int) -> str:
    """Coins that lie on a Roman's card."""
    return f"${table.coins[roman]}" if table.coins[roman] else ""


def _write_romans(values: Values, zone: str, romans: list[int], lines: list[str]) -> None:
    lines.append(f"{zone} {' '.join([roman_token(values, roman) for roman in romans]) or '-'}")


def _write_cards(zone: str, cards: list[int], lines: list[str]) -> None:
    lines.append(f"{zone} {' '.join([CARD_KEYS[card] for card in cards]) or '-'}")


def _write_out(table: Table, lines: list[str]) -> None:
    """Write the cards that are out of play, Romans first. Only a table that was set up from a position has any."""
    romans = [roman_token(table.options.values, roman) for roman in table.out_romans]
    out = romans + [CARD_KEYS[card] for card in table.out_cards]
    if out:
        lines.append(f"out {' '.join(out)}")


def means_card(stated: str, token: str) -> bool:
    """`ROM` is a Roman of any class; `@full` means as many markers as his duration. Coins are compared only if they are
    stated."""
    if stated == token:
        return True
    stated, dollar, coins = stated.partition("$")
    token, _, actual_coins = token.partition("$")
    if dollar and coins != (actual_coins or "0"):
        return False
    head, at, markers = stated.partition("@")
    head, _, name = head.partition(":")
    actual, _, actual_markers = token.partition("@")
    actual, _, actual_name = actual.partition(":")
    if "/" not in actual or head not in ("ROM", actual[:3], actual) or (name and name != actual_name):
        return False
    if markers == "full":
        markers = actual[3:].split("/")[0]
    return not at or markers == actual_markers
