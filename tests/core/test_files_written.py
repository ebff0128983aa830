"""Files are replaced whole or not at all, even if the program is killed in the middle."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pecunia.files import write_atomically

durable_or_not = pytest.mark.parametrize("durable", [True, False], ids=["durable", "quick"])


@durable_or_not
@pytest.mark.parametrize("content", ["Caesar é\n", b"\x00\xff", ""], ids=["text", "bytes", "empty"])
def test_a_file_is_made_and_replaced(tmp_path: Path, content: str | bytes, durable: bool) -> None:
    file = tmp_path / "file"
    for _ in range(2):
        write_atomically(file, content, durable=durable)
        assert file.read_bytes() == (content.encode() if isinstance(content, str) else content)
        assert list(tmp_path.iterdir()) == [file]


@durable_or_not
def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path, durable: bool) -> None:
    """As `/dev/null` is, which a file would replace for everybody on the machine."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_atomically(pipe, "salve", durable=durable)
        assert os.read(reading, 100) == b"salve"
    finally:
        os.close(reading)
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


@durable_or_not
@pytest.mark.parametrize("step", ["replace", "fsync"])
def test_an_error_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, durable: bool
) -> None:
    file = tmp_path / "file"
    file.write_text("before")

    def fails(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, step, fails)
        if step == "fsync" and not durable:
            write_atomically(file, "after", durable=durable)  # this way does not wait for the disk
            assert file.read_text() == "after"
            return
        with pytest.raises(OSError, match="No space left") as error:
            write_atomically(file, "after", durable=durable)
    assert error.value.filename == str(file)
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]


KILLED = """
import os, signal, sys
from pathlib import Path
from pecunia import files

def killed(*_arguments):
    os.kill(os.getpid(), signal.SIGKILL)

setattr(*{{"rename": (os, "replace"), "write": (os, "fsync"), "open": (Path, "open")}}[{step!r}], killed)
files.write_atomically(Path({file!r}), "after" * 100_000, durable=True)
"""


@pytest.mark.parametrize("step", ["open", "write", "rename"])
def test_a_program_that_is_killed_in_the_middle_leaves_the_old_file(tmp_path: Path, step: str) -> None:
    file = tmp_path / "file"
    file.write_text("before")
    ended = subprocess.run([sys.executable, "-c", KILLED.format(step=step, file=str(file))])
    assert ended.returncode == -signal.SIGKILL
    assert file.read_text() == "before"
    write_atomically(file, "after", durable=True)  # a leftover file does no harm
    assert file.read_text() == "after"


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "file"
    with pytest.raises(FileNotFoundError) as error:
        write_atomically(file, "after", durable=False)
    assert error.value.filename == str(file)
    with pytest.raises(IsADirectoryError):
        write_atomically(tmp_path, b"after", durable=False)
    assert list(tmp_path.iterdir()) == []


def test_who_may_read_a_file_stays_as_it_was(tmp_path: Path) -> None:
    file, fresh, plain = tmp_path / "file", tmp_path / "fresh", tmp_path / "plain"
    file.write_text("before")
    file.chmod(0o600)
    write_atomically(file, "after", durable=False)
    assert file.stat().st_mode & 0o777 == 0o600
    write_atomically(fresh, "after", durable=False)
    plain.touch()
    assert fresh.stat().st_mode == plain.stat().st_mode


def test_a_name_may_be_as_long_as_names_can_be(tmp_path: Path) -> None:
    file = tmp_path / ("x" * 255)
    write_atomically(file, "after", durable=False)
    assert file.read_text() == "after"
