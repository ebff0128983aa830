"""Bots that are programs: they play, and whatever they do wrong, the match goes on and no process is left."""

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pecunia.bots import BotError, Guarded, check_bot
from pecunia.bots.guard import FAULTS
from pecunia.bots.program import CommandBot, choose_message, command_words, game_message, line_of, short_name
from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError, PecuniaError
from pecunia.core.game import Game
from pecunia.games import new
from pecunia.lab.match import Match, play_match
from pecunia.lab.simulate import Job, simulate
from pecunia.lab.workers import Processes
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
EXAMPLE = f"cmd:{sys.executable} {ROOT / 'docs' / 'line_bot.py'}"
SECONDS = 10.0  # for a move
SHORT = 0.5  # if no answer will come
SOON = 60.0  # only waiting for a hanging bot would take longer, however busy the machine is


def misbehaving(kind: str) -> str:
    return f"cmd:{sys.executable} {Path(__file__).with_name('misbehaving.py')} {kind}"


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture(autouse=True)
def _nothing_left() -> Iterator[None]:
    """Every test leaves no process and no pipe behind."""
    before = set(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else set()
    began = time.monotonic()
    yield
    assert time.monotonic() - began < SOON
    if before:
        assert len(os.listdir("/proc/self/fd")) <= len(before)
    with pytest.raises(ChildProcessError):  # neither a child nor a zombie
        os.waitpid(-1, os.WNOHANG)


Notes = dict[str, tuple[int, dict[str, str]]]


def played(bot: Guarded, decisions: int = 8) -> Notes:
    """Play this many decisions of one seat. Returns the notes by key."""
    game = new("non-olet", seed=5, players=2)
    other = stream_of("other")
    bot.begin(stream_of("bot"))
    while decisions and game.question is not None:
        view = game.view(game.question.player)
        if view.seat == 0:
            game.play(bot.choose(view))
            decisions -= 1
        else:
            game.play(other.choose(view.moves))
    assert decisions == 0
    bot.end(game.outcome)
    plain = [note.plain() for note in bot.take_notes()]
    return {str(note["key"]): (note["count"], note["facts"]) for note in plain}


# The key under which each kind is noted, and what the note must say.
FAULTY = {
    "illegal": ("bot-illegal", "conquer Gaul"),
    "no-move": ("bot-illegal", "None"),
    "a-list": ("bot-illegal", "["),
    "silent": ("bot-late", "0.5"),
    "deaf": ("bot-late", "0.5"),
    "garbage": ("bot-garbage", "I think I shall take the first one"),
    "not-an-object": ("bot-garbage", "["),
    "another-question": ("bot-garbage", "id"),
    "no-id": ("bot-garbage", "move"),
    "deep": ("bot-garbage", "[[["),
    "not-utf-8": ("bot-garbage", "\N{REPLACEMENT CHARACTER}"),
    "one-line-without-end": ("bot-flood", ""),
    "lines-without-end": ("bot-flood", ""),
    "huge-answer": ("bot-flood", ""),
    "dies": ("bot-ended", "3"),
    "killed": ("bot-ended", "-9"),
    "closes-output": ("bot-closed", ""),
    "closes-everything": ("bot-closed", ""),
}


@pytest.mark.parametrize("kind", FAULTY)
def test_the_match_goes_on(kind: str) -> None:
    key, says = FAULTY[kind]
    with Guarded(misbehaving(kind), SHORT if key == "bot-late" else SECONDS) as bot:
        notes = played(bot)
        assert list(notes) == [key, "bot-given-up"]
        count, facts = notes[key]
        assert count == FAULTS
        assert facts["bot"] == misbehaving(kind)
        assert says in " ".join(value for name, value in facts.items() if name != "bot")
        assert bot.command is not None
        assert bot.command.id == 0, "who is given up is ended"
        told = [Texts(language).error(PecuniaError(key, **facts)) for language in LANGUAGES]
        assert len(set(told)) == len(LANGUAGES)
        assert not any("\n" in line or "\x1b" in line for line in told)


HOPELESS = {
    "dies-at-start": ("bot-ended", "no licence found"),
    "never-says-hello": ("bot-late", "0.5"),
    "another-version": ("bot-hello", '"protocol": 2'),
    "chatty": ("bot-hello", "Welcome"),
    "says-hello-without-end": ("bot-flood", ""),
}


@pytest.mark.parametrize("kind", HOPELESS)
def test_who_cannot_even_begin_is_not_started_again(kind: str) -> None:
    key, says = HOPELESS[kind]
    with Guarded(misbehaving(kind), SECONDS) as bot:
        assert bot.command is not None
        bot.command.start_seconds = SHORT if kind == "never-says-hello" else SECONDS
        notes = played(bot)
        assert list(notes) == [key, "bot-given-up"]
        assert notes[key][0] == 1
        assert says in " ".join(value for name, value in notes[key][1].items() if name != "bot")
        assert bot.command.starts == 1
        assert played(bot).keys() == {key}, "every game it does not play says why"
        assert bot.command.starts == 1


def test_a_program_that_cannot_be_run_is_noted(tmp_path: Path) -> None:
    """A shell would find the file, but the system cannot run it."""
    file = tmp_path / "bot"
    file.write_bytes(b"\x00\x01")
    file.chmod(0o755)
    with Guarded(f"cmd:{file}", SECONDS) as bot:
        assert list(played(bot)) == ["bot-start", "bot-given-up"]


def test_who_is_late_once_goes_on_and_old_answers_are_passed_over() -> None:
    with Guarded(misbehaving("late"), SHORT) as bot:
        notes = played(bot, 12)
        assert bot.command is not None
        assert bot.command.starts == 1
    assert notes.keys() == {"bot-late"}
    assert notes["bot-late"][0] < FAULTS


def test_who_dies_is_started_again() -> None:
    with Guarded(misbehaving("dies"), SECONDS, faults=5) as bot:
        notes = played(bot, 4)
        assert bot.command is not None
        assert bot.command.starts == 4
    assert notes["bot-ended"][0] == 4
    assert notes["bot-ended"][1]["words"] == "Traceback: out of [31m luck"


def test_standard_error_never_holds_up() -> None:
    with Guarded(misbehaving("noisy"), 10.0) as bot:
        assert played(bot) == {}


@pytest.mark.parametrize("kind", ["stays", "stubborn"])
def test_who_does_not_leave_is_ended(kind: str) -> None:
    with Guarded(misbehaving(kind), SECONDS) as bot:
        assert played(bot, 2) == {}
        assert bot.command is not None
        process = bot.command.id
        assert runs(process)
    assert not runs(process)


def test_what_a_bot_has_started_ends_with_it() -> None:
    with Guarded(misbehaving("leaves-a-child"), 5.0, faults=1) as bot:
        notes = played(bot, 2)
    count, facts = notes["bot-ended"]
    assert count == 1
    assert facts["status"] == "0"
    child = int(facts["words"].split()[1])
    deadline = time.monotonic() + SOON
    while runs(child) and not zombie(child):  # the system reaps orphans in its own time
        assert time.monotonic() < deadline
        time.sleep(0.01)


def zombie(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_the_same_moves_are_played_instead_every_time() -> None:
    def game(kind: str) -> str:
        summary = simulate(Job("olet", {"players": 2}, [misbehaving(kind), "random"], 1, False, 5.0), 2)
        assert summary["faults"]
        return str(summary["state_hash"])

    assert game("garbage") == game("garbage") == game("illegal")


# The example, and what a program is sent.


@pytest.mark.parametrize("title", ["non-olet", "olet"])
def test_the_example_plays_one_process_for_all_games(title: str) -> None:
    job = Job(title, {"players": 2}, [EXAMPLE, "random"], 1, False)
    summary = simulate(job, 4)
    assert summary["faults"] == []
    assert sum(summary["ends"].values()) == 4
    assert simulate(job, 4, workers=Processes(2))["state_hash"] == summary["state_hash"]


def test_programs_play_matches() -> None:
    score, _ = play_match(Match("non-olet", {"players": 2}, EXAMPLE, "random"), 3)
    assert score.games == 6


def test_the_example_has_twenty_lines_and_knows_no_more_than_the_protocol() -> None:
    source = (ROOT / "docs" / "line_bot.py").read_text(encoding="utf-8")
    assert len([line for line in source.splitlines() if line.strip()]) <= 22
    assert "import pecunia" not in source
    assert "from pecunia" not in source


def first_views(title: str, count: int = 60, **options: Any) -> Iterator[Game]:
    for seed in range(3):
        game = new(title, seed=seed, **options)
        stream = stream_of(f"views {seed}")
        for _ in range(count):
            if game.question is None:
                break
            yield game
            game.play(stream.choose(game.question.moves))


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("non-olet", {"players": 3, "edition": 2005}),
        (
            "non-olet",
            {"players": 4, "dark_red": True, "modules": MODULES},
        ),
        ("olet", {"players": 3}),
    ],
)
def test_what_is_said_does_not_tell_what_the_seat_cannot_see(title: str, options: dict[str, Any]) -> None:
    """If the hidden cards are dealt again, the bytes stay the same."""
    for number, game in enumerate(first_views(title, **options)):
        assert game.question is not None
        view = game.view(game.question.player)
        twin = view.imagine(stream_of(f"{number}")).view(view.seat)
        assert line_of(game_message(view)) == line_of(game_message(twin))
        said = line_of(choose_message(view, 7, 1.5, 42))
        assert said == line_of(choose_message(twin, 7, 1.5, 42)).replace(*undo(twin, view))
        message = json.loads(said)
        assert message["view"]["moves"] == [move.text for move in view.moves]
        assert (message["id"], message["budget"], message["seed"]) == (7, 1500, 42)


