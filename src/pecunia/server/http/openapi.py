"""The OpenAPI document of the requests, with the schemas of the message structs."""

import json
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Method

from pecunia import __version__
from pecunia.server.access.identity import COOKIE
from pecunia.server.messages.json_schema import structs
from pecunia.server.messages.title_types import schema_with_titles
from pecunia.titles.box_form import BoxForm
from pecunia.titles.registry import TITLES


def openapi_document(made: dict[str, Any]) -> dict[str, Any]:
    """The framework's document, but with the schemas that msgspec writes: requests are checked against those."""
    document: dict[str, Any] = json.loads(msgspec.json.encode(made))
    _, exact = schema_with_titles([*structs(), BoxForm], "#/components/schemas/{name}")
    named = document["components"]["schemas"]
    document["components"]["schemas"] = _reached({name: exact[name] for name in sorted(named)}, exact)
    return document


def _reached(found: dict[str, Any], exact: dict[str, Any]) -> dict[str, Any]:
    """The schemas found, and those that they refer to."""
    waiting = list(found.values())
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            name = str(part.get("$ref", "")).rpartition("/")[2]
            if name and name not in found:
                found[name] = exact[name]
                waiting.append(exact[name])
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return found


class Document(JsonRenderPlugin):
    """Serves the document as it stands in `docs/openapi.json`. It is made once, for that takes a while."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._made = b""

    def make(self, app: Litestar) -> None:
        """Make the document before anybody asks for it. It takes too long for the event loop."""
        self._made = msgspec.json.encode(openapi_of(app))

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._made = self._made or msgspec.json.encode(openapi_document(openapi_schema))
        return self._made


def operation_id(handler: HTTPRouteHandler, method: Method, path: list[Any]) -> str:
    return handler.fn.__name__.replace("_", "-")


def openapi_config(document: Document) -> OpenAPIConfig:
    labels = ", ".join(title.label for title in TITLES.values())
    return OpenAPIConfig(
        title="Pecunia",
        version=__version__,
        description=f"Tables of {labels}. Play itself goes over the socket of a table.",
        path="/api/v1/openapi.json",  # unknown paths beside it are a problem like any other, not an HTML page
        render_plugins=[document],
        operation_id_creator=operation_id,
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer", description="For programs: `POST /accounts`"),
                "cookie": SecurityScheme(
                    type="apiKey", name=COOKIE, security_scheme_in="cookie", description="For browsers: `PUT /me`"
                ),
            }
        ),
        security=[{"token": []}, {"cookie": []}, {}],
    )


def openapi_of(app: Litestar) -> dict[str, Any]:
    return openapi_document(app.openapi_schema.to_schema())
