"""Observations: everything relevant that a seat may know, and nothing else."""

from typing import Any

import pytest

from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import from_position, new, options_for
from pecunia.non_olet.engine.questions import QUESTIONS as NON_OLET_QUESTIONS
from pecunia.observers.layout import HIGHEST, PLAYER, SPACE, TABLE, Block, Layout, MoveSlots
from pecunia.observers.observer import Observer
from pecunia.olet.engine.names import SPACE_NAMES
from pecunia.olet.engine.questions import QUESTIONS as OLET_QUESTIONS
from pecunia.texts import Texts, text_files
from pecunia.titles.registry import TITLES
from tests.properties.non_olet import OPTIONS as NON_OLET
from tests.properties.olet import OPTIONS as OLET

KINDS = {"non-olet": NON_OLET_QUESTIONS, "olet": OLET_QUESTIONS}
# Every edition, number of players, combination of modules and house rule comes up.
TABLES = [("non-olet", options) for options in NON_OLET[::2]] + [("olet", options) for options in OLET[::2]]
SHARDS = 4
MOVES = 40

ROMANS = """\
pecunia position 1
game non-olet
options edition=2016 players=3 target=25
turn 5 A seating
A money 5
A hand great-haste line-cutter
A L SLV2/1@1
A queue SEN4/5 CIT2/2
B money 7
B hand latrine-gossip
"""
NOTES = """\
pecunia position 1
game olet
options players=3
round 4
turn 31 A round
first A
pawn C
officer 12
A cash 40
A offshore 100
A fakes 0/2/0
A cards S-printer S-ink A-paper B-hologram
placed PR1:B PR2:B TX1:C
"""


def tables(shard: int) -> list[tuple[Game, Observer]]:
    found = []
    for number, (title, options) in list(enumerate(TABLES))[shard::SHARDS]:
        checked = options_for(title, **options)
        found.append((TITLES[title].engine.new(checked, str(number)), TITLES[title].observer(checked)))
    return found


def seen(game: Game, seat: int) -> list[int]:
    view: Any = game.view(seat)
    return list(TITLES[game.title].observer(view.options).observe(view))


def field(game: Game, seat: int, block: str, name: str, entity: int = 0) -> list[int]:
    view: Any = game.view(seat)
    layout = TITLES[game.title].observer(view.options).layout
    return seen(game, seat)[layout.at(block, name, entity)]


@pytest.mark.parametrize("shard", range(SHARDS))
def test_every_number_keeps_to_its_layout_and_tells_nothing_hidden(shard: int) -> None:
    """At every point of a random game there are as many numbers as the layout has, and none is above its highest. None
    changes when the cards the seat cannot see are dealt again."""
    differed = 0
    for number, (game, observer) in enumerate(tables(shard)):
        highest = observer.layout.highest()
        assert len(highest) == observer.layout.size
        stream = stream_of(f"moves-{number}")
        for move in range(MOVES):
            if game.question is None:
                break
            for seat in range(game.seats) if move % 5 == 0 else []:
                view = game.view(seat)
                row = observer.observe(view)
                assert len(row) == len(highest)
                assert all(0 <= value <= most for value, most in zip(row, highest))
                twin = view.imagine(stream)
                differed += twin.position() != game.position()
                assert observer.observe(twin.view(seat)) == row
            game.play(stream.choose(game.question.moves))
    assert differed > len(TABLES) // SHARDS


@pytest.mark.parametrize("shard", range(SHARDS))
def test_what_was_seen_before_changes_nothing(shard: int) -> None:
    """A table that nobody has looked at gives the same numbers as one whose past the observer has seen, to every seat
    and to spectators."""
    for number, (game, observer) in enumerate(tables(shard)):
        stream = stream_of(f"moves-{number}")
        for move in range(2 * MOVES):
            if game.question is None:
                break
            game.play(stream.choose(game.question.moves))
            seats = range(-1, game.seats)
            seen = [observer.observe(game.view(seat)) for seat in seats]
            if move % 9 == 0:
                fresh = from_position(game.position())
                assert [observer.observe(fresh.view(seat)) for seat in seats] == seen


