"""Four bots with a manner of their own: the builder, the hasty one, the spiteful one and the miser.

They play by the champion's network, but each likes some deeds more than it does: a tilt is added to the scores of the
moves that do them. Which moves do what is stated by the title in its `styles.toml`, in the words of the moves and of
what is printed on their spaces; nothing here knows a rule. The tilts were chosen so that all four win about as often
(docs/bots.md).
"""

from typing import Any, Final

from pecunia.bots.bot import Bot
from pecunia.bots.greedy import Greedy
from pecunia.core.chance import Stream
from pecunia.core.moves import Move
from pecunia.core.options import TableOptions
from pecunia.core.values import ValuesSource
from pecunia.core.view import View
from pecunia.network.chances import draw
from pecunia.network.evaluator import evaluator_of
from pecunia.network.parts import LOGIT
from pecunia.titles.registry import TITLES

FILE: Final = "styles.toml"  # in the folder of a title that has a network
NAMES: Final[list[str]] = ["builder", "hasty", "spiteful", "miser"]
DEEDS: Final = "deeds"  # the table that says which moves do what
TEMPERATURE: Final = "temperature"
MOST: Final = 1000  # hundredths of a logit; beyond this there is no choice left
ANY: Final = "*"


class Style:
    """What somebody likes: the words that name moves, and by how much, in hundredths of a logit."""

    def __init__(self, temperature: int) -> None:
        self.temperature = temperature  # in hundredths: how readily less liked moves are played
        self.wanted: list[tuple[list[str], int]] = []

    def tilt(self, words: list[str]) -> int:
        """By how much a move with these words is liked more than the network likes it."""
        return sum([tilt for wanted, tilt in self.wanted if has_words(words, wanted)])


def has_words(words: list[str], wanted: list[str]) -> bool:
    """Whether all these words are there. A star stands for any ending."""
    for each in wanted:
        beginning = each.removesuffix(ANY)
        if not any([word == each or (beginning != each and word.startswith(beginning)) for word in words]):
            return False
    return True


class Manner:
    """One of the four, by name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def player(self, stream: Stream) -> Bot:
        return Personality(stream, self.name)


class Personality:
    """Plays by the network of the title, in its own style."""

    def __init__(self, stream: Stream, name: str) -> None:
        self.stream = stream
        self.name = name
        self._options: TableOptions | None = None
        self._printed: dict[str, list[str]] = {}  # by space: the words printed on it
        self._tilts: dict[str, int] = {}  # by move

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        opinion = evaluator_of(view.title).evaluate(view)
        if not opinion.moves:  # amounts beyond those that the network knows
            return Greedy(self.stream).choose(view)
        style = styles(view.title)[self.name]
        self._look(view)
        scores = [score + self._tilt(style, move) for score, move in zip(opinion.scores, opinion.moves)]
        return opinion.moves[draw(scores, style.temperature, self.stream)]

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Personality, (self.stream, self.name)

    def remembers(self) -> bool:
        return False

    def _look(self, view: View) -> None:
        """Read what is printed at this table."""
        if self._options is view.options:
            return
        self._options = view.options
        spaces = [words.split() for words in TITLES[view.title].engine.board(view.options).spaces]
        self._printed = {words[0]: words[1:] for words in spaces}
        self._tilts = {}

    def _tilt(self, style: Style, move: Move) -> int:
        found = self._tilts.get(move.text)
        if found is None:
            found = self._tilts[move.text] = style.tilt(words_of(move, self._printed)) * LOGIT // 100
        return found


def words_of(move: Move, printed: dict[str, list[str]]) -> list[str]:
    """The words of a move, and those on the spaces that it names."""
    words = move.text.split()
    return words + [sign for word in words for sign in printed.get(word, [])]


STYLES: Final[dict[str, dict[str, Style]]] = {}  # cache of `styles`


def styles(title: str) -> dict[str, Style]:
    """The styles of a title by name; empty if it has none. The file is read only once."""
    found = STYLES.get(title)
    if found is None:
        known = TITLES[title]
        found = styles_from_text(known.file(FILE), FILE)[0] if known.has_data(FILE) else {}
        STYLES[title] = found
    return found


def styles_from_text(text: str, file: str) -> tuple[dict[str, Style], dict[str, list[list[str]]]]:
    """The styles in a file, and the words of the moves that do each deed."""
    source = ValuesSource(file, text)
    for name, entries in source.data.items():
        if (name != DEEDS and name not in NAMES) or not isinstance(entries, dict):
            raise source.error("values-unknown-table", name, "")
    said: dict[str, list[str]] = source.data.get(DEEDS, {})
    deeds = {deed: [words.split() for words in moves] for deed, moves in said.items()}
    found: dict[str, Style] = {}
    for name in NAMES:
        entries = source.data.get(name, {})
        source.refuse_unknown(entries, [*deeds, TEMPERATURE], name)
        style = Style(_hundredths(source, name, TEMPERATURE, entries.get(TEMPERATURE, 0), 0))
        for deed in deeds:
            if deed in entries:
                tilt = _hundredths(source, name, deed, entries[deed], -MOST)
                style.wanted += [(words, tilt) for words in deeds[deed]]
        found[name] = style
    return found, deeds


def _hundredths(source: ValuesSource, table: str, entry: str, value: Any, least: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
        where = f"{table}.{entry}"
        raise source.error("values-not-a-number", table, entry, where=where, least=least, most=MOST, value=value)
    return value
