"""Pecunia Olet, put together: the table, its views and its positions."""

from pecunia.core.game import Game
from pecunia.core.moves import Played
from pecunia.core.position import setting_lines, values_in_line
from pecunia.olet.engine.notation import DEPOSIT, WITHDRAW, family
from pecunia.olet.engine.options import Options, options_from_text
from pecunia.olet.engine.position import means_card, write_position
from pecunia.olet.engine.position_reader import read_position
from pecunia.olet.engine.setup import set_up
from pecunia.olet.engine.table import Table
from pecunia.olet.engine.values import values_with
from pecunia.olet.engine.view import OletView

RULES_VERSION = 1


class Olet(Table):
    """A game of Pecunia Olet."""

    @property
    def rules_version(self) -> int:
        return RULES_VERSION

    def header(self) -> list[str]:
        return setting_lines(self.options.text(), self.values.replaced)

    def copy(self) -> "Olet":
        twin = Olet()
        self.copy_table(twin)
        return twin

    def become(self, other: Game) -> None:
        assert isinstance(other, Olet)
        other.copy_table(self)

    def position(self) -> str:
        return write_position(self)

    def means(self, stated: str, token: str) -> bool:
        return means_card(stated, token)

    def hides(self, played: Played) -> bool:
        """Money moved between screen and envelope is secret (O55)."""
        return family(played.move.number) in (DEPOSIT, WITHDRAW) and not self.options.open_money

    def view(self, seat: int | str) -> OletView:
        return OletView(self, self.seat_at(seat))


def new_game(options: Options, seed: str) -> Olet:
    """A game ready for its first question."""
    game = Olet()
    game.lay_table(options, seed)
    set_up(game)
    game.begin()
    return game


def game_at(text: str, file: str, asks_forced: bool = False) -> Olet:
    """A game set up from a position."""
    game = Olet()
    read_position(text, file, game, asks_forced)
    return game


def game_from_header(header: dict[str, str], seed: str, file: str) -> Olet:
    """A game set up from the header of a record."""
    values = values_with(values_in_line(header["values"], file), file) if "values" in header else None
    return new_game(options_from_text(header.get("options", ""), values), seed)
