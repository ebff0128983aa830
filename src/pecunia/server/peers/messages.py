"""The messages between processes. Each is a short array in MessagePack, with its kind first.

Processes of one release talk to each other. A process of another release (`VERSION`) is not talked to; its tables are
taken over when it lets go of them.
"""

import msgspec

VERSION = 2


class Message(msgspec.Struct, frozen=True, array_like=True, tag_field="kind"):
    pass


# The handshake: each side shows that it knows the secret in the database.


class Hello(Message, frozen=True, tag=1):
    version: int
    sender: str
    wanted: str  # the process that the sender wants to talk to
    nonce: bytes


class Challenge(Message, frozen=True, tag=2):
    nonce: bytes
    proof: bytes


class Proof(Message, frozen=True, tag=3):
    proof: bytes


class Ping(Message, frozen=True, tag=4):
    """The sender lives. `steady` says whether the database has answered it lately."""

    steady: bool


# Sockets. Somebody is connected to the sender; the table is at the receiver.


class Open(Message, frozen=True, tag=5):
    channel: int
    table: str
    identity: str
    device: str
    address: str
    query: str
    request: str


class Opened(Message, frozen=True, tag=6):
    """Whether the table is here. Otherwise the channel is closed."""

    channel: int
    here: bool


class Said(Message, frozen=True, tag=7):
    channel: int
    text: bytes


class Handled(Message, frozen=True, tag=8):
    """So many messages of a channel have been carried out, and as many more may come."""

    channel: int
    count: int


class Deliver(Message, frozen=True, tag=9):
    """A frame, or several in one piece, for the sockets of these channels."""

    channels: list[int]
    frame: bytes


class Closed(Message, frozen=True, tag=10):
    channel: int
    code: int


# Questions and answers. Each question has a number.


class Request(Message, frozen=True, tag=11):
    """An HTTP request about a table of the receiver."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    scheme: str
    client: tuple[str, int]
    body: bytes


class Response(Message, frozen=True, tag=12):
    """`moved`: the table is not here. `route` is for the figures."""

    moved: bool = False
    status: int = 0
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""
    route: str = ""


class Carry(Message, frozen=True, tag=13):
    """Carry out a command at a table of the receiver, for a person or (without an identity) for the server."""

    table: str
    command: str
    identity: str


class Carried(Message, frozen=True, tag=14):
    """The key of the refusal; empty if it was carried out. `moved`: the table is not here."""

    moved: bool = False
    refused: str = ""


class Peek(Message, frozen=True, tag=15):
    table: str


class Peeked(Message, frozen=True, tag=16):
    """The status of a table and who is asked. The status is empty if the table is not here."""

    status: str = ""
    asked: int = -1


class HandOver(Message, frozen=True, tag=17):
    """The sender wants a table. The receiver gives it away if nobody is connected to it there."""

    table: str


class HandedOver(Message, frozen=True, tag=18):
    done: bool


Question = Request | Carry | Peek | HandOver
Answer = Response | Carried | Peeked | HandedOver


class Ask(Message, frozen=True, tag=19):
    number: int
    question: Question


class Reply(Message, frozen=True, tag=20):
    number: int
    answer: Answer


# News without an answer.


class News(Message, frozen=True, tag=21):
    """Devices that are signed out, and tables where names or talk were deleted, with how often."""

    ended: list[str] = []
    erased: dict[str, int] = {}


class Buried(Message, frozen=True, tag=22):
    """The receiver gave no sign of life, so others have taken over its tables."""


AnyMessage = (
    Hello | Challenge | Proof | Ping | Open | Opened | Said | Handled | Deliver | Closed | Ask | Reply | News | Buried
)

encoder = msgspec.msgpack.Encoder()
decoder: msgspec.msgpack.Decoder[AnyMessage] = msgspec.msgpack.Decoder(AnyMessage)
