"""Plain Python in place of `librt`, the compiled library that observers write with: a browser has no build of it."""

import sys
from struct import pack
from types import ModuleType


class BytesWriter:
    def __init__(self, content: bytes = b"") -> None:
        self._content = bytearray(content)

    def append(self, byte: int) -> None:
        self._content.append(byte)

    def write(self, content: bytes) -> None:
        self._content += content

    def getvalue(self) -> bytes:
        return bytes(self._content)

    def truncate(self, size: int) -> None:
        del self._content[size:]

    def __getitem__(self, at: int) -> int:
        return self._content[at]

    def __setitem__(self, at: int, byte: int) -> None:
        self._content[at] = byte

    def __len__(self) -> int:
        return len(self._content)


def write_i16_le(out: BytesWriter, number: int) -> None:
    out.write(pack("<h", number))


def write_i32_le(out: BytesWriter, number: int) -> None:
    out.write(pack("<i", number))


def write_i64_le(out: BytesWriter, number: int) -> None:
    out.write(pack("<q", number))


def install() -> None:
    """Before any observer is imported."""
    strings = ModuleType("librt.strings")
    for each in (BytesWriter, write_i16_le, write_i32_le, write_i64_le):
        setattr(strings, each.__name__, each)
    sys.modules["librt"] = ModuleType("librt")
    sys.modules["librt.strings"] = strings
