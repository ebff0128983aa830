"""The drawings of Pecunia Olet."""

from typing import Final

from pecunia.art.drawing_files import Drawings

DRAWINGS: Final = Drawings("pecunia.olet")
part = DRAWINGS.part
keys_in = DRAWINGS.keys_in
