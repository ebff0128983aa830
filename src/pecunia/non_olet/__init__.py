"""Pecunia non olet, first edition (2005) and second edition (2016)."""

from pecunia.non_olet.engine.game import NonOlet
from pecunia.non_olet.engine.options import Options as NonOletOptions
from pecunia.non_olet.engine.view import NonOletView

__all__ = ["NonOlet", "NonOletOptions", "NonOletView"]
