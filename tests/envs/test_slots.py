"""Slots: every legal move has one of its own, whatever is played."""

import numpy as np
import pytest
from librt.strings import BytesWriter

from pecunia.bots import make_bot
from pecunia.core.chance import Stream, stream_of
from pecunia.core.game import Game
from pecunia.games import new, options_for
from pecunia.observers.batch import EVERY_SEAT, Batch, Dealt
from pecunia.observers.observer import Observer
from pecunia.olet.observer import AMOUNTS, DEPOSITS, WITHDRAWALS
from pecunia.titles.registry import TITLES

either = pytest.mark.parametrize("title", TITLES)


def slots_of(game: Game, observer: Observer) -> tuple[list[int], list[int]]:
    """The slots and the numbers of the legal moves."""
    slots, numbers = BytesWriter(), BytesWriter()
    assert game.question is not None
    count = observer.write_slots(game.question, slots, numbers)
    found = np.frombuffer(slots.getvalue(), "<i2"), np.frombuffer(numbers.getvalue(), "<i4")
    assert len(found[0]) == len(found[1]) == count > 0
    return found[0].tolist(), found[1].tolist()


def drawn(title: str, stream: Stream, seed: int) -> tuple[Game, Observer]:
    options = TITLES[title].lab().variant(stream)
    return TITLES[title].engine.new(options, str(seed)), TITLES[title].observer(options)


@either
def test_no_two_legal_moves_share_a_slot_and_each_slot_leads_back(title: str) -> None:
    for number in range(40):
        stream = stream_of(f"slots-{number}")
        game, observer = drawn(title, stream, number)
        for _move in range(150):
            question = game.question
            if question is None:
                break
            slots, numbers = slots_of(game, observer)
            assert len(set(slots)) == len(slots)
            assert all(0 <= slot < observer.layout.moves.slots for slot in slots)
            back = [observer.move_at(question, slot) for slot in slots]
            assert [move.number for move in back if move is not None] == numbers
            legal = [move.number for move in question.moves]
            if title == "olet" and question.kind == "fly":
                assert set(numbers) <= set(legal)
            else:
                assert numbers == legal
            game.play(stream.choose(question.moves))


@either
def test_a_slot_without_a_legal_move_is_none(title: str) -> None:
    game, observer = drawn(title, stream_of("none"), 1)
    assert game.question is not None
    slots, _numbers = slots_of(game, observer)
    for slot in range(observer.layout.moves.slots):
        assert (observer.move_at(game.question, slot) is not None) == (slot in slots)


def test_slots_of_players_are_counted_from_the_own_seat() -> None:
    """`player B` is the left neighbour of A and the right one of C."""
    observer = TITLES["non-olet"].observer(options_for("non-olet", players=3))
    moves = observer.layout.moves
    game = new("non-olet", seed=1, players=3)
    question = game.question
    assert question is not None
    question.moves = [game.move("player B"), game.move("visitor B M"), game.move("queue B 2")]
    found = []
    for seat in range(3):
        question.player = seat
        slots, _numbers = slots_of(game, observer)
        found.append([divmod(slot - moves.first["player"], moves.verbs["player"]) for slot in slots])
    assert [[player for player, _verb in each] for each in found] == [[1] * 3, [0] * 3, [2] * 3]
    assert len({tuple(verb for _player, verb in each) for each in found}) == 1


def test_deposits_are_counted_from_the_largest_and_withdrawals_from_the_smallest() -> None:
    observer = TITLES["olet"].observer(options_for("olet", players=2))
    game = new("olet", seed=1, players=2)
    question = game.question
    assert question is not None
    question.kind = "fly"
    question.moves = [game.move(f"deposit {tens * 10}") for tens in range(1, 1101)]
    question.moves += [game.move(f"withdraw {tens * 10}") for tens in range(1, 4)]
    slots, numbers = slots_of(game, observer)
    assert slots == [*range(DEPOSITS, DEPOSITS + AMOUNTS), *range(WITHDRAWALS, WITHDRAWALS + 3)]
    first, last = observer.move_at(question, DEPOSITS), observer.move_at(question, WITHDRAWALS + 2)
    assert first is not None
    assert last is not None
    assert (first.text, last.text) == ("deposit 11000", "withdraw 30")
    assert numbers[0] == first.number
    assert observer.move_at(question, WITHDRAWALS + 3) is None


