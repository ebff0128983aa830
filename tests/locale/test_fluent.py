"""The texts: the same keys in four languages, every message formats, everything the engine says has words."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import TypeGuard

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pecunia.bots.registry import OURS
from pecunia.core.agenda import NOT_NOW
from pecunia.core.errors import Reason
from pecunia.core.game import GAME_OVER
from pecunia.core.values import PROVENANCES
from pecunia.core.view import NOT_YOUR_QUESTION
from pecunia.games import new
from pecunia.lab.figures import figures
from pecunia.lab.simulate import END_TURN_LIMIT
from pecunia.non_olet.engine import reasons as non_olet_reasons
from pecunia.non_olet.engine.module_names import (
    EVENT_KEYS,
    FAMOUS_KEYS,
    FAVOUR_KEYS,
    LADDER_KEYS,
    MODULES,
    UPGRADE_KEYS,
)
from pecunia.non_olet.engine.names import CARD_KEYS, CLASSES, ENDS, PLACE_NAMES
from pecunia.non_olet.engine.options import EDITIONS, HOUSE_RULES
from pecunia.non_olet.engine.questions import QUESTIONS as NON_OLET_QUESTIONS
from pecunia.non_olet.engine.values import TASKS, TASKS_OF_A_CLASS, own_values
from pecunia.olet.engine import reasons as olet_reasons
from pecunia.olet.engine.names import CARD_KINDS, SPACE_KINDS, STAGES, TRACK_KINDS
from pecunia.olet.engine.names import ENDS as OLET_ENDS
from pecunia.olet.engine.questions import QUESTIONS as OLET_QUESTIONS
from pecunia.rulebook.clauses import houses
from pecunia.rulebook.clauses import scope as scope_of
from pecunia.server.page_texts import is_left_out
from pecunia.texts import LANGUAGES, Texts, rule_key
from pecunia.titles.registry import TITLES

SOURCE = Path(__file__).parents[2] / "src" / "pecunia"
FOLDERS = sorted(SOURCE.glob("**/locale"))  # of the house, and of each title
PAGE = SOURCE.parents[1] / "web"
PATHS = {(path.parent.name, path.name): path for folder in FOLDERS for path in sorted(folder.glob("*/*.ftl"))}
FILES = sorted({name for _language, name in PATHS})
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = [0, 1, 2, 5, 21]
ISOLATION = set("\u2066\u2067\u2068\u2069")
RULE_FILES = {"non-olet": "rules.ftl", "olet": "rules_olet.ftl"}  # the clauses of each game in players' words
# Clauses that mean nothing to players: garbled headings, repeated sentences and slips of the printed rules.
LEFT_OUT: dict[str, set[str]] = {"non-olet": {"A57", "A86", "A130", "A146", "A154", "A155"}, "olet": set()}
SHORTHAND = re.compile(r"\b(?:DE|EN|FR|IT|[EFS]\d\d)\b|[A-Z]{3}")  # shorthand of the specification: SEN, F05

# Messages are identified by (key, attribute); the attribute is "" for the message itself.
Key = tuple[str, str]


def entries(language: str, file: str) -> list[ftl.EntryType]:
    text = PATHS[language, file].read_text(encoding="utf-8")
    return list(FluentParser(with_spans=False).parse(text).body)


def patterns(language: str, file: str) -> dict[Key, ftl.Pattern]:
    found: dict[Key, ftl.Pattern] = {}
    for message in entries(language, file):
        if isinstance(message, ftl.Message):
            if message.value is not None:
                found[message.id.name, ""] = message.value
            for attribute in message.attributes:
                found[message.id.name, attribute.id.name] = attribute.value
    return found


class Variables(Visitor):
    """The variables of a pattern, with values worth trying: counts, the keys it selects by, or a word."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.values: dict[str, list[int | str]] = {}
        self.numbers: set[str] = set()  # those that are only written, so that any will do
        self.visit(pattern)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        selector: ftl.InlineExpression | ftl.Placeable = node.selector
        if isinstance(selector, ftl.FunctionReference):  # such as NUMBER($turns, type: "ordinal")
            selector = selector.arguments.positional[0]
        if isinstance(selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            words = [key.name for key in keys if isinstance(key, ftl.Identifier)]
            numbers = [int(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)]
            counted = bool(numbers) or set(words) <= PLURALS
            tried = [*COUNTS, *numbers] if counted else words
            self.values.setdefault(selector.id.name, []).extend(tried)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        """The argument of NUMBER is a number."""
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.values.setdefault(argument.id.name, [])
                self.numbers.add(argument.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, [])

    def arguments(self) -> Iterator[dict[str, int | str]]:
        tried = [values or self._any(name) for name, values in self.values.items()]
        for combination in product(*tried):
            yield dict(zip(self.values, combination, strict=True))

    def _any(self, name: str) -> list[int | str]:
        return [COUNTS[-1] if name in self.numbers else f"<{name}>"]


@cache
def bundle(language: str) -> FluentBundle:
    built = FluentBundle([language], use_isolating=False)
    for file in FILES:
        built.add_resource(FluentResource(PATHS[language, file].read_text(encoding="utf-8")))
    return built


def english_keys(file: str, prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key, _ in patterns("en", file) if key.startswith(prefix)}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_file_has_no_junk_and_no_key_twice(language: str, file: str) -> None:
    body = entries(language, file)
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))
    assert keys


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_same_keys_and_variables_as_english(language: str, file: str) -> None:
    def shape(of: str) -> dict[Key, set[str]]:
        return {key: set(Variables(pattern).values) for key, pattern in patterns(of, file).items()}

    assert shape(language) == shape("en")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language: str, file: str) -> None:
    built = bundle(language)
    for (key, attribute), pattern in patterns(language, file).items():
        message = built.get_message(key)
        compiled = message.attributes[attribute] if attribute else message.value
        assert compiled is not None
        for arguments in Variables(pattern).arguments():
            text, errors = built.format_pattern(compiled, arguments)
            assert errors == [], f"{language}/{file}: {key} {attribute} {arguments}"
            assert isinstance(text, str)
            assert text.strip(), f"{language}/{file}: {key} {attribute} is empty"
            assert not ISOLATION & set(text), f"{language}/{file}: {key} {attribute} has invisible characters"
            for name, value in arguments.items():
                if isinstance(value, str) and value == f"<{name}>":
                    assert value in text, f"{language}/{file}: {key} {attribute} drops ${name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_in_two_files(language: str) -> None:
    keys = [key for file in FILES for key in {key for key, _ in patterns(language, file)}]
    assert sorted(keys) == sorted(set(keys))


