"""Replays a record: what every seat saw at each move, in the words of one language.

The view of a seat shows what it saw at the time. The open view shows what all seats together saw.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pecunia.core.changes import Change, applied, changes, own_changes
from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import Played, seat_letter
from pecunia.core.record import Record, read_record, replay_onto, result_text
from pecunia.core.view import OPEN, SPECTATOR
from pecunia.games import check_names, hidden_at, opened
from pecunia.review.review import chances_of
from pecunia.server.messages import Replay, ReplayOwn, ReplayStep, TableText, TextPart
from pecunia.server.tables.table_words import cards_of
from pecunia.texts import Texts
from pecunia.titles.message_types import JsonObject
from pecunia.titles.registry import TITLES
from pecunia.words.glyphs import PAGE
from pecunia.words.words import Words
from pecunia.words.words_of import words_of

MAX_MOVES = 3000  # the longest game among bots has a third of this
MAX_SWINGS = 12
MIN_SWING = 0.05  # of a victory
FILE = "record"  # the file name in errors about a text that was sent
NOT_SHOWN = ("moves", "undo")  # there is nothing to do in a recorded game


class RememberingTexts(Texts):
    """Texts with a memory. A table is put into words again after every move, and most of the words are the same."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._known: dict[tuple[Any, ...], str | None] = {}

    def _format(self, key: str, attribute: str, facts: Mapping[str, str | float]) -> str | None:
        said = (key, attribute, *facts.items())
        if said not in self._known:
            self._known[said] = super()._format(key, attribute, facts)
        return self._known[said]


class RecordedGame(NamedTuple):
    """A record that is valid: its text, the game at its end, and the names of the players."""

    text: str
    game: Game
    names: list[str]


def recorded_game(text: str, file: str = FILE) -> RecordedGame:
    """Read and check a record. Raises RecordError if it hides something, is broken or is far too long."""
    record = read_record(text, file)
    if len(record.moves) > MAX_MOVES:
        raise record.error("record-too-long", record.moves[MAX_MOVES].line, most=MAX_MOVES)
    _refuse_hidden(record)
    game = opened(record)
    check_names(record, game)
    replay_onto(record, game)
    return RecordedGame(text, game, record.names(game.seats))


def _refuse_hidden(record: Record) -> None:
    """Refuse the record of a running game: it hides the deal and some moves, so it cannot be replayed."""
    hidden = hidden_at(record)
    if hidden or not (record.start or "seed" in record.header):
        raise record.error("record-hidden", hidden or record.line_of("commitment"))


def viewers(game: Game) -> dict[str, int]:
    """All viewers, by their name in messages and links."""
    return {"spectator": SPECTATOR, "open": OPEN, **{seat_letter(seat): seat for seat in range(game.seats)}}


class ReplayedMove(NamedTuple):
    """The game after a move, the move, the move as a sentence, and what happened."""

    game: Game
    played: Played
    said: str
    happenings: list[Happening]


def replayed_moves(game: Game, words: Words) -> Iterator[ReplayedMove]:
    """Replay the game from its beginning, move by move. All steps share one game: look before asking for the next."""
    past = game.history()
    twin = game.earlier(len(past))
    for played in past:
        happenings: list[Happening] = []
        said = words.move(twin.view(played.player), played.move)
        twin.listener = happenings.append
        twin.play(played.move)
        twin.listener = None
        yield ReplayedMove(twin, played, said, happenings)


def make_replay(recorded: RecordedGame, language: str) -> Replay:
    """The whole game as everybody saw it."""
    game = recorded.game
    engine = TITLES[game.title].engine
    words = words_of(game, RememberingTexts(language), recorded.names, PAGE)
    start = game.earlier(len(game.history()))
    seen = ReplayViews(start)
    views = seen.views()
    steps = [seen.step(step, words) for step in replayed_moves(game, words)]
    view: Any = game.view(SPECTATOR)  # the views of every game have the options of the table
    options = view.options
    return Replay(
        record=recorded.text,
        game=game.title,
        options=options.text(),
        rules=TITLES[game.title].rules(options),
        names=words.names,
        result=result_text(game),
        unit=engine.unit,
        cards=cards_of(game.title, options, words.texts),
        scores=start.scores(),
        views=views,
        steps=steps,
        swings=swings(chances_of(game)),
    )


class ReplayViews:
    """What every viewer sees while a game is replayed. It remembers the last views, so that a step has only changes."""

    def __init__(self, game: Game) -> None:
        self._viewers = viewers(game)
        self._public: dict[str, object] = {}
        self._own: dict[str, list[Change]] = {}
        self._look(game)

    def _look(self, game: Game) -> None:
        self._public = game.view(SPECTATOR).public()
        self._own = {name: _own(game, seat) for name, seat in self._viewers.items()}

    def views(self) -> dict[str, JsonObject]:
        return {name: applied(self._public, own) for name, own in self._own.items()}

    def step(self, step: ReplayedMove, words: Words) -> ReplayStep:
        game, played, said, happened = step
        public, own = self._public, self._own
        self._look(game)
        shared = changes(public, self._public)
        told = _lines(words, happened, SPECTATOR)
        happenings: list[JsonObject] = [happening.seen_by(SPECTATOR) for happening in happened]
        has_secrets = any(happening.secret for happening in happened)
        parts: dict[str, ReplayOwn] = {}
        for name, seat in self._viewers.items():
            more = own_changes(shared, own[name], self._own[name])
            seen = happenings
            if has_secrets:
                seen = [happening.seen_by(seat) for happening in happened]
            if seen != happenings:
                parts[name] = ReplayOwn(more, seen, _lines(words, happened, seat))
            elif more:
                parts[name] = ReplayOwn(more)
        return ReplayStep(
            turn=played.turn,
            player=played.player,
            move=played.move.text,
            said=said,
            hidden=game.hides(played) or bool(game.hides_last()),
            scores=game.scores(),
            changes=shared,
            happenings=happenings,
            told=told,
            own=parts,
        )


def _own(game: Game, seat: int) -> list[Change]:
    return [change for change in game.view(seat).own() if change[0][0] not in NOT_SHOWN]


def _lines(words: Words, happened: Sequence[Happening], seat: int) -> list[str]:
    return [words.line(happening, seat) for happening in words.in_one(happened)]


def swings(chances: list[list[float]]) -> list[int]:
    """The steps at which somebody's chance to win changed most: at most a dozen, without small changes."""
    pairs = zip(chances, chances[1:], strict=False)
    jumps = [max(abs(now - then) for then, now in zip(*pair, strict=True)) for pair in pairs]
    large = [step for step, jump in enumerate(jumps, 1) if jump >= MIN_SWING]
    return sorted(sorted(large, key=lambda step: -jumps[step - 1])[:MAX_SWINGS])


def text_at(recorded: RecordedGame, at: int, seat: str, language: str) -> TableText:
    """The table in words after `at` moves, as a seat saw it."""
    game = recorded.game
    past = len(game.history())
    if at > past or seat not in viewers(game):
        raise PecuniaError("no-such-moment", at=at, most=past)
    then = game.earlier(past - at)
    return _spoken(words_of(then, Texts(language), recorded.names, PAGE), then, viewers(then)[seat])


def _spoken(words: Words, game: Game, seat: int) -> TableText:
    return TableText([TextPart(part.title, part.lines) for part in words.spoken(game.view(seat))])
