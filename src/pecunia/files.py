"""Writing files so that nobody ever finds a half-written one."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from shutil import copymode
from typing import BinaryIO

PRIVATE = 0o600


def write_atomically(file: Path, content: str | bytes, *, durable: bool) -> None:
    """Replace a file in one step: whatever happens, the file is the complete old one or the complete new one.

    The new file is written in the same folder and then renamed. With `durable` it also survives a power cut right
    after this call; that takes a few milliseconds. Text is written as UTF-8. Raises OSError, which names the file.
    """
    with replacing(file, durable=durable) as target:
        target.write(content.encode("utf-8") if isinstance(content, str) else content)


@contextmanager
def replacing(file: Path, *, durable: bool, private: bool = False) -> Iterator[BinaryIO]:
    """The same for content that is too long to be held at once: the block writes it, piece by piece.

    If the block fails, the old file stays. With `private` only the user who writes the file can read it; otherwise
    the new file has the rights of the old one. A device or a pipe, such as `/dev/null`, is written to and stays.
    """
    if file.is_char_device() or file.is_fifo():
        with file.open("wb") as target:
            yield target
        return
    scratch = file.with_name(f".{file.name[:40]}.{token_hex(4)}.tmp")
    try:
        try:
            with scratch.open("xb") as target:
                if private:
                    scratch.chmod(PRIVATE)
                yield target
                if durable:
                    target.flush()
                    os.fsync(target.fileno())
            if not private:
                with suppress(FileNotFoundError):
                    copymode(file, scratch)
            os.replace(scratch, file)
        except BaseException:
            scratch.unlink(missing_ok=True)
            raise
        if durable:
            sync_folder(file.parent)
    except OSError as error:
        raise type(error)(error.errno, error.strerror or str(error), str(file)) from None


def sync_folder(folder: Path) -> None:
    """Sync the folder: without this a power cut may undo the renaming."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
