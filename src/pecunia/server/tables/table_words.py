"""A table in words: the open question, its answers and what happened, for clients that ask for a language."""

from collections.abc import Sequence
from typing import Any

from pecunia.core.errors import PecuniaError
from pecunia.core.happenings import Happening
from pecunia.server.messages import Because, Cards, Note, Said, TableText, TextPart
from pecunia.server.tables.catch_up import Happened
from pecunia.server.tables.state import TableState
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES
from pecunia.words.glyphs import PAGE
from pecunia.words.nearest import why_not
from pecunia.words.words import Words
from pecunia.words.words_of import words_of

MAX_MOVES_IN_WORDS = 120  # longer lists are amounts, and a client asks for these in another way


class TableWording:
    """One table in the languages that its clients have asked for."""

    def __init__(self) -> None:
        self._words: dict[tuple[str, ...], Words] = {}

    def question_and_moves(self, table: TableState, seat: int, language: str, happened: Sequence[Happened]) -> Said:
        """The open question, its moves and what happened, as far as the seat may see."""
        words = self._words_for(table, language)
        game = table.game
        if words is None or game is None:
            return Said("", [], [], [])
        lines, notes = told(words, seat, happened)
        if game.question is None:
            return Said("", [], lines, notes)
        view = game.view(seat)
        moves = view.moves if len(view.moves) <= MAX_MOVES_IN_WORDS else []
        said = [words.move(view, move) for move in moves]
        return Said(words.question(view), said, lines, notes, *_lesson(table, language))

    def happened(
        self, table: TableState, seat: int, language: str, happenings: Sequence[Happening]
    ) -> tuple[list[str], list[Note]]:
        """What happened, as far as the seat may see, and what each sentence is about."""
        words = self._words_for(table, language)
        return ([], []) if words is None else told(words, seat, [Happened(0, happenings)])

    def whole_table(self, table: TableState, seat: int, language: str) -> TableText:
        """The whole table as the seat sees it, in words that can be read aloud."""
        words = self._words_for(table, language)
        if words is None or table.game is None:
            return TableText([])
        return TableText([TextPart(part.title, part.lines) for part in words.spoken(table.game.view(seat))])

    def _words_for(self, table: TableState, language: str) -> Words | None:
        names = [seat.name or _nobody(language) for seat in table.seats]
        key = (language, *names)
        if key not in self._words and table.game is not None:
            self._words[key] = words_of(table.game, Texts(language), names, PAGE)
        return self._words.get(key)


def _nobody(language: str) -> str:
    """What somebody is called who has deleted their name."""
    return Texts(language).text("web-nobody")


def _lesson(table: TableState, language: str) -> tuple[str, str]:
    """The text of the current lesson step, and what is to be done now."""
    step = table.lesson_step()
    if step is None:
        return "", ""
    texts = Texts(language)
    task = texts.attribute(step.key, "task") or "" if step.doing in ("move", "try") else ""
    return texts.text(step.key), task


def told(words: Words, seat: int, happened: Sequence[Happened]) -> tuple[list[str], list[Note]]:
    """What happened in sentences, as the seat saw it, and what each of them is about."""
    lines: list[str] = []
    notes: list[Note] = []
    for number, happenings, by in happened:
        for run in words.runs(happenings):
            one = words.as_one(run)
            lines.append(words.line(one, seat))
            notes.append(Note(len(run), *words.touched(one), number, by))
    return lines, notes


def cards_of(game: str, options: Any, texts: Texts) -> Cards:
    """For a table with these options: the card for each card number, what is printed on its board, and warnings about
    the owner's values."""
    engine = TITLES[game].engine
    values = getattr(options, "values", None)  # not every title has values that an owner may state
    warnings = [texts.warning(warning) for warning in engine.warnings(values)]
    return Cards(engine.card_tokens(options), engine.reconstructed(options), *engine.board(options), warnings)


def explain_refusal(table: TableState, seat: int, id: str, text: str, language: str) -> Because:
    """Why the seat may not play that move now, or do anything with that thing; or that it may."""
    texts = Texts(language)
    game = table.game
    try:
        if game is None:
            raise PecuniaError("not-started")
        move, reason = why_not(game, seat, text)
    except PecuniaError as error:
        return Because(id, error.key, "", text, texts.error(error))
    if reason is None:
        return Because(id, "allowed", "", move.text, texts.text("why-allowed"))
    return Because(id, reason.key, reason.clause, move.text, texts.reason(reason))
