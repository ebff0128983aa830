"""The state of a table: the entries of its log, applied one after the other.

Nothing here checks whether something is allowed; `commands.py` does that before an entry is written.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from pecunia.core.chance import commitment
from pecunia.core.changes import Change, applied
from pecunia.core.game import Game
from pecunia.core.record import write_record
from pecunia.core.view import SPECTATOR
from pecunia.games import checked_seed, from_position, options_for
from pecunia.lessons.lesson import lesson_named
from pecunia.lessons.pointing import pointed
from pecunia.lessons.progress import Progress
from pecunia.server.messages import Ask, ChatLine, LessonStep, SeatInfo, Setting, TableInfo
from pecunia.server.store.rows import LogEntry, SeatRow, TableRow
from pecunia.server.tables.seats import BOT_NAMES, Seat
from pecunia.server.tables.stored_setting import UnreadableTable, stored_setting
from pecunia.titles.registry import title

MAX_CHAT = 200


class KnownView(NamedTuple):
    """What a seat knows: the public view, shared by all seats that know the same, and what only this seat sees."""

    public: dict[str, object]
    own: list[Change]

    def whole(self) -> dict[str, object]:
        return applied(self.public, self.own)


def setting_options(setting: Setting) -> Any:
    """The options of the game, checked by the game itself. Raises OptionError or ValuesError."""
    given = msgspec.structs.asdict(setting.options)
    stated = {name: value for name, value in given.items() if value is not msgspec.UNSET}
    if setting.values:
        stated["values"] = title(setting.game).engine.values_from_text(setting.values, setting.values_file)
    return options_for(setting.game, players=setting.players, **stated)


class TableState:
    """The state of one table."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.host = row.host
        self.setting = stored_setting(row)
        self.options = self._dealt().options if row.start else setting_options(self.setting)
        names = BOT_NAMES[: self.setting.players]
        self.seats = [Seat(self.setting.bots.get(name[0], ""), name) for name in names]
        self.status = "open"
        self.ended = ""
        self.game: Game | None = None
        begin = self.setting.begin
        self.lesson = Progress(lesson_named(begin.name)) if begin.kind == "lesson" else None
        self.number = 0
        self.game_entry = 0  # the last entry that changed the game
        self.take_back_entry = 0  # the last entry that took moves back; since then moves were only added
        self.asked_at = row.created  # when the clock of the open question started
        self.ask: Ask | None = None
        self.rematch_offered: list[int] = []
        self.rematch = ""
        self.chat: list[ChatLine] = []
        self.message_entries: dict[int, int] = {}  # by hash of a client's message: its entry
        self.private_entries: list[tuple[int, int]] = []  # number and seat of entries that only this seat may see

    # Applying the log.

    def apply_all(self, log: Iterable[LogEntry]) -> None:
        for entry in log:
            self.apply(entry)

    def apply(self, entry: LogEntry, played: Game | None = None) -> None:
        """Apply the next entry. `played` is the game after it, if the move has been played already."""
        assert entry.number == self.number + 1
        self.number = entry.number
        if entry.client:
            self.message_entries[hash((entry.who, entry.client))] = entry.number
        if entry.kind == "move":
            self._move(entry, played)
        else:
            APPLY[entry.kind](self, entry)

    def _move(self, entry: LogEntry, played: Game | None) -> None:
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

    def _game_changed(self, entry: LogEntry, silent: bool) -> None:
        """During a secret choice the others must not even learn that somebody has chosen one more card (A121).

        So such a `silent` entry has no number for them, and the clock goes on.
        """
        self.game_entry = entry.number
        self.ask = None
        if silent:
            self.private_entries.append((entry.number, entry.seat))
        else:
            self.asked_at = entry.at

    def _sit(self, entry: LogEntry) -> None:
        self.seats[entry.seat].identity = entry.who

    def _hand_over(self, entry: LogEntry) -> None:
        """A host who moves to another device remains the host."""
        if self.seats[entry.seat].identity == self.host:
            self.host = entry.who
        self._sit(entry)

    def _stand(self, entry: LogEntry) -> None:
        self.seats[entry.seat].identity = ""
        self.seats[entry.seat].name = ""

    def _start(self, entry: LogEntry) -> None:
        self.status = "playing"
        self.asked_at = entry.at
        self.game_entry = entry.number
        self.game = self._dealt()

    def _dealt(self) -> Any:
        """The game before its first move."""
        if self.row.start:
            return from_position(self.row.start)
        return title(self.setting.game).engine.new(self.options, checked_seed(self.row.seed))

    def _take_back(self, entry: LogEntry) -> None:
        self._go_back(entry, int(entry.text))

    def _go_back(self, entry: LogEntry, moves: int) -> None:
        assert self.game is not None
        asked = _asked(self.game)
        secret = moves <= self.game.hides_last()
        self.game = self.game.earlier(moves)
        self.take_back_entry = entry.number
        if self.lesson is not None:
            self.lesson.went_back(len(self.game.history()))
        self._game_changed(entry, secret and _asked(self.game) == asked)

    def _ask_back(self, entry: LogEntry) -> None:
        self.ask = Ask(entry.seat, int(entry.text), [])

    def _agree(self, entry: LogEntry) -> None:
        if self.ask is not None:
            self.ask = Ask(self.ask.seat, self.ask.moves, [*self.ask.agreed, entry.seat])
            self._take_back_if_agreed(entry)

    def _take_back_if_agreed(self, entry: LogEntry) -> None:
        """Take the moves back if, after this entry, nobody is left who has not agreed."""
        ask = self.ask
        if ask is not None and set(self.others_to_ask(ask.seat)) <= set(ask.agreed):
            self._go_back(entry, ask.moves)

    def _decline(self, entry: LogEntry) -> None:
        self.ask = None

    def _resign(self, entry: LogEntry) -> None:
        self.seats[entry.seat].resigned = True
        if self.ends_without(entry.seat):
            self.status = "over"
            self.ended = "resigned"
        elif self.ask is not None and self.ask.seat == entry.seat:
            self.ask = None
        else:
            self._take_back_if_agreed(entry)

    def _away(self, entry: LogEntry) -> None:
        self.seats[entry.seat].away = True
        self._take_back_if_agreed(entry)

    def _back(self, entry: LogEntry) -> None:
        self.seats[entry.seat].away = False
        self.asked_at = entry.at

    def _close(self, entry: LogEntry) -> None:
        self.status = "over"
        self.ended = "closed"

    def _lesson(self, entry: LogEntry) -> None:
        assert self.lesson is not None
        if entry.text == "skip":
            self.lesson.skip()
        else:
            self.lesson.read()

    def _chat(self, entry: LogEntry) -> None:
        self.chat = [*self.chat[1 - MAX_CHAT :], ChatLine(entry.seat, entry.text, entry.at)]

    def _offer(self, entry: LogEntry) -> None:
        self.rematch_offered = [*self.rematch_offered, entry.seat]

    def _rematch(self, entry: LogEntry) -> None:
        self.rematch = entry.text

    # What follows from the log.

    def ends_without(self, resigning: int) -> bool:
        """Whether the game is over once this seat has resigned: no person is left, or only one player."""
        playing = [seat for number, seat in enumerate(self.seats) if not seat.resigned and number != resigning]
        return len(playing) < 2 or not any(seat.identity for seat in playing)

    def people(self) -> list[int]:
        """The seats of people who have not resigned."""
        return [number for number, seat in enumerate(self.seats) if seat.identity and not seat.resigned]

    def others_to_ask(self, seat: int) -> list[int]:
        """The people to ask when this seat wants to take back more. People who are away are not asked."""
        return [person for person in self.people() if person != seat and not self.seats[person].away]

    def moves_by_itself(self) -> bool:
        """Whether the server itself answers the open question, with the script of a lesson or a bot."""
        asked = self.asked()
        if self.status != "playing" or asked < 0:
            return False
        lesson = self.open_lesson()
        return bool(self.seats[asked].played_by if lesson is None else lesson.scripted)

    def seat_of(self, identity: str) -> int:
        """The seat of somebody; SPECTATOR if they have none. An empty identity has no seat."""
        for number, seat in enumerate(self.seats):
            if identity and seat.identity == identity:
                return number
        return SPECTATOR

    def asked(self) -> int:
        return _asked(self.game)

    def deadline(self) -> float | None:
        """When the clock of the open question runs out; None if no person is asked."""
        asked = self.asked()
        if self.status != "playing" or asked < 0 or self.seats[asked].played_by:
            return None
        return self.asked_at + self.setting.pace.seconds

    def set_names(self, rows: Iterable[SeatRow]) -> None:
        """Names are stored outside the log, so that they can be deleted."""
        for row in rows:
            self.seats[row.seat].name = row.name

    def number_for(self, seat: int, entry: int | None = None) -> int:
        """How many entries a seat may see, up to this entry or to the last one."""
        last = self.number if entry is None else entry
        return last - sum([1 for number, player in self.private_entries if player != seat and number <= last])

    def only_for(self, number: int) -> int | None:
        """The only seat that may see the last entry; None if everybody may."""
        return self.private_entries[-1][1] if self.private_entries and self.private_entries[-1][0] == number else None

    def entry_of_message(self, who: str, client: str) -> int:
        """The entry of this message; 0 if the message is new."""
        return self.message_entries.get(hash((who, client)), 0)

    def known_view(self, seat: int, public: dict[str, object] | None = None) -> KnownView | None:
        """What a seat may know of the game. `public` is the public view, if it has been made already."""
        if self.game is None:
            return None
        view = self.game.view(seat)
        return KnownView(public or view.public(), view.own())

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
            rules=title(self.setting.game).rules(self.options),
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

    def open_lesson(self) -> Progress | None:
        """The progress of the learner while a lesson is running; else None."""
        return None if self.lesson is None or self.lesson.over or self.status != "playing" else self.lesson

    def lesson_step(self) -> LessonStep | None:
        progress = self.open_lesson()
        if progress is None or self.game is None:
            return None
        lesson, step = progress.lesson, progress.item.step
        point = [] if progress.doing == "watch" else pointed(self.game.view(lesson.seat), lesson.points[step])
        return LessonStep(lesson.keys[step], step + 1, len(lesson.keys), progress.doing, point)


def restored(row: TableRow, seats: Iterable[SeatRow], log: Iterable[LogEntry]) -> TableState:
    """A table from the store. Raises UnreadableTable if this process cannot read it, whatever the reason."""
    try:
        table = TableState(row)
        table.apply_all(log)
        table.set_names(seats)
    except UnreadableTable:
        raise
    except Exception as error:  # a damaged log, or one written by a newer version, can fail anywhere in a game
        raise UnreadableTable(row.id, error) from None
    return table


def _asked(game: Game | None) -> int:
    return -1 if game is None or game.question is None else game.question.player


APPLY: dict[str, Callable[[TableState, LogEntry], None]] = {
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
