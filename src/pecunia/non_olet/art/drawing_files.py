"""The drawings of Pecunia non olet."""

from typing import Final

from pecunia.art.drawing_files import Drawings

DRAWINGS: Final = Drawings("pecunia.non_olet")
part = DRAWINGS.part
keys_in = DRAWINGS.keys_in
