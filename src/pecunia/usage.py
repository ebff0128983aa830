"""Help, and what is wrong with a command line, in the user's language: the parser's own words are English."""

import re
from typing import Any

from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from pecunia.texts import Texts

QUOTED = re.compile(r"'(.+?)'")
# By the parser's name for it; whatever else is wrong is a command that does not exist, or a word too many.
SENTENCES = {
    "NoSuchOption": "usage-no-option",
    "BadOptionUsage": "usage-option-value",
    "MissingParameter": "usage-missing",
    "BadParameter": "usage-bad-value",
}

# Words that the parser itself writes into the help.
HELP_WORDS = {
    "Usage: ": "usage-usage",
    "\nArguments:\n": "usage-arguments",
    "\nOptions:\n": "usage-options",
    "\nCommands:\n": "usage-commands",
    "Show this message and exit.": "usage-help",
    "[default:": "usage-default",
    "[required]": "usage-required",
}


def help_told(texts: Texts, written: str) -> str:
    """The help with the parser's words replaced; the space around them stays."""
    for english, key in HELP_WORDS.items():
        written = written.replace(english, english.replace(english.strip(" \n[]"), texts.text(key)))
    return written


def translated(texts: Texts) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """What the parser makes groups and commands of, so that they help in this language."""

    class Group(TyperGroup):
        def get_help(self, ctx: Any) -> str:
            return help_told(texts, super().get_help(ctx))

    class Command(TyperCommand):
        def get_help(self, ctx: Any) -> str:
            return help_told(texts, super().get_help(ctx))

    return Group, Command


def usage_told(texts: Texts, error: TyperException) -> str:
    """One sentence that names the option or the argument it is about."""
    command: Any = getattr(error, "cmd", None)
    unknown = "usage-no-command" if hasattr(command, "commands") else "usage-extra"
    key = SENTENCES.get(type(error).__name__, unknown)
    return texts.text(key, what=_about(error))


def _about(error: TyperException) -> str:
    parameter: Any = getattr(error, "param", None)
    if parameter is None:  # of a command that does not exist, only the sentence has the name
        named = QUOTED.search(error.message)
        return str(getattr(error, "option_name", "")) or (named[1] if named else "")
    options = [name for name in parameter.opts if name.startswith("-")]
    return options[0] if options else str(parameter.metavar or parameter.name)
