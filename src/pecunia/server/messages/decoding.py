"""The errors when a message cannot be decoded, and its refusal."""

import msgspec

from pecunia.core.errors import PecuniaError

DECODE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)


def malformed(error: Exception) -> PecuniaError:
    return PecuniaError("malformed", detail=str(error)[:200])
