"""`python -m pecunia.art.export FOLDER`: everything a browser needs to build cards without knowing their geometry.

There is a folder for each game. `symbols.base.svg` contains each drawing and each frame once, `symbols.MODULE.svg`
those of a module; a page that has loaded both can use all their symbols. For every card, `layout.json` lists the
symbols with their positions, and the slots. `words.LANGUAGE.json` has the names and texts, broken into lines for these
slots. `start/` has the complete pictures of the start page.
"""

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pecunia.art.all_kinds import kinds_of
from pecunia.art.lettering import set_words
from pecunia.art.part import all_art, art_of
from pecunia.art.shapes import FAMILIES, Layout, Slot, Use
from pecunia.art.sheet import sheets, symbols_of
from pecunia.art.start_pictures import start_pictures
from pecunia.texts import LANGUAGES, Texts


def layout_data(layout: Layout) -> dict[str, Any]:
    items: list[dict[str, Any]] = []
    for item in layout.items:
        said = {name: value for name, value in asdict(item).items() if value not in (False, "", 0) or name in "xy"}
        said.pop("sizes", None)  # words are exported with their size; facts only need the size and the least one
        if isinstance(item, Slot) and item.lines == 1:  # numbers differ between tables, but their baseline does not
            said["baseline"] = set_words("0", item).lines[0].y
        items.append({"type": "use" if isinstance(item, Use) else "slot", **said})
    found: dict[str, Any] = {"width": layout.width, "height": layout.height, "edge": layout.edge, "items": items}
    if layout.crops:
        found["crops"] = layout.crops
    return found


def layouts(game: str) -> dict[str, Any]:
    cards = {
        name: {key: {detail: layout_data(kind.layout(key, detail)) for detail in kind.details} for key in kind.keys}
        for name, kind in kinds_of(game).items()
    }
    return {
        "families": FAMILIES,
        "symbols": {symbol.name: symbol.box for symbol in symbols_of(game).values()},
        "cards": cards,
        **art_of(game).for_page(),
    }


def words(game: str, language: str) -> dict[str, Any]:
    """The lines of every slot that depends on the language, by kind, key, detail and slot."""
    texts = Texts(language)
    return {
        name: {
            key: {
                detail: _lines(kind.layout(key, detail), kind.words(key, texts, {}), language)
                for detail in kind.details
            }
            for key in kind.keys
        }
        for name, kind in kinds_of(game).items()
    }


def _lines(layout: Layout, said: dict[str, str], language: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for slot in layout.slots:
        if not slot.fixed and said.get(slot.says):
            setting = set_words(said[slot.says], slot, language)
            found[slot.says] = {"size": setting.size, "lines": [[line.y, line.words] for line in setting.lines]}
    return found


def export(folder: Path) -> None:
    for game in all_art():
        place = folder / game
        place.mkdir(parents=True, exist_ok=True)
        for name, drawn in sheets(game).items():
            place.joinpath(f"symbols.{name}.svg").write_text(drawn, encoding="utf-8")
        _write(place / "layout.json", layouts(game))
        for language in LANGUAGES:
            _write(place / f"words.{language}.json", words(game, language))
    place = folder / "start"
    place.mkdir(exist_ok=True)
    for name, drawn in start_pictures().items():
        place.joinpath(f"{name}.svg").write_text(drawn, encoding="utf-8")


def _write(file: Path, data: dict[str, Any]) -> None:
    file.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m pecunia.art.export")
    parser.add_argument("folder", type=Path)
    export(parser.parse_args().folder)
