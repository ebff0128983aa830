"""What people may want at a table, and when: each wish becomes an entry of the log or is refused with a reason."""

from collections.abc import Callable
from typing import Any

from pecunia.core.errors import PecuniaError
from pecunia.server.messages import (
    Answer,
    Back,
    Begin,
    Chat,
    ClientMessage,
    LessonMessage,
    MoveMessage,
    Rematch,
    Resign,
    TakeBack,
)
from pecunia.server.store.rows import SeatRow
from pecunia.server.store.store import hosts, moves_to, sits, stands
from pecunia.server.tables.room import Room
from pecunia.server.tables.state import TableState, Wish

Made = Wish | int


def refuse(key: str, **facts: object) -> PecuniaError:
    return PecuniaError(key, **facts)


def own_seat(table: TableState, who: str) -> int:
    seat = table.seat_of(who)
    if seat < 0:
        raise refuse("not-seated")
    return seat


def must_be(table: TableState, status: str) -> None:
    """Refuse where the table has not come so far yet, or is past it."""
    if table.status != status:
        raise refuse({"open": "not-started", "playing": "already-started", "over": "table-over"}[table.status])


# Before the game.


def sit(room: Room, who: str, name: str, wanted: int | None) -> Made:
    table = room.table
    must_be(table, "open")
    present = table.seat_of(who)
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    if wanted is None and present >= 0:
        return table.number
    if wanted is None and not free:
        raise refuse("table-full")
    seat = free[0] if wanted is None else wanted
    if seat == present:
        return table.number
    if seat >= len(table.seats):
        raise refuse("no-such-seat")
    if table.seats[seat].taken:
        raise refuse("seat-taken")
    if present >= 0:
        raise refuse("already-seated")
    row = SeatRow(seat, who, name)
    return Wish("sit", seat, who, effects=[sits(room.id, row)], names=[row])


def stand(room: Room, who: str) -> Made:
    must_be(room.table, "open")
    seat = own_seat(room.table, who)
    return Wish("stand", seat, who, effects=[stands(room.id, seat)])


def start(room: Room, who: str) -> Made:
    table = room.table
    must_be(table, "open")
    if who != table.host:
        raise refuse("not-host")
    if not all(seat.taken for seat in table.seats):
        raise refuse("seats-free")
    if not table.persons():
        raise refuse("nobody-plays")
    return Wish("start", -1, who)


def close(room: Room, who: str) -> Made:
    must_be(room.table, "open")
    if who != room.table.host:
        raise refuse("not-host")
    return Wish("close", -1, who)


def hand_over(room: Room, seat: int, former: str, who: str) -> Made:
    """A seat moves to another device: `former` gave the code, `who` has shown it."""
    table = room.table
    if table.seats[seat].identity != former:
        raise refuse("code-unknown")
    if table.seat_of(who) >= 0:
        raise refuse("already-seated")
    effects = [moves_to(room.id, seat, who)]
    if former == table.host:
        effects.append(hosts(room.id, who))
    return Wish("hand-over", seat, who, effects=effects)


# During the game.


def move(room: Room, who: str, message: MoveMessage) -> Made:
    table = room.table
    seat = own_seat(table, who)
    must_be(table, "playing")
    if table.seats[seat].resigned:
        raise refuse("has-resigned")
    assert table.game is not None
    played = room.played(seat, who, table.game.move(message.move), message.id)
    taught = table.taught()
    if taught is not None and taught.wanted and played.text not in taught.wanted:
        raise refuse("lesson-first", step=taught.lesson.keys[taught.item.step])
    return played


def lesson(room: Room, who: str, message: LessonMessage) -> Made:
    """Read on, leave the lesson, or have the wanted move made; while the others play there is nothing to show."""
    table = room.table
    seat = own_seat(table, who)
    taught = table.taught()
    if taught is None or seat != taught.lesson.seat:
        raise refuse("no-lesson")
    if message.wish == "skip" or taught.doing == "read":
        return Wish("lesson", seat, who, "skip" if message.wish == "skip" else "read-on", message.id)
    if taught.doing == "watch":
        return table.number
    if message.wish == "read-on":
        raise refuse("lesson-first", step=taught.lesson.keys[taught.item.step])
    assert table.game is not None
    return room.played(seat, who, table.game.move(taught.wanted[0]), message.id)


