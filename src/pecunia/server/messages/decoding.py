"""What goes wrong when a message is read, and how that is refused."""

import msgspec

from pecunia.core.errors import PecuniaError

DECODE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)


def malformed(error: Exception) -> PecuniaError:
    return PecuniaError("malformed", detail=str(error)[:200])