def test_languages() -> None:
    assert {language for language, _name in PATHS} == set(LANGUAGES)
    assert len(PATHS) == len(list(SOURCE.rglob("*.ftl")))  # no two files of one name


# What the engine can say. The lists are the engine's own, so a new card, reason or question needs its texts.


def test_cards_classes_places_editions() -> None:
    assert english_keys("cards.ftl", "card-") == set(CARD_KEYS)
    assert english_keys("cards.ftl", "class-") == set(CLASSES)
    assert english_keys("cards.ftl", "place-") == set(PLACE_NAMES)
    assert english_keys("cards.ftl", "edition-") == {str(edition) for edition in EDITIONS}
    assert english_keys("cards.ftl", "provenance-") == set(PROVENANCES)
    assert {key for key, attribute in patterns("en", "cards.ftl") if attribute == "text"} >= {
        f"card-{card}" for card in CARD_KEYS
    }


def test_modules() -> None:
    """Every card of every module has a name, and every one that does something says what."""
    families = {
        "module": MODULES,
        "famous": FAMOUS_KEYS,
        "upgrade": UPGRADE_KEYS,
        "event": EVENT_KEYS,
        "favour": FAVOUR_KEYS,
    }
    keys = {f"{family}-{key}" for family, known in families.items() for key in known}
    ladders = {f"ladder-{key}" for key in LADDER_KEYS}
    rungs = {f"rung-{rung}" for rung in range(len(own_values().prices))} | {"rung-more"}
    tasks = {f"task-{task}" for task in TASKS}
    found = patterns("en", "modules.ftl")
    assert {key for key, attribute in found if attribute == ""} == keys | ladders | rungs | tasks
    assert {key for key, attribute in found if attribute == "text"} == keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_module_cards_differ(language: str) -> None:
    """People ask for a card by its name, so no two cards of any modules have the same name."""
    kinds = ("famous-", "upgrade-", "event-", "favour-", "ladder-", "card-")
    built = bundle(language)
    names = []
    for key, attribute in [*patterns(language, "modules.ftl"), *patterns(language, "cards.ftl")]:
        if attribute == "" and key.startswith(kinds):
            value = built.get_message(key).value
            assert value is not None
            names.append(str(built.format_pattern(value, {})[0]).casefold())
    assert sorted(names) == sorted(set(names))


