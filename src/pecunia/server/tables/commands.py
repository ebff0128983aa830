"""The commands: what may be done at a table, and when.

A command looks at the table and returns the draft of an entry. If it was carried out before, it returns the number of
that entry. If it is not allowed, it raises the reason. It changes nothing. The path is always the same:

    message → command → draft → entry in the log → state of the table → everybody hears of it

`Room.execute` runs the commands.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from pecunia.bots.registry import check_plays, make_bot
from pecunia.core.chance import stream_of
from pecunia.core.errors import IllegalMove, PecuniaError
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import Move, seat_number
from pecunia.core.view import NOT_YOUR_QUESTION
from pecunia.server.messages import (
    AllowHints,
    Answer,
    Back,
    Begin,
    Chat,
    ClientMessage,
    LessonMessage,
    LetBotPlay,
    MoveMessage,
    Rematch,
    Resign,
    SettingChange,
    Status,
    TakeBack,
)
from pecunia.server.store.row_changes import (
    delete_seat,
    insert_seat,
    move_seat,
    set_host,
    set_invitation,
    set_setting,
)
from pecunia.server.store.rows import RowChange, SeatRow
from pecunia.server.tables.log_limits import TOO_LONG, is_full, require_take_back
from pecunia.server.tables.state import TableState, setting_options
from pecunia.server.tables.stored_setting import split_values


class EntryDraft(NamedTuple):
    """An entry that may be written in the current state of the table, and what goes with it."""

    kind: str
    seat: int
    identity: str
    text: str = ""
    message_id: str = ""
    becomes: Status | None = None  # the new status of the table, if the entry changes it
    row_changes: Sequence[RowChange] = ()
    names: Sequence[SeatRow] = ()  # of people who sit down with this entry
    game: Game | None = None  # after a move
    happenings: Sequence[Happening] = ()


class AlreadyDone(NamedTuple):
    """There is nothing to write. `number` is the entry that did it before, or else the last entry."""

    number: int


class QuestionAnswered(PecuniaError):
    """The move answers a question that is not open any more."""

    def __init__(self) -> None:
        super().__init__("question-answered")


LET_BOT_PLAY_AFTER = 30  # seconds; a page that is loaded again is back long before

Decision = EntryDraft | AlreadyDone
Command = Callable[[TableState], Decision]


def own_seat(table: TableState, identity: str) -> int:
    seat = table.seat_of(identity)
    if seat < 0:
        raise PecuniaError("not-seated")
    return seat


def require_status(table: TableState, status: Status) -> None:
    """Refuse if the table does not have this status."""
    if table.status != status:
        raise PecuniaError({"open": "not-started", "playing": "already-started", "over": "table-over"}[table.status])


def playing_seat(table: TableState, identity: str) -> int:
    """The seat of somebody who is still playing."""
    seat = own_seat(table, identity)
    require_status(table, "playing")
    if table.seats[seat].resigned:
        raise PecuniaError("has-resigned")
    return seat


# Before the game.


def sit(table: TableState, identity: str, name: str, wanted: int | None) -> Decision:
    require_status(table, "open")
    present = table.seat_of(identity)
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    if wanted is None and present >= 0:
        return AlreadyDone(table.number)
    if wanted is None and not free:
        raise PecuniaError("table-full")
    seat = free[0] if wanted is None else wanted
    if seat == present:
        return AlreadyDone(table.number)
    if seat >= len(table.seats):
        raise PecuniaError("no-such-seat")
    if table.seats[seat].taken:
        raise PecuniaError("seat-taken")
    if present >= 0:
        raise PecuniaError("already-seated")
    return assign_seat(table, SeatRow(seat, identity, name))


def assign_seat(table: TableState, row: SeatRow) -> EntryDraft:
    """Seat somebody without checking whether they may sit there."""
    return EntryDraft("sit", row.seat, row.identity, row_changes=[insert_seat(table.row.id, row)], names=[row])


def stand(table: TableState, identity: str) -> Decision:
    require_status(table, "open")
    seat = own_seat(table, identity)
    return EntryDraft("stand", seat, identity, row_changes=[delete_seat(table.row.id, seat)])


def start(table: TableState, identity: str) -> Decision:
    require_status(table, "open")
    require_host(table, identity)
    if not all(seat.taken for seat in table.seats):
        raise PecuniaError("seats-free")
    if not table.people():
        raise PecuniaError("nobody-plays")
    return EntryDraft("start", -1, identity, becomes="playing")


def change_setting(table: TableState, identity: str, change: SettingChange) -> Decision:
    """The host puts bots on free seats, frees seats of bots, or changes what is played. A person keeps their seat."""
    require_status(table, "open")
    require_host(table, identity)
    given = {name: value for name in change.__struct_fields__ if (value := getattr(change, name)) is not UNSET}
    setting = msgspec.structs.replace(table.setting, **given)
    for letter, bot in setting.bots.items():
        seat = seat_number(letter)
        if seat >= len(table.seats):
            raise PecuniaError("no-such-seat")
        if table.seats[seat].identity:
            raise PecuniaError("seat-taken")
        make_bot(bot, stream_of(""))  # refuses an unknown bot
        check_plays(bot, setting.game)
    setting_options(setting)
    stored, _ = split_values(setting)
    if stored == table.row.setting:
        return AlreadyDone(table.number)
    return EntryDraft("setting", -1, identity, stored, row_changes=[set_setting(table.row.id, stored)])


def close(table: TableState, identity: str) -> Decision:
    require_status(table, "open")
    require_host(table, identity)
    return EntryDraft("close", -1, identity, becomes="over")


def expire(table: TableState) -> Decision:
    """The table has waited too long for players."""
    if table.status != "open":
        return AlreadyDone(table.number)
    return EntryDraft("close", -1, "", "expired", becomes="over")


def close_by_operator(table: TableState) -> Decision:
    """The operator of the server ends a table, also in the middle of a game."""
    if table.status == "over":
        raise PecuniaError("table-over")
    return EntryDraft("close", -1, "", "operator", becomes="over")


def leave(table: TableState, identity: str) -> Decision:
    """Somebody leaves for good: they close an open table of their own, stand up from that of another, or resign."""
    seat = table.seat_of(identity)
    if table.status == "open" and table.host == identity:
        return close(table, identity)
    if table.status == "open" and seat >= 0:
        return stand(table, identity)
    if table.status == "playing" and seat >= 0 and not table.seats[seat].resigned:
        return resign(table, identity, Resign(""))
    return AlreadyDone(table.number)


# The host and the guests.


def require_host(table: TableState, identity: str) -> None:
    if identity != table.host:
        raise PecuniaError("not-host")


def renew_invitation(table: TableState, identity: str, invitation: str) -> Decision:
    """The old invitation is of no use any more, except to those who have shown it already."""
    require_host(table, identity)
    return EntryDraft("invite", -1, identity, invitation, row_changes=[set_invitation(table.row.id, invitation)])


def remove(table: TableState, identity: str, guest: str, invitation: str) -> Decision:
    """Remove a guest. So that the old link does not bring them back under another name, there is a new invitation.

    In a running game nobody loses their seat to the host: it is theirs until they resign, and if they are away a bot
    plays for them.
    """
    require_host(table, identity)
    seat = table.seat_of(guest)
    changes = [set_invitation(table.row.id, invitation)]
    if seat >= 0:
        require_status(table, "open")
        changes.append(delete_seat(table.row.id, seat))
    return EntryDraft("remove", seat, guest, invitation, row_changes=changes)


def hand_over(table: TableState, seat: int, former: str, identity: str) -> Decision:
    """A seat moves to another device: `former` gave the code, `identity` has shown it."""
    if table.seats[seat].identity != former:
        raise PecuniaError("code-unknown")
    if table.seat_of(identity) >= 0:
        raise PecuniaError("already-seated")
    changes = [move_seat(table.row.id, seat, identity)]
    if former == table.host:
        changes.append(set_host(table.row.id, identity))
    return EntryDraft("hand-over", seat, identity, row_changes=changes)


# During the game.


def play(table: TableState, seat: int, move: Move, identity: str = "", message_id: str = "") -> EntryDraft:
    """A move of a person or a bot. It is played on a copy, because the table changes only once the entry is stored."""
    game = table.game
    assert game is not None
    if game.question is not None and game.question.player != seat:
        raise IllegalMove(NOT_YOUR_QUESTION, move.text)
    happenings: list[Happening] = []
    after = game.copy()
    after.listener = happenings.append
    after.play(move)
    becomes: Status | None = None if after.outcome is None else "over"
    return EntryDraft("move", seat, identity, move.text, message_id, becomes, game=after, happenings=happenings)


def move(table: TableState, identity: str, message: MoveMessage) -> EntryDraft:
    seat = playing_seat(table, identity)
    assert table.game is not None
    if message.question is not UNSET and message.question < table.question_number(seat):
        raise QuestionAnswered
    draft = play(table, seat, table.game.move(message.move), identity, message.id)
    progress = table.open_lesson()
    if progress is not None and progress.wanted and draft.text not in progress.wanted:
        raise PecuniaError("lesson-first", step=progress.lesson.keys[progress.item.step])
    return draft


def bot_move(table: TableState, game_entry: int, seat: int, move: Move) -> Decision:
    """A move that a bot, or the script of a lesson, has chosen for the game as it was after `game_entry`.

    A chat line in the meantime does not matter. If a move was taken back or the person has returned, it is dropped.
    """
    if table.game_entry != game_entry or not table.moves_by_itself():
        return AlreadyDone(table.number)
    return play(table, seat, move)


def lesson(table: TableState, identity: str, message: LessonMessage) -> Decision:
    """Read on, leave the lesson, or have the wanted move made. While the others play there is nothing to show.

    Who has tried what the step asks for reads on as well.
    """
    seat = own_seat(table, identity)
    progress = table.open_lesson()
    if progress is None or seat != progress.lesson.seat:
        raise PecuniaError("no-lesson")
    if message.wish == "skip" or progress.doing in ("read", "try"):
        text = "skip" if message.wish == "skip" else "read-on"
        return EntryDraft("lesson", seat, identity, text, message.id)
    if progress.doing == "watch":
        return AlreadyDone(table.number)
    if message.wish == "read-on":
        raise PecuniaError("lesson-first", step=progress.lesson.keys[progress.item.step])
    assert table.game is not None
    return play(table, seat, table.game.move(progress.wanted[0]), identity, message.id)


def take_back(table: TableState, identity: str, message: TakeBack) -> Decision:
    seat = playing_seat(table, identity)
    game = table.game
    assert game is not None
    require_take_back(table, seat, message.moves)
    if message.moves <= game.undo_limit(seat):
        return EntryDraft("take-back", seat, identity, str(message.moves), message.id)
    # The others do not know what happens within a secret choice, so they cannot be asked to take it back.
    if message.moves > len(game.history()) or game.asks_in_secret():
        raise PecuniaError("cannot-take-back", moves=message.moves, limit=game.undo_limit(seat))
    if table.ask is not None:
        raise PecuniaError("asked-already")
    if table.setting.begin.kind == "day":  # others play the same deal, and cannot be asked
        raise PecuniaError("cannot-take-back", moves=message.moves, limit=game.undo_limit(seat))
    if not table.others_to_ask(seat):  # only bots, and they never mind
        return EntryDraft("take-back", seat, identity, str(message.moves), message.id)
    return EntryDraft("ask-back", seat, identity, str(message.moves), message.id)


def answer(table: TableState, identity: str, message: Answer) -> Decision:
    seat = own_seat(table, identity)
    ask = table.ask
    if ask is None or ask.seat == seat or seat in ask.agreed:
        raise PecuniaError("nothing-asked")
    return EntryDraft("agree" if message.agree else "decline", seat, identity, "", message.id)


def resign(table: TableState, identity: str, message: Resign) -> Decision:
    seat = playing_seat(table, identity)
    becomes: Status | None = "over" if table.ends_without(seat) else None
    return EntryDraft("resign", seat, identity, "", message.id, becomes)


def mark_away(table: TableState, now: float) -> Decision:
    """If the clock of the open question has run out, a bot plays on until the person is back."""
    deadline = table.deadline()
    if deadline is None or deadline > now:
        return AlreadyDone(table.number)
    return EntryDraft("away", table.asked(), "")


def let_bot_play(table: TableState, identity: str, message: LetBotPlay) -> Decision:
    """A bot plays for an asked player who is not here, as soon as all other people agree. (`Room` knows who is.)"""
    seat = playing_seat(table, identity)
    asked = table.asked()
    if asked < 0 or asked == seat or table.seats[asked].played_by:
        raise PecuniaError("nobody-away")
    if time.time() < table.asked_at + LET_BOT_PLAY_AFTER:
        raise PecuniaError("not-away-long", seconds=LET_BOT_PLAY_AFTER)
    if table.ask is not None:
        raise PecuniaError("asked-already")
    if set(table.others_to_ask(seat)) <= {asked}:
        return EntryDraft("away", asked, identity, "", message.id)
    return EntryDraft("ask-back", seat, identity, "0", message.id)


def back(table: TableState, identity: str, message: Back) -> Decision:
    seat = own_seat(table, identity)
    if not table.seats[seat].away:
        return AlreadyDone(table.number)
    return EntryDraft("back", seat, identity, "", message.id)


def back_if_away(table: TableState, identity: str) -> Decision:
    """Somebody connects or moves, so no bot need play for them any more."""
    if not table.is_away(identity):
        return AlreadyDone(table.number)
    return EntryDraft("back", table.seat_of(identity), identity)


def close_full(table: TableState) -> Decision:
    """The log has room for one more entry, so the game is over."""
    if table.status != "playing" or not is_full(table):
        return AlreadyDone(table.number)
    return EntryDraft("close", -1, "", TOO_LONG, becomes="over")


def chat(table: TableState, identity: str, message: Chat) -> Decision:
    seat = own_seat(table, identity)
    text = " ".join(message.text.split())
    if not text or not text.isprintable():
        raise PecuniaError("not-printable")
    return EntryDraft("chat", seat, identity, text, message.id)


def require_hints(table: TableState) -> None:
    """Refuse hints where results are compared with those of others, and where somebody has not agreed."""
    if not table.knows_hints():
        raise PecuniaError("hints-compared")
    if not table.hints_allowed():
        raise PecuniaError("hints-not-agreed")


def allow_hints(table: TableState, identity: str, message: AllowHints) -> Decision:
    """Somebody agrees that everybody at the table may ask for hints, until the game ends."""
    seat = playing_seat(table, identity)
    if not table.knows_hints():
        raise PecuniaError("hints-compared")
    if seat in table.hints_agreed:
        return AlreadyDone(table.number)
    return EntryDraft("hints", seat, identity, "", message.id)


# After the game.


def offer_rematch(table: TableState, identity: str, message: Rematch) -> Decision:
    seat = own_seat(table, identity)
    require_status(table, "over")
    if table.setting.begin != Begin():
        raise PecuniaError("begins-by-chance")
    if seat in table.rematch_offered:
        return AlreadyDone(table.number)
    return EntryDraft("offer", seat, identity, "", message.id)


def name_rematch(table: TableState, rematch: str) -> Decision:
    """Note the table of the next game."""
    return AlreadyDone(table.number) if table.rematch else EntryDraft("rematch", -1, "", rematch)


def all_want_rematch(table: TableState) -> bool:
    """Whether all people who have not resigned want another game. If all resigned, all people at the table count."""
    people = table.people() or [number for number, seat in enumerate(table.seats) if seat.identity]
    return not table.rematch and bool(people) and set(people) <= set(table.rematch_offered)


# What one process can ask another to do at a table, by name; the second argument is the person it is done for.
BY_NAME: dict[str, Callable[[TableState, str], Decision]] = {
    "leave": leave,
    "close": lambda table, _: close_by_operator(table),
}

# From messages to commands.

BY_MESSAGE: dict[type, Callable[[TableState, str, Any], Decision]] = {
    MoveMessage: move,
    TakeBack: take_back,
    Answer: answer,
    Resign: resign,
    Back: back,
    LetBotPlay: let_bot_play,
    Chat: chat,
    AllowHints: allow_hints,
    Rematch: offer_rematch,
    LessonMessage: lesson,
}


def command_for(identity: str, message: ClientMessage) -> Command:
    """The command that a client's message asks for. A message that comes again is not carried out again."""

    def command(table: TableState) -> Decision:
        number = table.entry_of_message(identity, message.id)
        return AlreadyDone(number) if number else BY_MESSAGE[type(message)](table, identity, message)

    return command
