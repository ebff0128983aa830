"""All action cards, one line each, in the order of their numbers."""

from typing import Final

from pecunia.non_olet.engine import names as n
from pecunia.non_olet.engine.cards.card import ActionCard
from pecunia.non_olet.engine.cards.forum import Alms, Assembly, Conspiracy, RichSlaves, RumourMill, SpecialTax
from pecunia.non_olet.engine.cards.latrine import (
    FishPoisoning,
    GoodBusiness,
    GreatHaste,
    LatrineGossip,
    RatInfestation,
    SpringCleaning,
    VillaDixius,
)
from pecunia.non_olet.engine.cards.queues import (
    ColosseumBreak,
    Ejection,
    LatrineChange,
    LineCutter,
    RegularGuest,
    StateVisit,
)

MANIFEST: Final[list[ActionCard]] = [
    LineCutter(n.LINE_CUTTER, "§3.1 I"),
    Ejection(n.EJECTION, "§3.1 II"),
    LatrineChange(n.LATRINE_CHANGE, "§3.1 III"),
    VillaDixius(n.VILLA_DIXIUS, "§3.1 V"),
    GreatHaste(n.GREAT_HASTE, "§3.1 VI"),
    FishPoisoning(n.FISH_POISONING, "§3.1 IX"),
    LatrineGossip(n.LATRINE_GOSSIP, "§3.1 X"),
    Assembly(n.SLAVE_MARKET, "§3.1 XII", n.SLAVE),
    Assembly(n.CITIZENS_ASSEMBLY, "§3.1 XII", n.CITIZEN),
    Assembly(n.SENATE_MEETING, "§3.1 XII", n.SENATOR),
    Assembly(n.WOMENS_FORUM, "§3.1 XII", n.WOMAN),
    SpecialTax(n.TAX_SENATORS, "§3.1 XIV", n.SENATOR),
    SpecialTax(n.TAX_CITIZENS, "§3.1 XIV", n.CITIZEN),
    SpecialTax(n.TAX_SLAVES, "§3.1 XIV", n.SLAVE),
    ColosseumBreak(n.COLOSSEUM_BREAK, "§3.1 Pause im Colosseum"),
    RegularGuest(n.REGULAR_GUEST, "§3.1 Stammgast"),
    StateVisit(n.STATE_VISIT, "§3.1 IV"),
    GoodBusiness(n.GOOD_BUSINESS, "§3.1 VII"),
    SpringCleaning(n.SPRING_CLEANING, "§3.1 VIII"),
    RatInfestation(n.RAT_INFESTATION, "§3.1 XI"),
    Conspiracy(n.CONSPIRACY, "§3.1 XIII"),
    Alms(n.ALMS, "§3.1 XV"),
    RichSlaves(n.RICH_SLAVES, "§3.1 XVI"),
    RumourMill(n.RUMOUR_MILL, "§3.1 XVII"),
]
