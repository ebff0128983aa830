"""Strict reading of requests: a body must be exactly what its struct says."""

from typing import Any

import msgspec
from litestar import Request

from pecunia.server.messages.decoding import DECODE_ERRORS, malformed


class StrictRequest(Request[Any, Any, Any]):
    """The framework would accept "4" as a number and 0 as false. The schema does not, so neither do we."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except DECODE_ERRORS as error:
            raise malformed(error) from None
