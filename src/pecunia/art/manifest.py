"""All kinds of cards, one line each."""

from pecunia.art.frames import (
    actions,
    events,
    famous,
    favours,
    ladders,
    olet_board,
    olet_cards,
    olet_notes,
    olet_table,
    romans,
    upgrades,
)
from pecunia.art.kinds import Kind

KINDS = (
    romans.KIND,
    famous.KIND,
    actions.KIND,
    upgrades.KIND,
    events.KIND,
    favours.KIND,
    ladders.KIND,
    olet_cards.KIND,
    olet_notes.KIND,
    olet_board.SPACES,
    olet_board.TRACK,
    olet_table.KIND,
)
MANIFEST: dict[str, Kind] = {kind.name: kind for kind in KINDS}
