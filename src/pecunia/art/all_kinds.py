"""All kinds of cards, by name."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from pecunia.art.kinds import Kind
from pecunia.art.part import all_art, art_of


def kinds_of(game: str) -> dict[str, Kind]:
    return {kind.name: kind for kind in art_of(game).kinds}


@cache
def _all() -> dict[str, Kind]:
    return {name: kind for game in all_art() for name, kind in kinds_of(game).items()}


class Manifest(Mapping[str, Kind]):
    """The kinds of all titles, loaded when the first one is needed."""

    def __getitem__(self, name: str) -> Kind:
        return _all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(_all())

    def __len__(self) -> int:
        return len(_all())


MANIFEST: Final = Manifest()
