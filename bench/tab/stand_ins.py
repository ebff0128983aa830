"""Stand-ins for what Python in a browser does not have, because it is compiled: mypyc's library and its numbers."""

import sys
from types import ModuleType


class BytesWriter:
    """What observations are written into."""

    def __init__(self) -> None:
        self.content = bytearray()
        self.append = self.content.append
        self.write = self.content.extend

    def getvalue(self) -> bytes:
        return bytes(self.content)

    def truncate(self, size: int) -> None:
        del self.content[size:]

    def __len__(self) -> int:
        return len(self.content)

    def __getitem__(self, index: int) -> int:
        return self.content[index]

    def __setitem__(self, index: int, number: int) -> None:
        self.content[index] = number


def writes(size: int) -> object:
    def write(out: BytesWriter, number: int) -> None:
        out.write(number.to_bytes(size, "little", signed=True))

    return write


def stand_in() -> None:
    found: dict[str, dict[str, object]] = {
        "librt": {},
        "librt.strings": {
            "BytesWriter": BytesWriter,
            "write_i16_le": writes(2),
            "write_i32_le": writes(4),
            "write_i64_le": writes(8),
        },
        "mypy_extensions": {name: int for name in ("i16", "i32", "i64", "u8")},
    }
    for name, content in found.items():
        module = ModuleType(name)
        module.__dict__.update(content)
        sys.modules[name] = module
