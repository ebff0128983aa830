"""Pecunia non olet, put together: the table, its views and its positions."""

from pecunia.core.errors import Reason
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.position import setting_lines, values_in_line
from pecunia.non_olet.engine.modules.modules_in_play import MODULES_OF, make_modules
from pecunia.non_olet.engine.modules.secrets import SecretStep
from pecunia.non_olet.engine.notation import family
from pecunia.non_olet.engine.options import Options, options_from_text, with_famous_drawn
from pecunia.non_olet.engine.position import means_card, write_position
from pecunia.non_olet.engine.position_reader import read_position
from pecunia.non_olet.engine.reasons import MODULES_OFF
from pecunia.non_olet.engine.setup import set_up
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.engine.values import values_with
from pecunia.non_olet.engine.view import NonOletView

RULES_VERSION = 1


class NonOlet(Table):
    """A game of Pecunia non olet."""

    @property
    def rules_version(self) -> int:
        return RULES_VERSION

    def header(self) -> list[str]:
        return setting_lines(self.options.text(), self.options.values.replaced)

    def copy(self) -> "NonOlet":
        twin = NonOlet()
        self.copy_table(twin)
        return twin

    def become(self, other: Game) -> None:
        assert isinstance(other, NonOlet)
        other.copy_table(self)

    def position(self) -> str:
        return write_position(self)

    def means(self, stated: str, token: str) -> bool:
        return means_card(stated, token)

    def hides_last(self) -> int:
        top = self.agenda[-1] if self.agenda else None
        return top.secret_moves(self) if isinstance(top, SecretStep) else 0

    def asks_in_secret(self) -> bool:
        return bool(self.agenda) and isinstance(self.agenda[-1], SecretStep)

    def why_not(self, move: Move | str) -> Reason | None:
        """A move that exists only in modules that are off is refused for that reason, whatever is asked now."""
        chosen = move if isinstance(move, Move) else self.move_meant(move)
        reason = super().why_not(chosen)
        if reason is None or self.question is None:
            return reason
        knowing = MODULES_OF.get(family(chosen.number), [])
        for module in knowing:
            if module.key in self.options.modules:
                return reason
        if not knowing:
            return reason
        return knowing[0].off if len(knowing) == 1 else MODULES_OFF

    def view(self, seat: int | str) -> NonOletView:
        return NonOletView(self, self.seat_at(seat))


def new_game(options: Options, seed: str) -> NonOlet:
    """A game ready for its first question."""
    game = NonOlet()
    game.lay_table(with_famous_drawn(options, seed), seed)
    game.modules = make_modules(options.modules)
    set_up(game)
    game.begin()
    return game


def game_at(text: str, file: str, asks_forced: bool = False) -> NonOlet:
    """A game set up from a position."""
    game = NonOlet()
    read_position(text, file, game, asks_forced)
    return game


def game_from_header(header: dict[str, str], seed: str, file: str) -> NonOlet:
    """A game set up from the header of a record."""
    values = values_with(values_in_line(header["values"], file), file) if "values" in header else None
    return new_game(options_from_text(header.get("options", ""), values), seed)
