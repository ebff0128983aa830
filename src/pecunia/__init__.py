"""Pecunia: the digital home of Pecunia non olet and Pecunia Olet."""

from pecunia.core.errors import IllegalMove, NotAMove, PecuniaError
from pecunia.core.record import write_record
from pecunia.games import from_position, from_record, new

# The version stands only here: pyproject.toml reads it from this file (docs/versions.md).
__version__ = "0.1.0"

__all__ = ["IllegalMove", "NotAMove", "PecuniaError", "from_position", "from_record", "new", "write_record"]