def take_back(room: Room, who: str, message: TakeBack) -> Made:
    table = room.table
    seat = own_seat(table, who)
    must_be(table, "playing")
    game = table.game
    assert game is not None
    if table.seats[seat].resigned:
        raise refuse("has-resigned")
    if message.moves <= game.undo_limit(seat):
        return Wish("take-back", seat, who, str(message.moves), message.id)
    # What happens within a secret choice nobody else knows, so nobody can be asked to take it back.
    if message.moves > len(game.history()) or game.asks_in_secret():
        raise refuse("cannot-take-back", moves=message.moves, limit=game.undo_limit(seat))
    if table.ask is not None:
        raise refuse("asked-already")
    if table.setting.begin.kind == "day":  # others play the same deal, and cannot be asked
        raise refuse("cannot-take-back", moves=message.moves, limit=game.undo_limit(seat))
    if not table.others(seat):  # nobody but bots, who never mind
        return Wish("take-back", seat, who, str(message.moves), message.id)
    return Wish("ask-back", seat, who, str(message.moves), message.id)


def answer(room: Room, who: str, message: Answer) -> Made:
    table = room.table
    seat = own_seat(table, who)
    ask = table.ask
    if ask is None or ask.seat == seat or seat in ask.agreed:
        raise refuse("nothing-asked")
    return Wish("agree" if message.agree else "decline", seat, who, "", message.id)


def resign(room: Room, who: str, message: Resign) -> Made:
    seat = own_seat(room.table, who)
    must_be(room.table, "playing")
    if room.table.seats[seat].resigned:
        raise refuse("has-resigned")
    return Wish("resign", seat, who, "", message.id)


def back(room: Room, who: str, client: str) -> Made:
    seat = own_seat(room.table, who)
    if not room.table.seats[seat].away:
        return room.table.number
    return Wish("back", seat, who, "", client)


def chat(room: Room, who: str, message: Chat) -> Made:
    seat = own_seat(room.table, who)
    text = " ".join(message.text.split())
    if not text or not text.isprintable():
        raise refuse("not-printable")
    return Wish("chat", seat, who, text, message.id)


# After the game.


def offer_rematch(room: Room, who: str, message: Rematch) -> Made:
    table = room.table
    seat = own_seat(table, who)
    must_be(table, "over")
    if table.setting.begin != Begin():
        raise refuse("begins-by-chance")
    if table.rematch or seat in table.rematch_offered:
        return table.number
    return Wish("offer", seat, who, "", message.id)


def wants_rematch(table: TableState) -> bool:
    """Whether all people who played on to the end, or were there at it, want another game."""
    people = table.persons() or [number for number, seat in enumerate(table.seats) if seat.identity]
    return not table.rematch and bool(people) and set(people) <= set(table.rematch_offered)


async def carry_out(room: Room, who: str, message: ClientMessage) -> int:
    """Do what a client's message wants; the number of the entry it became. Raises PecuniaError."""

    def wish() -> Made:
        return room.table.done_before(who, message.id) or WISHES[type(message)](room, who, message)

    if isinstance(message, MoveMessage):
        seat = room.table.seat_of(who)
        if seat >= 0 and room.table.seats[seat].away and room.table.status == "playing":
            await room.act(lambda: back(room, who, ""))
    number = await room.act(wish)
    if isinstance(message, Rematch):
        async with room.rematching:  # the offers of two may come at one moment
            if wants_rematch(room.table):
                following = await room.house.new_table_after(room.table)
                await room.act(lambda: room.table.number if room.table.rematch else Wish("rematch", -1, "", following))
    return number


WISHES: dict[type, Callable[[Room, str, Any], Made]] = {
    MoveMessage: move,
    TakeBack: take_back,
    Answer: answer,
    Resign: resign,
    Back: lambda room, who, message: back(room, who, message.id),
    Chat: chat,
    Rematch: offer_rematch,
    LessonMessage: lesson,
}
