"""A server that runs, as `pecunia admin` sees it: it takes orders and tells its figures."""

import json
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import OpenerDirector, ProxyHandler, Request, build_opener

import msgspec

from pecunia.core.errors import PecuniaError
from pecunia.server.people.orders import Answer, AnyOrder
from pecunia.server.settings import Settings
from pecunia.server.store import operator_tickets
from pecunia.server.store.used_once import in_transaction

PATIENCE = 120.0  # seconds; deleting somebody with thousands of games takes long
EVERY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # what to connect to if it listens on all


def usual_address(settings: Settings) -> str:
    """Where a server with these settings listens."""
    host = EVERY_ADDRESS.get(settings.host, settings.host)
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


class RunningServer:
    """Use it in a `with` block: while that lasts, a ticket in the database shows the server who gives the orders."""

    def __init__(self, settings: Settings, address: str = "") -> None:
        self._settings = settings
        self.address = (address or usual_address(settings)).rstrip("/")
        if urlsplit(self.address).scheme not in ("http", "https"):
            raise PecuniaError("admin-address", address=self.address)
        self._ticket = operator_tickets.new_ticket()
        self._opener: OpenerDirector = build_opener(ProxyHandler({}))  # proxies of the environment are for other sites

    def __enter__(self) -> Self:
        in_transaction(self._settings.database, lambda store: operator_tickets.write_ticket(store, self._ticket))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        in_transaction(self._settings.database, lambda store: operator_tickets.delete_ticket(store, self._ticket))

    def order(self, order: AnyOrder) -> Answer:
        """Have the server carry out an order. Raises PecuniaError if it refuses, or if no server answers."""
        request = Request(f"{self.address}/operator", msgspec.json.encode(order), method="POST")
        request.add_header("Content-Type", "application/json")
        request.add_header("Authorization", f"Operator {self._ticket}")
        answer: Answer = json.loads(self._answer(request))
        return answer

    def figures(self) -> str:
        """The figures of the server, as Prometheus reads them."""
        request = Request(f"{self.address}/metrics")
        if self._settings.metrics_token:
            request.add_header("Authorization", f"Bearer {self._settings.metrics_token}")
        return self._answer(request).decode()

    def _answer(self, request: Request) -> bytes:
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                content: bytes = answer.read()
                return content
        except HTTPError as error:
            raise self._refusal(error) from None
        except (URLError, OSError, ValueError):
            raise PecuniaError("admin-no-server", address=self.address) from None

    def _refusal(self, error: HTTPError) -> PecuniaError:
        try:
            problem: Any = json.loads(error.read())
            return PecuniaError(str(problem["key"]), **problem["facts"])
        except (OSError, ValueError, LookupError, TypeError):  # a proxy, or something else than our server
            return PecuniaError("admin-no-server", address=self.address)
