"""Everything on the table in the words of one language: Romans, cards, and moves as sentences."""

from pecunia.core.happenings import Happening
from pecunia.core.moves import Move
from pecunia.non_olet.engine.module_names import FAMOUS_KEYS, ORDINARY
from pecunia.non_olet.engine.names import CARD_KEYS, CLASSES, PLACE_NAMES, SHORT_CLASSES, SPOT_NAMES, SPOTS
from pecunia.non_olet.engine.notation import (
    COLLECT_FROM,
    DONE,
    INDEX_OF,
    JOIN,
    LONGEST_QUEUE,
    PAIR,
    PLAY,
    PLAYER,
    QUEUE_CARD,
    SEAT,
    SEAT_SECOND,
    SEAT_THIRD,
    SHOWN,
    VISITOR,
    VISITOR_OF,
    YES,
    family,
)
from pecunia.non_olet.engine.options import Options
from pecunia.non_olet.engine.values import TASKS, TASKS_OF_A_CLASS, Task
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.words import telling
from pecunia.non_olet.words.glyphs import NonOletGlyphs, own_glyphs
from pecunia.non_olet.words.module_moves import module_move
from pecunia.non_olet.words.module_snapshot import ModuleSnapshot
from pecunia.non_olet.words.spoken import Spoken
from pecunia.texts import Texts
from pecunia.words.glyphs import PAGE, UNICODE, Glyphs
from pecunia.words.shortening import cut_at_word
from pecunia.words.spoken import Part
from pecunia.words.words import Touched, Words

LAYING = ("draft-seat", "lay-upgrade")  # questions about an upgrade's seat
LAST_RUNG = 5  # rungs with a number below this have a name of their own, and so does the last rung of a ladder


