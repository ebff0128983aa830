"""Where everybody's money came from and went: the payments of a game, added up by cause."""

from pecunia.core.game import Game
from pecunia.review.accounts import Book
from pecunia.review.review_report import Source
from pecunia.titles.registry import TITLES


def sources_of(game: Game) -> list[Source]:
    """All sources and uses of money in a game. The game is replayed and its happenings are noted."""
    past = game.history()
    twin = game.earlier(len(past))
    accounts = TITLES[game.title].accounts()
    book = Book(game.seats, list(accounts.groups))
    income = accounts.income(game, book)
    twin.listener = income.hear
    for played in past:
        income.move(played.move.text)
        twin.play(played.move)
    return book.sources()
