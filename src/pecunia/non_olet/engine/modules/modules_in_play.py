"""The modules in play, in the order in which the procedures of §2.6 call them."""

from typing import Final

from pecunia.non_olet.engine.modules import careers, events, famous, favours, upgrades
from pecunia.non_olet.engine.modules.declaration import ModuleDeclaration
from pecunia.non_olet.engine.modules.module import Module

# ENTER asks upgrades before favours (A100). LEAVE goes backwards: upgrades before famous Romans.
DECLARATIONS: Final[list[ModuleDeclaration]] = [
    upgrades.DECLARATION,
    famous.DECLARATION,
    events.DECLARATION,
    careers.DECLARATION,
    favours.DECLARATION,
]


def make_modules(keys: list[str]) -> list[Module]:
    return [declared.make() for declared in DECLARATIONS if declared.key in keys]


def _knowing() -> dict[int, list[ModuleDeclaration]]:
    found: dict[int, list[ModuleDeclaration]] = {}
    for declared in DECLARATIONS:
        for first in declared.moves:
            found.setdefault(first, []).append(declared)
    return found


# The modules of each family of moves. All other families belong to the base game.
MODULES_OF: Final[dict[int, list[ModuleDeclaration]]] = _knowing()
# The module of each line of a position, whether it is about the table or about a player.
MODULE_OF_ZONE: Final[dict[str, str]] = {zone: declared.key for declared in DECLARATIONS for zone in declared.zones} | {
    declared.player_zone: declared.key for declared in DECLARATIONS if declared.player_zone
}
MODULE_OF_END: Final[dict[str, str]] = {end: declared.key for declared in DECLARATIONS for end in declared.ends}
COIN_MODULES: Final[list[str]] = [declared.key for declared in DECLARATIONS if declared.lays_coins]
