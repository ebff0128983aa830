"""The command: its interfaces, and one clear line with exit status 2 for any wrong input."""

import json
import re
from pathlib import Path

import pytest

from pecunia.texts import Texts
from tests.commands import pecunia, refused
from tests.forks import ROOT

GOLDEN = ROOT / "tests" / "golden"


def test_simulate_prints_one_json_object() -> None:
    arguments = (
        "simulate non-olet --edition 2016 --players 4 --games 10 --bots random,greedy,random,greedy --seed 1 --json"
    )
    result = pecunia(*arguments.split())
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    summary = json.loads(result.stdout)
    assert {"games", "decisions", "seconds", "wins", "mean_decisions", "ends", "state_hash"} <= set(summary)
    assert summary["games"] == 10
    assert len(summary["wins"]) == 4
    again = json.loads(pecunia(*arguments.split(), "--jobs", "2").stdout)
    assert again["state_hash"] == summary["state_hash"]
    other = json.loads(pecunia(*arguments.replace("--seed 1", "--seed 2").split()).stdout)
    assert other["state_hash"] != summary["state_hash"]


def test_simulate_takes_every_option(tmp_path: Path) -> None:
    box = tmp_path / "my-box.toml"
    box.write_text('[romans.woman]\ncards = { "1/5" = 15 }\n')
    options = (
        "--dark-red --open-draft --target 12 --house finishedTiming=immediate --house winBy=earned --games 4 --json"
    )
    result = pecunia("simulate", "non-olet", *options.split(), "--values", box, "--record", tmp_path / "games")
    assert result.returncode == 0, result.stderr
    header = " ".join(json.loads(result.stdout)["options"])
    for word in (
        "target=12",
        "dark-red=true",
        "open-draft=true",
        "finishedTiming=immediate",
        "winBy=earned",
        '"1/5":15',
    ):
        assert word in header
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 4
    assert pecunia("verify", *files).returncode == 0


def test_each_game_has_its_own_options(tmp_path: Path) -> None:
    options = "--players 3 --open-money --tie replay --round-cap 2 --games 4 --bots random --json"
    result = pecunia("simulate", "olet", *options.split(), "--record", tmp_path / "games")
    assert result.returncode == 0, result.stderr
    summary = json.loads(result.stdout)
    assert summary["options"] == ["options players=3 open-money=true tie=replay round-cap=2"]
    assert summary["ends"] == {"round-cap": 4}
    assert summary["figures"]["rounds"]["most"] == 2
    assert pecunia("verify", *sorted((tmp_path / "games").iterdir())).returncode == 0
    assert "edition" in refused("simulate", "olet", "--edition", "2016")
    assert "open-money" in refused("simulate", "non-olet", "--open-money")
    assert "maybe" in refused("simulate", "olet", "--tie", "maybe")
    assert "5" in refused("simulate", "olet", "--players", "5")


def test_values_of_each_game_can_be_written_down_and_read_again(tmp_path: Path) -> None:
    for game in ("non-olet", "olet"):
        box = tmp_path / f"{game}.toml"
        box.write_text(pecunia("values", game).stdout, encoding="utf-8")
        assert "provenance" in box.read_text(encoding="utf-8")
        assert pecunia("simulate", game, "--games", "2", "--values", box).returncode == 0


def test_simulate_says_it_in_words_too() -> None:
    result = pecunia("simulate", "non-olet", "--games", "5", "--language", "de")
    assert result.returncode == 0
    assert "5 Partien" in result.stdout
    assert "Siege" in result.stdout


