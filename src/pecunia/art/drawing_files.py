"""The drawings of a title, one file for each, found by folder and key."""

import re
from dataclasses import dataclass
from importlib import resources

_HEAD = re.compile(r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="([-\d. ]+)">\s*')
_OUTLINE = re.compile(r'<path class="sil" d="([^"]+)"/>\s*')
_REMARK = re.compile(r"<!--.*?-->\s*", re.S)


@dataclass(frozen=True)
class Part:
    """A drawing. A bust also has an outline, which its row of tesserae follows."""

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


class Drawings:
    """The drawings in the folder `art/parts` of a package."""

    def __init__(self, package: str) -> None:
        self._root = resources.files(package).joinpath("art", "parts")
        self._parts: dict[tuple[str, str], Part] = {}

    def folders(self) -> list[str]:
        return sorted(folder.name for folder in self._root.iterdir() if folder.is_dir())

    def keys_in(self, folder: str) -> tuple[str, ...]:
        """The keys of all drawings in a folder, sorted."""
        files = self._root.joinpath(folder).iterdir()
        return tuple(sorted(file.name.removesuffix(".svg") for file in files if file.name.endswith(".svg")))

    def part(self, folder: str, key: str) -> Part:
        if (folder, key) not in self._parts:
            text = self._root.joinpath(folder, f"{key}.svg").read_text(encoding="utf-8").strip()
            self._parts[folder, key] = _read(folder, key, text)
        return self._parts[folder, key]


def _read(folder: str, key: str, text: str) -> Part:
    head = _HEAD.match(text)
    if head is None or not text.endswith("</svg>"):
        raise ValueError(f"{folder}/{key}.svg is not one <svg> with a viewBox")
    left, top, width, height = (float(number) for number in head[1].split())
    drawing = _REMARK.sub("", text[head.end() : -len("</svg>")]).strip()
    outline = _OUTLINE.match(drawing)
    if outline is not None:
        drawing = drawing[outline.end() :]
    return Part(folder, key, left, top, width, height, drawing, outline[1] if outline else "")
