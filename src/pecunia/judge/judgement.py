"""What the rules say about a position and a move: whether it is legal, the reason in a sentence, and the rule."""

from dataclasses import dataclass

from pecunia.core.errors import Reason
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import Move, seat_letter
from pecunia.core.position import player_names
from pecunia.games import from_position
from pecunia.judge.naming import naming_of
from pecunia.judge.positions import understood
from pecunia.judge.spoken_moves import SpokenMoves
from pecunia.texts import Texts
from pecunia.words.nearest import says_little
from pecunia.words.spoken import Part
from pecunia.words.words import Words
from pecunia.words.words_of import words_of


@dataclass(frozen=True)
class Verdict:
    """What the judge says about one move. `key`, `clause` and `rule` are empty for a legal move."""

    said: str  # the move in the words of the person who asked
    move: str  # in the notation
    legal: bool
    sentence: str  # what the move does, or why it is illegal
    key: str
    clause: str
    rule: str  # what the clause says, for players


@dataclass(frozen=True)
class Judgement:
    """What the judge says about a position: who is asked what, what happens automatically, and the verdicts."""

    game: str
    over: bool
    player: int  # the seat that is asked; -1 if the game is over
    name: str
    question: str
    forced: bool  # this player has no choice
    by_itself: list[str]  # what happens without a choice, before the question or instead of it
    verdicts: list[Verdict]
    unprinted: list[str]  # Romans that the reconstruction does not have
    table: list[Part]  # a description of the table as the judge understood it


def judge(text: str, moves: list[str] | None, texts: Texts, file: str = "position", every: bool = False) -> Judgement:
    """Judge the position in a text: give verdicts on these moves, on all legal moves, or (`every`) on all moves there
    are.

    Raises PositionError for an impossible position, and UnknownName or NotAMove for a move that cannot be understood.
    """
    position = understood(text, file, texts)
    game = from_position(position, file, asks_forced=True)
    names = _names(position, game, texts)
    words = words_of(game, texts, names)
    stops, told = _stops(game)
    last = stops[-1]
    question = last.question
    seat = -1 if question is None else question.player
    reader = SpokenMoves(game, player_names_by_seat(position, game), texts)
    if moves:
        wanted = [(each, *reader.move(each)) for each in moves]
    elif every:
        wanted = [(move.text, -1, move) for move in game.all_moves()]
    else:
        wanted = [] if question is None else [(move.text, -1, move) for move in question.moves]
    view = last.view(seat)
    return Judgement(
        game=game.title,
        over=question is None,
        player=seat,
        name="" if question is None else names[seat],
        question="" if question is None else words.question(view),
        forced=question is not None and len(question.moves) == 1 and not _always_asked(last),
        by_itself=[line for happening in words.in_one(told) if (line := words.line(happening, -1))],
        verdicts=[_verdict(stops, words, *each) for each in wanted],
        unprinted=naming_of(game.title).unprinted(position),
        table=words.spoken(view),
    )


def player_names_by_seat(position: str, game: Game) -> list[str]:
    """The names that a position gives its players; empty for players without a name."""
    names = player_names(position)
    return [names.get(seat_letter(seat), "") for seat in range(game.seats)]


def _names(position: str, game: Game, texts: Texts) -> list[str]:
    """What sentences call the players: their name, or `player B`."""
    stated = player_names_by_seat(position, game)
    return [name or texts.text("judge-player", letter=seat_letter(seat)) for seat, name in enumerate(stated)]


def _always_asked(game: Game) -> bool:
    """Whether the game stops for this question even though there is a single answer: for all that others know, a hidden
    hand might offer more."""
    twin = game.copy()
    twin.asks_forced = False
    twin.question = None
    twin.run()
    return twin.position() == game.position()


def _stops(game: Game) -> tuple[list[Game], list[Happening]]:
    """The moments of this turn up to the first real choice of the player who is asked now, and what happens meanwhile.

    If that player has no choice at all, the last moment is still that player's question, and the happenings continue
    up to the next player's question.
    """
    stops = [game]
    told: list[Happening] = []
    while (question := stops[-1].question) is not None and len(question.moves) == 1 and not _always_asked(stops[-1]):
        following = stops[-1].copy()
        following.listener = told.append
        following.play(question.moves[0])
        following.listener = None
        asked = following.question
        if asked is None or asked.player != question.player or following.turn != game.turn:
            break
        stops.append(following)
    return stops, told


def _verdict(stops: list[Game], words: Words, said: str, seat: int, move: Move) -> Verdict:
    """A move is legal if it is legal at any of the moments. Otherwise the most specific reason is given."""
    reasons: list[Reason] = []
    for stop in stops:
        player = -1 if stop.question is None else stop.question.player
        view = stop.view(player if seat < 0 else seat)
        reason = view.why_not(move)
        if reason is None:
            return Verdict(said, move.text, True, words.move(view, move), "", "", "")
        reasons.append(reason)
    reason = min(reversed(reasons), key=says_little)
    texts = words.texts
    rule = texts.rule(stops[0].title, reason.clause) if reason.clause else None
    sentence = texts.text(f"reason-{reason.key}")
    return Verdict(said, move.text, False, sentence, reason.key, reason.clause, rule or "")
