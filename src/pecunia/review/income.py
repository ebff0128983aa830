"""Where everybody's money came from and went: the happenings of a game, added up by what brought them about."""

from pecunia.core.game import Game
from pecunia.review.accounts import Book
from pecunia.review.review_report import Source
from pecunia.titles.registry import TITLES


def sources_of(game: Game) -> list[Source]:
    """All that money came from or went to in a game, played again and listened to."""
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
