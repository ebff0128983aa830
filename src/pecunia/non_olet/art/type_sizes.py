"""The sizes of type on the cards of Pecunia non olet, in points."""

from typing import Final

from pecunia.art.type_sizes import Sizes, same

NAME: Final = Sizes((13,), (10.5,), (15,))
SIZES: Final[dict[str, dict[str, Sizes]]] = {
    "roman": {"class": same(7, large=(9,)), "name": same(13, 10.5, large=(13, 10.5))},
    "famous": {"name": NAME, "text": same(8, large=(11,))},
    "action": {"name": NAME, "text": same(9.5, large=(13,))},
    "upgrade": {"name": Sizes((9,), (8,), (10.5,)), "text": same(7, large=(9,))},
    "event": {"name": Sizes((13, 10.5), (10.5,), (15, 12)), "text": same(9, large=(13,))},
    "favour": {"name": NAME, "text": same(9.5, large=(13,))},
    "ladder": {
        "name": Sizes((13,), (10.5,), (13,)),
        "rung": Sizes((8,), (7,), (9,)),
        "task": same(7, large=(8.6,)),
    },
}
