"""The boxes of several owners put together: a value is confirmed if two owners who do not know of each other say the
same and nobody says anything else."""

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, NamedTuple

from pecunia.core.errors import OptionError
from pecunia.core.toml_written import toml_text
from pecunia.core.values import CONFIRMED, OWNER, PROVENANCE
from pecunia.owners.reading import OwnersBox, form_of, nested, read_box
from pecunia.texts import Texts

OWNERS_NEEDED: Final = 2
# What a file says about itself: a sign of the box, made by chance, and the edition.
BOX: Final = "box"
EDITION: Final = "edition"


class Found(NamedTuple):
    """What owners say about one unit: the values by the owners who state them."""

    name: str
    said: list[tuple[dict[str, Any], list[str]]]

    @property
    def agreed(self) -> bool:
        return len(self.said) == 1

    @property
    def confirmed(self) -> bool:
        return self.agreed and len(self.said[0][1]) >= OWNERS_NEEDED


class Merged(NamedTuple):
    text: str  # a file of values with everything on which nobody disagrees
    found: list[Found]
    owners: int


def merge(files: Iterable[tuple[str, str]], texts: Texts) -> Merged:
    """Put files together: names and texts. Raises ValuesError for what no game accepts, and OptionError for boxes that
    cannot be the same."""
    boxes: dict[str, OwnersBox] = {}
    first: OwnersBox | None = None
    for file, text in files:
        box = read_box(text, file, texts)
        if box.problems:
            raise OptionError("owners-impossible", file=file, sentence=box.problems[0].sentence)
        if first is not None and box.game != first.game:
            raise OptionError("owners-games", file=file)
        if first is not None and box.about.get(EDITION, "") != first.about.get(EDITION, ""):
            raise OptionError("owners-editions", file=file)
        first = first or box
        boxes[_owner(box)] = box  # a later file of the same owner takes the place of an earlier one
    if first is None:
        raise OptionError("owners-none")
    found = [unit for unit in _units(boxes, first.game, texts) if unit.said]
    return Merged(_written(found, first), found, len(boxes))


def _owner(box: OwnersBox) -> str:
    """By the sign that the page gives to a box. Files without one count as one owner if they say the same."""
    stated = {entry: box.entries[entry] for entry in sorted(box.whole)}
    return box.about.get(BOX) or sha256(json.dumps(stated, sort_keys=True).encode()).hexdigest()[:12]


def _units(boxes: dict[str, OwnersBox], game: str, texts: Texts) -> Iterable[Found]:
    for name, fields in form_of(game, texts).units():
        said: list[tuple[dict[str, Any], list[str]]] = []
        for owner, box in boxes.items():
            stated = {field.entry: box.entries[field.entry] for field in fields if field.entry in box.whole}
            same = next((owners for values, owners in said if values == stated), None)
            if stated and same is not None:
                same.append(box.about.get("by") or owner)
            elif stated:
                said.append((stated, [box.about.get("by") or owner]))
        yield Found(name, said)


def _written(found: list[Found], first: OwnersBox) -> str:
    """The file of what is agreed. Each table says which of its entries are confirmed."""
    agreed: dict[str, Any] = {}
    tables: dict[str, list[str]] = {}
    for unit in found:
        if not unit.agreed:
            continue
        agreed |= unit.said[0][0]
        for entry in unit.said[0][0]:
            table, _, name = entry.rpartition(".")
            tables.setdefault(table, [])
            tables[table] += [name] if unit.confirmed else []
    head: dict[str, Any] = {}
    for table, names in tables.items():
        if table.rpartition(".")[2] != "start":  # a short table inside another has no origin of its own
            head[f"{table}.{PROVENANCE}"] = OWNER
            head[f"{table}.{CONFIRMED}"] = names
    about = {"game": first.game, **({EDITION: first.about[EDITION]} if EDITION in first.about else {})}
    return toml_text({"about": about, **nested({**head, **agreed})})


def report(merged: Merged, texts: Texts) -> list[str]:
    """A line for each unit that somebody states, and a sum."""
    lines = []
    for unit in merged.found:
        if not unit.agreed:
            lines.append(texts.text("owners-disputed", what=unit.name))
            lines += [f"  {', '.join(owners)}: {_short(values)}" for values, owners in unit.said]
        elif unit.confirmed:
            lines.append(texts.text("owners-confirmed", what=unit.name, count=len(unit.said[0][1])))
        else:
            lines.append(texts.text("owners-one", what=unit.name))
    confirmed = sum(unit.confirmed for unit in merged.found)
    return [*lines, texts.text("owners-sum", owners=merged.owners, stated=len(merged.found), confirmed=confirmed)]


def _short(values: dict[str, Any]) -> str:
    """Values as they are written in the file, without their long names."""
    return "; ".join(json.dumps(value, ensure_ascii=False) for value in values.values())
