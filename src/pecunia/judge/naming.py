"""What a title tells the judge: how people name its moves, and which lines of its positions list things."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pecunia.core.game import Game
from pecunia.judge.name_index import Kind
from pecunia.texts import Texts
from pecunia.titles.registry import title

Kinds = tuple[Kind, ...]


@dataclass(frozen=True, kw_only=True)
class Naming:
    """`verbs` are the first words of moves, with the kinds of named things that may follow. `lists` are the lines of a
    position that list things. People say verbs, places and further words in their own language: the text `say-seat`
    has the words for `seat`."""

    verbs: Mapping[str, Kinds]
    lists: Mapping[str, Kinds]
    places: list[str]  # words of moves that stand for a place
    further: list[str]  # other words of moves
    no_things: list[str]  # words in a list that are not things, such as `rest`
    moved: Callable[[Game, Kinds, str, Texts], str]  # the words of the notation for the thing that follows a verb
    listed: Callable[[Kinds, str, Texts], str]  # the word of a position for one thing of a list
    is_name: Callable[[Kinds, str], bool]  # whether several words name one thing
    completed: Callable[[list[str]], list[str]]  # adds to the lines of a position what people may leave out
    unprinted: Callable[[str], list[str]]  # cards of a position that the reconstruction does not have

    @property
    def kinds(self) -> Kinds:
        """All kinds of things that have names here."""
        named = [*self.verbs.values(), *self.lists.values()]
        return tuple(dict.fromkeys(kind for kinds in named for kind in kinds))


def naming_of(game: str) -> Naming:
    return title(game).naming()
