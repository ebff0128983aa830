"""All games: ours, and those that installed packages add by entry points of the group `pecunia.titles`.

Ours are named here as modules and not imported. So bots, words and other parts can ask for a title without importing
every game, which would be a layer above them.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from pecunia.core.errors import OptionError
from pecunia.titles.title import Title

GROUP: Final = "pecunia.titles"
OURS: Final = ("pecunia.non_olet.title", "pecunia.olet.title")  # the first is the default
TOO_EARLY: Final = "a title was asked for while titles load: a title imports its parts in functions"
TITLE: Final = "TITLE"  # the name of the title in its module


def our_titles() -> list[Title[Any]]:
    """Our own titles, without those of installed packages. The files in this repository are made for these."""
    return [getattr(import_module(module), TITLE) for module in OURS]


def _load() -> dict[str, Title[Any]]:
    found = our_titles()
    found += [entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)]
    titles: dict[str, Title[Any]] = {}
    for title in found:
        if title.name in titles:
            raise ValueError(f"two titles are called {title.name}")
        titles[title.name] = title
    return titles


class Titles(Mapping[str, Title[Any]]):
    """All titles by name, loaded when the first is asked for."""

    def __init__(self) -> None:
        self._loaded: dict[str, Title[Any]] = {}
        self._loading = False

    def _all(self) -> dict[str, Title[Any]]:
        if self._loading:
            raise ImportError(TOO_EARLY)
        if not self._loaded:
            self._loading = True
            try:
                self._loaded = _load()
            finally:
                self._loading = False
        return self._loaded

    def __getitem__(self, name: str) -> Title[Any]:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


TITLES: Final = Titles()


def title(name: str) -> Title[Any]:
    if name not in TITLES:
        raise OptionError("option-title", value=name, known=", ".join(TITLES))
    return TITLES[name]


def first_title() -> str:
    """The title that is used if nobody names one."""
    return next(iter(TITLES))
