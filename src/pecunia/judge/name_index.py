"""The names of things in all four languages, and which thing somebody means by a name."""

import re
import unicodedata
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from pecunia.core.errors import PecuniaError
from pecunia.texts import LANGUAGES, Texts

NEAREST = 3  # how many names are suggested for an unknown one
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


class Kind(NamedTuple):
    """A kind of things that have names."""

    words: tuple[str, ...]  # the words for them in positions
    prefix: str  # of the text keys of their names


class UnknownName(PecuniaError):
    """A name that means nothing here, or more than one thing. The facts have the nearest names."""


def plain(text: str) -> str:
    """A name in the form used for comparison: small letters, no accents, no apostrophes, single spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[^\w+/]", " ", re.sub(r"['’]", "", letters)).replace("_", " ").split())


@cache
def called(kind: Kind) -> dict[str, list[str]]:
    """All names of a kind and what they mean: the names in all languages, and the words that positions use."""
    found: dict[str, list[str]] = {}
    for key in kind.words:
        names = [key, *(spoken(kind, key, Texts(language)) for language in LANGUAGES)]
        for name in names:
            meant = found.setdefault(plain(name), [])
            if key not in meant:
                meant.append(key)
    return found


def spoken(kind: Kind, key: str, texts: Texts) -> str:
    """What a thing is called in the language of the texts."""
    return texts.text(f"{kind.prefix}-{key}")


def meant(kinds: tuple[Kind, ...], name: str, texts: Texts) -> str:
    """The word that positions use for the thing with this name. Raises UnknownName if there is no such thing, or more
    than one."""
    wanted = plain(name)
    for begins in (False, True):  # first whole names, then beginnings of names
        keys = [(kind, key) for kind in kinds for key in _matching(kind, wanted, begins)]
        if len(keys) == 1:
            return keys[0][1]
        if keys:
            raise UnknownName("name-ambiguous", text=name, near=_list(keys, texts))
    near = [(kind, key) for kind in kinds for key in _nearest(kind, wanted)]
    if near:
        raise UnknownName("name-unknown", text=name, near=_list(near[:NEAREST], texts))
    raise UnknownName("name-strange", text=name)


def _matching(kind: Kind, wanted: str, begins: bool) -> list[str]:
    found = called(kind)
    if not begins:
        return found.get(wanted, [])
    return list(dict.fromkeys(key for name, keys in found.items() if name.startswith(f"{wanted} ") for key in keys))


def _nearest(kind: Kind, wanted: str) -> list[str]:
    close = get_close_matches(wanted, called(kind), n=NEAREST, cutoff=0.6)
    return list(dict.fromkeys(key for name in close for key in called(kind)[name]))


def _list(keys: list[tuple[Kind, str]], texts: Texts) -> str:
    return ", ".join(spoken(kind, key, texts) for kind, key in keys)


@cache
def said(key: str) -> list[str]:
    """The words that people say for a word of the notation, in any language, the longest first."""
    words = [plain(word) for language in LANGUAGES for word in Texts(language).text(f"say-{key}").split(",")]
    return sorted(dict.fromkeys([plain(key), *words]), key=len, reverse=True)
