"""The drawings in `parts/`, one file each, found by folder and key."""

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

FOLDERS = (
    "romans",
    "famous",
    "actions",
    "upgrades",
    "events",
    "favours",
    "ladders",
    "olet",
    "classes",
    "signs",
    "table",
)
_HEAD = re.compile(r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="([-\d. ]+)">\s*')
_OUTLINE = re.compile(r'<path class="sil" d="([^"]+)"/>\s*')
_REMARK = re.compile(r"<!--.*?-->\s*", re.S)


@dataclass(frozen=True)
class Part:
    """A drawing. A bust also has the outline that its row of tesserae follows."""

    folder: str
    key: str
    left: float
    top: float
    width: float
    height: float
    drawing: str
    outline: str = ""

    @property
    def name(self) -> str:
        return f"{self.folder}-{self.key}"


@cache
def keys_in(folder: str) -> tuple[str, ...]:
    """The keys of all drawings of a folder, sorted."""
    files = _folder(folder).iterdir()
    return tuple(sorted(file.name.removesuffix(".svg") for file in files if file.name.endswith(".svg")))


@cache
def part(folder: str, key: str) -> Part:
    text = _folder(folder).joinpath(f"{key}.svg").read_text(encoding="utf-8").strip()
    head = _HEAD.match(text)
    if head is None or not text.endswith("</svg>"):
        raise ValueError(f"{folder}/{key}.svg is not one <svg> with a viewBox")
    left, top, width, height = (float(number) for number in head[1].split())
    drawing = _REMARK.sub("", text[head.end() : -len("</svg>")]).strip()
    outline = _OUTLINE.match(drawing)
    if outline is not None:
        drawing = drawing[outline.end() :]
    return Part(folder, key, left, top, width, height, drawing, outline[1] if outline else "")


def _folder(folder: str) -> resources.abc.Traversable:
    return resources.files("pecunia").joinpath("art", "parts", folder)