def test_fit_learns_writes_and_tells(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    arguments = f"lab fit olet --games 120 --rounds 1 --seed 3 --out {file} --language de"
    result = pecunia(*arguments.split())
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    for words in ("Log-Verlust", "den neuen Gewichten", "great-lawyer", "Aussicht", str(file)):
        assert words in result.stdout
    assert 'command = "pecunia lab fit olet --games 120 --rounds 1 --seed 3"' in file.read_text()
    before = file.read_text()
    assert "„three“" in refused("lab", "fit", "olet", "--games", "4", "--out", file, "--language", "de")
    assert file.read_text() == before


def test_decimals_are_written_as_the_language_writes_them() -> None:
    for language, point, space in (("en", ".", ""), ("de", ",", r"\s"), ("fr", ",", r"\s"), ("it", ",", "")):
        words = pecunia("simulate", "non-olet", "--games", "8", "--players", "2", "--language", language).stdout
        assert re.search(rf" \d+{re.escape(point)}\d s\.", words), words
        assert len(re.findall(rf" \d+{re.escape(point)}\d{space}% ", words)) == 2, words
        assert not re.search(r"\d\.\d" if point == "," else r"\d,\d", words), words


def test_simulate_says_the_figures_of_olet_in_words() -> None:
    result = pecunia("simulate", "olet", "--games", "20", "--players", "4", "--language", "it")
    assert result.returncode == 0, result.stderr
    rows = [line.split() for line in result.stdout.splitlines()]
    table = dict(zip(("A", "B", "C", "D"), rows[2:6]))
    assert all(row[:2] == [seat, "random"] and row[-1].endswith("%") for seat, row in table.items())
    figures = [" ".join(row) for row in rows]
    assert any(figure.startswith("Round ") for figure in figures)
    for words in ("n. 4 in ordine di turno", "Jet privato: al mercato", "Jet privato: acquisti"):
        assert sum(words in figure for figure in figures) == 1


def test_verify_and_replay_tell_a_record() -> None:
    file = GOLDEN / "end-alms.pecunia"
    result = pecunia("verify", file)
    assert result.returncode == 0
    assert "all legal" in result.stdout
    result = pecunia("replay", file)
    assert result.returncode == 0
    assert "Alms" in result.stdout
    assert result.stdout.startswith("Turn 1: ")
    result = pecunia("replay", file, "--turn", "2", "--seat", "B", "--language", "it")
    assert result.returncode == 0
    assert result.stdout


def test_position_says_what_is_legal_and_why_not(tmp_path: Path) -> None:
    table = tmp_path / "table.txt"
    table.write_text(
        "pecunia position 1\nturn 3 A seating\nA L SEN3/4@2\nA R SEN1/3@1\nA queue SLV1/1\nA hand alms-not\n"
    )
    assert "table.txt:6" in refused("position", table)
    table.write_text(
        "pecunia position 1\nturn 3 A seating\nA L SEN3/4@2\nA R SEN1/3@1\nA queue SLV1/1\nA hand line-cutter\n"
    )
    result = pecunia("position", table, "--move", "seat M", "--move", "done")
    assert result.returncode == 1
    assert "seat M: not allowed. A senator beside a slave? Not in this Rome." in result.stdout
    assert "Rule §2.5: " in result.stdout
    assert "done: legal. " in result.stdout
    assert pecunia("position", table, "--move", "done").returncode == 0
    everything = pecunia("position", table, "--all").stdout.splitlines()
    assert len(everything) > 600


def test_values_are_a_file_that_can_be_loaded(tmp_path: Path) -> None:
    text = pecunia("values").stdout
    assert 'provenance = "reconstruction"' in text
    (tmp_path / "mine.toml").write_text(text)
    assert pecunia("simulate", "non-olet", "--games", "1", "--values", tmp_path / "mine.toml").returncode == 0


def test_the_ledger_has_no_gaps() -> None:
    result = pecunia("ledger")
    assert result.returncode == 0, result.stdout
    assert "NO SCENARIO" not in result.stdout
    assert "no gaps" in result.stdout
    assert len(result.stdout.splitlines()) < 24  # fits on a screen
    assert "pecunia ledger --all" in result.stdout


def test_the_ledger_fails_where_a_clause_has_no_scenario(tmp_path: Path) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    rules = Path("docs", "rules", "non_olet.md")
    (tmp_path / rules).write_text((ROOT / rules).read_text(encoding="utf-8"), encoding="utf-8")
    result = pecunia("ledger", folder=tmp_path)
    assert result.returncode == 1
    assert "NO SCENARIO" in result.stdout
    assert len(result.stdout.splitlines()) < 24
    assert "docs" in refused("ledger", "olet", "--root", tmp_path)


def test_the_ledger_shows_the_rule_the_code_and_the_scenarios_of_a_clause() -> None:
    german = pecunia("ledger", "A54", "--language", "de")
    assert german.returncode == 0, german.stderr
    assert str(Texts("de").rule("non-olet", "A54")) in german.stdout
    for file, line in re.findall(r"^ .*?(\S+\.(?:py|scenario)):(\d+)  \S", german.stdout, re.MULTILINE):
        assert int(line) <= len((ROOT / file).read_text(encoding="utf-8").splitlines())
    assert "non_olet/engine/table.py" in german.stdout
    assert "Table.pay_bank" in german.stdout
    assert "tests/rules/cards-forum.scenario" in german.stdout
    both = pecunia("ledger", "§2.4", "O58").stdout
    assert "Pecunia non olet" in both
    assert "Pecunia Olet" in both
    assert "Nothing to prove: O58" in both
    assert "Pecunia non olet" not in pecunia("ledger", "olet", "2.4").stdout


def test_the_whole_ledger_and_the_ledger_for_programs() -> None:
    lines = pecunia("ledger", "olet", "--all").stdout.splitlines()
    assert [line for line in lines if line.startswith("O21  ")]
    (olet,) = json.loads(pecunia("ledger", "olet", "--all", "--json").stdout)
    assert olet["complete"]
    assert len(olet["entries"]) == olet["counts"]["cited"]["total"]
    assert all(entry["code"] and entry["scenarios"] and entry["rule"] for entry in olet["entries"])
    assert [game["entries"] for game in json.loads(pecunia("ledger", "--json").stdout)] == [[], []]


def test_the_ledger_says_what_a_card_has() -> None:
    result = pecunia("ledger", "--card", "alms")
    assert result.returncode == 0, result.stderr
    assert "Almosen" in result.stdout
    assert "Nothing is missing." in result.stdout
    (card,) = json.loads(pecunia("ledger", "--card", "alms", "--json").stdout)
    assert card["missing"] == []
    assert "brutus" in refused("ledger", "--card", "brutos")
    assert "Am ähnlichsten" in refused("ledger", "--card", "brutos", "--language", "de")
    assert "A99" in refused("ledger", "A999")
    assert "chess" in refused("ledger", "chess")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("simulate non-olet --wings 2", "--wings"),
        ("simulate non-olet --players 9", "not 9"),
        ("simulate non-olet --players many", "--players"),
        ("simulate non-olet --edition 1999", "1999"),
        ("simulate non-olet --edition 2005 --dark-red", "dark-red"),
        ("simulate non-olet --target 0", "0"),
        ("simulate non-olet --games 0", "--games"),
        ("simulate non-olet --house winBy", "winBy"),
        ("simulate non-olet --house luck=much", "luck"),
        ("simulate non-olet --bots caesar", "caesar"),
        ("simulate non-olet --values nowhere.toml", "nowhere.toml"),
        ("simulate non-olet --language xx", "xx"),
        ("play non-olet --players 2 --names Anna,Ben --bots random", "--bots"),
        ("simulate chess", "chess"),
        ("simulate", "GAME"),
        ("dance", "dance"),
        ("lab dance", "dance"),
        ("lab fit", "GAME"),
        ("lab fit chess", "chess"),
        ("lab fit olet --games 0", "--games"),
        ("lab fit olet --games 2 --rounds 1 --out nowhere/fit.toml", "nowhere/fit.toml"),
        ("lab fit olet --bots caesar --out fit.toml", "caesar"),
        ("levels --pair 1-6", "5-6"),
        ("levels --game chess", "chess"),
        ("levels --games 0 --json README.md", "README.md:1"),
        ("levels --games 0 --merge nowhere.json", "nowhere.json"),
        ("levels --games 0 --markdown pyproject.toml", "levels"),
        ("tournament olet --bots greedy", "two bots"),
        ("tournament olet --bots greedy,caesar", "caesar"),
        ("tournament olet --players 2 --file README.md", "README.md:1"),
        ("balance chess", "chess"),
        ("balance olet --players 2,x", "2,x"),
        ("balance olet --players 2,9", "9"),
        ("balance olet --players 2,2", "twice"),
        ("balance olet --bots greedy,random", "greedy,random"),
        ("balance olet --out README.md", "README.md"),
        ("balance olet --png", "--out"),
        ("balance olet --file README.md", "README.md:1"),
        ("tournament olet --players 2 --file nowhere/cup.sqlite", "nowhere/cup.sqlite"),
        ("play --players 9", "not 9"),
        ("play nowhere.pecunia", "nowhere.pecunia"),
        ("play --names greedy", "greedy"),
        ("play --bots caesar", "caesar"),
        ("play tests/golden/end-alms.pecunia", "pecunia replay"),
        ("simulate non-olet --famous caesar", "caesar"),
        ("play --players 2 --names A,B,C", "3"),
        ("play --pause -1", "-1"),
        ("play --pause nan", "nan"),
        ("play --pause 1e9", "60"),
        ("play tests/golden/unfinished.pecunia --players 3", "--players"),
        ("play tests/golden/unfinished.pecunia --modules famous", "--modules"),
        ("play tests/golden/unfinished.pecunia --dark-red", "--dark-red"),
        ("play tests/golden/unfinished.pecunia --bots random", "--bots"),
        ("play tests/golden/unfinished.pecunia --names Ann", "--names"),
        ("play tests/golden/unfinished.pecunia --seed 7", "--seed"),
        ("play tests/golden/unfinished.pecunia --save other.pecunia", "--save"),
        ("replay nowhere.pecunia", "nowhere.pecunia"),
        ("replay tests/golden/end-alms.pecunia --turn 99", "99"),
        ("replay tests/golden/end-alms.pecunia --seat F", "F"),
        ("review nowhere.pecunia", "nowhere.pecunia"),
        ("review tests/golden/unfinished.pecunia", "isn’t over"),
        ("review tests/golden/hashes.toml", "hashes.toml:1"),
        ("review tests/golden/end-alms.pecunia --seat F", "F"),
        ("verify tests/golden/hashes.toml", "hashes.toml:1"),
        ("position tests/golden/end-alms.pecunia", "end-alms.pecunia:1"),
        ("position README.md", "README.md:1"),
    ],
)
def test_wrong_input_is_one_clear_line(arguments: str, says: str) -> None:
    assert says in refused(*arguments.split())


