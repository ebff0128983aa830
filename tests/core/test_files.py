"""Texts from outside: broken records, positions and values are refused with file, line and reason."""

from pathlib import Path

import pytest

import pecunia
from pecunia.core.errors import FileError, PositionError, RecordError, ValuesError
from pecunia.core.record import write_record
from pecunia.games import from_position, from_record
from pecunia.non_olet.engine.values import TASKS, own_values, own_values_text, values_from_text
from pecunia.titles.registry import TITLES

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {"non-olet": GOLDEN / "2016-3-players-dark-red.pecunia", "olet": GOLDEN / "olet-every-move.pecunia"}
CAREERS_RECORD = GOLDEN / "module-careers.pecunia"

every_title = pytest.mark.parametrize("title", TITLES)


def position(*lines: str) -> str:
    return "\n".join(["pecunia position 1", "game non-olet", *lines, ""])


@pytest.mark.parametrize(
    ("lines", "key", "line"),
    [
        (["A L SEN3/4@1", "A M SLV2/1@1"], "senator-beside-slave", 4),
        (["A L WOM@1 WOM@1 WOM@1"], "place-full", 3),
        (["A L WOM@1 CIT@1"], "not-two-women", 3),
        (["A queue " + "SEN " * 16], "position-no-such-roman", 3),
        (["A L SEN9/9@1"], "position-no-such-roman", 3),
        (["A L SEN1/3:nobody@1"], "position-no-such-roman", 3),
        (["A hand rich-slaves"], "position-no-such-card", 3),
        (["A hand villa-dixius villa-dixius", "A V1 -", "A V2 -"], "position-no-such-card", 3),
        (["A hand nonsense"], "position-unknown-card", 3),
        (["A V2 -"], "position-villa-order", 3),
        (["options players=3 target=25", "A money 25"], "position-won", 4),
        (["options players=9"], "option-players", 3),
        (["options colour=red"], "option-unknown", 3),
        (["E money 3"], "position-player", 3),
        (["A money much"], "position-not-a-number", 3),
        (["A shoes 3"], "position-unknown", 3),
        (["A money 3", "A money 4"], "position-twice", 4),
        (["turn 1 A asleep"], "position-turn", 3),
        (["turn 1 Z start"], "position-player", 3),
        (["weather fine"], "position-unknown", 3),
        (["agenda turn; juggle 3"], "position-unknown-step", 3),
        (["seed 3 nothex"], "position-seed", 3),
        (["A"], "position-incomplete", 3),
        (["options modules=upgrades", "A upgrades fountain dustpan - -"], "position-upgrades", 4),
        (["options modules=upgrades", "A upgrades dustpan - -", "B upgrades - dustpan -"], "position-no-such-card", 5),
        (["options modules=upgrades", "A upgrades bidet - -"], "position-unknown-card", 4),
        (["A upgrades fountain - -"], "position-no-module", 3),
        (["options modules=events", "A ladder patron 1"], "position-no-module", 4),
        (["B favour mars"], "position-no-module", 3),
        (["options modules=favours", "A favour venus", "C favour venus"], "position-no-such-card", 5),
        (["options modules=favours", "A favour venus mars"], "position-favour", 4),
        (["options modules=events", "events tumult@0"], "position-not-a-number", 4),
        (["options modules=upgrades", "upgrade-exchanged fountain hourglass"], "position-one-card", 4),
        (["options modules=events players=3", "events tumult campaign coliseum"], "position-events", 4),
        (
            ["options modules=events", "events tumult campaign coliseum", "events-executed campaign"],
            "position-no-such-card",
            5,
        ),
        (
            ["options modules=events", "events tumult campaign", "events-emptied coliseum slave-revolt"],
            "position-events",
            4,
        ),
        (["options modules=careers", "career-counts 2 0 0 0 0 0 0 0 0"], "position-counts", 4),
        (["options modules=careers", "career-counts 0 0 1 0 0 0 0 0 0"], "position-counts", 4),
        (["options modules=famous famous=3"], "position-famous", 3),
        (["options modules=famous,careers", "A L SEN@2$1"], "position-coins", 4),
        (["options modules=events", "events tumult@99"], "position-event", 4),
        (["options modules=events", "events campaign tumult@7"], "position-event", 4),
        (["options modules=events", "events tumult", "event-pile tumult"], "position-no-such-card", 5),
        (["events tumult@2"], "position-no-module", 3),
        (["options modules=careers", "A ladder fireman 1"], "position-unknown-card", 4),
        (["options modules=careers", "A ladder patron 9"], "position-ladder", 4),
        (["options modules=careers", "A ladder patron 5"], "position-climbed", 4),
        (["options modules=careers", "career-counts 1 2"], "position-not-a-number", 4),
        (["options modules=famous famous=brutus", "A queue SEN:caesar"], "position-no-such-roman", 4),
        (["options modules=dragons"], "option-module", 3),
    ],
)
def test_impossible_positions_are_refused(lines: list[str], key: str, line: int) -> None:
    with pytest.raises(FileError) as refusal:
        from_position(position(*lines), "table.txt")
    assert (refusal.value.key, refusal.value.file, refusal.value.line) == (key, "table.txt", line)


