"""A bot program that does one thing wrong: `python misbehaving.py KIND`. It does not use this package."""

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

KIND = sys.argv[1]
ENOUGH = 100.0  # seconds; waiting this long counts as hanging


def say(message: Any) -> None:
    print(json.dumps(message), flush=True)


def write(data: bytes) -> None:
    os.write(1, data)


def flood(data: bytes, descriptor: int = 1) -> None:
    ends = time.monotonic() + ENOUGH
    while time.monotonic() < ends:
        os.write(descriptor, data)


def at_start() -> None:
    if KIND == "dies-at-start":
        print("no licence found", file=sys.stderr)
        sys.exit(7)
    if KIND == "never-says-hello":
        time.sleep(ENOUGH)
    if KIND == "another-version":
        say({"type": "hello", "protocol": 2})
    if KIND == "chatty":
        print("Welcome to my bot!", flush=True)
    if KIND == "says-hello-without-end":
        flood(b"hello ")


def answer(message: dict[str, Any], asked: int) -> None:
    """Do the wrong thing, or (after the first questions) choose the first move."""
    right = {"id": message["id"], "move": message["view"]["moves"][0]}
    if KIND == "illegal":
        say({**right, "move": "conquer Gaul"})
    elif KIND == "no-move":
        say({"id": message["id"]})
    elif KIND == "a-list":
        say({**right, "move": [[message["view"]["moves"][0]]]})
    elif KIND == "late":
        if asked == 1:
            time.sleep(1.0)
        say(right)
    elif KIND == "silent":
        pass
    elif KIND == "deaf":
        time.sleep(ENOUGH)
    elif KIND == "garbage":
        print("I think I shall take the first one", flush=True)
    elif KIND == "not-an-object":
        say([message["id"], right["move"]])
    elif KIND == "another-question":
        say({**right, "id": message["id"] + 1})
    elif KIND == "no-id":
        say({"move": right["move"]})
    elif KIND == "deep":
        write(b"[" * 60000 + b"\n")
    elif KIND == "not-utf-8":
        write(b'{"id": 1, "move": "\xff\xfe"}\n')
    elif KIND == "one-line-without-end":
        flood(b"x" * 4096)
    elif KIND == "lines-without-end":
        flood(b'{"id": 0}\n' * 400)
    elif KIND == "huge-answer":
        say({**right, "say": "x" * 3_000_000})
    elif KIND == "dies":
        print("Traceback: out of\x1b[31m luck", file=sys.stderr)
        os._exit(3)
    elif KIND == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    elif KIND == "closes-output":
        os.close(1)
        time.sleep(ENOUGH)
    elif KIND == "closes-everything":
        for descriptor in (0, 1, 2):
            os.close(descriptor)
        time.sleep(ENOUGH)
    elif KIND == "leaves-a-child":
        # The child holds all pipes and outlives its parent.
        child = subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({ENOUGH})"])
        print("child", child.pid, file=sys.stderr, flush=True)
        os._exit(0)
    elif KIND == "noisy":
        os.write(2, b"thinking hard\n" * 40_000)
        say(right)
    else:
        say(right)


def main() -> None:
    if KIND == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    at_start()
    asked = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": KIND})
        elif message["type"] == "choose":
            asked += 1
            answer(message, asked)
    if KIND in ("stubborn", "stays"):
        time.sleep(ENOUGH)


main()
