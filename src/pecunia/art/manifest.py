"""All kinds of cards, one line each."""

from pecunia.art.frames import actions, events, famous, favours, ladders, romans, upgrades
from pecunia.art.kinds import Kind

KINDS = (romans.KIND, famous.KIND, actions.KIND, upgrades.KIND, events.KIND, favours.KIND, ladders.KIND)
MANIFEST: dict[str, Kind] = {kind.name: kind for kind in KINDS}
