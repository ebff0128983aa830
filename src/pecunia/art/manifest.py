"""All kinds of cards, one line each."""

from pecunia.art.frames import actions, events, famous, favours, romans, upgrades
from pecunia.art.kinds import Kind

MANIFEST: dict[str, Kind] = {
    kind.name: kind for kind in (romans.KIND, famous.KIND, actions.KIND, upgrades.KIND, events.KIND, favours.KIND)
}
