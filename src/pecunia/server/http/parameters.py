"""Parameters that several routes take, with their checks."""

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

TableId = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, PathParameter(max_length=20)]
DateText = Annotated[str, QueryParameter(max_length=10)]
Invitation = Annotated[str, QueryParameter(max_length=64)]