def test_a_seventy_first_roman_is_refused() -> None:
    everyone = "SEN " * 15 + "CIT " * 20 + "SLV " * 20 + "WOM " * 15
    assert len(from_position(position(f"A queue {everyone}", "A L -")).position()) > 0
    with pytest.raises(PositionError) as refusal:
        from_position(position(f"A queue {everyone}", "B queue CIT"))
    assert (refusal.value.key, refusal.value.line) == ("position-no-such-roman", 4)


@every_title
def test_a_position_of_something_else_is_refused(title: str) -> None:
    for text in ("", "hello", "pecunia position 2\n", f"game {title}\n", f"pecunia position 2\ngame {title}\n"):
        with pytest.raises(PositionError) as refusal:
            from_position(text)
        assert (refusal.value.key, refusal.value.line) == ("position-head", 1)


def golden_lines(title: str) -> list[str]:
    return RECORDS[title].read_text(encoding="utf-8").splitlines()


def refused(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        from_record("\n".join(lines) + "\n", "game.pecunia")
    assert refusal.value.file == "game.pecunia"
    return refusal.value


@every_title
def test_a_truncated_record_is_refused_wherever_it_breaks_off(title: str) -> None:
    text = RECORDS[title].read_text(encoding="utf-8")
    for length in range(0, len(text) - 4, 97):
        with pytest.raises(RecordError) as refusal:
            from_record(text[:length], "game.pecunia")
        assert refusal.value.key in ("record-head", "record-truncated", "record-unknown", "record-turn")
        assert refusal.value.line <= len(text[:length].splitlines()) or length == 0


@every_title
def test_what_follows_the_end_of_a_record_is_refused(title: str) -> None:
    """It may be a second game. Blank lines and comments may follow."""
    lines = golden_lines(title)
    assert from_record("\n".join([*lines, "", "# so be it", ""]), "game.pecunia")[0].title == title
    refusal = refused([*lines, "", *lines])
    assert (refusal.key, refusal.line, refusal.facts["text"]) == ("record-after-end", len(lines) + 2, lines[0])


# A move near the beginning of each record, and replacements with the keys of their refusals.
EDITED = {
    "non-olet": (3, "done", {"collect V3": "not-now", "dance": "not-a-move", "?": "record-hidden"}),
    "olet": (4, "sell 1/0/0", {"sell 0/0/1": "no-fakes", "place PR1": "not-now", "sell 1/0": "not-a-move"}),
}


@every_title
def test_an_illegal_or_unreadable_move_is_refused_with_its_line(title: str) -> None:
    turn, move, refusals = EDITED[title]
    lines = golden_lines(title)
    number = lines.index("moves") + turn
    assert move in lines[number]
    for instead, key in refusals.items():
        spoiled = lines.copy()
        spoiled[number] = spoiled[number].replace(move, instead, 1)
        error = refused(spoiled)
        assert (error.key, error.line) == (key, number + 1)


@every_title
def test_moves_out_of_turn_are_refused_with_their_line(title: str) -> None:
    lines = golden_lines(title)
    number = lines.index("moves") + 1
    turn, player, rest = lines[number].split(" ", 2)
    other = "B" if player == "A" else "A"
    for instead in (f"{turn} {other} {rest}", f"9 {player} {rest}"):
        error = refused([*lines[:number], instead, *lines[number + 1 :]])
        assert (error.key, error.line) == ("record-not-asked", number + 1)
    for instead in (f"x {player} {rest}", f"{turn} nobody {rest}", f"² {player} {rest}"):
        error = refused([*lines[:number], instead, *lines[number + 1 :]])
        assert (error.key, error.line) == ("record-turn", number + 1)
    assert refused([*lines[:number], *lines[number + 1 :]]).key == "record-not-asked"


@every_title
def test_a_record_that_was_touched_is_refused(title: str) -> None:
    lines = golden_lines(title)
    for name, value, key in (
        ("seed", "another", "record-commitment"),
        ("commitment", "0" * 64, "record-commitment"),
        ("result", "B fee 1 2 3", "record-result"),
        ("result", "unfinished", "record-result"),
        ("rules", "99", "record-rules-version"),
        ("options", "players=3 wings=2", "option-unknown"),
        ("options", "players=many", "option-not-a-number"),
        ("game", "chess", "option-title"),
    ):
        number = next(index for index, line in enumerate(lines) if line.startswith(f"{name} "))
        spoiled = [*lines[:number], f"{name} {value}", *lines[number + 1 :]]
        error = refused(spoiled)
        assert error.key == key
        if key not in ("record-commitment", "option-title"):
            assert error.line == number + 1
    error = refused([*lines[:-1], "99 A done", "end"])
    assert (error.key, error.line) == ("game-over", len(lines))
    error = refused(["pecunia record 1", f"game {title}", "rules 1", "weather fine"])
    assert (error.key, error.line) == ("record-unknown", 4)
    for name in ("game", "rules", "result", "seed"):
        error = refused([line for line in lines if not line.startswith(f"{name} ")])
        assert (error.key, error.facts["text"]) == ("record-missing", name)


@every_title
def test_a_record_of_the_other_game_is_refused(title: str) -> None:
    """The word after `game` decides how everything else is read."""
    other = next(name for name in TITLES if name != title)
    lines = golden_lines(title)
    number = lines.index(f"game {title}")
    error = refused([*lines[:number], f"game {other}", *lines[number + 1 :]])
    assert error.line > 0
    with pytest.raises(FileError):
        from_position(pecunia.new(title, seed=1).position().replace(f"game {title}", f"game {other}"), "table.txt")


def test_a_record_from_a_position_stands_alone() -> None:
    game = from_position(position("options players=2", "A hand line-cutter", "turn 1 A start"))
    game.play(game.move("done"))
    again, record = from_record(write_record(game, ["Anna", "Ben"]))
    assert again.state_hash() == game.state_hash()
    assert record.seats == ["Anna", "Ben"]


OWNER = """# My box
[romans.woman]
cards = { "1/2" = 5, "3/4" = 10 }

[deck.dark-red]
state-visit = 5
good-business = 1
spring-cleaning = 1
rat-infestation = 1
conspiracy = 1
alms = 1
rich-slaves = 1
rumour-mill = 1
"""


def test_an_owner_replaces_tables_and_keeps_the_rest(tmp_path: Path) -> None:
    values = values_from_text(OWNER, "box.toml")
    women = [roman for roman in range(70) if values.klass[roman] == 3]
    assert sorted({(values.duration[roman], values.fee[roman]) for roman in women}) == [(1, 2), (3, 4)]
    assert values.decks["dark-red"] != own_values().decks["dark-red"]
    assert values.fee[:15] == own_values().fee[:15]
    assert values.provenance["romans.woman"] == "owner"
    assert "romans.woman" not in values.reconstructed()
    assert "romans.slave" in values.reconstructed()
    file = tmp_path / "box.toml"
    file.write_text(OWNER)
    game = pecunia.new("non-olet", seed=1, players=2, dark_red=True, values=file)
    again, _record = from_record(write_record(game, ["a", "b"]))
    assert again.state_hash() == game.state_hash()
    assert from_position(game.position()).state_hash() == game.state_hash()


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("[romans.woman\n", "values-not-toml", 1),
        ("\n[dragons]\nred = 3\n", "values-unknown-table", 2),
        ("\n[romans.dragon]\ncards = {}\n", "values-unknown-table", 2),
        ('[romans.woman]\ncards = { "1/2" = 14 }\n', "values-class-total", 2),
        ('[romans.woman]\ncards = { "0/2" = 15 }\n', "values-not-a-card", 2),
        ('[romans.woman]\ncards = { "1/12" = 15 }\n', "values-not-a-card", 2),
        ('[romans.woman]\ncards = { "1/2" = -15 }\n', "values-not-a-number", 2),
        ('[romans.woman]\ncards = { "1/2" = 15 }\ncolour = 3\n', "values-unknown-entry", 3),
        ("[deck.2005]\nline-cutter = 40\ndragon = 1\n", "values-unknown-entry", 3),
        ("[deck.2005]\nline-cutter = 39\n", "values-deck-total", 1),
        ('[deck.2005]\n# six\nline-cutter = "six"\n', "values-not-a-number", 3),
        ("[classes]\nsenator = 16\n", "values-class-size", 2),
        ('[names]\nsenator = ["One"]\n', "values-names", 2),
        ("deck = 3\n", "values-not-a-table", 1),
        ('[famous]\ncaesar = "3"\n', "values-not-a-card", 2),
        ("[events]\ntumult = 99\n", "values-not-a-number", 2),
        ("[careers]\nprice = [0, 3]\n", "values-ladder", 1),
        ('[careers]\nprice = "much"\n', "values-prices", 2),
        ("[deck.2016]\nline-cutter = 32\nvilla-dixius = 4\n", "values-villas", 3),
        ("[deck.dark-red]\nalms = 11\nvilla-dixius = 1\n", "values-villas", 3),
    ],
)
def test_broken_values_are_refused(text: str, key: str, line: int) -> None:
    with pytest.raises(ValuesError) as refusal:
        values_from_text(text, "box.toml")
    assert (refusal.value.key, refusal.value.file, refusal.value.line) == (key, "box.toml", line)


