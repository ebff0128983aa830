"""Cursors of lists: where a page ends, as a text that clients give back to get the next page.

What is in it is nobody's business but ours. It names a place in the order, not a row: the table at that place may be
gone by then.
"""

import base64
import binascii
import math
import re
from typing import Annotated, Final, TypeVar
from urllib.parse import urlencode

import msgspec
from litestar import Response
from litestar.datastructures import ResponseHeader
from litestar.params import QueryParameter

from pecunia.core.errors import PecuniaError
from pecunia.server.messages.decoding import DECODE_ERRORS

MAX_CURSOR: Final = 200
ID: Final = re.compile("[A-Za-z0-9_-]{1,32}")
Cursor = Annotated[str, QueryParameter(max_length=MAX_CURSOR)]

LINK = ResponseHeader(
    name="link",
    description='If the list goes on: the address of the next page, as `<…>; rel="next"`',
    documentation_only=True,
)

Place = TypeVar("Place", bound=tuple[object, ...])
Content = TypeVar("Content")


def cursor_of(place: object) -> str:
    """The cursor of a place, which is a tuple."""
    return base64.urlsafe_b64encode(msgspec.json.encode(place)).decode().rstrip("=")


def place_of(cursor: str, kind: type[Place]) -> Place | None:
    """The place of a cursor; None for an empty one. Raises PecuniaError if we have not made it for this list."""
    if not cursor:
        return None
    try:
        text = base64.b64decode(cursor.encode("ascii") + b"=" * (-len(cursor) % 4), b"-_", validate=True)
        place = msgspec.json.decode(text, type=kind)
    except (*DECODE_ERRORS, binascii.Error, ValueError):
        raise PecuniaError("bad-cursor") from None
    if cursor_of(place) != cursor or not all(map(_is_part, place)):
        raise PecuniaError("bad-cursor")
    return place


def _is_part(part: object) -> bool:
    """Whether it is a number or the id of a table."""
    if isinstance(part, str):
        return ID.fullmatch(part) is not None
    return isinstance(part, int | float) and math.isfinite(part)


def page_response(content: Content, path: str, place: object | None, **asked: str) -> Response[Content]:
    """A page of a list, with a link to the next one unless this is the last. `asked` are the other parameters."""
    headers = {}
    if place is not None:
        stated = {name: value for name, value in asked.items() if value}
        headers["link"] = f'</api/v1{path}?{urlencode({**stated, "after": cursor_of(place)})}>; rel="next"'
    return Response(content, headers=headers)
