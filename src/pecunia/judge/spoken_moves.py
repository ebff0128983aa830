"""Moves as people say them: "play fish poisoning", "joue Aumône", "Ben: visitor Anna left"."""

from difflib import get_close_matches

from pecunia.core.errors import NotAMove
from pecunia.core.game import Game
from pecunia.core.moves import Move, seat_letter
from pecunia.judge.name_index import NEAREST, UnknownName, plain, said
from pecunia.judge.naming import naming_of
from pecunia.texts import Texts


class SpokenMoves:
    """Understands the moves of one game. `names` are the players' names by seat."""

    def __init__(self, game: Game, names: list[str], texts: Texts) -> None:
        self.game = game
        self.names = [plain(name) for name in names]
        self.texts = texts
        self.naming = naming_of(game.title)
        self.words = [*self.naming.places, *self.naming.further]

    def move(self, text: str) -> tuple[int, Move]:
        """The seat that the text names (-1 if it names none), and the move.

        Raises UnknownName with the nearest names, or NotAMove.
        """
        seat, rest = self._player(text)
        try:
            return seat, self.game.move(rest)
        except NotAMove:
            verb, tail = self._verb(rest)
            return seat, self.game.move(f"{verb} {self._thing(verb, tail)}".strip())

    def _player(self, text: str) -> tuple[int, str]:
        """`Anna: seat M`, `A: seat M`: the seat in front of the colon."""
        head, colon, tail = text.partition(":")
        if not colon:
            return -1, text
        seat = self._seat(plain(head))
        if seat < 0:
            raise UnknownName("name-no-player", text=head.strip(), near=", ".join(self._known()))
        return seat, tail.strip()

    def _seat(self, word: str) -> int:
        letters = [plain(seat_letter(seat)) for seat in range(self.game.seats)]
        for names in (letters, self.names):
            if word in names[: self.game.seats]:
                return names.index(word)
        return -1

    def _known(self) -> list[str]:
        """The players by letter and name."""
        return [f"{seat_letter(seat)} {name}".strip() for seat, name in enumerate(self.names)]

    def _verb(self, text: str) -> tuple[str, str]:
        """The first word of a move in the notation, and the rest of the text."""
        words = plain(text)
        begins = [(phrase, verb) for verb in self.naming.verbs for phrase in said(verb)]
        for phrase, verb in sorted(begins, key=lambda each: -len(each[0])):
            if words == phrase or words.startswith(f"{phrase} "):
                return verb, words[len(phrase) :].strip()
        first = words.partition(" ")[0]
        close = get_close_matches(first, [phrase for phrase, _ in begins], n=NEAREST, cutoff=0.6)
        if not close:
            raise NotAMove("not-a-move", move=text.strip())
        verbs = dict.fromkeys(verb for near in close for phrase, verb in begins if phrase == near)
        near = ", ".join(dict.fromkeys(self._in_language(verb) for verb in verbs))
        raise UnknownName("name-unknown", text=first, near=near)

    def _in_language(self, verb: str) -> str:
        """What people say for a word of the notation, in the language of the texts."""
        return self.texts.text(f"say-{verb}").partition(",")[0].strip()

    def _thing(self, verb: str, tail: str) -> str:
        """What follows the verb, in the notation."""
        kinds = self.naming.verbs[verb]
        if not tail:
            return ""
        if kinds:
            return self.naming.moved(self.game, kinds, tail, self.texts)
        return " ".join(self._word(part) for part in self._parts(tail))

    def _parts(self, tail: str) -> list[str]:
        """Split what follows into phrases: players' names and places may have several words."""
        phrases = [name for name in self.names if name] + [word for key in self.words for word in said(key)]
        parts: list[str] = []
        words = tail.split()
        while words:
            sizes = [size for size in range(len(words), 0, -1) if " ".join(words[:size]) in phrases]
            size = sizes[0] if sizes else 1
            parts.append(" ".join(words[:size]))
            words = words[size:]
        return parts

    def _word(self, part: str) -> str:
        seat = self._seat(part)
        if seat >= 0:
            return seat_letter(seat)
        for key in self.words:
            if part in said(key):
                return key
        if part.isdecimal() or "/" in part or part.endswith("+"):
            return part
        known = [name for name in self.names if name] + [word for key in self.naming.places for word in said(key)]
        close = get_close_matches(part, known, n=NEAREST, cutoff=0.6)
        if close:
            raise UnknownName("name-unknown", text=part, near=", ".join(close))
        return part
