"""A table of Pecunia non olet in words only."""

from typing import TYPE_CHECKING

from pecunia.non_olet.engine.module_names import CAREERS, EVENTS, FAVOURS, UPGRADES
from pecunia.non_olet.engine.names import CARD_KEYS, COLLECT, DRAFT, NOBODY, PAYING, PLACE_NAMES, SEATING, SEATS, START
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.words.module_snapshot import ModuleSnapshot, wanted
from pecunia.words.spoken import Part, seats_from

if TYPE_CHECKING:
    from pecunia.non_olet.words.words import NonOletWords

PHASE_OF_STAGE = {START: 1, COLLECT: 2, PAYING: 2, SEATING: 3}


class Spoken:
    """One view, told part by part."""

    def __init__(self, words: "NonOletWords", view: NonOletView) -> None:
        self.words = words
        self.view = view
        self.laid = ModuleSnapshot(view)

    def parts(self) -> list[Part]:
        own, *others = seats_from(self.view.seat, self.view.players)
        found = [self._now(), self._player(own)]
        if self.view.seat >= 0:
            found.append(self._hand())
        return found + [self._player(other) for other in others] + self._middle()

    # The moment.

    def _now(self) -> Part:
        view, text = self.view, self.words.text
        gone = [self.words.card(CARD_KEYS[card]) for card in reversed(view.action_discard)]
        lines = [
            *self._stage(),
            *([text("terminal-rich-slaves")] if view.rich_slaves else []),
            *([f"{text(self._heading())} {self._romans(view.shown)}"] if view.shown else []),
            text("terminal-romans", left=view.romans_left, gone=len(view.roman_discard)),
            text("terminal-actions", left=view.actions_left, gone=len(gone)),
            *([text("spoken-discard", cards=", ".join(gone))] if gone else []),
        ]
        return Part(text("spoken-now"), lines)

    def _stage(self) -> list[str]:
        view, text = self.view, self.words.text
        if view.outcome is not None:
            player = "" if view.outcome.winner is None else self.words.player(view.outcome.winner)
            return [self.words.form("log-game-over", view.outcome.end, player=player)]
        if view.stage == DRAFT:
            return [text("spoken-draft")]
        phase = PHASE_OF_STAGE[view.stage]
        name = text(f"terminal-phase-{phase}")
        return [text("spoken-turn", turn=view.turn, player=self.words.player(view.active), phase=phase, name=name)]

    def _heading(self) -> str:
        return "terminal-holding" if self.view.kind == "coliseum" else "terminal-shown"

    # Romans.

    def _romans(self, romans: list[int]) -> str:
        return "; ".join(self._roman(roman) for roman in romans)

    def _roman(self, roman: int) -> str:
        values = self.words.values
        facts = {"duration": values.duration[roman], "fee": values.fee[roman]}
        return self._coined(roman, self.words.text("spoken-roman", **self._called(roman), **facts))

    def _visitor(self, player: int, spot: int) -> str:
        roman = self.view.roman(player, spot)
        facts = {"markers": self.view.markers(player, spot), "fee": self.view.fee_due(player, spot)}
        return self._coined(roman, self.words.text("spoken-visitor", **self._called(roman), **facts))

    def _called(self, roman: int) -> dict[str, str]:
        return {"name": self.words.name(roman), "class": self.words.klass(self.words.values.klass[roman])}

    def _coined(self, roman: int, said: str) -> str:
        coins = self.view.coins(roman)
        return self.words.text("spoken-with-coins", roman=said, coins=coins) if coins else said

    # Players.

    def _player(self, player: int) -> Part:
        view, words = self.view, self.words
        lines = [f"{self._money(player)}, {words.text('terminal-cards', count=view.hand_size(player))}"]
        hand = view.hand_of(player)
        if hand and player != view.seat:
            cards = ", ".join(words.card(CARD_KEYS[card]) for card in hand)
            lines.append(words.text("spoken-hand-of", cards=cards))
        for place in range(SEATS + view.villas(player)):
            lines.append(words.explained(words.place(PLACE_NAMES[place]), self._place(player, place)))
        queue = view.queue(player)
        lines.append(words.text("spoken-queue", romans=self._romans(queue)) if queue else words.text("terminal-nobody"))
        return Part(words.heading(view, player), [*lines, *self._favour(player), *self._rung(player)])

    def _money(self, player: int) -> str:
        options, text = self.view.options, self.words.text
        held, earned = self.view.money(player), self.view.earned(player)
        if options.ladder_wins and not options.target_wins:
            return text("spoken-held", held=held)
        if options.win_by_earned:
            return text("spoken-earned", earned=earned, target=options.target, held=held)
        return text("spoken-money", held=held, target=options.target)

    def _place(self, player: int, place: int) -> str:
        spots = [spot for spot in (place * 2, place * 2 + 1) if self.view.roman(player, spot) != NOBODY]
        said = "; ".join(self._visitor(player, spot) for spot in spots) or self.words.text("terminal-free")
        upgrade = self.laid.upgrade(player, place)
        if upgrade is None:
            return said
        used = self._stated("used", upgrade in self.laid.upgrades_used)
        return f"{said}; {self.words.module_card('upgrade', upgrade)}{used}"

    def _stated(self, state: str, holds: bool) -> str:
        return f" ({self.words.text(f'terminal-{state}')})" if holds else ""

    def _favour(self, player: int) -> list[str]:
        favour = self.laid.favour(player)
        if favour is None:
            return []
        used = self._stated("used", favour in self.laid.favours_used)
        fresh = self._stated("fresh", favour in self.laid.favours_fresh)
        return [self.words.text("spoken-favour", favour=f"{self.words.module_card('favour', favour)}{used}{fresh}")]

    def _rung(self, player: int) -> list[str]:
        words, laid = self.words, self.laid
        if player >= len(laid.rungs):
            return []
        rung = laid.rungs[player]
        here = words.text("spoken-rung", rung=rung, top=laid.top, name=words.rung(rung))
        task = laid.next_task(player)
        if task is None:
            return [here]
        done = min(laid.progress[player], wanted(task))
        step = words.spoken_step(rung + 1, task)
        return [here, words.text("spoken-next", step=step, done=done, wanted=wanted(task))]

    def _hand(self) -> Part:
        words, view = self.words, self.view
        keys = [CARD_KEYS[card] for card in view.hand]
        lines = [words.explained(words.card(key), words.card_text(key, view.options.edition)) for key in keys]
        return Part(words.text("spoken-hand"), lines or [words.text("terminal-hand-empty")])

    # The cards that modules have laid in the middle.

    def _middle(self) -> list[Part]:
        laid, words = self.laid, self.words
        lines = {
            UPGRADES: self._cards("upgrade", laid.display),
            EVENTS: [*self._events(), *self._executed()],
            CAREERS: [],  # told with the players
            FAVOURS: self._cards("favour", laid.middle),
        }
        return [
            Part(words.text(f"module-{module}"), lines[module]) for module in self.view.modules if lines.get(module)
        ]

    def _cards(self, kind: str, keys: list[str]) -> list[str]:
        return [
            self.words.explained(self.words.module_card(kind, key), self.words.module_text(kind, key)) for key in keys
        ]

    def _events(self) -> list[str]:
        words = self.words
        return [
            words.explained(
                words.text("spoken-markers", event=words.module_card("event", event), count=left),
                words.module_text("event", event),
            )
            for event, left in self.laid.events.items()
        ]

    def _executed(self) -> list[str]:
        names = ", ".join(self.words.module_card("event", event) for event in self.laid.executed)
        return [self.words.text("terminal-page-executed", events=names)] if names else []
