"""Facts about a module, besides its hooks. Code outside the modules asks here and does not know the modules."""

from collections.abc import Callable

from pecunia.core.errors import Reason
from pecunia.non_olet.engine.modules.module import Module
from pecunia.non_olet.engine.step_forms import StepForm


class ModuleDeclaration:
    """One module, for code that must not know which modules there are.

    `moves` are the families of moves that need this module, or one of several; `off` is the reason why they are refused
    without it. `things` is the kind of its cards. `zones` are its lines in a position, `player_zone` is the word of its
    line of a player; zones in `empty_in_draft` are empty before the game has begun. In the middle of an effect, things
    may lie aside in some zones: `goes_on` has the steps that continue with them. `ends` are the ways of winning that
    the module adds. `lays_coins` says whether it lays coins on Romans.
    """

    def __init__(
        self,
        make: Callable[[], Module],
        *,
        moves: list[int],
        off: Reason,
        things: str,
        steps: list[StepForm],
        zones: list[str],
        player_zone: str = "",
        empty_in_draft: list[str],
        goes_on: dict[str, list[str]],
        ends: list[str],
        lays_coins: bool,
    ) -> None:
        self.make = make
        self.key: str = make().key
        self.moves = moves
        self.off = off
        self.things = things
        self.steps = steps
        self.zones = zones
        self.player_zone = player_zone
        self.empty_in_draft = empty_in_draft
        self.goes_on = goes_on
        self.ends = ends
        self.lays_coins = lays_coins
