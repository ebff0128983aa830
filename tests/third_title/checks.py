"""What the third title must do; `test_third_title.py` runs it where the title is installed."""

import re
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import pexpect
import pyspiel
import pytest
from obolus.bots import ObolusJudge
from other_judge import review_by_another
from pettingzoo.test import api_test
from rich.console import Console

import pecunia
import pecunia.envs.openspiel
from pecunia.art.part import all_art
from pecunia.art.sheet import sheets
from pecunia.bots import make_bot
from pecunia.bots.explain import explain
from pecunia.bots.judges import judge_of
from pecunia.bots.search import Budget
from pecunia.core.chance import stream_of
from pecunia.core.errors import IllegalMove, OptionError, PecuniaError
from pecunia.core.game import Game
from pecunia.judge.judgement import judge
from pecunia.lab.balance.balance_report import BalanceReport
from pecunia.lab.balance.measuring import Measurement, measure
from pecunia.lab.playthrough import Playthrough
from pecunia.lab.simulate import Job, simulate
from pecunia.lab.workers import Processes
from pecunia.ledger.ledger import find_checkout, make_ledger
from pecunia.ledger.things import things_called
from pecunia.printing.order import Order
from pecunia.review.review import review_of
from pecunia.rulebook.book import book
from pecunia.scenarios import read_scenarios, run_scenario
from pecunia.terminal.frame import Frame
from pecunia.terminal.pictures import picture_of
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES
from pecunia.words.words_of import words_of
from tests.core.contract import Contract
from tests.terminal.test_pty import spawn

NAME = "obolus"
every_number = pytest.mark.parametrize("players", TITLES[NAME].players)


def played(players: int = 3, seed: int = 1, bot: str = "greedy") -> Game:
    game = pecunia.new(NAME, seed=seed, players=players)
    bots = [make_bot(bot, stream_of(f"{seat}")) for seat in range(players)]
    while game.question:
        game.play(bots[game.question.player].choose(game.view(game.question.player)))
    return game


class TestContract(Contract):
    title = NAME
    players = (2, 3, 4)
    refused = ("lay 7", "lay 1", "card-not-in-hand")
    no_moves: ClassVar = ["lay", "lay 0", "lay 13", "lay x", "lay 1 2"]
    reasons: ClassVar = {"card-not-in-hand"}
    reasons_table: ClassVar = {}
    impossible: ClassVar = [
        ({"players": 1}, "option-players"),
        ({"players": 5}, "option-players"),
        ({"rounds": 0}, "option-round-cap"),
        ({"rounds": 4}, "option-round-cap"),
        ({"edition": 2016}, "option-not-of-game"),
    ]


@every_number
def test_whole_games_are_replayed_from_records_and_positions(players: int) -> None:
    game = played(players, bot="random")
    assert game.outcome is not None
    assert sum(game.scores()) == 3
    again, _ = pecunia.from_record(pecunia.write_record(game, ["bot"] * players))
    assert again.state_hash() == game.state_hash()
    for moves in range(len(game.history())):
        earlier = game.earlier(moves)
        assert pecunia.from_position(earlier.position()).state_hash() == earlier.state_hash()


@every_number
def test_what_is_refused_changes_nothing(players: int) -> None:
    game = pecunia.new(NAME, seed=2, players=players)
    assert game.question is not None
    other = next(move for move in game.all_moves() if move not in game.question.moves)
    before = game.position()
    with pytest.raises(IllegalMove, match="card-not-in-hand"):
        game.play(other)
    assert game.position() == before


def test_what_a_seat_cannot_see_may_be_another() -> None:
    game = pecunia.new(NAME, seed=3, players=4)
    for seat in range(4):
        view = game.view(seat)
        imagined = [view.imagine(stream_of(f"{deal}")) for deal in range(8)]
        assert all(twin.view(seat).snapshot() == {**view.snapshot(), "undo": 0} for twin in imagined)
        assert len({twin.position() for twin in imagined}) > 1


SCENARIO = """
game obolus
scenario The highest card takes the obol
cites §1
given
  options players=2
  turn 1 A lay
  A hand 3
  B hand 9
illegal lay 9 card-not-in-hand
A: lay 3
B: lay 9
expect B obols 1
expect outcome B most-obols
"""


def test_its_scenarios_are_run_in_its_own_words() -> None:
    (scenario,) = read_scenarios(SCENARIO, "obolus.scenario")
    run_scenario(scenario)


def test_without_a_rulebook_there_is_none_to_read() -> None:
    with pytest.raises(OptionError, match="rulebook-none"):
        book(NAME, "en")


def test_without_art_there_is_nothing_to_draw() -> None:
    with pytest.raises(OptionError, match="art-none"):
        sheets(NAME)
    assert NAME not in all_art()


def test_nothing_of_it_is_printed() -> None:
    with pytest.raises(OptionError, match="print-set"):
        Order((NAME,)).check()


def test_the_judge_understands_its_moves_in_every_language() -> None:
    game = pecunia.new(NAME, seed=2, players=2)
    card = game.view(0).moves[0].text.removeprefix("lay ")
    for language, word in (("de", "lege"), ("en", "lay"), ("fr", "pose"), ("it", "cala")):
        (verdict,) = judge(game.position(), [f"{word} {card}"], Texts(language)).verdicts
        assert verdict.legal


