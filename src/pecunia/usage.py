"""Help and usage errors in the user's language. The command-line parser itself knows only English."""

import re
from typing import Any

from typer.core import TyperArgument, TyperCommand, TyperGroup
from typer.exceptions import TyperException

from pecunia.texts import Texts

QUOTED = re.compile(r"'(.+?)'")
HYPHEN_ID = re.compile(r"-[A-Za-z0-9_-]{11}")  # tables of older releases can have such ids
# Text keys by the parser's name for the error. Any other error is an unknown command or an extra argument.
SENTENCES = {
    "NoSuchOption": "usage-no-option",
    "BadOptionUsage": "usage-option-value",
    "MissingParameter": "usage-missing",
    "BadParameter": "usage-bad-value",
}

# English words that the parser writes into the help.
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
    """The help with the parser's words replaced; the whitespace around them stays."""
    for english, key in HELP_WORDS.items():
        written = written.replace(english, english.replace(english.strip(" \n[]"), texts.text(key)))
    return written


def translated(texts: Texts) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """The classes of groups and commands for the parser; they write their help in this language."""

    class Group(TyperGroup):
        def get_help(self, ctx: Any) -> str:
            return help_told(texts, super().get_help(ctx))

    class Command(TyperCommand):
        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            arguments = [parameter for parameter in self.params if isinstance(parameter, TyperArgument)]
            takes_id = any(argument.metavar == "ID" for argument in arguments)
            return list(super().parse_args(ctx, ids_last(args) if takes_id else args))

        def get_help(self, ctx: Any) -> str:
            return help_told(texts, super().get_help(ctx))

    return Group, Command


def ids_last(words: list[str]) -> list[str]:
    """The words of a command with ids that begin with a hyphen at the end, where they are no options."""
    ids = [] if "--" in words else [word for word in words if HYPHEN_ID.fullmatch(word)]
    return [*(word for word in words if word not in ids), "--", *ids] if ids else words


def usage_told(texts: Texts, error: TyperException) -> str:
    """A usage error in one sentence, with the name of the option or argument."""
    command: Any = getattr(error, "cmd", None)
    unknown = "usage-no-command" if hasattr(command, "commands") else "usage-extra"
    key = SENTENCES.get(type(error).__name__, unknown)
    return texts.text(key, what=_about(error))


def _about(error: TyperException) -> str:
    parameter: Any = getattr(error, "param", None)
    if parameter is None:  # an unknown command is named only in the parser's sentence
        named = QUOTED.search(error.message)
        return str(getattr(error, "option_name", "")) or (named[1] if named else "")
    options = [name for name in parameter.opts if name.startswith("-")]
    return options[0] if options else str(parameter.metavar or parameter.name)
