"""The file of a backup: a line that says what it is, a manifest, the rows of all SQL tables, and a checksum.

It is the same whatever database the rows come from, so a backup of SQLite can be restored into PostgreSQL and the other
way round. Everything after the name of the format is in frames of MessagePack, compressed as one gzip stream. It is
written and read frame by frame, so a large database needs no more memory than a small one.
"""

import gzip
import zlib
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final, Literal

import msgspec

from pecunia.core.errors import PecuniaError

HEAD: Final = b"pecunia backup 1\n"
COMPRESSION = 6
FRAME = 1 << 18  # bytes after which a frame of rows is written
LONGEST_FRAME = 1 << 26  # a longer one is damaged; the longest row has less than a megabyte
READ_ERRORS = (EOFError, OSError, zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError)

Value = None | bool | int | float | str | bytes
Row = Sequence[Value]


class Manifest(msgspec.Struct, frozen=True):
    """What a backup holds. `columns` and `rows` are by SQL table, in the order in which they are restored."""

    release: str
    revision: str  # of the schema
    database: Literal["sqlite", "postgresql"]
    made: float  # when it began; everything that was written before is in it
    columns: dict[str, list[str]]
    rows: dict[str, int]

    @property
    def count(self) -> int:
        return sum(self.rows.values())


class Rows(msgspec.Struct, frozen=True, array_like=True, tag="rows"):
    """Some rows of a SQL table. Each value is a `Value`; the library knows no type for text or bytes."""

    table: str
    rows: list[list[Any]]


class End(msgspec.Struct, frozen=True, array_like=True, tag="end"):
    """The last frame: the SHA-256 of everything before it."""

    digest: str


encoder = msgspec.msgpack.Encoder()
read_manifest = msgspec.msgpack.Decoder(Manifest).decode
read_frame = msgspec.msgpack.Decoder(Rows | End).decode


class NotABackup(PecuniaError):
    """The file is something else, or damaged, or not whole."""

    def __init__(self, key: Literal["backup-foreign", "backup-damaged"], file: Path) -> None:
        super().__init__(key, file=str(file))


def is_backup(file: Path) -> bool:
    """Whether a file begins as a backup does."""
    try:
        with gzip.open(file) as content:
            return content.read(len(HEAD)) == HEAD
    except READ_ERRORS:
        return False


class BackupWriter:
    """Writes a backup into an open file. Call `close` at the end: without its last frame a backup is not valid."""

    def __init__(self, target: BinaryIO, manifest: Manifest) -> None:
        self._stream = gzip.GzipFile(fileobj=target, mode="wb", compresslevel=COMPRESSION, mtime=0, filename="")
        self._digest = sha256()
        self._waiting: list[Row] = []
        self._size = 0
        self._put(HEAD)
        self._frame(encoder.encode(manifest))

    def add(self, table: str, rows: Sequence[Row]) -> None:
        """Add rows. Those of one SQL table have to come one after the other, with `flush` at their end."""
        for row in rows:
            self._waiting.append(row)
            self._size += sum(len(value) if isinstance(value, str | bytes) else 8 for value in row)
            if self._size >= FRAME:
                self.flush(table)

    def flush(self, table: str) -> None:
        if self._waiting:
            self._frame(encoder.encode(Rows(table, [list(row) for row in self._waiting])))
            self._waiting, self._size = [], 0

    def close(self) -> str:
        """Write the end. Returns the SHA-256 of the content."""
        digest = self._digest.hexdigest()
        self._frame(encoder.encode(End(digest)))
        self._stream.close()
        return digest

    def _frame(self, frame: bytes) -> None:
        self._put(len(frame).to_bytes(4, "big"))
        self._put(frame)

    def _put(self, content: bytes) -> None:
        self._digest.update(content)
        self._stream.write(content)


class BackupReader:
    """Reads a backup. Raises NotABackup at the first thing that is wrong."""

    def __init__(self, file: Path, source: BinaryIO) -> None:
        self._file = file
        self._stream = gzip.GzipFile(fileobj=source)
        self._digest = sha256()
        self.digest = ""  # known after the last row
        try:
            if self._stream.read(len(HEAD)) != HEAD:
                raise NotABackup("backup-foreign", file)
        except READ_ERRORS:
            raise NotABackup("backup-foreign", file) from None
        self._digest.update(HEAD)
        self.manifest: Manifest = self._decoded(read_manifest)

    def rows(self) -> Iterator[Rows]:
        """All rows, some at a time. After the last, everything has been compared with the manifest and the checksum."""
        found = dict.fromkeys(self.manifest.columns, 0)
        while True:
            before = self._digest.hexdigest()
            frame = self._decoded(read_frame)
            if isinstance(frame, End):
                break
            width = len(self.manifest.columns.get(frame.table, ()))
            if not width or any(len(row) != width for row in frame.rows):
                raise NotABackup("backup-damaged", self._file)
            found[frame.table] += len(frame.rows)
            yield frame
        if frame.digest != before or found != self.manifest.rows or self._more():
            raise NotABackup("backup-damaged", self._file)
        self.digest = before

    def _decoded(self, decode: Any) -> Any:
        try:
            size = int.from_bytes(self._read(4), "big")
            if size > LONGEST_FRAME:
                raise EOFError
            return decode(self._read(size))
        except READ_ERRORS:
            raise NotABackup("backup-damaged", self._file) from None

    def _read(self, size: int) -> bytes:
        content = self._stream.read(size)
        if len(content) < size:
            raise EOFError
        self._digest.update(content)
        return content

    def _more(self) -> bool:
        """Whether anything follows the end. Reading to the end also lets gzip compare its own checksum."""
        try:
            return bool(self._stream.read(1))
        except READ_ERRORS:
            return True


def as_values(columns: Sequence[str], row: Row) -> Mapping[str, Value]:
    return dict(zip(columns, row, strict=True))
