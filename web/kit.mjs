// Compiles the Python of the kit with the Python that browsers get: node kit.mjs PYODIDE SCRIPT PYTHON OWN
// SCRIPT is src/pecunia/tab/bytecode.py; PYTHON and OWN are archives, which it replaces.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, script, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide();
archives.forEach((path, at) => python.FS.writeFile(`/${at}.zip`, new Uint8Array(readFileSync(path))));
python.runPython(readFileSync(script, "utf8"));
python.runPython('compile_kit("/0.zip", "/1.zip")');
archives.forEach((path, at) => writeFileSync(path, python.FS.readFile(`/${at}.zip`)));