def test_tasks_say_number_and_class() -> None:
    for (key, _), pattern in patterns("en", "modules.ftl").items():
        if key.startswith("task-"):
            with_class = key.removeprefix("task-") in TASKS_OF_A_CLASS
            assert set(Variables(pattern).values) == {"count", "class"} if with_class else {"count"}


def test_ends() -> None:
    assert english_keys("cli.ftl", "end-") == {*ENDS, *OLET_ENDS, END_TURN_LIMIT}


def test_figures() -> None:
    """Every figure that a simulation counts has a name. The extra key `mean` says how its numbers are written."""
    found = {figure.partition(" ")[0] for title in TITLES for figure in figures(new(title, seed=1))}
    assert english_keys("cli.ftl", "cli-figure-") == found | {"mean"}


def test_reasons() -> None:
    of_games = [*vars(non_olet_reasons).values(), *vars(olet_reasons).values()]
    known = [*of_games, NOT_NOW, GAME_OVER, NOT_YOUR_QUESTION]
    keys = {reason.key for reason in known if isinstance(reason, Reason)}
    assert english_keys("reasons.ftl", "reason-") == keys | {"not-a-move"}


def test_reasons_are_listed() -> None:
    """A game gives only reasons from its list: no other code creates one."""
    for folder, listed in (("non_olet", non_olet_reasons), ("olet", olet_reasons)):
        made = [ast.unparse(call) for name, call in calls(f"{folder}/**/*.py") if name == "Reason"]
        known = [reason for reason in vars(listed).values() if isinstance(reason, Reason) and reason is not NOT_NOW]
        assert sorted(made) == sorted(f"Reason({reason.key!r}, {reason.clause!r})" for reason in known)


def cited(folder: str) -> Iterator[str]:
    """The clauses that the reasons and errors of a game cite. Each must be a literal, so that none is overlooked."""
    for name, call in calls(f"{folder}/**/*.py"):
        named = call.args[1:2] if name == "Reason" else []
        for clause in [*named, *(given.value for given in call.keywords if given.arg == "clause")]:
            assert is_text(clause), f"{folder}: {ast.unparse(call)}"
            yield str(clause.value)


def scope(title: str, *tables: str) -> set[str]:
    """The clauses in these tables of a game's scope file."""
    return {clause for table in tables for clause in scope_of(title)[table]}


def test_what_all_games_share_has_no_clause() -> None:
    of_all_games = {ast.unparse(call.args[1]) for name, call in calls("core/**/*.py") if name == "Reason"}
    assert of_all_games == {"''", "clause"}  # the second is a reason that was pickled, with the clause it had


def test_every_game_has_a_file_of_rules() -> None:
    assert set(RULE_FILES) == set(TITLES)


@pytest.mark.parametrize("title", RULE_FILES)
def test_rules(title: str) -> None:
    """Players can read every clause that a refusal cites, and there are no words about anything else."""
    named = set(cited(title.replace("-", "_")))
    known = named | scope(title, "clauses", "editorial")
    told = english_keys(RULE_FILES[title], "")
    assert {rule_key(title, clause) for clause in named} <= told
    assert told <= {rule_key(title, clause) for clause in known}


@pytest.mark.parametrize("title", RULE_FILES)
def test_every_ruling_is_told_with_its_reason(title: str) -> None:
    """Players can read every clause and its reason, whether or not a refusal cites it."""
    told = patterns("en", RULE_FILES[title])
    assert LEFT_OUT[title] <= scope(title, "editorial"), "what is played is told"
    wanted = {rule_key(title, clause) for clause in scope(title, "clauses", "editorial") - LEFT_OUT[title]}
    assert wanted <= {key for key, attribute in told if attribute == ""}
    assert wanted <= {key for key, attribute in told if attribute == "why"}