@pytest.mark.parametrize(
    ("right", "wrong", "key", "place"),
    [
        ("climb;", "climb; climb;", "already-climbed", "climb;"),
        (" modules=careers", "", "module-off-careers", "climb;"),
        ("1 A ", "1 A use mars; ", "module-off-favours", "1 A "),
        ("modules=careers", "modules=career", "option-module", "options "),
        ("result A ladder", "result A fee", "record-result", "result "),
    ],
)
def test_records_that_break_the_rules_of_a_module_are_refused(right: str, wrong: str, key: str, place: str) -> None:
    text = CAREERS_RECORD.read_text(encoding="utf-8")
    assert right in text
    line = next(number for number, words in enumerate(text.splitlines(), 1) if place in words)
    with pytest.raises(RecordError) as refusal:
        from_record(text.replace(right, wrong, 1), "game.pecunia")
    assert (refusal.value.key, refusal.value.line) == (key, line)


@pytest.mark.parametrize(
    ("task", "key"),
    [
        ("hand 3000", "values-task-number"),
        ("hand 37", "values-task-number"),
        ("hand 0", "values-task-number"),
        ("seated senator 7", "values-task-number"),
        ("seated woman 13", "values-task-number"),
        ("paid-class woman 16", "values-task-number"),
        ("classes 5", "values-task-number"),
        ("villas 4", "values-task-number"),
        ("pairs 7", "values-task-number"),
        ("markers-total 81", "values-task-number"),
        ("markers-over 80", "values-task-number"),
        ("queue 71", "values-task-number"),
        ("received 999", "values-task-number"),
        ("played 0", "values-task-number"),
        ("hastened 81", "values-task-number"),
        ("paid 71", "values-task-number"),
        ("dance 2", "values-task"),
        ("seated 2", "values-task"),
    ],
)
def test_tasks_that_nobody_could_do_are_refused(task: str, key: str) -> None:
    text = own_values_text()
    careers = text[text.index("[careers]") :]
    line = next(number for number, words in enumerate(careers.splitlines(), 1) if words.startswith("matron ="))
    first = own_values().ladders[2][0]
    assert (TASKS[first.kind], first.number) == ("seated", 1)
    with pytest.raises(ValuesError) as refusal:
        values_from_text(careers.replace('matron = ["seated woman 1"', f'matron = ["{task}"'), "box.toml")
    assert (refusal.value.key, refusal.value.line) == (key, line)
    assert refusal.value.facts["value"] == task