def undo(twin: Any, view: Any) -> tuple[bytes, bytes]:
    """An imagined game has no past, so nothing can be taken back in it. How much can be is no secret."""
    return f'"undo":{twin.undo_limit},'.encode(), f'"undo":{view.undo_limit},'.encode()


def test_what_a_program_says_and_thinks_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'hello', 'protocol': 1, 'name': 'Cato\\n', 'mood': 'bad'}), flush=True)\n"
        "    if message['type'] == 'choose':\n"
        "        moves = message['view']['moves']\n"
        "        chances = {moves[0]: 0.25, moves[-1]: 7, 'conquer Gaul': 0.5}\n"
        "        answer = {'id': message['id'], 'move': moves[0], 'say': 'Ceterum\\x1b censeo', 'chances': chances}\n"
        "        print(json.dumps({**answer, 'unknown': []}), flush=True)\n"
    )
    bot = CommandBot(f"cmd:{sys.executable} {file}", 10.0)
    game = new("non-olet", seed=5, players=2)
    assert game.question is not None
    try:
        bot.begin(stream_of(""))
        move = bot.choose(game.view(game.question.player))
    finally:
        assert bot.close(), "it ends when its input is closed"
    assert move is game.question.moves[0]
    assert bot.calls_itself == "Cato"
    assert bot.said == "Ceterum censeo"
    assert bot.chances == {move.text: 0.25}


