"""What things to print are called, for those who only need the names."""

OF_OLET = "olet-"
DECKS = (
    *("actions-2005", "actions-2016", "dark-red", "romans"),
    *("famous", "upgrades", "events", "careers", "favours"),
    *("pieces-2005", "pieces-2016"),
    *("olet-cards", "olet-money", "olet-board", "olet-pieces"),
)
# The decks of each set: a box is everything in it, pieces included. A deck is a set as well.
SETS: dict[str, tuple[str, ...]] = {
    "2005": ("actions-2005", "romans", "pieces-2005"),
    "2016": ("actions-2016", "dark-red", "romans", "famous", "upgrades", "events", "careers", "favours", "pieces-2016"),
    "2016-base": ("actions-2016", "romans", "pieces-2016"),
    "olet": ("olet-cards", "olet-money", "olet-board", "olet-pieces"),
    **{deck: (deck,) for deck in DECKS},
}
PRODUCTS = ("cards", "texts", "aid", "rules")
