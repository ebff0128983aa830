"""Messages that nobody should send: noise, mutated ones, wrong types, too deep, too large, somebody else's."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

Frame = str | bytes | list[str]  # a list is one message in several frames

# Moves of both games, in notation. At most tables most of them are not legal, or not even moves.
MOVES = [
    "seat M",
    "queue B 4",
    "play line-cutter",
    "draw",
    "pass",
    "space 3",
    "buy jet",
    "fly",
    "yes",
    "A",
    "seat Z",
    "-1",
]
ODD = [
    "\x00",
    "\x1b[2J",
    "\u202e",
    "\ufeff",
    "\U0001f4a9",
    "\ud7ff",
    "é",
    "\u0301",
    "\n",
    "\r\n",
    "'",
    '"',
    "\\",
    "%s",
    "{}",
    "#",
]
NUMBERS = [
    "-1",
    "0",
    "-0",
    "1e999",
    "NaN",
    "-Infinity",
    "1" * 400,
    "1.5",
    "9223372036854775808",
    "1e-400",
    "true",
    "0x10",
]
KINDS: dict[str, dict[str, Any]] = {
    "catch-up": {"number": 0},
    "move": {"move": "seat M"},
    "why-not": {"move": "B M"},
    "lesson": {"wish": "read-on"},
    "take-back": {"moves": 1},
    "answer": {"agree": True},
    "resign": {},
    "back": {},
    "chat": {"text": "salve"},
    "let-bot-play": {},
    "allow-hints": {},
    "rematch": {},
    "welcome": {"number": 0, "you": 0},
    "done": {"id": "x", "number": 1},
}


class Nonsense:
    """A source of messages. The same seed gives the same messages as long as the same moves are legal at the table."""

    def __init__(self, seed: str, ids: Sequence[str]) -> None:
        self._chance = Random(seed)
        self._ids = ids  # of messages that other people have sent
        self._sent = 0
        self._name = seed.replace(" ", "-")[-20:]
        self._makers: list[tuple[Callable[[], Frame], int]] = [
            (self._noise, 6),
            (self._text, 6),
            (self._mutated, 20),
            (self._wrong_type, 16),
            (self._deep, 4),
            (self._number, 8),
            (self._large, 3),
            (self._surrogate, 6),
            (self._fields, 8),
            (self._stolen, 6),
            (self._possible, 14),
            (self._in_pieces, 3),
        ]
        self.moves: Sequence[str] = ()  # moves that are legal now for somebody at the table

    def frames(self, count: int) -> list[Frame]:
        makers, weights = zip(*self._makers, strict=True)
        return [maker() for maker in self._chance.choices(makers, weights, k=count)]

    def breaking(self) -> bytes:
        """Bytes that are not even text. They end the connection of their sender."""
        return b'{"type":"chat","id":"\xff\xfe' + self._chance.randbytes(20)

    def _id(self) -> str:
        self._sent += 1
        return f"{self._name}-{self._sent}"

    def _message(self, kind: str = "") -> dict[str, Any]:
        """A well-formed message; only its content may be wrong."""
        kind = kind or self._chance.choice([*KINDS, "move", "move", "chat"])
        # A resignation is one of the few messages that cannot be repeated. Most games should go on without one.
        if kind in ("resign", "catch-up") and self._chance.random() < 0.8:
            kind = "move"
        message = {"type": kind, "id": self._id(), **KINDS[kind]}
        if kind in ("move", "why-not"):
            message["move"] = self._chance.choice([*self.moves, *MOVES])
        elif kind == "catch-up":
            message["number"] = self._chance.choice([0, 1, 5, 10**6, 2**63])
        elif kind == "take-back":
            message["moves"] = self._chance.choice([1, 1, 2, 5, 1000])
        return message

    def _noise(self) -> Frame:
        return self._chance.randbytes(self._chance.randrange(200))

    def _text(self) -> Frame:
        letters = [chr(self._chance.randrange(1, 0xD800)) for _ in range(self._chance.randrange(60))]
        return "".join([*letters, *self._chance.choices(ODD, k=3)])

    def _mutated(self) -> Frame:
        text = list(json.dumps(self._message()))
        for _ in range(self._chance.randrange(1, 5)):
            place = self._chance.randrange(len(text))
            change = self._chance.randrange(4)
            if change == 0:
                text[place] = chr(self._chance.randrange(32, 127))
            elif change == 1:
                text.insert(place, self._chance.choice(ODD))
            elif change == 2:
                del text[place]
            else:
                text[place:place] = text[place : place + 10]
        return "".join(text)

    def _value(self, depth: int = 0) -> Any:
        chance = self._chance
        simple = [None, True, False, -1, 0, 2**31, 2**64, 0.5, "", "A", chance.choice(ODD), "x" * 500]
        if depth > 2 or chance.random() < 0.7:
            return chance.choice(simple)
        if chance.random() < 0.5:
            return [self._value(depth + 1) for _ in range(chance.randrange(4))]
        return {chance.choice(["id", "type", "a", ""]): self._value(depth + 1) for _ in range(chance.randrange(4))}

    def _wrong_type(self) -> Frame:
        message = self._message()
        message[self._chance.choice(list(message))] = self._value()
        return json.dumps(self._chance.choice([message, message, message, [message], self._value()]))

    def _deep(self) -> Frame:
        depth = self._chance.choice([50, 500, 3000, 8000])
        opening, closing = self._chance.choice([("[", "]"), ('{"id":', "}"), ('[{"type":', "}]")])
        bottom = self._chance.choice(["1", '"move"', ""])
        text = opening * depth + bottom + closing * depth
        return text if self._chance.random() < 0.5 else f'{{"type":"move","id":"a","move":{text}}}'

    def _number(self) -> Frame:
        number = self._chance.choice(NUMBERS)
        kind, field = self._chance.choice(
            [("catch-up", "number"), ("take-back", "moves"), ("chat", "text"), ("move", "id")]
        )
        return f'{{"type":"{kind}","id":"{self._id()}","{field}":{number}}}'

    def _large(self) -> Frame:
        message = self._message("chat")
        message[self._chance.choice(["text", "id", "more"])] = "x" * self._chance.choice([401, 16_384, 100_000])
        return json.dumps(message)

    def _surrogate(self) -> Frame:
        half = self._chance.choice(["\\ud800", "\\udc00\\ud800", "\\u0000", "\\ud83d", "a\\udfff"])
        kind, field = self._chance.choice([("chat", "text"), ("move", "move"), ("back", "id"), ("rematch", half)])
        return f'{{"type":"{kind}","id":"{self._id()}","{field}":"{half}"}}'

    def _fields(self) -> Frame:
        message = self._message()
        change = self._chance.randrange(3)
        if change == 0:
            message[self._chance.choice(["seat", "who", "identity", "seed", "__class__", ""])] = self._value()
        elif change == 1:
            del message[self._chance.choice(list(message))]
        else:
            text = json.dumps(message)
            return f"{text[:-1]}, {text[1:]}"  # every field twice
        return json.dumps(message)

    def _stolen(self) -> Frame:
        """A message with the id of somebody else's message."""
        message = self._message()
        if self._ids:
            message["id"] = self._chance.choice(self._ids)
        return json.dumps(message)

    def _possible(self) -> Frame:
        kind = self._chance.choice(
            ["move", "move", "move", "take-back", "answer", "chat", "back", "rematch", "catch-up"]
        )
        message = self._message(kind)
        if kind == "move" and self.moves:
            message["move"] = self._chance.choice(self.moves)
        return json.dumps(message)

    def _in_pieces(self) -> Frame:
        text = json.dumps(self._message())
        place = self._chance.randrange(len(text))
        return [text[:place], text[place:]]
