"""Writing files so that nobody ever finds a half-written one."""

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from shutil import copymode


def write_atomically(file: Path, content: str | bytes, *, durable: bool) -> None:
    """Replace a file in one step: whatever happens, the file is the complete old one or the complete new one.

    The new file is written in the same folder and then renamed. With `durable` it also survives a power cut right
    after this call; that takes a few milliseconds. Text is written as UTF-8. Raises OSError, which names the file.
    """
    scratch = file.with_name(f".{file.name[:40]}.{token_hex(4)}.tmp")
    try:
        try:
            _write(scratch, content.encode("utf-8") if isinstance(content, str) else content, durable)
            with suppress(FileNotFoundError):
                copymode(file, scratch)
            os.replace(scratch, file)
        except BaseException:
            scratch.unlink(missing_ok=True)
            raise
        if durable:
            _sync_folder(file.parent)
    except OSError as error:
        raise type(error)(error.errno, error.strerror or str(error), str(file)) from None


def _write(scratch: Path, content: bytes, durable: bool) -> None:
    with scratch.open("xb") as target:
        target.write(content)
        if durable:
            target.flush()
            os.fsync(target.fileno())


def _sync_folder(folder: Path) -> None:
    """Sync the folder: without this a power cut may undo the renaming."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
