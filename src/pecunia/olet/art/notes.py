"""The money of Pecunia Olet. A real note is in register and says NON OLET; a fake has slipped plates and smells."""

from collections.abc import Mapping

from pecunia.art.kinds import FULL, Kind
from pecunia.art.shapes import Layout, Slot, Symbol, Use, path
from pecunia.art.type_sizes import units
from pecunia.olet.art.stock import (
    BANK,
    ENGRAVED,
    FAKE_PAPER,
    GREEN,
    LIGHT,
    MIDDLE,
    PRINT,
    REAL_PAPER,
    RED,
    drawn,
    rosette,
    sheet_of,
    waves,
)
from pecunia.olet.engine.names import QUALITIES
from pecunia.texts import Texts

NOTE = "olet-note"
WIDTH, HEIGHT = 760, 330
BANKER_SIZE, SERIAL_SIZE, MOTTO_SIZE = 6.5, 7.5, 11.0  # points
VALUES = {"real-10": "10", "real-50": "50", "fake-1": "50", "fake-2": "50", "fake-3": "50"}
SLIPS = {"fake-1": 11, "fake-2": 7, "fake-3": 4}  # the better the fake, the smaller the shift of its plates
# Latin, so the same in every language: what a bank would engrave.
BANKER, MOTTO, SMELL = "BANCA VESPASIANI", "NON OLET", "OLET"
NUMBERS = {"real-10": "079 069 · X", "real-50": "079 069 · L", **dict.fromkeys(SLIPS, "000 000 · I")}
OVAL = '<ellipse cx="150" cy="165" rx="{}" ry="{}" {}/>'


def _plate(colour: str) -> str:
    """One plate of the press: borders and the oval of the portrait."""
    return (
        f'<rect x="14" y="14" width="732" height="302" rx="10" fill="none" stroke="{colour}" stroke-width="5"/>'
        f'<rect x="26" y="26" width="708" height="278" rx="4" fill="none" stroke="{colour}" stroke-width="16" '
        'stroke-dasharray="3 5"/>'
        f'<rect x="38" y="38" width="684" height="254" fill="none" stroke="{colour}" stroke-width="3"/>'
        + OVAL.format(92, 116, f'fill="none" stroke="{colour}" stroke-width="5"')
        + OVAL.format(102, 126, f'fill="none" stroke="{colour}" stroke-width="7" stroke-dasharray="2 5"')
    )


def _portrait(key: str, ground: str) -> Symbol:
    """The Emperor in his oval; the shoulders end at its edge."""
    name = f"olet-portrait-{key}"
    bust = drawn("vespasian" if key == "real" else "vespasian-sunglasses")
    lines = "".join(f"M0 {y}H300" for y in range(42, 290, 8)) if key == "real" else ""
    oval = (
        f'<clipPath id="{name}-oval">{OVAL.format(90, 114, "")}</clipPath>'
        f'<g clip-path="url(#{name}-oval)">{path("M50 40H250V290H50Z", fill=ground)}'
        f"{path(lines, stroke=GREEN, stroke_width=1.4) if lines else ''}"
        f'<g transform="translate(26 54) scale(.42)">{bust.markup}</g></g>'
    )
    return Symbol(name, 204, 252, oval, left=48, top=39)


def symbols() -> list[Symbol]:
    found = [_portrait("real", REAL_PAPER), _portrait("fake", FAKE_PAPER)]
    medal = '<ellipse cx="596" cy="176" rx="112" ry="46" fill="{}" stroke="{}" stroke-width="2"/>'
    real = (
        sheet_of(WIDTH, HEIGHT, REAL_PAPER, 12)
        + waves(WIDTH, HEIGHT, "#a9c2a4")
        + rosette(596, 176, 122, 50, 12, MIDDLE, 1.6)
        + medal.format(REAL_PAPER, MIDDLE)
        + _plate(GREEN)
    )
    found.append(Symbol("olet-frame-note-real", WIDTH, HEIGHT, real))
    for quality, (key, slip) in enumerate(SLIPS.items(), 1):
        pips = "".join(
            f'<circle cx="{28 + 34 * pip}" cy="30" r="12" fill="{FAKE_PAPER if pip < quality else "none"}" '
            f'stroke="{FAKE_PAPER}" stroke-width="5"/>'
            for pip in range(QUALITIES)
        )
        smell = "M338 160C325 145 351 132 338 115M365 166C352 151 378 138 365 121M392 160C379 145 405 132 392 115"
        fake = (
            sheet_of(WIDTH, HEIGHT, FAKE_PAPER, 12)
            + waves(WIDTH, HEIGHT, "#d9c79a")
            + f'<g transform="translate({slip} {-slip * 0.7:.1f})" opacity=".75">{_plate(RED)}</g>'
            + rosette(596, 176, 122, 50, 12, "#8f8a52", 1.6)
            + medal.format(FAKE_PAPER, "#8f8a52")
            + _plate(GREEN)
            + path("M2 14A12 12 0 0 1 14 2H150L118 62H2Z", fill=GREEN)
            + pips
            + path(smell, fill="none", stroke=GREEN, stroke_width=8.5, stroke_linecap="round")
        )
        found.append(Symbol(f"olet-frame-note-{key}", WIDTH, HEIGHT, fake))
    return found


