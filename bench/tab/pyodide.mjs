// Runs bench/tab/move_times.py in Pyodide, the Python of browsers: node bench/tab/pyodide.mjs PLACE/pyodide.mjs --games 1
// Pyodide is the npm package of that name; Node has the same machine for WebAssembly as Chromium.
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [place, ...words] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(place)).href);
const checkout = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const python = await loadPyodide();
python.FS.mkdirTree("/checkout");
python.FS.mount(python.FS.filesystems.NODEFS, { root: checkout }, "/checkout");
python.globals.set("words", python.toPy(words));
process.exitCode = python.runPython(`
import sys
sys.path[:0] = ["/checkout", "/checkout/src"]
sys.dont_write_bytecode = True
from bench.tab.move_times import main
main(words)
`);
