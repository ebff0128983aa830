"""What owners can read off their boxes: the forms of all titles that have one."""

from functools import cache

from pecunia.texts import Texts
from pecunia.titles.box_form import BoxForm
from pecunia.titles.registry import TITLES


@cache
def box_forms(language: str) -> list[BoxForm]:
    return [title.box(Texts(language)) for title in TITLES.values() if title.box is not None]
