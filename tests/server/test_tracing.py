"""OpenTelemetry: spans of requests and messages, with ids and without people. Without its settings it is not loaded."""

import asyncio
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator, MutableMapping
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from pecunia.server.app import App
from pecunia.server.http.request_watch import RequestWatch
from pecunia.server.logs import JsonLines
from pecunia.server.settings import Settings
from pecunia.server.tracing import Tracing, tracing_from
from tests.server.people import table_of
from tests.server.processes import Server, wait_until

NAME = "Zenobia-of-Palmyra"


async def traced_app(folder: Path, exporter: InMemorySpanExporter) -> App:
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    app = App(Settings(data_dir=str(folder)))
    app.tracing = Tracing(provider)
    app.request_watch = RequestWatch(app.tracing)
    await app._open()
    return app


def everything(spans: tuple[ReadableSpan, ...]) -> str:
    return "".join(span.to_json() for span in spans)


def test_a_request_is_a_span_that_continues_the_trace_of_the_proxy(tmp_path: Path) -> None:
    exporter = InMemorySpanExporter()
    trace, parent = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"

    async def run() -> None:
        app = await traced_app(tmp_path, exporter)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            said = {"traceparent": f"00-{trace}-{parent}-01", "x-request-id": "abc"}
            made = await client.post("/api/v1/accounts", json={"name": NAME}, headers=said)
            assert made.status_code == 201
            await client.get("/api/v1/tables/nowhere?invitation=hush")
            await client.get("/health")
        await app.registry.close()

    asyncio.run(run())
    first, second, third = exporter.get_finished_spans()
    assert first.name == "POST /api/v1/accounts"
    assert first.attributes is not None
    assert first.attributes["http.response.status_code"] == 201
    assert first.attributes["pecunia.request"] == "abc"
    assert first.context is not None
    assert first.parent is not None
    assert f"{first.context.trace_id:032x}" == trace
    assert f"{first.parent.span_id:016x}" == parent
    assert second.name == "GET /api/v1/tables/{table}"
    assert second.attributes is not None
    assert second.attributes["pecunia.table"] == "nowhere"
    assert second.parent is None
    assert third.name == "GET /health"
    text = everything((first, second, third))
    assert NAME not in text
    assert "hush" not in text
    assert "127.0.0.1" not in text


def test_each_message_of_a_socket_is_a_trace(tmp_path: Path) -> None:
    exporter = InMemorySpanExporter()

    async def run() -> str:
        app = await traced_app(tmp_path, exporter)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1/api/v1") as client:
            token = (await client.post("/accounts", json={"name": NAME})).json()["token"]
            said = {"authorization": f"Bearer {token}"}
            table = (await client.post("/tables", json={"players": 2, "public": True}, headers=said)).json()["table"]
            await client.post(f"/tables/{table['id']}/sit", json={}, headers=said)
        exporter.clear()
        messages: list[dict[str, Any]] = [
            {"type": "websocket.connect"},
            {"type": "websocket.receive", "text": '{"type": "chat", "id": "1", "text": "hush"}'},
            {"type": "websocket.receive", "text": '{"type": "rematch", "id": "2"}'},
            {"type": "websocket.disconnect", "code": 1000},
        ]

        async def receive() -> MutableMapping[str, Any]:
            return messages.pop(0)

        async def send(message: MutableMapping[str, Any]) -> None:
            pass

        headers = [(b"authorization", f"Bearer {token}".encode()), (b"x-request-id", b"the-socket")]
        path = f"/api/v1/tables/{table['id']}/socket"
        scope = {"type": "websocket", "path": path, "headers": headers, "query_string": b"", "client": ("::1", 1)}
        await app(scope, receive, send)
        await app.registry.close()
        return str(table["id"])

    table = asyncio.run(run())
    chat, rematch = exporter.get_finished_spans()
    assert (chat.name, rematch.name) == ("message chat", "message rematch")
    for span in (chat, rematch):
        assert span.parent is None
        assert span.attributes is not None
        assert span.attributes["pecunia.table"] == table
        assert span.attributes["pecunia.request"] == "the-socket"
    assert rematch.attributes is not None
    assert rematch.attributes["pecunia.refused"] == "not-started"
    assert "hush" not in everything((chat, rematch))
    assert NAME not in everything((chat, rematch))


def test_lines_of_the_log_name_their_trace() -> None:
    exporter = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))

    async def run() -> str:
        scope = {"method": "GET", "scheme": "https", "headers": []}
        with Tracing(provider).request(scope):
            record = logging.LogRecord("here", logging.INFO, "", 0, "text", (), None)
            return str(json.loads(JsonLines().format(record))["trace_id"])

    trace = asyncio.run(run())
    (span,) = exporter.get_finished_spans()
    assert span.context is not None
    assert trace == f"{span.context.trace_id:032x}"


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"OTEL_SERVICE_NAME": "pecunia"},
        {"OTEL_TRACES_EXPORTER": "none", "OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1"},
        {"OTEL_SDK_DISABLED": "true", "OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1"},
    ],
)
def test_it_is_off_unless_it_is_wanted(environment: dict[str, str]) -> None:
    assert tracing_from(environment) is None


def test_an_exporter_that_there_is_not(caplog: pytest.LogCaptureFixture) -> None:
    assert tracing_from({"OTEL_TRACES_EXPORTER": "zipkin"}) is None
    assert "otlp, console or none" in caplog.text


def test_without_the_extra_the_server_starts_and_says_so() -> None:
    program = (
        "import sys; sys.modules['opentelemetry'] = None\n"
        "from pecunia.server.tracing import tracing_from\n"
        "assert tracing_from() is None"
    )
    environment = {**os.environ, "OTEL_TRACES_EXPORTER": "otlp"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert "pip install pecunia-games[otel]" in done.stderr


@pytest.fixture
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """A program that receives traces over HTTP, as collectors do. Its address, and what it has received."""
    received: list[bytes] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            if self.path == "/v1/traces":
                received.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", received
    server.shutdown()
    server.server_close()


def test_a_server_sends_its_traces(
    collector: tuple[str, list[bytes]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, received = collector

    async def run() -> None:
        async with table_of(server, NAME, "Ben", game="olet") as chairs:
            await chairs[0].say("chat", text="hush")

    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", address)
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_COMPRESSION", "none")
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "200")
    with Server(tmp_path) as server:
        asyncio.run(run())
        wait_until(lambda: b"message chat" in b"".join(received), "the traces")
    assert server.errors() == []
    sent = b"".join(received)
    assert b"POST /api/v1/tables/{table}/sit" in sent
    assert b"pecunia" in sent
    assert NAME.encode() not in sent
    assert b"hush" not in sent