@pytest.mark.parametrize("title", TITLES)
def test_secrets_of_chance_and_of_others_leave_no_trace(title: str) -> None:
    """Options drawn at random, modules with secret choices among them: what a seat cannot see is dealt again at every
    question, and its row stays the same, byte by byte."""
    differed = 0
    for number in range(25):
        stream = stream_of(f"leak-{number}")
        options = TITLES[title].lab().variant(stream)
        observer = TITLES[title].observer(options)
        game = TITLES[title].engine.new(options, str(number))
        for move in range(120):
            if game.question is None:
                break
            if move % 4 == 0 or game.asks_in_secret():
                view = game.view(stream.below(game.seats))
                twin = view.imagine(stream.fork())
                differed += twin.position() != game.position()
                assert observer.observe(twin.view(view.seat)) == observer.observe(view)
            game.play(stream.choose(game.question.moves))
    assert differed > 100


def test_fees_that_change_while_nothing_moves_are_seen() -> None:
    game: Any = from_position(ROMANS)
    assert field(game, 0, PLAYER, "visitors' fee")[0] == 1
    game.rich_slaves = True
    assert field(game, 0, PLAYER, "visitors' fee")[0] == 2


@pytest.mark.parametrize("title", TITLES)
def test_a_game_that_is_over_can_be_observed(title: str) -> None:
    game = new(title, seed=3, players=2)
    stream = stream_of("moves")
    while game.question is not None:
        game.play(stream.choose(game.question.moves))
    assert field(game, 1, TABLE, "asked") == [0]
    assert field(game, 1, TABLE, "question") == [0]


def test_every_question_has_a_number() -> None:
    """Every question with a text has a number, in one of the games."""
    texts = Texts("en")
    for kinds in KINDS.values():
        assert len(set(kinds)) == len(kinds)
        assert all(texts.text(f"question-{kind}") for kind in kinds)
    found = set()
    for file in text_files("en"):
        lines = file.read_text(encoding="utf-8").splitlines()
        found |= {line.split(" =")[0].removeprefix("question-") for line in lines if line.startswith("question-")}
    assert found == {kind for kinds in KINDS.values() for kind in kinds}


@pytest.mark.parametrize("title", TITLES)
def test_layouts_are_compact_and_fit_a_byte(title: str) -> None:
    layout = TITLES[title].observer(options_for(title, players=4)).layout
    assert layout.size <= 1500
    assert max(layout.highest()) <= HIGHEST
    offset = 0
    for block in layout.blocks:
        assert block.offset == offset
        offset += block.count * block.size
        names = [field.name for field in block.fields]
        assert len(set(names)) == len(names)
        within = 0
        for each in block.fields:
            assert each.offset == within
            assert each.meaning.endswith((".", "…"))
            within += each.size
        assert within == block.size
        assert block.count == 1 or names[0] == "present"
    assert offset == layout.size
    assert [block.name for block in layout.blocks[:2]] == [TABLE, PLAYER]
    assert layout.blocks[1].count == TITLES[title].players[-1]


@pytest.mark.parametrize("title", TITLES)
def test_all_options_have_the_same_layout(title: str) -> None:
    stream = stream_of("layouts")
    draw = TITLES[title].lab().variant
    layouts = {id(TITLES[title].observer(draw(stream)).layout) for _table in range(20)}
    assert len(layouts) == 1


def test_the_hash_changes_with_everything_a_network_relies_on() -> None:
    def made(name: str = "queue", size: int = 3, highest: int = 9, version: int = 1, verbs: int = 2) -> str:
        block = Block(PLAYER, 4)
        block.amount(name, size, highest, "Anything.")
        return Layout("any", version, [block], MoveSlots(5, {PLAYER: verbs})).hash

    hashes = [made(), made(name="line"), made(size=4), made(highest=8), made(version=2), made(verbs=3)]
    assert len(set(hashes)) == len(hashes)
    assert made() == made()


