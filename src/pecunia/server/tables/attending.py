"""What a message of a client does at a table, however it came here."""

from pecunia.server.messages import CatchUp, ClientMessage, WhyNot
from pecunia.server.tables.client import Client
from pecunia.server.tables.room import Room
from pecunia.server.tables.table_words import explain_refusal
from pecunia.texts import DEFAULT


async def attend(room: Room, client: Client, message: ClientMessage) -> None:
    """Carry out one message and see that it is answered. Raises PecuniaError if it is refused."""
    if isinstance(message, CatchUp):
        await room.enter(client, message.number)
        return
    if isinstance(message, WhyNot):
        client.send(explain_refusal(room.table, client.seat, message.id, message.move, client.language or DEFAULT))
        return
    client.pending_id = message.id
    entry = await room.carry_out(client.identity, message)
    if client.take_answer(message.id):  # no news answered it, because it had been carried out before
        client.confirm(message.id, room.table.number_for(client.seat, entry))
