"""What stands on the table beside the cards: backs, tokens, the furniture of a latrine, the players' animals."""

from pecunia.art.frames.stock import picture
from pecunia.art.parts import keys_in
from pecunia.art.shapes import Symbol

EMBLEMS = ("duck", "snail", "crab", "hare", "fish", "tortoise")


def table_symbols() -> list[Symbol]:
    return [picture("table", key) for key in keys_in("table")]
