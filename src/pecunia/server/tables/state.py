"""A table is what its log says: this folds the entries, one after the other, into seats, a game and its end.

Nothing here checks whether somebody may do a thing; that is decided before an entry is written (`room.py`).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from pecunia.core.chance import commitment
from pecunia.core.changes import Change, applied
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.record import write_record
from pecunia.core.view import SPECTATOR
from pecunia.games import checked_seed, from_position, options_for, title
from pecunia.lessons.lesson import lesson_named
from pecunia.lessons.pointing import pointed
from pecunia.lessons.progress import Progress
from pecunia.server.messages import Ask, ChatLine, LessonStep, SeatInfo, Setting, TableInfo
from pecunia.server.store.rows import Effect, Entry, SeatRow, TableRow

MAX_CHAT = 200
SUBSTITUTE = "greedy"  # plays for whoever is away or has resigned


class Wish(NamedTuple):
    """An entry that somebody may write, as far as the room can see now."""

    kind: str
    seat: int
    who: str
    text: str = ""
    client: str = ""
    effects: Sequence[Effect] = ()
    played: Game | None = None
    happenings: Sequence[Happening] = ()
    names: Sequence[SeatRow] = ()


class Seen(NamedTuple):
    """What a seat knows: what everybody may, shared by all who were told the same, and what it alone sees."""

    public: dict[str, Any]
    own: list[Change]

    def whole(self) -> dict[str, Any]:
        return applied(self.public, self.own)


# What bots are called, in every language: each name begins with the letter of its seat.
BOT_NAMES = ["Aulus", "Balbina", "Cassius", "Drusilla", "Ennius", "Flavia"]


class Seat:
    """One place at the table: free, a person's, or a bot's."""

    def __init__(self, bot: str, name: str) -> None:
        self.bot = bot
        self.identity = ""
        self.name = name if bot else ""
        self.away = False
        self.resigned = False

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.identity)

    @property
    def played_by(self) -> str:
        """The bot that plays here now; empty where a person does."""
        return self.bot or (SUBSTITUTE if self.away or self.resigned else "")


def setting_options(setting: Setting) -> Any:
    """The options of the game, checked by the game itself. Raises OptionError or ValuesError."""
    given = msgspec.structs.asdict(setting.options)
    stated = {name: value for name, value in given.items() if value is not msgspec.UNSET}
    if setting.values:
        stated["values"] = title(setting.game).values_from_text(setting.values, "values")
    return options_for(setting.game, players=setting.players, **stated)


class TableState:
    """The state of one table."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.host = row.host
        self.setting = msgspec.json.decode(row.setting, type=Setting)
        self.options = self._dealt().options if row.start else setting_options(self.setting)
        names = BOT_NAMES[: self.setting.players]
        self.seats = [Seat(self.setting.bots.get(name[0], ""), name) for name in names]
        self.status = "open"
        self.ended = ""
        self.game: Game | None = None
        begin = self.setting.begin
        self.lesson = Progress(lesson_named(begin.name)) if begin.kind == "lesson" else None
        self.number = 0
        self.changed = 0  # the entry after which the game is as it is
        self.at = row.created  # when the open question was asked
        self.ask: Ask | None = None
        self.rematch_offered: list[int] = []
        self.rematch = ""
        self.chat: list[ChatLine] = []
        self.done: dict[int, int] = {}  # messages of clients that have been carried out, and their entries
        self.silent: list[tuple[int, int]] = []  # entries that only one seat is told of

    # What the log says.

    def read(self, log: Iterable[Entry]) -> None:
        for entry in log:
            self.apply(entry)

    def apply(self, entry: Entry, played: Game | None = None) -> None:
        """Take in the next entry. `played` is the game after it, where somebody has played the move already."""
        assert entry.number == self.number + 1
        self.number = entry.number
        if entry.client:
            self.done[hash((entry.who, entry.client))] = entry.number
        if entry.kind == "move":
            self._move(entry, played)
        else:
            APPLY[entry.kind](self, entry)

    def _move(self, entry: Entry, played: Game | None) -> None:
        assert self.game is not None
        asked = _asked(self.game)
        if played is None:
            self.game.play(self.game.move(entry.text))
        else:
            self.game = played
        if self.lesson is not None:
            self.lesson.moved(entry.text)
        game = self.game
        self._game_changed(entry, bool(game.hides_last()) and _asked(game) == asked)
        if game.outcome is not None:
            self.status = "over"
            self.ended = game.outcome.end

    def _game_changed(self, entry: Entry, silent: bool) -> None:
        """Within a secret choice the others must not even learn that somebody has chosen one more card (A121).

        So neither the numbers nor the clock tell them.
        """
        self.changed = entry.number
        self.ask = None
        if silent:
            self.silent.append((entry.number, entry.seat))
        else:
            self.at = entry.at

    def _sit(self, entry: Entry) -> None:
        self.seats[entry.seat].identity = entry.who

    def _hand_over(self, entry: Entry) -> None:
        """Whoever laid the table remains its host on another device."""
        if self.seats[entry.seat].identity == self.host:
            self.host = entry.who
        self._sit(entry)

    def _stand(self, entry: Entry) -> None:
        self.seats[entry.seat].identity = ""
        self.seats[entry.seat].name = ""

    def _start(self, entry: Entry) -> None:
        self.status = "playing"
        self.at = entry.at
        self.changed = entry.number
        self.game = self._dealt()

    def _dealt(self) -> Any:
        """The game before its first move."""
        if self.row.start:
            return from_position(self.row.start)
        return title(self.setting.game).new(self.options, checked_seed(self.row.seed))

    def _take_back(self, entry: Entry) -> None:
        self._go_back(entry, int(entry.text))

    def _go_back(self, entry: Entry, moves: int) -> None:
        assert self.game is not None
        asked = _asked(self.game)
        secret = moves <= self.game.hides_last()
        self.game = self.game.earlier(moves)
        if self.lesson is not None:
            self.lesson.went_back(len(self.game.history()))
        self._game_changed(entry, secret and _asked(self.game) == asked)

    def _ask_back(self, entry: Entry) -> None:
        self.ask = Ask(entry.seat, int(entry.text), [])

    def _agree(self, entry: Entry) -> None:
        if self.ask is not None:
            self.ask = Ask(self.ask.seat, self.ask.moves, [*self.ask.agreed, entry.seat])
            self._settle(entry)

    def _settle(self, entry: Entry) -> None:
        """What was asked for is done with the entry after which nobody is left to be asked."""
        ask = self.ask
        if ask is not None and set(self.others(ask.seat)) <= set(ask.agreed):
            self._go_back(entry, ask.moves)

    def _decline(self, entry: Entry) -> None:
        self.ask = None

    def _resign(self, entry: Entry) -> None:
        self.seats[entry.seat].resigned = True
        if self.nobody_left():
            self.status = "over"
            self.ended = "resigned"
        elif self.ask is not None and self.ask.seat == entry.seat:
            self.ask = None
        else:
            self._settle(entry)

    def _away(self, entry: Entry) -> None:
        self.seats[entry.seat].away = True
        self._settle(entry)

    def _back(self, entry: Entry) -> None:
        self.seats[entry.seat].away = False
        self.at = entry.at

    def _close(self, entry: Entry) -> None:
        self.status = "over"
        self.ended = "closed"

    def _lesson(self, entry: Entry) -> None:
        assert self.lesson is not None
        if entry.text == "skip":
            self.lesson.skip()
        else:
            self.lesson.read()

    def _chat(self, entry: Entry) -> None:
        self.chat = [*self.chat[1 - MAX_CHAT :], ChatLine(entry.seat, entry.text, entry.at)]

    def _offer(self, entry: Entry) -> None:
        self.rematch_offered = [*self.rematch_offered, entry.seat]

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.text

    # What follows from it.

    def nobody_left(self) -> bool:
        """Whether the game cannot go on: no person plays any more, or one player is left alone."""
        playing = [seat for seat in self.seats if not seat.resigned]
        return len(playing) < 2 or not any(seat.identity for seat in playing)

    def persons(self) -> list[int]:
        """The seats of people who have not resigned."""
        return [number for number, seat in enumerate(self.seats) if seat.identity and not seat.resigned]

    def others(self, seat: int) -> list[int]:
        """The people who have a say when somebody asks to take back more. Who is away holds nobody up."""
        return [person for person in self.persons() if person != seat and not self.seats[person].away]

    def seat_of(self, identity: str) -> int:
        """Where somebody sits. Whoever has no identity sits nowhere, and least of all where nobody or a bot does."""
        for number, seat in enumerate(self.seats):
            if identity and seat.identity == identity:
                return number
        return SPECTATOR

    def asked(self) -> int:
        return _asked(self.game)

    def deadline(self) -> float | None:
        """When the open question's clock runs out; None where nobody waits for a person."""
        asked = self.asked()
        if self.status != "playing" or asked < 0 or self.seats[asked].played_by:
            return None
        return self.at + self.setting.pace.seconds

    def name(self, rows: Iterable[SeatRow]) -> None:
        """The names of those who sit here: they are kept beside the log, so that they can be deleted."""
        for row in rows:
            self.seats[row.seat].name = row.name

    def number_for(self, seat: int, entry: int | None = None) -> int:
        """How many entries up to this one, or to the last, a seat has been told of."""
        last = self.number if entry is None else entry
        return last - sum([1 for number, player in self.silent if player != seat and number <= last])

    def silent_but_for(self, number: int) -> int | None:
        """The seat that alone is told of the last entry; None where everybody is."""
        return self.silent[-1][1] if self.silent and self.silent[-1][0] == number else None

    def done_before(self, who: str, client: str) -> int:
        """The entry that this message has become; 0 where it is new."""
        return self.done.get(hash((who, client)), 0)

    def seen(self, seat: int, public: dict[str, Any] | None = None) -> Seen | None:
        """What a seat may know of the game; `public` is what everybody may, where it has been made already."""
        if self.game is None:
            return None
        view = self.game.view(seat)
        return Seen(public or view.public(), view.own())

    def record(self, seat: int) -> str:
        """The record as far as a seat may see it."""
        game = self.game or self._dealt()
        names = [seat.name or "-" for seat in self.seats]
        return write_record(game, names, None if self.status == "over" else seat)

    def info(self, here: Callable[[int], bool]) -> TableInfo:
        seats = [
            SeatInfo(
                name=seat.name,
                taken=seat.taken,
                bot=seat.bot,
                here=bool(seat.bot) or here(number),
                away=seat.away,
                resigned=seat.resigned,
                played_by=seat.played_by,
            )
            for number, seat in enumerate(self.seats)
        ]
        return TableInfo(
            id=self.row.id,
            status=self.status,  # type: ignore[arg-type]  # one of the three that this class sets
            setting=self.setting,
            options=self.options.text(),
            seats=seats,
            host=self.seat_of(self.host),
            commitment=commitment(self.row.seed),
            seed=self.row.seed if self.status == "over" else "",
            ended=self.ended,
            ask=self.ask,
            rematch_offered=self.rematch_offered,
            rematch=self.rematch,
            lesson=self.lesson_step(),
        )

    def taught(self) -> Progress | None:
        """Where the learner stands; None where everybody plays freely."""
        return None if self.lesson is None or self.lesson.over or self.status != "playing" else self.lesson

    def lesson_step(self) -> LessonStep | None:
        taught = self.taught()
        if taught is None or self.game is None:
            return None
        lesson, step = taught.lesson, taught.item.step
        point = [] if taught.doing == "watch" else pointed(self.game.view(lesson.seat), lesson.points[step])
        return LessonStep(lesson.keys[step], step + 1, len(lesson.keys), taught.doing, point)


