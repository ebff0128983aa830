"""Pecunia non olet, first edition (2005) and second edition (2016)."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pecunia.non_olet.engine.game import NonOlet
    from pecunia.non_olet.engine.options import Options as NonOletOptions
    from pecunia.non_olet.engine.view import NonOletView

__all__ = ["NonOlet", "NonOletOptions", "NonOletView"]

# The engine is loaded when one of these is first used: other parts of the title need it later, or not at all.
LATER = {
    "NonOlet": ("game", "NonOlet"),
    "NonOletOptions": ("options", "Options"),
    "NonOletView": ("view", "NonOletView"),
}


def __getattr__(name: str) -> Any:
    if name in LATER:
        module, inner = LATER[name]
        return getattr(import_module(f"pecunia.non_olet.engine.{module}"), inner)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
