"""A refused request is answered with a Problem that has a stable key."""

from typing import NamedTuple

from pecunia.core.errors import FileError, OptionError, PecuniaError
from pecunia.server.messages import Problem
from pecunia.texts import LANGUAGES, Texts

# The status of a refusal, by key. All other keys are conflicts with the state of the table (409).
STATUS = {
    "unknown-table": 404,
    "unknown-path": 404,
    "unknown-guest": 404,
    "no-values": 404,
    "code-unknown": 404,
    "unknown-device": 404,
    "unknown-lesson": 404,
    "signed-out": 401,
    "invalid-token": 401,
    "not-invited": 403,
    "removed": 403,
    "not-host": 403,
    "not-seated": 403,
    "wrong-origin": 403,
    "metrics-closed": 403,
    "not-operator": 403,
    "banned": 403,
    "muted": 403,
    "unknown-person": 404,
    "wrong-host": 421,
    "malformed": 400,
    "not-printable": 400,
    "name-invisible": 400,
    "name-long": 400,
    "name-marks": 400,
    "no-such-seat": 400,
    "begins-by-chance": 400,
    "no-such-moment": 400,
    "bad-cursor": 400,
    "too-large": 413,
    "too-much-work": 413,
    "request-slow": 408,
    "head-too-large": 431,
    "too-fast": 429,
    "too-many-connections": 503,
    "method": 405,
    "house-full": 503,
    "too-busy": 503,
    "store-unavailable": 503,
    "outcome-unknown": 503,
    "other-rules": 503,
    "table-moved": 503,
    "table-elsewhere": 503,
    "unreadable-table": 503,
    "internal": 500,
}


class Refusal(NamedTuple):
    status: int
    problem: Problem


def refusal(error: PecuniaError, language: str) -> Refusal:
    refused = isinstance(error, OptionError | FileError)
    status = 400 if refused else STATUS.get(error.key, 409)
    facts = {name: str(value) for name, value in error.facts.items()}
    return Refusal(status, Problem(error.key, Texts(language).error(error), facts.pop("clause", ""), facts))


def wanted_language(accepted: str) -> str:
    """The first of our languages in an `accept-language`."""
    for wanted in accepted.lower().replace(";", ",").split(","):
        if wanted.strip()[:2] in LANGUAGES:
            return wanted.strip()[:2]
    return "en"
