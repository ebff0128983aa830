"""Serves the files of the page. `web/` builds them; each is read when first asked for, and sent compressed: scripts and
styles as Brotli, which the build has written beside them, if the browser takes it (over TLS it does), else as gzip.

Any other path gives the page itself.
"""

import gzip
import json
import mimetypes
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

from pecunia.server.access.request_checks import WORKER_POLICY, Scope, header
from pecunia.server.http.monitoring_routes import PATHS
from pecunia.server.tables.client import Send
from pecunia.titles.registry import TITLES
from pecunia.titles.title import NETWORK

KEPT_FOREVER = ("/assets/", "/tab/")  # no other path below these is the page
CHANGES = "/tab/kit.json"  # which names the folder of the newest kit of a tab
BROTLI = ".br"
WORKER = re.compile(r"/assets/\w+\.worker-[\w-]+\.js")
FOREVER = b"public, max-age=31536000, immutable"  # the names of built files change with their content
MIN_COMPRESSED = 500
MAX_PAGES = 256  # versions of the page, with different previews, that are kept
COMPRESSED = (
    "text/",
    "application/javascript",
    "text/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest",
)

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class File:
    content: bytes
    packed: list[tuple[bytes, bytes]]  # by encoding, the best first
    kind: str
    tag: str
    forever: bool


def _file(content: bytes, path: str, brotli: bytes = b"") -> File:
    kind, unpacked_by_page = mimetypes.guess_type(path)
    kind = "application/octet-stream" if unpacked_by_page or kind is None else kind
    small = len(content) < MIN_COMPRESSED or not kind.startswith(COMPRESSED)
    compressed = b"" if small else gzip.compress(content, 9, mtime=0)
    packed = [(name, each) for name, each in ((b"br", brotli), (b"gzip", compressed)) if each]
    forever = path.startswith(KEPT_FOREVER) and path != CHANGES
    return File(content, packed, kind, f'"{sha256(content).hexdigest()[:20]}"', forever)


def has_page() -> bool:
    """Whether this installation has a page: `make page` builds it, and a wheel holds it."""
    return resources.files("pecunia.server").joinpath("page", "index.html").is_file()


class Page:
    def __init__(self) -> None:
        self._built: dict[str, Traversable] = {}
        self._brotli: dict[str, Traversable] = {}
        self._files: dict[str, File] = {}  # those that somebody has asked for
        self._pages = lru_cache(MAX_PAGES)(self._page)
        folder = resources.files("pecunia.server").joinpath("page")
        if folder.is_dir():
            self._read(folder, "")
            self._networks()

    def _read(self, folder: Traversable, path: str) -> None:
        for found in folder.iterdir():
            if found.is_dir():
                self._read(found, f"{path}/{found.name}")
            elif found.name.endswith(BROTLI):
                self._brotli[f"{path}/{found.name.removesuffix(BROTLI)}"] = found
            elif not found.name.endswith(".py"):
                self._built[f"{path}/{found.name}"] = found

    def _networks(self) -> None:
        """Parts of the kit of a tab that are in this package already: they are not packed once more."""
        kit = self._built.get(CHANGES)
        if kit is not None:
            parts = json.loads(kit.read_text(encoding="utf-8"))["folder"]
            for name, title in TITLES.items():
                if title.has_data(NETWORK):
                    path = resources.files(title.package).joinpath(NETWORK)
                    self._built[f"/tab/{parts}/network-{name}.bin"] = path

    def _file(self, path: str) -> File:
        if path not in self._files:
            brotli = self._brotli.get(path)
            self._files[path] = _file(self._built[path].read_bytes(), path, brotli.read_bytes() if brotli else b"")
        return self._files[path]

    def _page(self, tags: bytes) -> File:
        """The page itself, with further tags in its head."""
        return _file(self._file("/index.html").content.replace(b"</head>", tags + b"</head>", 1), "/index.html")

    def serves(self, scope: Scope) -> bool:
        """Whether the path belongs to the page and this installation has a page."""
        path = scope["path"]
        ours = not path.startswith("/api/") and path not in PATHS
        return ours and scope["method"] in ("GET", "HEAD") and "/index.html" in self._built

    async def answer(self, scope: Scope, send: Send, preview: Callable[[], bytes] = bytes) -> None:
        """Send a file. `preview` makes the tags for the head of the page, if it is the page itself that is sent."""
        path = scope["path"]
        known = path in self._built
        missing = not known and path.startswith(KEPT_FOREVER)
        file = self._file(path) if known else self._pages(b"" if missing else preview())
        headers = [
            (b"content-type", f"{file.kind}; charset=utf-8".encode() if "text/" in file.kind else file.kind.encode()),
            (b"cache-control", FOREVER if file.forever else b"no-cache"),
            (b"etag", file.tag.encode()),
            (b"vary", b"accept-encoding" if known else b"accept-encoding, accept-language"),
        ]
        if WORKER.fullmatch(path):
            headers.append(WORKER_POLICY)
        taken = re.findall(r"[\w-]+", header(scope, b"accept-encoding"))
        encoding, body = next((each for each in file.packed if each[0].decode() in taken), (b"", file.content))
        if encoding:
            headers.append((b"content-encoding", encoding))
        status = 404 if missing else 304 if header(scope, b"if-none-match") == file.tag else 200
        if status != 200 or scope["method"] == "HEAD":
            body = b""
        headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
