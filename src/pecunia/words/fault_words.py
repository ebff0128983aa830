"""What bots did wrong, in words."""

from collections.abc import Iterable
from typing import Any

from pecunia.core.errors import PecuniaError
from pecunia.texts import Texts


def fault_lines(faults: Iterable[dict[str, Any]], texts: Texts) -> list[str]:
    """A sentence for each kind of fault (see `Note.plain`): what happened the first time, and how often."""
    lines = []
    for fault in faults:
        sentence = texts.error(PecuniaError(fault["key"], **fault["facts"]))
        lines.append(texts.text("cli-fault", fault=sentence, count=fault["count"]))
    return lines
