// Plays games with the Python of the kit, in Node: `node in_node.mjs PYODIDE KIT`, what to play as JSON on the standard
// input. Prints the hash of every state, as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, kit] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ stdLibURL: `${kit}/python.zip` });
python.unpackArchive(new Uint8Array(readFileSync(`${kit}/pecunia.zip`)), "zip", { extractDir: "/kit" });
python.globals.set("asked", readFileSync(0, "utf8"));
console.log(
  python.runPython(`
import json
import sys

sys.path.insert(0, "/kit")
from pecunia.games import new

found = []
for title, seed, players, options, moves in json.loads(asked):
    game = new(title, seed=seed, players=players, **options)
    hashes = [game.state_hash()]
    for number in moves:
        game.play(game.move_numbered(number))
        hashes.append(game.state_hash())
    found.append(hashes)
json.dumps(found)
`),
);
