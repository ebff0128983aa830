"""Pecunia Olet: counterfeiters, their henchmen and the Godfather."""

from pecunia.olet.engine.game import Olet
from pecunia.olet.engine.options import Options as OletOptions
from pecunia.olet.engine.view import OletView

__all__ = ["Olet", "OletOptions", "OletView"]
