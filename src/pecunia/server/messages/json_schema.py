"""The messages as JSON Schema, and the list of all structs from which documents are made."""

from types import ModuleType
from typing import Any, TypeGuard

import msgspec

from pecunia.server import messages
from pecunia.server.messages.title_types import schema_with_titles

# The messages on a socket, in each direction.
SOCKET: tuple[Any, ...] = (messages.ServerMessage, messages.ClientMessage)


def structs_by_module() -> dict[str, list[type[msgspec.Struct]]]:
    """All structs of the interface by the name of their module, in the order of their definition."""
    parts = {
        "tables": messages.tables,
        "socket": messages.socket,
        "requests": messages.requests,
        "personal": messages.personal,
        "learning": messages.learning,
        "printing": messages.printing,
        "boxes": messages.boxes,
    }
    return {name: [value for value in vars(part).values() if _of(value, part)] for name, part in parts.items()}


def structs() -> list[type[msgspec.Struct]]:
    return [struct for found in structs_by_module().values() for struct in found]


def _of(value: object, part: ModuleType) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == part.__name__


def message_schema() -> dict[str, object]:
    """JSON Schema of the messages on a socket: either a message of the server or one of a client."""
    (server, client), components = schema_with_titles(SOCKET, "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on the socket of a table",
        "$defs": {"ServerMessage": server, "ClientMessage": client, **components},
        "anyOf": [{"$ref": "#/$defs/ServerMessage"}, {"$ref": "#/$defs/ClientMessage"}],
    }
