"""What a module says of itself, besides its hooks. Everything outside asks here instead of knowing the modules."""

from collections.abc import Callable

from pecunia.core.errors import Reason
from pecunia.non_olet.engine.modules.module import Module
from pecunia.non_olet.engine.step_forms import StepForm


class ModuleDeclaration:
    """`moves` are the families of moves that need the module, or one of several that know them; `off` is why they are
    refused without it. `zones` are its lines in a position, `player_zone` the word of its line of a player; `ends` are
    the ways of winning that it brings; `lays_coins` says whether it lays coins on Romans."""

    def __init__(
        self,
        make: Callable[[], Module],
        *,
        moves: list[int],
        off: Reason,
        steps: list[StepForm],
        zones: list[str],
        player_zone: str = "",
        ends: list[str],
        lays_coins: bool,
    ) -> None:
        self.make = make
        self.key: str = make().key
        self.moves = moves
        self.off = off
        self.steps = steps
        self.zones = zones
        self.player_zone = player_zone
        self.ends = ends
        self.lays_coins = lays_coins
