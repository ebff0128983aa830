"""A program on the other end of pipes: lines out, lines in, and never a wait beyond the deadline.

Reading and writing happen in one thread, and only while the caller is sending or waiting for a line. What the program
writes in between stays in the pipes, so no program can fill the memory. Its standard error is read as well, and the end
of it is kept.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import time
from typing import Final

LONGEST: Final = 65536  # bytes of a line, at most
CHUNK: Final = 65536
LAST_WORDS: Final = 1000  # bytes of standard error that are kept
GLANCE: Final = 0.1  # seconds of silence after which we check whether the program has ended


class Late(Exception):
    """No answer in time."""


class Gone(Exception):
    """The program has ended, or has closed its end of the pipes."""


class Flood(Exception):
    """A line that is too long, or more lines than were asked for."""


class Program:
    """One process. It leads a process group of its own, so that it can be ended along with all its children."""

    def __init__(self, words: list[str]) -> None:
        """Start it. Raises OSError or ValueError if that fails."""
        pipe = subprocess.PIPE
        self._process: subprocess.Popen[bytes] = subprocess.Popen(
            words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._to: int = self._process.stdin.fileno()
        self._from: int = self._process.stdout.fileno()
        self._aside: int = self._process.stderr.fileno()
        self._selector = selectors.DefaultSelector()
        for descriptor in (self._to, self._from, self._aside):
            os.set_blocking(descriptor, False)
        self._selector.register(self._from, selectors.EVENT_READ)
        self._selector.register(self._aside, selectors.EVENT_READ)
        self._unsaid = b""
        self._heard = b""
        self._words = b""
        self._speaks = True  # its standard output is open
        self._reaped = False

    @property
    def id(self) -> int:
        return self._process.pid

    @property
    def status(self) -> int | None:
        """Its exit status, negative for a signal; None as long as it runs."""
        return self._process.returncode

    @property
    def words(self) -> str:
        """The last part of its standard error."""
        return self._words.decode("utf-8", "replace")

    def say(self, line: bytes, deadline: float) -> None:
        """Write a line. If it cannot be written in time, the rest is written before the next line."""
        if not self._unsaid:
            self._selector.register(self._to, selectors.EVENT_WRITE)
        self._unsaid += line
        while self._unsaid:
            self._wait(deadline)

    def hear(self, deadline: float) -> bytes:
        """The next line, without the newline."""
        while True:
            end = self._heard.find(b"\n")
            if (end if end >= 0 else len(self._heard)) > LONGEST:
                raise Flood
            if end >= 0:
                line = self._heard[:end]
                self._heard = self._heard[end + 1 :]
                return line
            if not self._speaks:
                raise Gone
            self._wait(deadline)

    def _wait(self, deadline: float) -> None:
        """Wait until something was read or written, but not past the deadline."""
        left = deadline - time.monotonic()
        if left <= 0:
            raise Late
        if not self._move(min(left, GLANCE)) and self._ended():
            self._stop_listening()  # another process may still hold its end of the pipe

    def _move(self, seconds: float) -> bool:
        """Wait up to `seconds` for a pipe to be ready, then read and write all that is ready. Whether any was."""
        ready = self._selector.select(seconds)
        for key, events in ready:
            if key.fd == self._to:
                self._write()
            elif key.fd == self._from:
                self._read()
            else:
                self._overhear()
        return len(ready) > 0

    def _write(self) -> None:
        try:
            self._unsaid = self._unsaid[os.write(self._to, self._unsaid) :]
        except BlockingIOError:
            return
        except OSError:
            self._unsaid = b""
            self._selector.unregister(self._to)
            raise Gone from None
        if not self._unsaid:
            self._selector.unregister(self._to)

    def _read(self) -> None:
        data = _read_from(self._from)
        self._heard += data
        if not data:
            self._stop_listening()

    def _stop_listening(self) -> None:
        if self._speaks:
            self._speaks = False
            self._selector.unregister(self._from)

    def _overhear(self) -> None:
        data = _read_from(self._aside)
        self._words = (self._words + data)[-LAST_WORDS:]
        if not data:
            self._selector.unregister(self._aside)

    # How it ends.

    def close(self, patience: float, at_once: bool = False) -> bool:
        """End it: close its input, then send SIGTERM, then SIGKILL, with `patience` seconds between these.

        A program that misbehaves gets SIGTERM `at_once`. Afterwards its children are gone, too. Returns whether it
        ended without a signal.
        """
        if self._unsaid:
            self._selector.unregister(self._to)
            self._unsaid = b""
        stdin = self._process.stdin
        assert stdin is not None
        with contextlib.suppress(OSError):
            stdin.close()
        by_itself = self.ends(0.0 if at_once else patience)
        if not by_itself:
            self._signal(signal.SIGTERM)
            if not self.ends(patience):
                self._signal(signal.SIGKILL)
                self.ends(patience)
        self._selector.close()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()
        return by_itself

    def ends(self, seconds: float) -> bool:
        """Whether it ends within this time. What it still writes is read and thrown away, so that it cannot block."""
        deadline = time.monotonic() + seconds
        nap = 0.001
        while not self._ended():
            if time.monotonic() > deadline:
                return False
            with contextlib.suppress(Gone):
                if not self._move(nap):
                    nap = min(2 * nap, GLANCE / 2)
            self._heard = b""
        while self._move(0.0):  # the rest of its standard error
            if time.monotonic() > deadline:
                break
        return True

    def _ended(self) -> bool:
        if not self._reaped and self._process.poll() is not None:
            self._reaped = True
            self._signal(signal.SIGKILL)  # children that it left behind
        return self._reaped

    def _signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, number)


def _read_from(descriptor: int) -> bytes:
    """What is there to read; empty at the end."""
    try:
        return os.read(descriptor, CHUNK)
    except OSError:
        return b""
