"""An order for something to print. All errors in it are found before anything is drawn."""

from dataclasses import dataclass, field

from pecunia.core.errors import OptionError
from pecunia.printing.paper import BLEED, Size, card_size, paper_of
from pecunia.printing.product_names import GAME_OF, PRINTED, SETS
from pecunia.rulebook.box import Box
from pecunia.texts import LANGUAGES, Texts

MAX_LANGUAGES = 2


@dataclass(frozen=True)
class Order:
    """The sets, one language or two, the paper, and how to print."""

    sets: tuple[str, ...]
    languages: tuple[str, ...] = ("en",)
    paper: str = "a4"
    size: str = "63x88"
    bleed: bool = True
    backs: bool = True
    grey: bool = False
    large: bool = False
    box: Box = field(default_factory=Box)

    def check(self) -> None:
        for name in self.sets:
            if name not in SETS:
                raise OptionError("print-set", value=name, known=", ".join(SETS))
        for language in self.languages:
            if language not in LANGUAGES:
                raise OptionError("option-language", value=language, known=", ".join(LANGUAGES))
        if len(set(self.languages)) != len(self.languages) or len(self.languages) > MAX_LANGUAGES:
            raise OptionError("print-languages", value=", ".join(self.languages))
        if self.large and len(self.languages) > 1:
            raise OptionError("print-large-two")
        _ = self.page, self.card

    @property
    def page(self) -> Size:
        return paper_of(self.paper)

    @property
    def card(self) -> Size:
        return card_size(self.size)

    @property
    def edge(self) -> float:
        return BLEED if self.bleed else 0.0

    @property
    def games(self) -> list[str]:
        """The games of the sets."""
        return games_of(self.sets)

    @property
    def texts(self) -> Texts:
        """The texts of the first language, which is used for everything that is not on a card."""
        return Texts(self.languages[0])


def games_of(sets: tuple[str, ...]) -> list[str]:
    """The games of these sets. An unknown set has no game."""
    found = {GAME_OF[deck] for name in sets for deck in SETS.get(name, ())}
    return [game for game in PRINTED if game in found]
