"""How games, views, records and cards draw themselves in a notebook."""

from html import escape
from typing import Final

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.cards import card_svg
from pecunia.core.errors import FileError, OptionError
from pecunia.core.game import Game
from pecunia.core.moves import seat_letter
from pecunia.core.record import Record
from pecunia.core.view import OPEN, SPECTATOR, View
from pecunia.games import replay
from pecunia.terminal.still import still_svg, still_text
from pecunia.texts import Texts

LANGUAGE: Final = "en"
# The slider shows one of the steps and hides the others.
STEP: Final = (
    "const box=this.parentNode;box.querySelectorAll('pre').forEach((step,at)=>step.hidden=at!=this.value);"
    "box.querySelector('output').value=this.value"
)


def game_html(game: Game) -> str:
    """The whole table, as the seat that is asked sees it; once the game is over, with everything that any seat saw."""
    question = game.question
    return _framed(repr(game), still_svg(game.view(OPEN if question is None else question.player)))


def view_html(view: View) -> str:
    """What the seat of the view may know."""
    return _framed(repr(view), still_svg(view))


def record_html(record: Record) -> str:
    """The game of the record with a slider: as it began, then after each move, for a spectator."""
    steps: list[str] = []
    broken = ""
    try:
        for number, game in enumerate(replay(record)):
            move = record.moves[number - 1] if number else None
            said = f"{seat_letter(move.player)} {move.text}" if move else "the beginning"
            table = still_text(game.view(SPECTATOR if game.outcome is None else OPEN))
            steps.append(f"<pre{' hidden' if number else ''}>{escape(f'{number}: {said}')}\n\n{escape(table)}</pre>")
    except FileError as error:
        broken = f"<p>{escape(str(error))}</p>"
    last = len(steps) - 1
    slider = f'<input type="range" min="0" max="{last}" value="0" oninput="{STEP}"> <output>0</output> / {last}'
    return _framed(repr(record), f"<div>{slider}{''.join(steps)}</div>{broken}" if steps else broken)


def _framed(about: str, drawn: str) -> str:
    return f"<figure><figcaption><code>{escape(about)}</code></figcaption>{drawn}</figure>"


class Card:
    """A card of any title, such as `line-cutter` or `printer`, with example values where they differ from box to box.
    Its name will do as well: “Line cutter”. A notebook draws it; `str(card)` is its name."""

    def __init__(self, key: str, language: str = LANGUAGE) -> None:
        self.kind, self.key = _called(str(key), language)
        self.language = language

    def svg(self) -> str:
        """The card as an SVG drawing that needs nothing else."""
        return card_svg(self.kind, self.key, Texts(self.language), facts=MANIFEST[self.kind].facts)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return _name(self.kind, self.key, self.language)

    def __repr__(self) -> str:
        return f"<Card {self.key}: {self}>"


def _called(called: str, language: str) -> tuple[str, str]:
    """The kind and the key of the card that is called so: by its key, or by its name in the language."""
    keys = [(kind.name, key) for kind in MANIFEST.values() for key in kind.keys]
    found = [card for card in keys if card[1] == called]
    found += [card for card in keys if not found and _name(*card, language).casefold() == called.casefold()]
    if not found:
        raise OptionError("option-card", value=called)
    return found[0]


def _name(kind: str, key: str, language: str) -> str:
    words = MANIFEST[kind].words(key, Texts(language), MANIFEST[kind].facts)
    return words.get("name") or words.get("class") or key
