"""All questions and reasons of all games on one page (docs/reference.md), made from the lists in the code."""

import re

from pecunia.core.errors import Reason
from pecunia.scenarios.vocabulary import COMMON_REASONS, vocabulary_of
from pecunia.texts import DEFAULT, Texts, entries, one_line, text_files
from pecunia.titles.registry import TITLES

HEAD = """# Questions and reasons

Made from the code by `python -m pecunia.scenarios docs/reference.md`. [scenarios.md](scenarios.md) says how scenarios
use these names: a question in `expect asked A window`, a reason in `illegal seat M place-taken`. The sentences
are those that players read in English; a word in ‹angle marks› is filled in at the table.
"""
NOT_A_MOVE = "not-a-move"  # for a text that is no move of the game: this is an error of its own, not a `Reason`
QUESTION_COLUMNS = "| Question | What the player reads |"
REASON_COLUMNS = "| Reason | Clause | What the player reads |"
VARIABLE = re.compile(r"\$(\w+)")


def page() -> str:
    """The whole document."""
    words = _Words()
    parts = [HEAD]
    listed: set[str] = set()
    for name, title in TITLES.items():
        vocabulary = vocabulary_of(name)
        clauses = _clauses(vocabulary.reasons)
        listed.update(clauses)
        parts.append(_table(f"{title.label}: questions", QUESTION_COLUMNS, words.questions(vocabulary.questions)))
        parts.append(_table(f"{title.label}: reasons", REASON_COLUMNS, words.reasons(clauses)))
    common = [*(reason.key for reason in COMMON_REASONS if reason.key not in listed), NOT_A_MOVE]
    parts.append(_table("Both games: reasons", REASON_COLUMNS, words.reasons(dict.fromkeys(common, ""))))
    return "\n".join(parts)


def _clauses(reasons: list[Reason]) -> dict[str, str]:
    """The clauses of each key: several rules may refuse a move for the same reason."""
    found: dict[str, list[str]] = {}
    for reason in reasons:
        clauses = found.setdefault(reason.key, [])
        if reason.clause and reason.clause not in clauses:
            clauses.append(reason.clause)
    return {key: ", ".join(clauses) for key, clauses in found.items()}


def _table(title: str, columns: str, rows: list[str]) -> str:
    rule = re.sub(r"[^|]+", "---", columns)
    return "\n".join([f"## {title}", "", columns, rule, *rows]) + "\n"


class _Words:
    """English sentences, with variables shown by name."""

    def __init__(self) -> None:
        self.texts = Texts(DEFAULT)
        written = [entry for file in text_files(DEFAULT) for entry in entries(file.read_text(encoding="utf-8"))]
        self.variables = {key: VARIABLE.findall(entry) for key, entry in written}

    def questions(self, kinds: list[str]) -> list[str]:
        return [f"| `{kind}` | {self._sentence(f'question-{kind}')} |" for kind in kinds]

    def reasons(self, clauses: dict[str, str]) -> list[str]:
        return [f"| `{key}` | {clause or '–'} | {self._sentence(f'reason-{key}')} |" for key, clause in clauses.items()]

    def _sentence(self, key: str) -> str:
        facts = {name: f"‹{name}›" for name in self.variables[key]}
        return one_line(self.texts.text(key, **facts)).replace("|", "\\|")
