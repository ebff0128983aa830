"""Cards for print with more room for words: large type, and two languages on one card. All of it is measured."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from xml.etree import ElementTree

import pytest

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.cards import drawn, words_of
from pecunia.art.kinds import FULL, ROOMY
from pecunia.art.lettering import DoesNotFitError, set_words, width
from pecunia.art.part import all_art
from pecunia.art.print_layouts import SECOND, between, both, large, quieter
from pecunia.art.shapes import Layout, Slot
from pecunia.art.sheet import HEAD, all_symbols, needed_patterns, sheet, symbols_of
from pecunia.art.type_sizes import lettered
from pecunia.non_olet.art.frames.favour_frames import STONE
from pecunia.non_olet.art.frames.ladder_frames import TITLE, ladder_layout, task_words
from pecunia.non_olet.art.frames.romans import QUIET
from pecunia.non_olet.art.palette import CREAM, GOLD, INK, MARBLE, RED
from pecunia.non_olet.engine.names import CLASSES
from pecunia.non_olet.engine.values import TASKS, TASKS_OF_A_CLASS, Task
from pecunia.olet.art.stock import GREEN, LIGHT, PAPER
from pecunia.texts import LANGUAGES, Texts
from tests.art.test_contrast import TEXT, contrast

KINDS = ("roman", "famous", "action", "upgrade", "event", "favour", "ladder", "olet-card")
every_kind = pytest.mark.parametrize("kind", KINDS)
PAIRS = list(permutations(LANGUAGES, 2))
LARGER = {"ladder": 1.2, "upgrade": 1.25}  # least growth of large type where it is less than elsewhere


def is_text(slot: Slot) -> bool:
    return slot.says.removeprefix(SECOND).startswith(("text", "task"))


def slot_of(layout: Layout, says: str) -> Slot:
    return next(slot for slot in layout.slots if slot.says == says)


def facts_of(kind: str) -> Iterator[Mapping[str, str]]:
    """The facts a card is printed with. An edition may have texts of its own."""
    yield MANIFEST[kind].facts
    if kind == "action":
        yield {"edition": "2005"}


def sizes(layout: Layout, words: Mapping[str, str], language: str) -> dict[str, float]:
    """The size of the type by what it says. Words that do not fit, or a letter the font lacks, are an error."""
    found: dict[str, float] = {}
    for slot in layout.slots:
        if slot.fixed:
            continue
        said = words_of(slot, words)
        if not said:
            continue
        setting = set_words(said, slot, slot.language or language)
        found[slot.says] = setting.size
        for line in setting.lines:
            wide = width(line.words, slot.family, slot.weight, setting.size, slot.spacing)
            assert wide <= slot.width + 0.01
            assert slot.y <= line.y <= slot.y + slot.height
    return found


@every_kind
def test_there_is_much_more_room_for_text(kind: str) -> None:
    for key in MANIFEST[kind].keys:
        full, roomy = (MANIFEST[kind].layout(key, detail) for detail in (FULL, ROOMY))
        assert (roomy.width, roomy.height, roomy.edge) == (full.width, full.height, full.edge)
        room = {slot.says: slot.width * slot.height for slot in full.slots if is_text(slot)}
        for slot in roomy.slots:
            if is_text(slot):
                assert slot.width * slot.height >= 1.6 * room.pop(slot.says)
        assert not room
        assert {slot.says for slot in full.slots} == {slot.says for slot in roomy.slots}
        signs = [[use.symbol for use in layout.uses if "sign-" in use.symbol] for layout in (full, roomy)]
        assert signs[0] == signs[1]


@every_kind
def test_everything_stands_on_the_card(kind: str) -> None:
    for key in MANIFEST[kind].keys:
        layout = MANIFEST[kind].layout(key, ROOMY)
        for use in layout.uses:
            assert use.symbol in all_symbols()
            assert min(use.x, use.y) >= 0
            assert use.x + use.width <= layout.width
            assert use.y + use.height <= layout.height
        boxes = [slot for slot in layout.slots if slot.says.startswith(("name", "text", "task", "rung"))]
        for slot in boxes:
            left = slot.x if slot.left else slot.x - slot.width / 2
            assert left >= 0
            assert left + slot.width <= layout.width
            assert slot.y >= 0
            assert slot.y + slot.height <= layout.height
        for number, one in enumerate(boxes):
            for other in boxes[number + 1 :]:
                assert one.y + one.height <= other.y + 1 or other.y + other.height <= one.y + 1


@every_kind
@pytest.mark.parametrize("language", LANGUAGES)
def test_large_type_is_large_on_every_card(kind: str, language: str) -> None:
    found, texts = MANIFEST[kind], Texts(language)
    for key in found.keys:
        for facts in facts_of(kind):
            words = found.words(key, texts, facts)
            full = sizes(found.layout(key, FULL), words, language)
            grown = sizes(large(found.layout(key, ROOMY)), words, language)
            assert grown.keys() == full.keys()
            for says, size in grown.items():
                least = LARGER.get(kind, 1.35) if says.startswith(("text", "task")) else 1
                assert size >= least * full[says], f"{key}: {says} {size} after {full[says]}"


@every_kind
def test_two_languages_fit_on_every_card(kind: str) -> None:
    found = MANIFEST[kind]
    for languages in PAIRS:
        one, other = (Texts(language) for language in languages)
        for key in found.keys:
            for facts in facts_of(kind):
                first, second = found.words(key, one, facts), found.words(key, other, facts)
                alone = sizes(found.layout(key, FULL), first, languages[0])
                layout, words = both(found.layout(key, ROOMY), first, second, languages)
                for says, size in sizes(layout, words, languages[0]).items():
                    if is_text(slot_of(layout, says)):  # the picture gives way, not the type
                        assert size == alone[says.removeprefix(SECOND)], f"{key} {languages}: {says} {size}"
                differing = {
                    says for says in first if any(map(str.isalpha, first[says])) and first[says] != second[says]
                }
                said = {slot.says.removeprefix(SECOND) for slot in layout.slots if slot.says.startswith(SECOND)}
                assert said == differing
                assert all(words[SECOND + says] == second[says] for says in said)


def test_the_second_language_is_set_in_its_own() -> None:
    slot = lettered("action", "name", 150, 0, 360, 180, lines=2, capitals=True)
    layout = Layout("action", "", ROOMY, 400, 200, (slot,))
    filled, words = both(layout, {"name": "Assemblée"}, {"name": "Bürgerversammlung"}, ("fr", "de"))
    assert ">BÜRGER-</text>" in drawn(filled, words, "fr")


def test_names_stand_side_by_side_where_they_can() -> None:
    layout = Layout("famous", "", ROOMY, 630, 880, (lettered("famous", "name", 315, 0, 530, 90, capitals=True),))
    short, words = both(layout, {"name": "Ovid"}, {"name": "Ovidio"}, ("de", "it"))
    assert len({slot.y for slot in short.slots}) == 1
    assert ">|</text>" in drawn(short, words, "de")
    long, words = both(layout, {"name": "Vercingetorix"}, {"name": "Vercingetorige"}, ("de", "it"))
    upper, lower = long.slots
    assert upper.y + upper.height <= lower.y + 0.2
    with pytest.raises(DoesNotFitError):
        both(layout, {"name": "a" * 40}, {"name": "b"}, ("de", "it"))


def test_what_is_the_same_in_both_is_written_once() -> None:
    found = MANIFEST["famous"]
    first, second = (found.words("caesar", Texts(language), found.facts) for language in ("de", "fr"))
    layout, words = both(found.layout("caesar", ROOMY), {**first, "name": "C"}, {**second, "name": "C"}, ("de", "fr"))
    body = drawn(layout, words, "de")
    ElementTree.fromstring(f"{HEAD}>{needed_patterns(body)}{body}</svg>")
    assert body.count(">C</text>") == 1
    assert body.count(">5</text>") == 2  # duration and fee


def test_tasks_of_an_owner_fit() -> None:
    """An owner's box may have any task with any number."""
    tasks = [
        Task(kind, klass, number)
        for kind, name in enumerate(TASKS)
        for klass in (range(len(CLASSES)) if name in TASKS_OF_A_CLASS else (0,))
        for number in (1, 2, 5, 20)
    ]
    texts = {language: Texts(language) for language in LANGUAGES}
    for task in tasks:
        full, layout = (ladder_layout("patron", [task] * 5, detail) for detail in (FULL, ROOMY))
        said = {language: {"task-1": task_words(task, texts[language])} for language in LANGUAGES}
        for language in LANGUAGES:
            sizes(full, said[language], language)
            sizes(large(layout), said[language], language)
        for one, other in PAIRS:
            sizes(*both(layout, said[one], said[other], (one, other)), one)


def test_no_page_loads_what_only_print_shows() -> None:
    exported = {name for game in all_art() for name in symbols_of(game)}
    printed = [symbol.name for kind in MANIFEST.values() for symbol in kind.printed()]
    printed += [symbol.name for symbol in between().values()]
    assert len(printed) == len(set(printed))
    assert not exported & set(printed)
    assert all_symbols().keys() == exported | set(printed)
    for kind in MANIFEST.values():
        assert ROOMY not in kind.details
    assert not any(f'id="{name}"' in sheet(game) for game in all_art() for name in printed)


@pytest.mark.parametrize(
    ("colour", "ground"),
    [
        *((INK, ground) for ground in (CREAM, GOLD, MARBLE, "#f3d98f", "#fbf5ea")),
        (QUIET, CREAM),
        *((TITLE, ground) for ground in (CREAM, "#f3d98f")),
        (CREAM, STONE),
        ("#f3d98f", STONE),
        ("#fff6e6", RED),
        (GREEN, PAPER),
        (LIGHT, GREEN),
    ],
)
def test_the_quieter_language_can_be_read(colour: str, ground: str) -> None:
    assert TEXT <= contrast(quieter()[colour], ground) < contrast(colour, ground)