def test_wrong_input_is_refused_in_the_users_language() -> None:
    assert "nicht für 9" in refused("simulate", "non-olet", "--players", "9", PECUNIA_LANGUAGE="de")
    assert "pas à 9" in refused("simulate", "non-olet", "--players", "9", "--language", "fr")
    assert "giocatori" in refused("simulate", "non-olet", "--players", "9", PECUNIA_LANGUAGE="", LC_ALL="it_CH.UTF-8")


def test_a_broken_file_is_named_with_its_line_and_nothing_is_written(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('# mine\n[romans.woman]\ncards = { "1/2" = 14 }\n')
    line = refused("simulate", "non-olet", "--values", box, "--record", tmp_path / "games")
    assert "box.toml:3" in line
    assert "14" in line
    assert not (tmp_path / "games").exists()
    record = tmp_path / "broken.pecunia"
    record.write_bytes((GOLDEN / "end-gift.pecunia").read_bytes()[:-20])
    assert "broken.pecunia:" in refused("play", record)
    assert "broken.pecunia:" in refused("verify", record)
    record.write_bytes(b"\xff\xfe\x00")
    assert "broken.pecunia:1" in refused("verify", record)
    assert refused("verify", tmp_path)


def test_without_arguments_it_wants_to_open_the_table_and_says_where_help_is() -> None:
    """tests/browser/test_wheel.py lets it open one."""
    result = pecunia(PECUNIA_PORT="none")
    assert result.returncode == 2
    help_is, wrong = result.stderr.splitlines()
    assert "pecunia --help" in help_is
    assert "PECUNIA_PORT" in wrong


def test_the_language_may_be_said_before_the_command() -> None:
    assert "Utilisation" in pecunia("--language", "fr", "--help").stdout
    assert "Uso" in pecunia("--language=it", "lab", "fit", "--help").stdout
    assert "Partien" in pecunia("--language", "de", "simulate", "olet", "--games", "2").stdout
    assert "pas à 9" in refused("--language", "fr", "simulate", "non-olet", "--players", "9")
    assert "xx" in refused("--language", "xx")


def test_help_is_there_in_four_languages() -> None:
    seen = set()
    for language in ("de", "en", "fr", "it"):
        result = pecunia("simulate", "--help", "--language", language)
        assert result.returncode == 0
        assert "--players" in result.stdout
        seen.add(result.stdout)
    assert len(seen) == 4


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_help_has_no_word_of_the_parser_and_no_line_cut_off(language: str) -> None:
    said = "".join(
        pecunia(*command, "--help", PECUNIA_LANGUAGE=language).stdout
        for command in (
            [],
            ["simulate"],
            ["tournament"],
            ["balance"],
            ["replay"],
            ["review"],
            ["print"],
            ["lab"],
            ["lab", "fit"],
        )
    )
    for english in ("Usage", "Arguments:", "Options:", "Commands", "Show this", "default:", "required"):
        assert english not in said
    assert "...\n" not in said.replace("[ARGS]...\n", "").replace("{SET}...\n", "")  # only where several may be given


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_a_file_that_cannot_be_read_is_refused_in_every_language(language: str, tmp_path: Path) -> None:
    texts = Texts(language)
    missing = tmp_path / "nobody.pecunia"
    for file, key in ((missing, "usage-file-missing"), (tmp_path, "usage-file-folder")):
        line = refused("verify", file, PECUNIA_LANGUAGE=language)
        assert line == f"pecunia: {texts.text(key, file=str(file))}"


def test_a_move_that_is_none_is_named_and_nothing_else_said(tmp_path: Path) -> None:
    table = tmp_path / "table.txt"
    table.write_text("pecunia position 1\ngame olet\noptions players=3\nround 1\nturn 1 A round\n")
    assert "fly: " in refused("position", table, "--move", "fly")


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_a_board_with_few_spaces_is_played_with_a_warning(language: str, tmp_path: Path) -> None:
    box = ROOT / "tests" / "properties" / "olet-large-box.toml"
    texts = Texts(language)
    facts = {"table": texts.text("values-board-many"), "found": "11", "expected": "12"}
    line = box.read_text(encoding="utf-8").splitlines().index("[board.many]") + 1
    sentence = f"{box}:{line}: {texts.text('warning-values-few-spaces', **facts)}"
    result = pecunia("simulate", "olet", "--games", "1", "--values", box, PECUNIA_LANGUAGE=language)
    assert result.returncode == 0
    assert f"pecunia: {texts.text('cli-warning', warning=sentence)}" in result.stderr.splitlines()


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_a_wrong_command_line_is_refused_in_every_language(language: str) -> None:
    """The option or argument is named, and no sentence of the parser itself is shown."""
    texts = Texts(language)
    for arguments, key, what in (
        (["play", "--salve"], "usage-no-option", "--salve"),
        (["play", "--players", "many"], "usage-bad-value", "--players"),
        (["simulate", "olet", "--games"], "usage-option-value", "--games"),
        (["replay"], "usage-missing", "FILE"),
        (["salve"], "usage-no-command", "salve"),
        (["play", "olet", "salve"], "usage-extra", ""),
    ):
        assert refused(*arguments, PECUNIA_LANGUAGE=language) == f"pecunia: {texts.text(key, what=what)}"


def test_a_record_becomes_one_page(tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    result = pecunia("replay", GOLDEN / "olet-2-players.pecunia", "--html", page, "--language", "fr")
    assert result.returncode == 0, result.stderr
    assert str(page) in result.stdout
    text = page.read_text(encoding="utf-8")
    assert '<html lang="fr">' in text
    assert not re.search(
        r"""(?:src|href)=["'](?!#)[a-z/]""", text.partition('<script type="module">')[0]
    )  # the page loads nothing
    broken = tmp_path / "broken.pecunia"
    broken.write_text("pecunia record 1\n", encoding="utf-8")
    assert "broken.pecunia:1" in refused("replay", broken, "--html", page)
    assert str(broken) in refused("replay", broken, "--html", broken)
    assert broken.read_text(encoding="utf-8") == "pecunia record 1\n"
