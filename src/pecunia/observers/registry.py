"""The observers of this house, by the title of the game. Each is made from the options of a table."""

from collections.abc import Callable
from typing import Any, Final

from pecunia.observers.non_olet import NonOletObserver
from pecunia.observers.observer import Observer
from pecunia.observers.olet import OletObserver

OBSERVERS: Final[dict[str, Callable[[Any], Observer]]] = {"non-olet": NonOletObserver, "olet": OletObserver}
