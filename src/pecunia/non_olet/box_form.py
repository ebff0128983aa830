"""What an owner of Pecunia non olet can read off the cards."""

import tomllib
from typing import Final

from pecunia.non_olet.engine.module_names import CAREERS, EVENT_KEYS, EVENTS, FAMOUS, FAMOUS_KEYS, LADDER_KEYS
from pecunia.non_olet.engine.names import CARD_KEYS, CLASSES
from pecunia.non_olet.engine.options import EDITIONS
from pecunia.non_olet.engine.values import (
    CLASS_SIZES,
    DECK_SIZES,
    RANGES,
    TASKS,
    TASKS_OF_A_CLASS,
    least_of_a_task,
    most_of_a_task,
    own_values,
    own_values_text,
)
from pecunia.texts import Texts
from pecunia.titles.box_form import BoxAxis, BoxChoice, BoxColumn, BoxField, BoxForm, BoxPart, OwnValues

DARK_RED_DECK: Final = "dark-red"


def box_form(texts: Texts) -> BoxForm:
    own = OwnValues(tomllib.loads(own_values_text()), own_values().origins)
    return BoxForm(
        game="non-olet",
        label="Pecunia non olet",
        editions=tuple(EDITIONS),
        sheets=("famous", "event"),
        parts=(
            _romans(texts, own),
            _dark_red(texts, own),
            _famous(texts, own),
            _events(texts, own),
            *_ladders(texts, own),
        ),
    )


def _axes(texts: Texts) -> tuple[BoxAxis, BoxAxis]:
    """How long a Roman stays, and what he pays."""
    shortest, longest = RANGES["durations"]
    least, most = RANGES["fees"]
    return (
        BoxAxis(name=texts.text("box-stays"), sign="duration", fact="duration", least=shortest, most=longest),
        BoxAxis(name=texts.text("box-pays"), sign="fee", fact="fee", least=least, most=most),
    )


def _romans(texts: Texts, own: OwnValues) -> BoxPart:
    return BoxPart(
        key="romans",
        name=texts.text("values-romans"),
        kind="grid",
        axes=_axes(texts),
        fields=tuple(
            BoxField(
                **own.of(f"romans.{klass}.cards"),
                name=texts.text(f"class-{klass}", count=2),
                card="roman",
                keys=(klass,),
                sign=f"plate-{klass}",
                total=size,
            )
            for klass, size in zip(CLASSES, CLASS_SIZES)
        ),
    )


def _dark_red(texts: Texts, own: OwnValues) -> BoxPart:
    most = DECK_SIZES[DARK_RED_DECK]
    return BoxPart(
        key=DARK_RED_DECK,
        name=texts.text("values-deck-dark-red"),
        kind="number",
        total=most,
        fields=tuple(
            BoxField(
                **own.of(f"deck.{DARK_RED_DECK}.{card}"),
                name=texts.text(f"card-{card}"),
                card="action",
                keys=(card,),
                most=most,
            )
            for card, copies in zip(CARD_KEYS, own_values().decks[DARK_RED_DECK])
            if copies
        ),
    )


def _famous(texts: Texts, own: OwnValues) -> BoxPart:
    return BoxPart(
        key=FAMOUS,
        name=texts.text("values-famous"),
        kind="cell",
        axes=_axes(texts),
        fields=tuple(
            BoxField(**own.of(f"famous.{key}"), name=texts.text(f"famous-{key}"), card="famous", keys=(key,))
            for key in FAMOUS_KEYS
        ),
    )


def _events(texts: Texts, own: OwnValues) -> BoxPart:
    least, most = RANGES["markers"]
    return BoxPart(
        key=EVENTS,
        name=texts.text("values-events"),
        kind="number",
        fields=tuple(
            BoxField(
                **own.of(f"events.{key}"),
                name=texts.text(f"event-{key}"),
                card="event",
                keys=(key,),
                sign="table-drop",
                least=least,
                most=most,
            )
            for key in EVENT_KEYS
        ),
    )


def _ladders(texts: Texts, own: OwnValues) -> tuple[BoxPart, BoxPart]:
    rungs = len(own_values().prices) - 1
    tasks = tuple(
        BoxChoice(
            key=task,
            name=texts.text(f"box-task-{task}"),
            least=least_of_a_task(task),
            most=max(most_of_a_task(task, klass, own_values()) for klass in range(len(CLASSES))),
        )
        for task in TASKS
    )
    classes = tuple(
        BoxChoice(key=klass, name=texts.text(f"class-{klass}", count=2), sign=f"plate-{klass}") for klass in CLASSES
    )
    columns = (
        BoxColumn(key="task", name=texts.text("box-task"), kind="choice", choices=tasks),
        BoxColumn(
            key="class", name=texts.text("box-class"), kind="choice", choices=classes, only=tuple(TASKS_OF_A_CLASS)
        ),
        BoxColumn(key="number", name=texts.text("box-number"), kind="number"),
    )
    ladders = BoxPart(
        key=CAREERS,
        name=texts.text("values-careers"),
        kind="rows",
        fields=tuple(
            BoxField(
                **own.of(f"careers.ladders.{key}"),
                name=texts.text(f"ladder-{key}"),
                least=rungs,
                most=rungs,
                columns=columns,
            )
            for key in LADDER_KEYS
        ),
    )
    least, most = RANGES["prices"]
    price = BoxColumn(key="price", name=texts.text("box-price"), kind="number", least=least, most=most)
    prices = BoxPart(
        key="prices",
        name=texts.text("box-prices"),
        kind="rows",
        written="number",
        fields=(
            BoxField(
                **own.of("careers.price"),
                name=texts.text("box-prices"),
                sign="sign-coin",
                least=rungs,
                most=rungs,
                columns=(price,),
                ahead=(0,),
            ),
        ),
    )
    return ladders, prices
