"""Pecunia Olet: counterfeiters, their henchmen and the Godfather."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pecunia.olet.engine.game import Olet
    from pecunia.olet.engine.options import Options as OletOptions
    from pecunia.olet.engine.view import OletView

__all__ = ["Olet", "OletOptions", "OletView"]

# The engine is loaded when one of these is first used: other parts of the title need it later, or not at all.
LATER = {
    "Olet": ("game", "Olet"),
    "OletOptions": ("options", "Options"),
    "OletView": ("view", "OletView"),
}


def __getattr__(name: str) -> Any:
    if name in LATER:
        module, inner = LATER[name]
        return getattr(import_module(f"pecunia.olet.engine.{module}"), inner)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
