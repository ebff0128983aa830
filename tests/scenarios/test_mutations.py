"""Any scenario file is either run or refused with an error of ours: never a traceback."""

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pecunia.core.errors import FileError
from pecunia.scenarios import ScenarioError, read_scenarios, run_scenario
from pecunia.scenarios.scenario_results import failure_lines, result_of
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES

RULES = Path(__file__).parents[1] / "rules"
FILES = sorted(RULES.rglob("*.scenario"))
# Words that mean something, though usually not where they are put.
KNOWN = """
scenario cites given editions game again legal only illegal expect refused A: B: Z: a: : A B F Z ; , # - … ... gone
hidden asked outcome view count window seat place fee shared must-seat not-now no-jet place-full A1 A999 O7 §2.1 2005
2016 olet chess players=2 players=9 edition=2005 seed=3 seed= modules=events new options values fixture {} {"board":1}
turn agenda shown due rest out queue money cash fakes A.hand B.queue SEN ROM@full WOM2/2@3 CIT@ SLV$ ²
99999999999999999999 0 -1 é rich-slaves play done pass collect L seat M pair lift PR1 sell 1/0/0 deposit 10
line-cutter printer lottery venus
"""
WORDS = KNOWN.split()


def blocks(file: Path) -> list[str]:
    """The scenarios of a file, each with the line that names the game."""
    text = file.read_text(encoding="utf-8")
    head, *found = f"\n{text}".split("\nscenario ")
    games = [line for line in head.splitlines() if line.startswith("game ")]
    return ["\n".join([*games, f"scenario {block}"]) for block in found]


BLOCKS = [block for file in FILES for block in blocks(file)]
LINES = sorted({line for block in BLOCKS for line in block.splitlines()})
kinds = st.sampled_from(["drop", "double", "move", "cut", "word", "insert", "lose", "line", "letters"])
changes = st.lists(st.tuples(kinds, st.integers(0, 999), st.integers(0, 99), st.data()), min_size=1, max_size=4)


def changed(lines: list[str], kind: str, number: int, at: int, data: st.DataObject) -> list[str]:
    """The lines after one change: something lost, doubled, moved, cut off or replaced."""
    number %= len(lines)
    line = lines[number]
    words = line.split(" ")
    at %= len(words)
    others = lines[:number] + lines[number + 1 :]
    if kind == "drop":
        return others or [""]
    if kind == "double":
        return [*lines[:number], line, *lines[number:]]
    if kind == "move":
        return [*others, line]
    if kind == "line":
        return [*lines[:number], data.draw(st.sampled_from(LINES)), *lines[number:]]
    if kind == "cut":
        new = line[: data.draw(st.integers(0, len(line)))]
    elif kind == "letters":
        new = line + data.draw(st.text(max_size=6))
    elif kind == "lose":
        new = " ".join(words[:at] + words[at + 1 :])
    else:
        word = data.draw(st.sampled_from(WORDS))
        new = " ".join([*words[:at], word, *words[at + (kind == "word") :]])
    return [*lines[:number], new, *lines[number + 1 :]]


@given(st.sampled_from(BLOCKS), changes)
@settings(max_examples=600, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_a_changed_scenario_holds_or_is_refused(block: str, made: list[tuple[str, int, int, st.DataObject]]) -> None:
    lines = block.split("\n")
    for kind, number, at, data in made:
        lines = changed(lines, kind, number, at, data)
    text = "\n".join(lines)
    try:
        scenarios = read_scenarios(text, "changed")
    except ScenarioError as error:
        check(error, text)
        return
    for scenario in scenarios:
        assert scenario.game in TITLES
        result = result_of(scenario)  # lets every other exception through
        if result.error is not None:
            check(result.error, text)
            assert failure_lines(result, Texts("en"))[0].startswith("changed:")


def check(error: FileError, text: str) -> None:
    """An error names the file and one of its lines, and has a sentence."""
    assert error.file == "changed"
    assert 1 <= error.line <= max(len(text.splitlines()), 1)
    assert Texts("de").error(error).startswith(f"changed:{error.line}: ")


def test_the_scenarios_that_are_changed_hold() -> None:
    """Splitting the files here gives the same scenarios as reading them."""
    assert sum(len(read_scenarios(file.read_text(encoding="utf-8"), "")) for file in FILES) == len(BLOCKS)
    for block in BLOCKS[::40]:
        for scenario in read_scenarios(block, "block"):
            run_scenario(scenario)
