"""What an owner of Pecunia Olet can read off the board and the cards."""

import tomllib
from typing import Final

from pecunia.olet.engine.names import (
    CARD_KINDS,
    CARDS,
    LAST,
    LETTERS,
    MARKET,
    MARKS,
    MAX_SPACES,
    SPACE_KINDS,
    START_LETTER,
    TAX,
    TRACK_KINDS,
    UNIT,
)
from pecunia.olet.engine.values import (
    PLAIN_SPACE,
    RANGES,
    SIDE_PLAYERS,
    SIDES,
    TRACK_NAMES,
    own_values,
    own_values_text,
)
from pecunia.texts import Texts
from pecunia.titles.box_form import BoxChoice, BoxColumn, BoxField, BoxForm, BoxPart, OwnValues

LOTTERY: Final = "lottery"
LONGEST_TRACK: Final = 60  # spaces; ours has 31
# The signs on a space, in the order of the names of the drawings (`market-bin-hat`).
SIGNS_OF_KINDS: Final[dict[int, tuple[str, ...]]] = {MARKET: ("bin", "hat"), TAX: ("sunglasses", "hat")}


def box_form(texts: Texts) -> BoxForm:
    own = OwnValues(tomllib.loads(own_values_text()), own_values().origins)
    return BoxForm(
        game="olet",
        label="Pecunia Olet",
        editions=(),
        sheets=(),
        parts=(
            *[_board(side, texts, own) for side in SIDES],
            *[_track(side, texts, own) for side in SIDES],
            *[_starts(side, texts, own) for side in SIDES],
            _cards(texts, own),
        ),
    )


def _board(side: str, texts: Texts, own: OwnValues) -> BoxPart:
    return BoxPart(
        key=f"board-{side}",
        name=texts.text(f"values-board-{side}"),
        kind="rows",
        empty="plain",
        fields=tuple(
            BoxField(
                **own.of(f"board.{side}.{key}"),
                name=texts.text(f"olet-space-{key}"),
                card="olet-space",
                keys=(key,),
                sign=f"olet-space-{key}",
                least=2 if kind == TAX else 1,
                most=MAX_SPACES[kind],
                columns=_columns_of(kind, texts),
            )
            for kind, key in enumerate(SPACE_KINDS)
        ),
    )


def _columns_of(kind: int, texts: Texts) -> tuple[BoxColumn, ...]:
    """What is printed on a space: its price on the market, then signs."""
    least, most = RANGES["prices"]
    price = BoxColumn(
        key="price", name=texts.text("box-price"), kind="number", least=least, most=most, step=UNIT, fact="price"
    )
    signs = [
        BoxColumn(
            key=sign,
            name=texts.text(f"olet-sign-{sign}"),
            kind="flag",
            choices=(BoxChoice(key=sign, name=texts.text(f"olet-sign-{sign}"), sign=f"olet-{sign}"),),
        )
        for sign in SIGNS_OF_KINDS.get(kind, ("hat",))
    ]
    return (price, *signs) if kind == MARKET else tuple(signs)


def _track(side: str, texts: Texts, own: OwnValues) -> BoxPart:
    kinds = tuple(
        BoxChoice(key=name, name=_track_name(name, texts), sign=f"olet-track-{name.partition('-')[0]}")
        for name in TRACK_NAMES
    )
    return BoxPart(
        key=f"track-{side}",
        name=texts.text(f"values-track-{side}"),
        kind="rows",
        fields=(
            BoxField(
                **own.of(f"track.{side}.spaces"),
                name=texts.text(f"values-track-{side}"),
                sign="olet-officer",
                least=1,
                most=LONGEST_TRACK,
                end=TRACK_KINDS[LAST],
                columns=(BoxColumn(key="space", name=texts.text("box-space"), kind="choice", choices=kinds),),
            ),
        ),
    )


def _track_name(name: str, texts: Texts) -> str:
    """An investigation may have its level printed on it."""
    kind, _, level = name.partition("-")
    said = texts.text("box-plain" if kind == PLAIN_SPACE else f"olet-track-{kind}")
    return f"{said} {level}" if level else said


def _starts(side: str, texts: Texts, own: OwnValues) -> BoxPart:
    """On which space the officer begins; the first space of the track has the number 0."""
    return BoxPart(
        key=f"start-{side}",
        name=texts.text(f"box-start-{side}"),
        kind="number",
        together=True,
        fields=tuple(
            BoxField(
                **own.of(f"track.{side}.start.{players}"),
                name=texts.text("values-entry-players", number=str(players)),
                sign="olet-officer",
                most=LONGEST_TRACK - 1,
            )
            for players in SIDE_PLAYERS[side]
        ),
    )


def _cards(texts: Texts, own: OwnValues) -> BoxPart:
    """All letters together have 42 cards."""
    least, most = RANGES["tickets"]
    kinds = tuple(BoxChoice(key=kind, name=texts.text(f"olet-card-{kind}"), sign=f"olet-{kind}") for kind in CARD_KINDS)
    marks = tuple(BoxChoice(key=mark, name=mark) for mark in MARKS if mark)
    kind = BoxColumn(key="card", name=texts.text("box-card"), kind="choice", choices=kinds)
    worth = BoxColumn(
        key="value",
        name=texts.text("box-worth"),
        kind="number",
        least=least,
        most=most,
        step=UNIT,
        only=(LOTTERY,),
        fact="value",
    )
    mark = BoxColumn(key="mark", name=texts.text("box-mark"), kind="choice", choices=marks)
    copies = BoxColumn(key="copies", name=texts.text("box-copies"), kind="number", least=1, most=CARDS)
    return BoxPart(
        key="cards",
        name=texts.text("values-cards"),
        kind="rows",
        written="table",
        total=CARDS,
        counted="copies",
        fields=tuple(
            BoxField(
                **own.of(f"cards.{letter}.cards"),
                name=texts.text(f"values-cards-{letter}"),
                card="olet-card",
                least=1,
                most=CARDS,
                columns=(kind, worth, copies) if number == START_LETTER else (kind, worth, mark, copies),
            )
            for number, letter in enumerate(LETTERS)
        ),
    )
