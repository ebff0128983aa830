"""The state of a table: the entries of its log, applied one after the other.

Nothing here checks whether something is allowed; `commands.py` does that before an entry is written.
"""

import copy
from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from pecunia.core.chance import commitment
from pecunia.core.changes import Change, applied
from pecunia.core.game import Game
from pecunia.core.moves import seat_letter
from pecunia.core.record import write_record
from pecunia.core.view import SPECTATOR
from pecunia.games import checked_seed, from_position, options_for
from pecunia.lessons.lesson import lesson_named
from pecunia.lessons.pointing import pointed
from pecunia.lessons.progress import Progress
from pecunia.server.messages import Ask, ChatLine, LessonStep, SeatInfo, Setting, TableInfo
from pecunia.server.messages.decoding import malformed
from pecunia.server.messages.title_types import checked_options
from pecunia.server.store.rows import MAX_CHAT, LogEntry, SeatRow, TablePeople, TableRow
from pecunia.server.tables.checkpoints import Checkpoints
from pecunia.server.tables.known_values import values_of
from pecunia.server.tables.message_ids import MessageIds
from pecunia.server.tables.private_entries import PrivateEntries
from pecunia.server.tables.seats import BOT_NAMES, Seat
from pecunia.server.tables.stored_setting import StoredSetting, UnreadableTable, stored_setting, told_setting
from pecunia.titles.registry import title


class KnownView(NamedTuple):
    """What a seat knows: the public view, and what only this seat sees."""

    public: dict[str, object]
    own: list[Change]

    def whole(self) -> dict[str, object]:
        return applied(self.public, self.own)


def setting_options(setting: Setting) -> Any:
    """The options of the game, checked by the game itself. Raises OptionError or ValuesError."""
    try:
        stated = checked_options(setting.game, setting.options)
    except msgspec.ValidationError as error:
        raise malformed(error) from None
    if setting.values:
        stated["values"] = values_of(setting)
    return options_for(setting.game, players=setting.players, **stated)