class NonOletWords(Words):
    """Names things for one table of Pecunia non olet."""

    telling = telling
    glyphs: NonOletGlyphs

    def __init__(self, texts: Texts, options: Options, names: list[str], glyphs: Glyphs = UNICODE) -> None:
        super().__init__(texts, names, own_glyphs(glyphs))
        self.values = values = options.values
        self.signs = glyphs.signs or SHORT_CLASSES  # by class
        self._in_words = glyphs is PAGE
        # Famous Romans have names in every language; the names of the others are the same everywhere.
        famous = [self.text(f"famous-{key}") for key in FAMOUS_KEYS]
        self._called = values.names[:ORDINARY] + famous
        first = [name.split()[0] for name in values.names[:ORDINARY]]
        self._short = [
            word if first.count(word) == 1 else name for word, name in zip(first, self._called, strict=False)
        ]
        self._short += famous

    def touched(self, happening: Happening) -> Touched:
        return telling.touched(happening)

    # Romans.

    def lintel(self, roman: int) -> str:
        """The top of a Roman's card: class, duration, fee."""
        values = self.values
        return f"{self.signs[values.klass[roman]]}{values.duration[roman]}/{values.fee[roman]}"

    def is_famous(self, roman: int) -> bool:
        return roman >= ORDINARY

    def name(self, roman: int) -> str:
        return self._called[roman]

    def short(self, roman: int) -> str:
        """A Roman's first name; the whole name if he is famous."""
        return self._short[roman]

    def roman(self, roman: int) -> str:
        """A Roman in a list of choices. The page draws duration and fee, so its sentences need only name and class."""
        if self._in_words:
            return f"{self.name(roman)}, {self.klass(self.values.klass[roman])}"
        star = self.glyphs.star if self.is_famous(roman) else ""
        return f"{self.lintel(roman)} {star}{self.name(roman)}"

    def roman_told(self, roman: int) -> str:
        """A Roman in the log."""
        return f"{self.name(roman)} ({self.klass(self.values.klass[roman])})"

    def romans_told(self, romans: list[int]) -> str:
        if self._in_words:
            return ", ".join(map(self.roman_told, romans))
        return ", ".join(f"{self.lintel(roman)} {self.short(roman)}" for roman in romans)

    def klass(self, klass: int) -> str:
        return self.text(f"class-{CLASSES[klass]}", count=1)

    def place(self, spot: str) -> str:
        """A place, by the name of one of its spots."""
        return self.text(f"place-{spot.rstrip('+')}")

    # Cards.

    def card(self, card: str) -> str:
        return self.text(f"card-{card}")

    def card_text(self, card: str, edition: int) -> str:
        """The effect of a card; some cards differ between the editions."""
        special = self.texts.attribute(f"card-{card}", f"text-{edition}")
        return special or self.texts.attribute(f"card-{card}", "text") or ""

    # Modules.

    def module_card(self, kind: str, key: str) -> str:
        """The name of a famous Roman, an upgrade, an event, a favour or a ladder."""
        return self.text(f"{kind}-{key}")

    def module_text(self, kind: str, key: str) -> str:
        """Its effect."""
        return self.texts.attribute(f"{kind}-{key}", "text") or ""

    def module_short(self, kind: str, key: str, room: int) -> str:
        """The name in so many characters, cut so that it still differs from the others."""
        name = self.module_card(kind, key)
        if len(name) <= room:
            return name
        short = self.texts.attribute(f"{kind}-{key}", "short") or name
        return cut_at_word(short, room)

    def rung(self, rung: int) -> str:
        """The name of a player on a rung. The last rung has the same name on ladders of any length."""
        if rung == len(self.values.prices) - 1:
            return self.text(f"rung-{LAST_RUNG}")
        return self.text(f"rung-{rung}") if rung < LAST_RUNG else self.text("rung-more", number=rung)

    def task(self, task: Task) -> str:
        kind = TASKS[task.kind]
        if kind not in TASKS_OF_A_CLASS:
            return self.text(f"task-{kind}", count=task.number)
        klass = self.text(f"class-{CLASSES[task.klass]}", count=task.number)
        facts: dict[str, str | int] = {"count": task.number, "class": klass}
        return self.text(f"task-{kind}", **facts)

    def step(self, rung: int, task: Task) -> str:
        """A rung with its price and its task."""
        return self.text("terminal-step", **self._step(rung, task))

    def spoken_step(self, rung: int, task: Task) -> str:
        """The same without signs."""
        return self.text("spoken-step", **self._step(rung, task))

    def _step(self, rung: int, task: Task) -> dict[str, str | int]:
        return {"rung": self.rung(rung), "price": self.values.prices[rung], "task": self.task(task)}

    def house(self, name: str, value: str) -> str:
        """The value of a house rule; a number needs no word."""
        return value if value.isdecimal() else self.text(f"house-{name}-{value}")

    # Questions and moves.

    def question(self, view: NonOletView) -> str:
        """The question, with what it is about if that is known."""
        key = f"question-{view.kind}"
        facts = dict(view.about)
        if "spot" in facts:
            facts |= self._visitor(view, int(facts["player"]), SPOT_NAMES.index(str(facts["spot"])))
        elif "roman" in facts:
            facts["roman"] = self.roman(int(facts["roman"]))
        elif "upgrade" in facts:
            facts["upgrade"] = self.module_card("upgrade", str(facts["upgrade"]))
        return (self.texts.attribute(key, "about", **facts) if facts else None) or self.text(key)

    def move(self, view: NonOletView, move: Move) -> str:
        """A legal move of the view's open question, as a sentence."""
        kind = family(move.number)
        number = INDEX_OF[move.number]
        seat = view.seat
        if kind == DONE:
            return self.text(f"move-done-{view.kind.partition('-')[0]}")
        if kind == PLAY:
            return self.text("move-play", card=self.card(CARD_KEYS[number]))
        if kind == SEAT and view.kind in LAYING:
            return self._laying(view, number)
        if kind in (SEAT, PAIR, JOIN, SEAT_SECOND, SEAT_THIRD):
            return self._seating(view, kind, number)
        if kind >= YES:
            return module_move(self, view, kind, number)
        if kind == COLLECT_FROM:
            facts = self._visitor(view, seat, number)
            fee = view.fee_due(seat, number)
            return self.text("move-collect", fee=fee, roman=facts["roman"], place=facts["place"])
        if kind == VISITOR:
            return self.text("move-visitor", **self._visitor(view, seat, number))
        if kind == VISITOR_OF:
            return self._visitor_of(view, number // SPOTS, number % SPOTS)
        if kind == QUEUE_CARD:
            owner, position = divmod(number, LONGEST_QUEUE)
            roman = self.roman(view.queue(owner)[position])
            return self.text("move-queue", player=self.player(owner), position=position + 1, roman=roman)
        if kind == PLAYER:
            return self.text("move-player", player=self.title(number))
        assert kind == SHOWN
        return self.text("move-card", roman=self.roman(view.shown[number]))

    def _laying(self, view: NonOletView, seat: int) -> str:
        """The seat for an upgrade, and the upgrade that it would cover."""
        covered = ModuleSnapshot(view).upgrade(view.seat, seat)
        facts: dict[str, str | int] = {"place": self.text(f"place-{PLACE_NAMES[seat]}")}
        if covered is None:
            return self.text("move-lay-upgrade", **facts)
        facts["upgrade"] = self.module_card("upgrade", covered)
        return self.texts.attribute("move-lay-upgrade", "over", **facts) or ""

    def _seating(self, view: NonOletView, kind: int, place: int) -> str:
        queue = view.queue(view.seat)
        front = self.roman(queue[0])
        where = self.text(f"place-{PLACE_NAMES[place]}")
        if kind in (SEAT_SECOND, SEAT_THIRD):
            position = 1 if kind == SEAT_SECOND else 2
            return self.text("move-seat-mars", roman=self.roman(queue[position]), place=where)
        if kind == SEAT:
            return self.text("move-seat", roman=front, place=where)
        if kind == PAIR:
            return self.text("move-seat-pair", roman=front, second=self.roman(queue[1]), place=where)
        partner = self.roman(view.roman(view.seat, place * 2))
        return self.text("move-join", roman=front, partner=partner, place=where)

    def _visitor(self, view: NonOletView, player: int, spot: int) -> dict[str, str | int]:
        return {
            "roman": self.roman(view.roman(player, spot)),
            "place": self.text(f"place-{PLACE_NAMES[spot // 2]}"),
            "markers": view.markers(player, spot),
        }

    def _visitor_of(self, view: NonOletView, player: int, spot: int) -> str:
        facts = self._visitor(view, player, spot)
        if view.kind != "gossip-place":
            return self.text("move-visitor-of", player=self.player(player), **facts)
        second = self.roman(view.roman(player, spot + 1))
        pair = {"roman": facts["roman"], "second": second, "place": facts["place"]}
        return self.text("move-pair-of", player=self.player(player), **pair)

    def spoken(self, view: NonOletView) -> list[Part]:
        return Spoken(self, view).parts()