def test_its_balance_is_measured() -> None:
    measurement = Measurement(NAME, [{"players": 2}], "random", "test", 4)
    summary = measure(measurement, None, Processes(1), lambda games: None)
    assert "Obolus" in str(BalanceReport(summary, Texts("en")).blocks()[0])


def test_it_is_simulated() -> None:
    summary = simulate(Job(NAME, {"players": 3}, ["greedy", "random"], 1, False), 30)
    assert summary["games"] == 30
    assert summary["ends"] == {"most-obols": 30}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_and_is_drawn_in_the_terminal(language: str) -> None:
    texts = Texts(language)
    game = pecunia.new(NAME, seed=4)
    view = game.view(0)
    words = words_of(game, texts, ["Anna", "Ben", "Cleo"])
    assert words.question(view) == texts.text("question-lay")
    lines = Frame(picture_of(game, texts, ["Anna", "Ben", "Cleo"]), 80, 24).lines(view, [])
    shown = "\n".join(line.plain for line in lines)
    assert all(words.move(view, move) in shown for move in view.moves)
    assert Console(width=80).render_lines(lines[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_give_reasons_of_its_own(language: str) -> None:
    found = explain(pecunia.new(NAME, seed=4).view(0), stream_of("hint"), Budget(50))
    named = {topic for each in found for topic, _ in each.reasons}
    assert named & set(ObolusJudge().topics.values())
    texts = Texts(language)
    assert all(texts.text(f"topic-{topic}") for topic in {*named, *ObolusJudge().topics.values()})


@every_number
def test_a_person_plays_it_to_the_end_at_a_real_terminal(players: int, tmp_path: Path) -> None:
    """The person in seat A lays the lowest card of each hand; greedy bots have the other seats."""
    save = tmp_path / "game.pecunia"
    table = ["--players", f"{players}", "--bots", "greedy", "--seed", "3", "--save", f"{save}", "--pause", "0"]
    child = spawn(save, NAME, *table)
    child.expect("Enter: begin")
    child.send("\r")
    laid = sorted(pecunia.new(NAME, seed="3", players=players).view(0).hand(0))  # type: ignore[attr-defined]
    for card in laid:
        child.expect("Which card do you lay")
        child.expect(f"Lay the {card + 1}")
        child.expect("q leave")
        child.send(f"lay {card + 1}\r")
    child.expect(pexpect.EOF)
    end = str(child.before)
    child.close()
    assert child.exitstatus == 0
    game, _ = pecunia.from_record(save.read_text(encoding="utf-8"))
    assert game.outcome is not None
    obols = re.findall(r"^  (\d|one) obol", end, re.MULTILINE)[-players:]
    assert [1 if count == "one" else int(count) for count in obols] == game.outcome.scores
    assert end.count(" wins.") == 1
    own = [one.move.text for one in game.history() if one.player == 0]
    assert own == [f"lay {card + 1}" for card in laid]


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_pettingzoo_plays_it() -> None:
    from pecunia.envs import obolus_v0

    api_test(obolus_v0.env(players=3), num_cycles=60)


def test_gymnasium_plays_it() -> None:
    env = gymnasium.make("pecunia.envs:pecunia/Obolus-v0", players=3, opponents="greedy")
    _, info = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        action = next(number for number, legal in enumerate(info["action_mask"]) if legal)
        _, reward, over, _, info = env.step(action)
    assert reward == 1, "the seat wins alone"


def test_openspiel_plays_it() -> None:
    game: Any = pyspiel.load_game("pecunia_obolus(players=2)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_a_review_judges_it_by_its_own_judge() -> None:
    game = played(2, bot="random")
    record = pecunia.write_record(game, ["random", "random"])
    review = review_of(record, jobs=1)
    assert len(review.decisions) > 0
    assert {source.group for source in review.sources} == {"round"}
    judge = ObolusJudge()
    assert type(judge_of(NAME)) is ObolusJudge
    tables = [game.earlier(moves) for moves in range(len(game.history()), -1, -1)]
    assert review.chances == [[round(chance, 4) for chance in judge.chances(table)] for table in tables]
    changed = review_by_another(record)
    assert changed.chances[1:-1] != review.chances[1:-1]
    assert changed.decisions != review.decisions
    assert changed.sources == review.sources  # nobody judges these


def test_its_playthrough_tells_every_seat_its_own_cards() -> None:
    lines = list(Playthrough(NAME, {"players": 2}, "1").lines())
    assert len([line for line in lines if line.startswith("legal: lay ")]) == 6
    for seat, letter in enumerate("AB"):
        assert len([line for line in lines if line.startswith(f"view of {letter}: players.{seat}.hand = ")]) == 3
    assert not [line for line in lines if line.startswith("view of all") and ".hand = " in line]


def test_a_title_without_rules_documents_has_no_ledger() -> None:
    checkout = find_checkout(Path(__file__).parent)
    with pytest.raises(PecuniaError) as refused:
        make_ledger(NAME, checkout)
    assert refused.value.key == "ledger-no-rules"
    with pytest.raises(PecuniaError) as refused:
        things_called("obol", [NAME])
    assert refused.value.key == "ledger-no-things"
