"""Traces for OpenTelemetry: a span for each HTTP request and for each message of a socket.

Only if the environment has settings of OpenTelemetry and the extra `otel` is installed. Otherwise nothing is loaded.
Spans have no names, addresses, tokens or query strings.
"""

import logging
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from pecunia import __version__
from pecunia.server.request_context import REQUEST_ID, TABLE_ID, TRACE_ID

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Span

# One of these switches traces on. OpenTelemetry itself reads them and all others.
SWITCHES = ("OTEL_TRACES_EXPORTER", "OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
SERVICE = "pecunia"

log = logging.getLogger(__name__)


class Tracing:
    def __init__(self, provider: "TracerProvider") -> None:
        from opentelemetry import trace
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        self._provider = provider
        self._tracer = provider.get_tracer("pecunia.server", __version__)
        self._propagator = TraceContextTextMapPropagator()
        self._trace = trace

    @contextmanager
    def request(self, scope: Mapping[str, Any]) -> Iterator["Span"]:
        """A span around an HTTP request. It continues the trace of the proxy, if there is one."""
        said = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        attributes = {"http.request.method": scope["method"], "url.scheme": scope["scheme"], **_context()}
        context = self._propagator.extract(said)
        kind = self._trace.SpanKind.SERVER
        with self._tracer.start_as_current_span(scope["method"], context, kind, attributes) as span:
            _note_trace(span)
            yield span

    def end_request(self, span: "Span", route: str, method: str, status: int) -> None:
        span.update_name(f"{method} {route}")
        span.set_attributes({"http.route": route, "http.response.status_code": status})
        if not 0 < status < 500:
            span.set_status(self._trace.StatusCode.ERROR)

    @contextmanager
    def message(self) -> Iterator["Span"]:
        """A span around a message of a socket. Each is a trace of its own: a socket may stay open for days."""
        from opentelemetry.context import Context

        kind = self._trace.SpanKind.SERVER
        with self._tracer.start_as_current_span("message", Context(), kind, _context()) as span:
            _note_trace(span)
            yield span

    def name_message(self, kind: str) -> None:
        """The span of the message that is being handled gets the name of its kind."""
        span = self._trace.get_current_span()
        span.update_name(f"message {kind}")
        span.set_attribute("pecunia.message", kind)

    def refuse_message(self, key: str) -> None:
        span = self._trace.get_current_span()
        span.set_attribute("pecunia.refused", key)
        if key == "internal":
            span.set_status(self._trace.StatusCode.ERROR)

    def close(self) -> None:
        """Send what is not sent yet."""
        self._provider.shutdown()


def tracing_from(environment: Mapping[str, str] = os.environ) -> Tracing | None:
    """Tracing, if the environment wants it."""
    exporter = environment.get("OTEL_TRACES_EXPORTER", "")
    disabled = environment.get("OTEL_SDK_DISABLED", "").lower() == "true" or exporter == "none"
    if disabled or not any(environment.get(name) for name in SWITCHES):
        return None
    try:
        return Tracing(_provider(environment, exporter))
    except ImportError as error:
        log.warning("no traces: install them with “pip install pecunia-games[otel]” (%s is missing)", error.name)
    except ValueError as error:
        log.warning("no traces: %s", error)
    return None


def _provider(environment: Mapping[str, str], exporter: str) -> "TracerProvider":
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor, ConsoleSpanExporter, SpanExporter

    sink: SpanExporter
    if exporter == "console":
        sink = ConsoleSpanExporter()
    elif exporter in ("", "otlp"):
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

        sink = OTLPSpanExporter()
    else:
        raise ValueError(f"OTEL_TRACES_EXPORTER is otlp, console or none, not {exporter}")
    named = {"service.version": __version__}
    if not environment.get("OTEL_SERVICE_NAME"):
        named["service.name"] = SERVICE
    provider = TracerProvider(resource=Resource.create(named))
    provider.add_span_processor(BatchSpanProcessor(sink))
    return provider


def _context() -> dict[str, str]:
    found = {"pecunia.request": REQUEST_ID.get(), "pecunia.table": TABLE_ID.get()}
    return {name: value for name, value in found.items() if value}


def _note_trace(span: "Span") -> None:
    TRACE_ID.set(f"{span.get_span_context().trace_id:032x}")