@pytest.mark.parametrize(
    ("before", "after", "name", "player"),
    [
        ("A money 5", "A money 6", "money", 0),
        ("A money 5", "A money 6", "missing", 0),
        ("B money 7", "B money 12", "missing near", 1),
        ("B money 7", "B money 9", "money", 1),
        ("SLV2/1@1", "SLV2/1@2", "visitors' markers", 0),
        ("SLV2/1@1", "CIT2/1@1", "visitors' class", 0),
        ("SLV2/1@1", "SLV3/1@1", "visitors' duration", 0),
        ("SEN4/5 CIT2/2", "CIT2/2 SEN4/5", "queue: class", 0),
        ("B hand latrine-gossip", "B hand latrine-gossip ejection", "hand size", 1),
    ],
)
def test_what_can_be_seen_of_a_latrine_is_seen(before: str, after: str, name: str, player: int) -> None:
    changes(ROMANS, before, after, PLAYER, name, player)


@pytest.mark.parametrize(
    ("before", "after", "name"),
    [
        ("great-haste line-cutter", "great-haste villa-dixius", "hand"),
        ("great-haste line-cutter", "great-haste villa-dixius", "actions unseen"),
        ("target=25", "target=300", "target in fours"),
        ("edition=2016", "edition=2005", "edition 2005"),
        ("target=25", "target=25 dark-red=true", "dark red"),
        ("target=25", "target=25 winBy=earned", "win by earned"),
        ("target=25", "target=25 finishedTiming=immediate", "finished timing"),
        ("SLV2/1@1", "SLV3/2@1", "unseen"),
    ],
)
def test_the_rules_and_the_piles_are_seen(before: str, after: str, name: str) -> None:
    changes(ROMANS, before, after, TABLE, name)


@pytest.mark.parametrize(
    ("before", "after", "block", "name", "entity"),
    [
        ("A cash 40", "A cash 50", PLAYER, "least cash", 0),
        ("A offshore 100", "A offshore 90", PLAYER, "wealth", 0),
        ("A fakes 0/2/0", "A fakes 0/1/1", PLAYER, "fakes", 0),
        ("PR1:B", "PR1:C", SPACE, "henchman", SPACE_NAMES.index("PR1")),
        ("officer 12", "officer 13", TABLE, "officer", 0),
        ("officer 12", "officer 13", TABLE, "track", 0),
        ("S-printer S-ink", "S-printer S-paper", PLAYER, "cards", 0),
        ("S-printer S-ink A-paper", "S-printer S-ink", PLAYER, "quality", 0),
        ("round 4", "round 5", TABLE, "round", 0),
        ("players=3", "players=3 open-money=true", TABLE, "open money", 0),
    ],
)
def test_what_can_be_seen_of_the_scheme_is_seen(before: str, after: str, block: str, name: str, entity: int) -> None:
    changes(NOTES, before, after, block, name, entity)


def changes(position: str, before: str, after: str, block: str, name: str, entity: int = 0) -> None:
    assert before in position
    one, other = from_position(position), from_position(position.replace(before, after))
    assert field(one, 0, block, name, entity) != field(other, 0, block, name, entity)


def test_the_own_seat_comes_first_then_the_others_clockwise() -> None:
    game = from_position(ROMANS)
    assert [field(game, seat, PLAYER, "money", (0 - seat) % 3) for seat in range(3)] == [[5]] * 3
    assert [field(game, seat, TABLE, "asked") for seat in range(3)] == [[1], [3], [2]]
    assert [field(game, 1, PLAYER, "present", player) for player in range(6)] == [[1], [1], [1], [0], [0], [0]]


def test_of_other_hands_only_the_size_is_seen() -> None:
    """The two cards differ only in who has them: both are unseen, in a hand or in the pile."""
    assert seen(from_position(ROMANS), 0) == seen(
        from_position(ROMANS.replace("B hand latrine-gossip", "B hand ejection")), 0
    )


def test_a_board_is_seen_as_it_is_printed() -> None:
    game = new("olet", seed=1, players=2)
    spaces = [SPACE_NAMES.index(name) for name in ("M1", "M5", "PR2", "TX1", "TX3")]
    found = [[field(game, 0, SPACE, name, space)[0] for space in spaces] for name in ("present", "price", "hat", "bin")]
    assert found == [[1, 1, 1, 1, 0], [6, 2, 0, 0, 0], [0, 0, 1, 0, 0], [0, 1, 0, 0, 0]]
    assert field(game, 0, SPACE, "sunglasses", SPACE_NAMES.index("TX1")) == [1]