def printed() -> list[Symbol]:
    """One back for all notes, real or fake, the same upside down. So nobody sees from behind what a player owns.

    No line is near the edge, so a shift of the paper in the printer betrays nothing either.
    """
    middle, high = WIDTH / 2, HEIGHT / 2
    rosettes = "".join(rosette(middle + at, high, wide, 34, 14, MIDDLE, 2) for at, wide in ((-200, 80), (200, 80)))
    smell = "".join(f"M{middle - 36:g} {high + at:g}q18 -22 36 0t36 0" for at in (-30, 0, 30))
    medal = f'<circle cx="{middle:g}" cy="{high:g}" r="74" fill="{GREEN}" stroke="{MIDDLE}" stroke-width="6"/>'
    back = (
        sheet_of(WIDTH, HEIGHT, ENGRAVED, 12)
        + rosettes
        + medal
        + path(smell, fill="none", stroke=LIGHT, stroke_width=10, stroke_linecap="round")
    )
    return [Symbol("olet-note-back", WIDTH, HEIGHT, back)]


def layout(key: str, detail: str) -> Layout:
    kind = key.partition("-")[0]
    items: list[Use | Slot] = [
        Use(f"olet-frame-note-{key if kind == 'fake' else kind}", 0, 0, WIDTH, HEIGHT),
        Use(f"olet-portrait-{kind}", 48, 39, 204, 252),
    ]
    if kind == "fake":
        slip = SLIPS[key]
        up = round(slip * 0.7, 1)
        items += [_bank(BANKER, 480 + slip, 56 - up, 470, BANKER_SIZE, RED), _value(key, slip, up, RED)]
        items += [_bank(SMELL, 364, 180, 216, MOTTO_SIZE, GREEN)]
    else:
        first, second = MOTTO.split()
        items += [_bank(first, 364, 128, 216, MOTTO_SIZE, RED), _bank(second, 364, 182, 216, MOTTO_SIZE, RED)]
    ink = RED if kind == "real" else GREEN
    items += [_bank(BANKER, 480, 56, 470, BANKER_SIZE, GREEN), _value(key, 0, 0, GREEN)]
    size = units(NOTE, SERIAL_SIZE)
    items.append(
        Slot("serial", 364, 246, 216, 34, size, weight=600, family=PRINT, colour=ink, spacing=3, fixed=NUMBERS[key])
    )
    edge = REAL_PAPER if kind == "real" else FAKE_PAPER
    return Layout(NOTE, key, detail, WIDTH, HEIGHT, tuple(items), edge=edge)


def _bank(words: str, x: float, y: float, width: float, points: float, colour: str) -> Slot:
    size = units(NOTE, points)
    return Slot(
        "engraved", x, y, width, round(size * 1.2, 1), size, weight=400, family=BANK, colour=colour, fixed=words
    )


def _value(key: str, right: float, up: float, colour: str) -> Slot:
    return Slot(
        "engraved", 596 + right, 112 - up, 250, 128, 100, weight=400, family=BANK, colour=colour, fixed=VALUES[key]
    )


def words(key: str, texts: Texts, facts: Mapping[str, str]) -> dict[str, str]:
    return {"name": texts.text("olet-money", amount=VALUES[key])}


KIND = Kind(NOTE, tuple(VALUES), symbols, layout, words, details=(FULL,), printed=printed)
