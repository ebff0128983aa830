"""A bot in twenty lines: pecunia simulate non-olet --players 2 --bots "random,cmd:python3 docs/line_bot.py"."""

import json
import random
import sys


def choose(view: dict, seed: int) -> str:
    """Money and seats first, then anything."""
    good = [move for move in view["moves"] if move.startswith(("collect", "seat", "sell", "print"))]
    return random.Random(seed).choice(good or view["moves"])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "line bot"}
    elif message["type"] == "choose":
        answer = {"id": message["id"], "move": choose(message["view"], message["seed"])}
    else:
        continue  # "game" and "end", which this bot does not need, and whatever later versions say
    print(json.dumps(answer), flush=True)