class TableState:
    """The state of one table. `same` is the same table at another moment: it has the setting and the options."""

    def __init__(self, row: TableRow, same: "TableState | None" = None) -> None:
        self.row = row
        self.host = row.host
        self.setting: StoredSetting = stored_setting(row) if same is None else same.setting
        if self.setting.values_size and not self.setting.values:
            raise UnreadableTable(row.id, RuntimeError("its values are missing"))
        self.invitation = row.invitation
        self.options: Any = self._options() if same is None else same.options
        names = BOT_NAMES[: self.setting.players]
        self.seats = [Seat(self.setting.bots.get(name[0], ""), name) for name in names]
        self.status = "open"
        self.ended = ""
        self.game: Game | None = None
        self.checkpoints = Checkpoints()
        begin = self.setting.begin
        self.lesson = Progress(lesson_named(begin.name)) if begin.kind == "lesson" else None
        self.number = 0
        self.game_entry = 0  # the last entry that changed the game
        self.open_game_entry = 0  # the last one that everybody may see
        self.take_back_entry = 0  # the last entry that took moves back; since then moves were only added
        self.take_backs = [0] * len(self.seats)  # by seat: how often it has taken back, or asked to
        self.taken_back = 0  # moves
        self.asked_at = row.created  # when the clock of the open question started
        self.ask: Ask | None = None
        self.hints_agreed: list[int] = []
        self.rematch_offered: list[int] = []
        self.rematch = ""
        self.chat: list[ChatLine] = []
        self.message_ids = MessageIds()
        self.private_entries = PrivateEntries()

    def _options(self) -> Any:
        return self.dealt().options if self.row.start else setting_options(self.setting)

    def twin(self) -> "TableState":
        """A copy that stays as it is while this table goes on."""
        twin = copy.copy(self)
        twin.seats = [copy.copy(seat) for seat in self.seats]
        twin.game = self.game and self.game.copy()
        twin.lesson = copy.copy(self.lesson)
        twin.checkpoints = self.checkpoints.copy()
        twin.message_ids = self.message_ids.copy()
        twin.take_backs = self.take_backs[:]
        twin.hints_agreed = self.hints_agreed[:]
        twin.private_entries = self.private_entries.copy()
        return twin

    # Applying the log.

    def apply_all(self, log: Iterable[LogEntry]) -> None:
        for entry in log:
            self.apply(entry)

    def apply(self, entry: LogEntry, played: Game | None = None) -> None:
        """Apply the next entry. `played` is the game after it, if the move has been played already."""
        assert entry.number == self.number + 1
        self.number = entry.number
        if entry.client:
            self.message_ids.add(entry.who, entry.client, entry.number)
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
        self.checkpoints.moved(self.game)
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
            self.private_entries.add(entry.number, entry.seat)
        else:
            self.open_game_entry = entry.number
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
        self.game_entry = self.open_game_entry = entry.number
        self.game = self.dealt()

    def dealt(self) -> Any:
        """The game before its first move."""
        if self.row.start:
            return from_position(self.row.start)
        return title(self.setting.game).engine.new(self.options, checked_seed(self.row.seed))

    def _take_back(self, entry: LogEntry) -> None:
        self.take_backs[entry.seat] += 1
        self._go_back(entry, int(entry.text))

    def _go_back(self, entry: LogEntry, moves: int) -> None:
        assert self.game is not None
        asked = _asked(self.game)
        secret = moves <= self.game.hides_last()
        self.game = self.checkpoints.earlier(self.game, moves)
        self.take_back_entry = entry.number
        self.taken_back += moves
        if self.lesson is not None:
            self.lesson.went_back(len(self.game.history()))
        self._game_changed(entry, secret and _asked(self.game) == asked)

    def _change_setting(self, entry: LogEntry) -> None:
        self.row = replace(self.row, setting=entry.text)
        self.setting = stored_setting(self.row)
        self.options = self._options()
        for number, seat in enumerate(self.seats):
            if not seat.identity:
                seat.bot = self.setting.bots.get(seat_letter(number), "")
                seat.name = BOT_NAMES[number] if seat.bot else ""

    def _ask_back(self, entry: LogEntry) -> None:
        self.take_backs[entry.seat] += 1
        self.ask = Ask(entry.seat, int(entry.text), [])

    def _agree(self, entry: LogEntry) -> None:
        if self.ask is not None:
            self.ask = Ask(self.ask.seat, self.ask.moves, [*self.ask.agreed, entry.seat])
            self._take_back_if_agreed(entry)

    def _take_back_if_agreed(self, entry: LogEntry) -> None:
        """Take the moves back if, after this entry, nobody is left who has not agreed; or let a bot play."""
        ask = self.ask
        if ask is None:
            return
        absent = {self.asked()} if not ask.moves else set()
        if not set(self.others_to_ask(ask.seat)) - absent <= set(ask.agreed):
            return
        if ask.moves:
            self._go_back(entry, ask.moves)
        else:
            self.ask = None
            self.seats[self.asked()].away = True

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
        self.ended = entry.text or "closed"

    def _invite(self, entry: LogEntry) -> None:
        """The host has made a new invitation. The old one is of no use any more."""
        self.invitation = entry.text

    def _remove(self, entry: LogEntry) -> None:
        """The host has removed somebody, from a seat or from among those who watch. There is a new invitation."""
        self.invitation = entry.text
        if entry.seat >= 0:
            self._stand(entry)

    def _lesson(self, entry: LogEntry) -> None:
        assert self.lesson is not None
        if entry.text == "skip":
            self.lesson.skip()
        else:
            self.lesson.read()

    def _chat(self, entry: LogEntry) -> None:
        if not entry.text:
            return  # it was deleted
        self.chat = [*self.chat[1 - MAX_CHAT :], ChatLine(entry.seat, entry.text, entry.at)]

    def _hints(self, entry: LogEntry) -> None:
        self.hints_agreed = [*self.hints_agreed, entry.seat]

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

    def knows_hints(self) -> bool:
        """Whether there can be hints: not where results are compared with those of others, and not in a lesson."""
        return self.setting.begin.kind in ("chance", "onward")

    def hints_allowed(self) -> bool:
        """Whether people may ask for hints: somebody alone among bots, and others once all have agreed."""
        people = [person for person in self.people() if not self.seats[person].away]
        return self.knows_hints() and (len(self.people()) == 1 or set(people) <= set(self.hints_agreed))

    def asks_for_bot(self) -> bool:
        """Whether somebody asks the others to let a bot play for the player who is asked."""
        return self.ask is not None and not self.ask.moves

    def moves_by_itself(self) -> bool:
        """Whether the server itself answers the open question, with the script of a lesson or a bot."""
        asked = self.asked()
        if self.status != "playing" or asked < 0:
            return False
        lesson = self.open_lesson()
        return bool(self.seats[asked].played_by if lesson is None else lesson.scripted)

    def somebody_expects_moves(self) -> bool:
        """Whether bots should play on although nobody is connected: at a table where moves take days, people come back
        to find their turn. A person who is away does not."""
        return self.setting.pace.kind == "days" and any(not self.seats[person].away for person in self.people())

    def seat_of(self, identity: str) -> int:
        """The seat of somebody; SPECTATOR if they have none. An empty identity has no seat."""
        for number, seat in enumerate(self.seats):
            if identity and seat.identity == identity:
                return number
        return SPECTATOR

    def is_away(self, identity: str) -> bool:
        """Whether a bot plays for somebody, because they did not answer in time."""
        seat = self.seat_of(identity)
        return seat >= 0 and self.status == "playing" and self.seats[seat].away

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

    def set_people(self, people: TablePeople) -> None:
        """What the store has of the people at this table, after something was deleted there."""
        self.row = replace(self.row, host=people.host, erasures=people.erasures)
        self.host = people.host
        for row in people.seats:
            self.seats[row.seat].identity = row.identity
        self.set_names(people.seats)
        self.chat = [ChatLine(entry.seat, entry.text, entry.at) for entry in people.talk]

    def number_for(self, seat: int, entry: int | None = None) -> int:
        """How many entries a seat may see, up to this entry or to the last one."""
        last = self.number if entry is None else entry
        return last - self.private_entries.hidden_from(seat, last)

    def question_number(self, seat: int) -> int:
        """The number at which a seat learned of the open question. Later numbers are chat and the like.

        Secret choices of others do not count: they must not even show in a refusal (A121).
        """
        return self.number_for(seat, max(self.open_game_entry, self.private_entries.last_of(seat)))

    def entry_for(self, seat: int, number: int) -> int:
        """The entry with which a seat had seen so many entries, or the last one if it has not seen so many yet."""
        return bisect_left(range(self.number), number, key=lambda entry: self.number_for(seat, entry))

    def only_for(self, number: int) -> int | None:
        """The only seat that may see the last entry; None if everybody may."""
        return self.private_entries.only_for(number)

    def entry_of_message(self, who: str, client: str) -> int:
        """The entry of this message; 0 if the message is new."""
        return self.message_ids.entry_of(who, client)

    def known_view(self, seat: int) -> KnownView | None:
        """What a seat may know of the game."""
        if self.game is None:
            return None
        view = self.game.view(seat)
        return KnownView(view.public(), view.own())

    def record(self, seat: int) -> str:
        """The record as far as a seat may see it."""
        game = self.game or self.dealt()
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
            setting=told_setting(self.setting),
            options=self.options.text(),
            rules=title(self.setting.game).rules(self.options),
            seats=seats,
            host=self.seat_of(self.host),
            commitment=commitment(self.row.seed),
            seed=self.row.seed if self.status == "over" else "",
            ended=self.ended,
            ask=self.ask,
            hints=("on" if self.hints_allowed() else "ask") if self.knows_hints() else "off",
            hints_agreed=self.hints_agreed,
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
        tries = progress.item.moves[0] if progress.doing == "try" else ""
        return LessonStep(lesson.keys[step], step + 1, len(lesson.keys), progress.doing, point, tries)


def _asked(game: Game | None) -> int:
    return -1 if game is None or game.question is None else game.question.player


APPLY: dict[str, Callable[[TableState, LogEntry], None]] = {
    "sit": TableState._sit,
    "stand": TableState._stand,
    "hand-over": TableState._hand_over,
    "setting": TableState._change_setting,
    "start": TableState._start,
    "take-back": TableState._take_back,
    "ask-back": TableState._ask_back,
    "agree": TableState._agree,
    "decline": TableState._decline,
    "resign": TableState._resign,
    "away": TableState._away,
    "back": TableState._back,
    "close": TableState._close,
    "invite": TableState._invite,
    "remove": TableState._remove,
    "chat": TableState._chat,
    "lesson": TableState._lesson,
    "hints": TableState._hints,
    "offer": TableState._offer,
    "rematch": TableState._rematch,
}
