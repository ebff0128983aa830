"""The sizes of type on the cards of Pecunia Olet, in points."""

from typing import Final

from pecunia.art.type_sizes import Sizes, same

# The drawing is smaller than the print: a card of 440 x 620 units is as large as the others on paper.
ENLARGED: Final = {"olet-card": 880 / 620}
SIZES: Final[dict[str, dict[str, Sizes]]] = {
    "olet-card": {
        "name": Sizes((13,), (10.5,), (13,)),
        "letter": same(13, large=(13,)),
        "mark": same(13, large=(13,)),
        "text": same(9.5, large=(13,)),
    },
}