def test_ladders_have_one_task_and_one_name_for_each_price() -> None:
    text = own_values_text()
    careers = text[text.index("[careers]") :]
    for wrong, key, entry in (
        (careers.replace('"seated woman 1", ', ""), "values-ladder", "matron ="),
        (careers.replace(', "latrine-king"', ""), "values-rungs", "rungs ="),
        (careers.replace("price = ", "prices = 3\nprice = "), "values-unknown-entry", "prices ="),
    ):
        with pytest.raises(ValuesError) as refusal:
            values_from_text(wrong, "box.toml")
        line = next(number for number, words in enumerate(wrong.splitlines(), 1) if words.startswith(entry))
        assert (refusal.value.key, refusal.value.line) == (key, line)
    possible = careers.replace('"seated woman 1"', '"markers-over 0"').replace('"pairs 3"', '"seated woman 12"')
    values = values_from_text(possible, "box.toml")
    assert [(TASKS[task.kind], task.number) for task in values.ladders[2]][::4] == [("markers-over", 0), ("seated", 12)]
    assert values.provenance["careers"] == "reconstruction"


def test_our_own_values_are_those_of_the_rulebook_where_it_states_any() -> None:
    values = own_values()
    assert len(values.klass) == len(set(values.names)) == 88
    assert [values.klass[:70].count(klass) for klass in range(4)] == [15, 20, 20, 15]
    assert [values.klass[70:].count(klass) for klass in range(4)] == [7, 5, 3, 3]
    assert [sum(values.decks[deck]) for deck in ("2005", "2016", "dark-red")] == [40, 36, 12]
    assert values.provenance["deck.2005"] == "rulebook"
    assert values.provenance["romans.senator"] == "reconstruction"
    assert values.targets == [0, 0, 30, 25, 20, 20, 20]
    assert values_from_text(own_values_text(), "copy.toml").duration == values.duration
