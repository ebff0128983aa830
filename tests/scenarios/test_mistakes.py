"""Files with one planted mistake each: every file is refused with its line and its key, and none passes."""

from pathlib import Path

import pytest

from pecunia.scenarios import ScenarioError, read_scenarios, run_scenario
from pecunia.scenarios.scenario_reader import decoded
from pecunia.texts import LANGUAGES, Texts

FOLDER = Path(__file__).parent / "mistakes"
MISTAKES = {
    "bad-letter": (11, "position-player"),
    "bad-letter-alone": (11, "scenario-form"),
    "bare-cites": (2, "scenario-form"),
    "bare-expect": (13, "scenario-form"),
    "cites-nothing": (1, "scenario-cites-nothing"),
    "clause-of-the-other-game": (4, "scenario-clause"),
    "clause-twice": (2, "scenario-twice"),
    "count-without-number": (13, "scenario-form"),
    "dots-in-the-middle": (13, "scenario-open-middle"),
    "edition-stated-twice": (5, "scenario-twice"),
    "editions-of-a-game-without": (5, "option-not-of-game"),
    "empty": (1, "scenario-empty"),
    "empty-position": (3, "scenario-no-position"),
    "empty-title": (1, "scenario-form"),
    "game-twice": (2, "scenario-twice"),
    "given-twice": (10, "scenario-twice"),
    "line-beside-new": (5, "scenario-beside-new"),
    "no-move": (11, "scenario-form"),
    "no-moves": (10, "scenario-form"),
    "no-position": (1, "scenario-no-position"),
    "no-reason": (11, "scenario-reason"),
    "no-title": (1, "scenario-no-title"),
    "nonsense": (13, "scenario-unknown"),
    "not-text": (13, "file-not-text"),
    "only-comments": (1, "scenario-empty"),
    "only-dots": (13, "scenario-form"),
    "option-twice": (4, "scenario-twice"),
    "player-beyond-the-table": (13, "position-player"),
    "player-beyond-the-table-moves": (11, "position-player"),
    "player-beyond-the-table-sees": (13, "position-player"),
    "question-of-the-other-game": (8, "scenario-question"),
    "question-without-player": (13, "scenario-form"),
    "reason-of-the-other-game": (11, "scenario-reason"),
    "refused-not-alone": (6, "scenario-refused-alone"),
    "refused-without-reason": (6, "scenario-form"),
    "states-nothing": (1, "scenario-states-nothing"),
    "unknown-card": (6, "position-unknown-card"),
    "unknown-card-in-a-move": (10, "not-a-move"),
    "unknown-clause": (2, "scenario-clause"),
    "unknown-edition": (3, "option-edition"),
    "unknown-end": (13, "scenario-end"),
    "unknown-game": (1, "option-title"),
    "unknown-move": (11, "not-a-move"),
    "unknown-move-in-legal": (10, "not-a-move"),
    "unknown-move-in-only": (10, "not-a-move"),
    "unknown-option": (4, "option-unknown"),
    "unknown-question": (13, "scenario-question"),
    "unknown-reason": (12, "scenario-reason"),
    "unknown-refusal": (6, "scenario-refusal"),
    "unknown-section": (2, "scenario-clause"),
    "unknown-thing-to-count": (13, "scenario-thing"),
    "unknown-values": (5, "values-unknown-table"),
    "unknown-view-field": (13, "scenario-field"),
    "unknown-view-field-of-the-table": (11, "scenario-field"),
    "unknown-zone": (13, "scenario-zone"),
    "unknown-zone-of-a-player": (13, "scenario-zone"),
    "zone-of-the-other-game": (11, "scenario-zone"),
    "zone-without-words": (13, "scenario-form"),
}


def test_every_file_is_in_the_table() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(MISTAKES)


def run_file(file: str) -> None:
    for scenario in read_scenarios(decoded((FOLDER / file).read_bytes(), file), file):
        run_scenario(scenario)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_an_error_with_its_line(name: str) -> None:
    file = f"{name}.scenario"
    with pytest.raises(ScenarioError) as caught:
        run_file(file)
    line, key = MISTAKES[name]
    assert (caught.value.key, caught.value.file, caught.value.line) == (key, file, line)
    told = {Texts(language).error(caught.value) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(sentence.startswith(f"{file}:{line}: ") for sentence in told)
