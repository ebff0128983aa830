"""The modules, and the keys of their cards, by number. Each module declares what its cards do."""

from typing import Final

from pecunia.non_olet.engine.kept_order import EVENT_CARD, FAVOUR_CARD, LADDER, UPGRADE_CARD, keys_of
from pecunia.non_olet.engine.modules.famous_romans import FAMOUS_CLASSES as FAMOUS_CLASSES
from pecunia.non_olet.engine.modules.famous_romans import FAMOUS_KEYS as FAMOUS_KEYS
from pecunia.non_olet.engine.names import ORDINARY as ORDINARY

FAMOUS: Final = "famous"
UPGRADES: Final = "upgrades"
EVENTS: Final = "events"
CAREERS: Final = "careers"
FAVOURS: Final = "favours"
MODULES: Final = [FAMOUS, UPGRADES, EVENTS, CAREERS, FAVOURS]

UPGRADE_KEYS: Final[list[str]] = keys_of(UPGRADE_CARD)
EVENT_KEYS: Final[list[str]] = keys_of(EVENT_CARD)
FAVOUR_KEYS: Final[list[str]] = keys_of(FAVOUR_CARD)
LADDER_KEYS: Final[list[str]] = keys_of(LADDER)
