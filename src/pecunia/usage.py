"""What is wrong with a command line, in the user's language: the parser's own sentences are English."""

from typing import Any

from typer.exceptions import TyperException

from pecunia.texts import Texts

# By the parser's name for it; whatever else is wrong is a command that does not exist, or a word too many.
SENTENCES = {
    "NoSuchOption": "usage-no-option",
    "BadOptionUsage": "usage-option-value",
    "MissingParameter": "usage-missing",
    "BadParameter": "usage-bad-value",
}


def usage_told(texts: Texts, error: TyperException) -> str:
    """One sentence that names the option or the argument it is about."""
    command: Any = getattr(error, "cmd", None)
    unknown = "usage-no-command" if hasattr(command, "commands") else "usage-extra"
    key = SENTENCES.get(type(error).__name__, unknown)
    return texts.text(key, what=_about(error))


def _about(error: TyperException) -> str:
    parameter: Any = getattr(error, "param", None)
    if parameter is None:
        return str(getattr(error, "option_name", ""))
    options = [name for name in parameter.opts if name.startswith("-")]
    return options[0] if options else str(parameter.metavar or parameter.name)
