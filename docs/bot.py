"""A bot account that plays one game: python docs/bot.py http://127.0.0.1:8000 [TABLE [INVITATION]]"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect

url, table, invitation = [*sys.argv[1:], "", ""][:3]
http = httpx.Client(base_url=f"{url}/api/v1")


def ask(path: str, **body: object) -> dict:
    answer = http.post(path, json=body)
    if answer.is_error:
        sys.exit(answer.json()["message"])
    return answer.json()


http.headers["authorization"] = f"Bearer {ask('/accounts', name='Thirty lines')['token']}"
own = not table  # without a table, lay one and play against a bot of the house
if own:
    table = ask("/tables", game="non-olet", players=2, bots={"B": "greedy"})["table"]["id"]
ask(f"/tables/{table}/sit", invitation=invitation)
if own:
    ask(f"/tables/{table}/start")

address = f"{url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
view, you = None, -1
with connect(address, additional_headers={"authorization": http.headers["authorization"]}) as socket:
    for message in map(json.loads, socket):
        you = message.get("you", you)
        if not message.get("changes") and not message.get("view"):
            continue  # nothing about the game
        view = message.get("view") or view
        for path, value in message.get("changes", []):
            place = view
            for key in path[:-1]:
                place = place[key]
            place[path[-1]] = value
        if view["outcome"]:
            break
        if view["asked"] == you:
            move, number = random.choice(view["moves"]), message["number"]
            socket.send(json.dumps({"type": "move", "id": f"move-{number}", "move": move, "question": number}))
print(json.dumps(view["outcome"]))  # how it ended, who won, the scores
