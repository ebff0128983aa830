"""Texts for users, by key, in four languages. No sentence that a user reads is written anywhere else."""

import os
import re
from collections.abc import Iterator, Mapping
from datetime import date, datetime
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from threading import Lock

from babel.dates import format_date, format_time
from fluent.runtime import FluentBundle, FluentResource

from pecunia.core.errors import FileError, NotAMove, OptionError, PecuniaError, Reason, ValuesError, ValuesWarning
from pecunia.titles.registry import TITLES
from pecunia.values_words import in_words

# What each language calls itself. This is the list of languages; docs/recipes/language.md says what else one needs.
LANGUAGE_NAMES = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano"}
LANGUAGES = tuple(LANGUAGE_NAMES)
DEFAULT = "en"
LOCALE = "locale"  # the folder of texts: that of the house, and one in the folder of each title
# How dates are written where that differs from the language alone: our English is British.
DATES = {"en": "en_GB"}
# Environment variables that may name the user's language. The first one that is set counts.
VARIABLES = ("PECUNIA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

# A message or term where it is defined, at the start of a line, and where another message uses it.
DEFINED = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
USED = re.compile(r"\{ *(-?[a-z][\w-]*)")


class Texts:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise OptionError("option-language", value=language, known=", ".join(LANGUAGES))
        self.language = language
        self._messages = _messages(language)

    @classmethod
    def for_user(cls, explicit: str | None, environment: Mapping[str, str] = os.environ) -> "Texts":
        """The texts in the language that was asked for, else in that of the environment, else in English."""
        if explicit is not None:
            return cls(explicit)
        for variable in VARIABLES:
            wish = environment.get(variable, "")
            if wish:
                language = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
                return cls(language if language in LANGUAGES else DEFAULT)
        return cls(DEFAULT)

    def text(self, key: str, **facts: str | float) -> str:
        """The message of a key. Numbers among the facts choose plurals. An unknown key is a KeyError."""
        found = self._format(key, "", facts)
        if found is None:
            raise KeyError(key)
        return found

    def attribute(self, key: str, name: str, **facts: str | float) -> str | None:
        """Another text of the same key, such as the rules text of a card; None if there is none."""
        return self._format(key, name, facts)

    def has(self, key: str) -> bool:
        return self._messages.has(key)

    def share(self, part: float, whole: bool = False, signed: bool = False) -> str:
        """A share in percent, with one digit after the point, or whole. With `signed` it is a change."""
        rounded = round(100 * part, 0 if whole else 1)  # once for sign and digits, so that there is no minus zero
        sign = "+" if signed and rounded > 0 else "\N{MINUS SIGN}" if rounded < 0 else ""
        return sign + self.text("number-percent" if whole else "number-share", percent=abs(rounded))

    def day(self, day: date) -> str:
        """A date in words, such as 19 November 2026."""
        return format_date(day, "long", locale=DATES.get(self.language, self.language))

    def moment(self, moment: datetime) -> str:
        """A day and a time of it, such as 19 November 2026, 14:05."""
        return (
            f"{self.day(moment.date())}, {format_time(moment, 'short', locale=DATES.get(self.language, self.language))}"
        )

    def reason(self, reason: Reason) -> str:
        """Why a move is not allowed, with the clause of the rules."""
        return self._reason(reason.key, reason.clause, reason.asked)

    def rule(self, game: str, clause: str) -> str | None:
        """What a clause of a game's rules says, for players; None if it has no text."""
        return self._format(rule_key(game, clause), "", {})

    def why(self, game: str, clause: str) -> str | None:
        """Why a clause is as it is; None if the printed rules say it outright."""
        return self._format(rule_key(game, clause), "why", {})

    def error(self, error: PecuniaError) -> str:
        """An error in one line: where it is, if it is in a file, then the sentence."""
        # Years and seeds are not quantities: as texts they keep their digits together in every language.
        facts = {name: str(value) for name, value in error.facts.items()}
        if isinstance(error, ValuesError):
            facts |= self._place(facts)
        sentence = self._format(f"error-{error.key}", "", facts)
        if sentence is not None and "clause" in facts:
            sentence = f"{sentence} ({facts['clause']})"
        if sentence is None:
            sentence = self._reason(error.key, facts.get("clause", ""), facts.get("asked", ""))
            if isinstance(error, FileError | NotAMove) and "move" in facts:
                sentence = self.text("terminal-explained", what=facts["move"], text=sentence)
        if isinstance(error, FileError):
            sentence = f"{error.file}:{error.line}: {sentence}"
        return one_line(sentence)

    def _named(self, key: str, facts: Mapping[str, str | float]) -> str | None:
        return self._format(key, "", facts)

    def warning(self, warning: ValuesWarning) -> str:
        """A warning about an unlikely entry in a file that can still be used: where it is, then the sentence."""
        facts = {name: str(value) for name, value in warning.facts.items()}
        facts |= self._place(facts)
        return one_line(f"{warning.file}:{warning.line}: {self.text(f'warning-{warning.key}', **facts)}")

    def _place(self, facts: dict[str, str]) -> dict[str, str]:
        """The place in a file of values that the facts name, in words."""
        entries = {start: key for title in TITLES.values() for start, key in title.engine.value_entries.items()}
        return in_words(facts.get("table", ""), facts.get("entry", ""), entries, self._named)

    def _reason(self, key: str, clause: str, asked: str) -> str:
        """Why something is refused. `asked` is the kind of the open question; the sentence says it in words."""
        facts = {"asked": self.text(f"question-{asked}")} if asked else {}
        sentence = self.text(f"reason-{key}", **facts)
        return f"{sentence} ({clause})" if clause else sentence

    def _format(self, key: str, attribute: str, facts: Mapping[str, str | float]) -> str | None:
        return self._messages.format(key, attribute, facts) if self._messages.has(key) else None


def rule_key(game: str, clause: str) -> str:
    """The key of a clause's text: `A19` as it is, `§2.5` as `section-2-5`."""
    return f"rule-{game}-" + re.sub("[. ]", "-", clause.replace("§", "section-"))


def one_line(text: str) -> str:
    """A text without line breaks. No-break spaces stay, because French needs them."""
    return re.sub(r"[ \t\r\n]+", " ", text).strip()


class Messages:
    """The messages of one language. Each is parsed on first use: parsing all of them takes a quarter of a second."""

    def __init__(self, language: str) -> None:
        # Isolation marks keep right-to-left names apart in a browser; in a terminal they are litter.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsing = Lock()
        texts = [file.read_text(encoding="utf-8") for file in text_files(language)]
        self._unparsed = {key: entry for text in texts for key, entry in entries(text)}
        self._keys = set(self._unparsed)

    def has(self, key: str) -> bool:
        return key in self._keys

    def format(self, key: str, attribute: str, facts: Mapping[str, str | float]) -> str | None:
        """A message that exists, or an attribute of it; None if it has no attribute of this name."""
        if key in self._unparsed:
            self._parse(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, dict(facts))[0])

    def _parse(self, key: str) -> None:
        """Parse a message and those that it uses."""
        with self._parsing:
            found: dict[str, str] = {}
            wanted = [key]
            while wanted:
                key = wanted.pop()
                if key in self._unparsed and key not in found:
                    found[key] = self._unparsed[key]
                    wanted += USED.findall(found[key])
            self._bundle.add_resource(FluentResource("".join(found.values())))
            # Last, because another thread that finds a message parsed must also find those that it uses.
            for key in found:
                del self._unparsed[key]


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, as they are written."""
    begins = [(found[1], found.start()) for found in DEFINED.finditer(text)]
    ends = [start for _, start in begins[1:]] + [len(text)]
    return ((key, text[start:end]) for (key, start), end in zip(begins, ends))


def text_files(language: str) -> list[Traversable]:
    """All files of texts: those of the house, and those in the folder of each title."""
    packages = [__package__, *(title.package for title in TITLES.values())]
    folders = [resources.files(package).joinpath(LOCALE, language) for package in packages]
    return [file for folder in folders if folder.is_dir() for file in folder.iterdir()]


@cache
def _messages(language: str) -> Messages:
    return Messages(language)