class References(Visitor):
    """The other messages that a pattern refers to."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.keys: set[str] = set()
        self.visit(pattern)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.keys.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_names_the_house_rules_that_change_it(language: str) -> None:
    """It names no others: the rulebook lists under each house rule the rulings that it changes."""
    named: dict[str, set[str]] = {}
    for (key, attribute), pattern in patterns(language, RULE_FILES["non-olet"]).items():
        found = {name.split("-")[1] for name in References(pattern).keys if name.startswith("house-")}
        if found:
            assert attribute == "", f"{key}: what changes belongs to what holds"
            named[key] = found
    changed: dict[str, set[str]] = {}
    for house, clauses in houses("non-olet").items():
        for clause in clauses:
            changed.setdefault(rule_key("non-olet", clause), set()).add(house)
    assert named == changed


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_rules_are_told_in_every_language(language: str) -> None:
    """For players: in their own language, and without the shorthand of the specification."""
    for key, attribute in [known for file in RULE_FILES.values() for known in patterns("en", file)]:
        told, english = (str(Texts(spoken).attribute(key, attribute)) for spoken in (language, "en"))
        assert told != english
        assert not SHORTHAND.search(told), told
        assert not SHORTHAND.search(english), english


def test_questions() -> None:
    """Every question in the source is listed and has a sentence, and there are no others."""
    assert english_keys("questions.ftl", "question-") == set(asked_kinds()) == set(NON_OLET_QUESTIONS)
    assert english_keys("olet_questions.ftl", "question-") == set(OLET_QUESTIONS)
    assert {*asked_kinds("olet/**/*.py"), *STAGES[2:]} == set(OLET_QUESTIONS)


def test_things_of_pecunia_olet() -> None:
    """Every kind of card, space and sign has a name and says what it does; every stage has a name."""
    described = {
        "card": CARD_KINDS,
        "space": SPACE_KINDS,
        "sign": ["hat", "bin", "sunglasses"],
        "track": [kind for kind in TRACK_KINDS if kind != "plain"],
    }
    found = patterns("en", "olet.ftl")
    for family, keys in described.items():
        assert english_keys("olet.ftl", f"olet-{family}-") == set(keys)
        assert all((f"olet-{family}-{key}", "text") in found for key in keys)
    assert english_keys("olet.ftl", "olet-stage-") == set(STAGES)
    assert english_keys("olet_questions.ftl", "move-place-") == set(SPACE_KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_of_pecunia_olet_differ(language: str) -> None:
    built = bundle(language)
    names = []
    for key, attribute in patterns(language, "olet.ftl"):
        if attribute == "" and key.startswith("olet-card-"):
            value = built.get_message(key).value
            assert value is not None
            names.append(str(built.format_pattern(value, {})[0]).casefold())
    assert sorted(names) == sorted(set(names))


def test_moves() -> None:
    """A move that ends or declines has its own words for each question that offers it."""
    asked = {kind.partition("-")[0] for kind in asked_kinds()}
    said = english_keys("questions.ftl", "move-")
    for answer in ("done", "yes", "pay"):
        kinds = {key.removeprefix(f"{answer}-") for key in said if key.startswith(f"{answer}-")}
        assert kinds
        assert kinds <= asked


def asked_kinds(pattern: str = "non_olet/**/*.py") -> Iterator[str]:
    """The kinds of question in the source of the game: the literals passed to the functions that ask."""
    for name, call in calls(pattern):
        if name in ("ask", "ask_always", "open", "RemoveMarkers"):
            yield from (str(given.value) for given in call.args if is_text(given))


def calls(pattern: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call in the source, with the last part of the function's name."""
    for path in sorted(SOURCE.glob(pattern)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                yield node.func.id if isinstance(node.func, ast.Name) else name, node


def is_text(node: ast.expr) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def first_texts(wanted: Callable[[str], bool]) -> set[str]:
    """The literal first arguments of all calls whose name is wanted."""
    found = [call.args[0] for name, call in calls("**/*.py") if wanted(name) and call.args]
    return {str(given.value) for given in found if is_text(given)}


def test_errors() -> None:
    """Every error that is raised anywhere has a sentence, and no sentence is left over."""
    ours = ("error", "NotAMove", "refuse", "extra")
    others = ("AssertionError", "RuntimeError", "TimeoutError", "SpielError")  # for programmers
    raised = first_texts(lambda name: name in ours or (name.endswith("Error") and name not in others))
    reasons = english_keys("reasons.ftl", "reason-")
    for_developers = english_keys("scenarios.ftl", "error-")
    elsewhere = ("errors.ftl", "scenarios.ftl", "faults.ftl", "lab.ftl")
    of_the_server = {key for file in FILES if file not in elsewhere for key in english_keys(file, "error-")}
    of_bots = english_keys("faults.ftl", "error-") | english_keys("lab.ftl", "error-")
    assert raised - reasons - of_the_server == english_keys("errors.ftl", "error-") | of_bots | for_developers
    assert of_the_server <= raised | spelled()
    assert {key for key in raised if key.startswith("scenario-")} == for_developers


def test_warnings() -> None:
    """Every warning about a file of values has a sentence, and no sentence is left over."""
    assert first_texts(lambda name: name == "warning") >= english_keys("errors.ftl", "warning-")
    told = {key for key in first_texts(lambda name: name == "warning") if key.startswith("values-")}
    assert told == english_keys("errors.ftl", "warning-")


def test_happenings() -> None:
    told = english_keys("log.ftl", "log-") | english_keys("olet_log.ftl", "log-")
    assert told == first_texts(lambda name: name == "tell")
    ends = {attribute for key, attribute in patterns("en", "log.ftl") if key == "log-game-over"}
    assert ends == {"", *ENDS, *OLET_ENDS, END_TURN_LIMIT}


def test_bots() -> None:
    """Every bot of ours has a name and a short description."""
    assert english_keys("bots.ftl", "bot-") == {f"{bot}{ending}" for bot in OURS for ending in ("", "-is")}


def test_texts_in_the_source() -> None:
    """Every literal key exists, and every key built from parts begins like one that exists."""
    known = {key for file in FILES for key, _ in patterns("en", file)}
    written: set[str] = set()
    begun: set[str] = set()
    for name, call in calls("**/*.py"):
        for given in call.args[:1] if name in ("text", "attribute") else []:
            if is_text(given):
                written.add(str(given.value))
            elif isinstance(given, ast.JoinedStr) and is_text(given.values[0]):
                begun.add(str(given.values[0].value))
    assert {key for key in written if "-" in key} <= known
    assert not [start for start in begun if not any(key.startswith(start) for key in known)]
    begun |= {
        text for text in spelled() if text.endswith("-") and any(key.startswith(text) for key in known) and text != "-"
    }
    for prefix in ("terminal-", "cli-", "usage-", "olet-", "move-", "balance-"):
        used = {key for key in known if key in written or any(key.startswith(start) for start in begun)}
        assert {key for key in known if key.startswith(prefix)} <= used | spelled(), "texts that nobody uses"


@cache
def spelled() -> set[str]:
    """All literals in the source that could be keys, because some keys are chosen before they are passed."""
    found: set[str] = set()
    for path in sorted(SOURCE.glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_house_rules() -> None:
    """Every house rule and each of its values has a text, except numbers, which need none."""
    values = {f"{name}-{value}" for name, known in HOUSE_RULES.items() for value in known if not value.isdecimal()}
    assert english_keys("houserules.ftl", "house-") == set(HOUSE_RULES) | values
    settings = {"dark-red", "open-draft", "target", "famous", "famous-all"}
    assert english_keys("houserules.ftl", "setting-") == settings
    named = {key for key, attribute in patterns("en", "houserules.ftl") if attribute == ""} - {"setting-famous-all"}
    assert named == {key for key, attribute in patterns("en", "houserules.ftl") if attribute == "text"}


def test_french_spaces() -> None:
    """A narrow no-break space stands before : ; ! and inside guillemets, so that no line begins with them."""
    for file in FILES:
        for line in PATHS["fr", file].read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search("[ \u00a0](?:[:;!»](?:\\W|$))|«[^\u202f]", line), f"{file}: {line}"


def page_source() -> str:
    sources = [path for kind in ("svelte", "ts") for path in (PAGE / "src").rglob(f"*.{kind}")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sources if "generated" not in path.parts)


def template(written: str) -> re.Pattern[str]:
    """Matches the keys that a template of the page may become: `bot-${bot}-is` is any key with these ends."""
    return re.compile("[a-zA-Z0-9_-]+".join(re.escape(piece) for piece in re.split(r"\$\{[^`]*?\}", written)))


def test_texts_of_the_page() -> None:
    """The page uses all of its own texts, and none that does not exist."""
    page = page_source()
    written = set(re.findall(r'"(web-[a-z0-9-]+)"', page))
    begun = [template(found) for found in re.findall(r"`(web-[a-z-]*\$\{[^`]*)`", page)]
    known = {key for file in FILES if file.startswith("web") for key in english_keys(file, "")}
    assert written <= known
    assert [start.pattern for start in begun if not any(start.fullmatch(key) for key in known)] == []
    assert [key for key in known if key not in written and not any(start.fullmatch(key) for start in begun)] == []


def test_the_page_loads_what_it_says() -> None:
    """Every text that the page asks for is in a file that it loads."""
    page = page_source()
    loaded = [file for file in FILES if not is_left_out(file.removesuffix(".ftl"))]
    assert len(loaded) < len(FILES)
    known = {key for file in loaded for key in english_keys(file, "")}
    assert set(re.findall(r'\b(?:t|maybe)\(\s*"([a-z][\w-]+)"', page)) <= known
    for found in re.findall(r"\b(?:t|maybe)\(\s*`([a-z][^`]*)`", page):
        assert any(template(found).fullmatch(key) for key in known), found
