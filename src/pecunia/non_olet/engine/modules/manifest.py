"""The modules in play, in the order in which the procedures of §2.6 call them."""

from pecunia.non_olet.engine.module_names import CAREERS, EVENTS, FAMOUS, FAVOURS, UPGRADES
from pecunia.non_olet.engine.modules.careers import Careers
from pecunia.non_olet.engine.modules.events import Events
from pecunia.non_olet.engine.modules.famous import Famous
from pecunia.non_olet.engine.modules.favours import Favours
from pecunia.non_olet.engine.modules.module import Module
from pecunia.non_olet.engine.modules.upgrades import Upgrades


def make_modules(keys: list[str]) -> list[Module]:
    """ENTER asks upgrades before favours (A100); LEAVE goes backwards, upgrades before famous Romans."""
    found: list[Module] = []
    if UPGRADES in keys:
        found.append(Upgrades())
    if FAMOUS in keys:
        found.append(Famous())
    if EVENTS in keys:
        found.append(Events())
    if CAREERS in keys:
        found.append(Careers())
    if FAVOURS in keys:
        found.append(Favours())
    return found