def _asked(game: Game | None) -> int:
    return -1 if game is None or game.question is None else game.question.player


def replayed(row: TableRow, log: list[Entry], seat: int, number: int) -> Iterator[tuple[TableState, list[Happening]]]:
    """The table after each entry that a seat has been told of since the number it knows, and what happened with it.

    The first is the table as it was at that number, before anything happened.
    """
    table = TableState(row)
    new = False
    for entry in log:
        told: list[Happening] = []
        if not new and table.number_for(seat) >= number:
            new = True
            yield table, told
        if table.game is not None:
            table.game.listener = told.append if new else None
        table.apply(entry)
        if table.game is not None:
            table.game.listener = None
        if new and table.silent_but_for(entry.number) in (None, seat):
            yield table, told
    if not new:
        yield table, []


def missed(row: TableRow, log: list[Entry], seat: int, number: int) -> list[Happening]:
    """The happenings that a seat has not been told since the number it knows."""
    return [happening for _, told in replayed(row, log, seat, number) for happening in told]


APPLY: dict[str, Callable[[TableState, Entry], None]] = {
    "sit": TableState._sit,
    "stand": TableState._stand,
    "hand-over": TableState._hand_over,
    "start": TableState._start,
    "take-back": TableState._take_back,
    "ask-back": TableState._ask_back,
    "agree": TableState._agree,
    "decline": TableState._decline,
    "resign": TableState._resign,
    "away": TableState._away,
    "back": TableState._back,
    "close": TableState._close,
    "chat": TableState._chat,
    "lesson": TableState._lesson,
    "offer": TableState._offer,
    "rematch": TableState._rematch,
}
