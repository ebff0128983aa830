"""Work on records, as it is done in other processes: everything a stranger's record can make long.

Answers that may be large are encoded there, too.
"""

from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from pecunia.bots.registry import check_plays
from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.moves import seat_letter
from pecunia.core.record import write_record
from pecunia.games import from_record
from pecunia.review.cache import load_cached, name_of
from pecunia.review.judging import decisions_of
from pecunia.review.review import require_finished
from pecunia.review.review_report import Review
from pecunia.review.sentences import thing, told
from pecunia.server import messages as m
from pecunia.server.background.offline_page import offline_page
from pecunia.server.background.replays import RecordedGame, make_replay, recorded_game, text_at
from pecunia.server.background.score_history import score_history
from pecunia.server.tables.prepared import PACE, PreparedTable
from pecunia.texts import Texts

REPLAY_SECONDS: Final = 30  # of computing, for the longest game on a slow machine
PAGE_SECONDS: Final = 90


def replay_json(record: str, language: str) -> bytes:
    return msgspec.json.encode(make_replay(recorded_game(record), language))


def replay_text(record: str, at: int, seat: str, language: str) -> m.TableText:
    return text_at(recorded_game(record), at, seat, language)


def replay_page(record: str, language: str) -> bytes:
    return offline_page(recorded_game(record), language).encode()


def score_history_of(record: str) -> m.ScoreHistory:
    return score_history(from_record(record)[0])


def onward_table(asked: m.PlayFromHereRequest, seed: str) -> PreparedTable:
    """The table as the seat saw it after `move` moves, with bots at all other seats."""
    game, _ = from_record(asked.record)
    check_plays(asked.bot, game.title)
    if asked.seat >= game.seats:
        raise PecuniaError("no-such-seat")
    moves = len(game.history())
    if asked.move >= moves:
        raise PecuniaError("game-over")
    deal = game.earlier(moves - asked.move).view(asked.seat).imagine(stream_of(seed))
    bots = {seat_letter(seat): asked.bot for seat in range(game.seats) if seat != asked.seat}
    begin = m.Begin("onward", str(asked.move))
    setting = m.Setting(game=game.title, players=game.seats, bots=bots, begin=begin, pace=PACE)
    return PreparedTable(setting, asked.seat, start=deal.position())


class ReviewedRecord(NamedTuple):
    """A finished game that can be reviewed: its canonical record, how many decisions it has, and the answer to the
    request as JSON if its review exists."""

    record: str
    decisions: int
    answer: bytes


def reviewed_record(record: str, folder: Path, language: str) -> ReviewedRecord:
    read = recorded_game(record)
    require_finished(read.game)
    canonical = canonical_record(read)
    found = load_cached(folder, canonical)
    answer = b"" if found is None else _encoded_review(found, read, canonical, language)
    return ReviewedRecord(canonical, len(decisions_of(read.game)), answer)


def review_json(review: Review, record: str, canonical: str, language: str) -> bytes:
    """A review that is kept elsewhere, for somebody who asks with this record."""
    return _encoded_review(review, recorded_game(record), canonical, language)


def _encoded_review(review: Review, read: RecordedGame, canonical: str, language: str) -> bytes:
    return msgspec.json.encode(review_response(review, read, name_of(canonical), language))


def canonical_record(read: RecordedGame) -> str:
    """The record without comments and names: the same for all records of one game, so it is reviewed once."""
    return write_record(read.game, [seat_letter(seat) for seat in range(read.game.seats)])


def review_response(review: Review, read: RecordedGame, name: str, language: str) -> m.ReviewResponse:
    """The review in a language, with the names that this record has."""
    texts = Texts(language)
    count = len(review.decisions)
    named = replace(review, seats=read.names)
    things = [thing(review.game, source, texts) for source in review.sources]
    return m.ReviewResponse(
        m.ReviewState(name, False, count, count, 0), named, told(named, read.game, texts, named.seats), things
    )