# Names of programs.


@pytest.mark.parametrize("name", ["cmd:", "cmd: ", 'cmd:b "x', "cmd:b #1", "cmd:b  twice", "cmd:b\nrm", "cmd:\x1b"])
def test_commands_that_cannot_be_are_refused(name: str) -> None:
    with pytest.raises(OptionError, match="option-bot-command"):
        check_bot(name)


def test_programs_are_called_without_their_folders() -> None:
    assert short_name("cmd:/usr/bin/python3 docs/line_bot.py /") == "python3 line_bot.py /"
    assert short_name("a/b") == "a/b"


def test_commands_are_words() -> None:
    assert command_words("cmd:./my bot") == ["./my", "bot"]
    assert command_words("cmd:'./my bot' --depth 3,4") == ["./my bot", "--depth", "3,4"]


def test_a_program_that_is_not_there_is_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError) as refusal:
        simulate(Job("non-olet", {}, ["cmd:./no-such-program --flag"], 1, False), 1)
    assert refusal.value.key == "option-bot-program"
    assert refusal.value.facts["value"] == "./no-such-program"


def test_without_programs_none_is_started(tmp_path: Path) -> None:
    with Guarded(f"cmd:touch {tmp_path / 'here'}", programs=False) as bot:
        assert list(played(bot)) == ["option-bot"]
    assert list(tmp_path.iterdir()) == []


def test_a_bot_error_says_which_bot() -> None:
    bot = CommandBot(misbehaving("dies-at-start"), 1.0)
    game = new("non-olet", seed=5, players=2)
    assert game.question is not None
    bot.begin(stream_of(""))
    with pytest.raises(BotError) as error:
        bot.choose(game.view(game.question.player))
    assert error.value.facts["bot"] == bot.name