def test_amounts_without_a_slot_are_rare() -> None:
    """Two in three amounts that are legal have a slot; greedy bots, which use the others too, seldom choose such."""
    legal = slotted = flights = outside = 0
    for number in range(12):
        stream = stream_of(f"amounts-{number}")
        game, observer = drawn("olet", stream, number)
        bots = [make_bot("greedy", stream.fork()) for _seat in range(game.seats)]
        while (question := game.question) is not None:
            move = bots[question.player].choose(game.view(question.player))
            if question.kind == "fly":
                numbers = slots_of(game, observer)[1]
                legal += len(question.moves)
                slotted += len(numbers)
                flights += 1
                outside += move.number not in numbers
            game.play(move)
    assert flights > 20
    assert slotted > 0.66 * legal
    assert outside < 0.05 * flights


@either
def test_tables_with_different_options_are_stepped_side_by_side(title: str) -> None:
    """Every game of a batch goes as if it were alone, whatever the others play. New games are dealt where one ends."""
    games = 12
    dealt: list[list[tuple[Game, Observer]]] = [[] for _game in range(games)]

    def deal(index: int) -> Dealt:
        game, observer = drawn(title, stream_of(f"{index}.{len(dealt[index])}"), index)
        dealt[index].append((game.copy(), observer))
        return Dealt(game, observer)

    batch = Batch(deal, games, 0, 1000, EVERY_SEAT, [], by_slots=True)
    for index in range(games):
        batch.deal(index)
    batch.look()
    stream = stream_of("answers")
    size = TITLES[title].observer(options_for(title)).layout.size
    ended = 0
    for _step in range(150):
        rows = np.frombuffer(batch.rows.getvalue(), np.uint8).reshape(games, size)
        counts = np.frombuffer(batch.counts.getvalue(), "<i2")
        slots = np.split(np.frombuffer(batch.slots.getvalue(), "<i2"), np.cumsum(counts)[:-1])
        numbers = np.split(np.frombuffer(batch.numbers.getvalue(), "<i4"), np.cumsum(counts)[:-1])
        answers = []
        for index in range(games):
            alone, observer = dealt[index][-1]
            question = alone.question
            assert question is not None
            assert batch.seats.getvalue()[index] == question.player
            assert rows[index].tobytes() == observer.observe(alone.view(question.player))
            assert (slots[index].tolist(), numbers[index].tolist()) == slots_of(alone, observer)
            answers.append(int(slots[index][stream.below(len(slots[index]))]))
            move = observer.move_at(question, answers[-1])
            assert move is not None
            alone.play(move)
        before = [each[-1][0] for each in dealt]
        batch.step_slots(answers)
        for each in batch.ended:
            assert each.illegal is None
            assert each.game.position() == before[each.index].position()
            ended += 1
    assert ended


@either
def test_a_slot_that_holds_no_legal_move_ends_the_game(title: str) -> None:
    batch = Batch(lambda index: Dealt(*drawn(title, stream_of(str(index)), index)), 2, 0, 1000, EVERY_SEAT, [], True)
    batch.deal(0)
    batch.deal(1)
    batch.look()
    legal = np.frombuffer(batch.slots.getvalue(), "<i2")[: int.from_bytes(batch.counts.getvalue()[:2], "little")]
    wrong = next(slot for slot in range(100) if slot not in legal)
    batch.step_slots([wrong, int(np.frombuffer(batch.slots.getvalue(), "<i2")[len(legal)])])
    assert [(each.index, each.illegal is not None) for each in batch.ended] == [(0, True)]
