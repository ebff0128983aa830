// Runs Python code with the Python of the kit, in Node: `node in_node.mjs PYODIDE KIT`, the code and what it is given as
// JSON on the standard input. Prints what it has put into `found`, as JSON.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [pyodide, kit] = process.argv.slice(2);
const { work, given } = JSON.parse(readFileSync(0, "utf8"));
const unpacked = (name) => new Uint8Array(gunzipSync(readFileSync(`${kit}/${name}`)));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const folder = mkdtempSync(`${tmpdir()}/pecunia-kit-`);
writeFileSync(`${folder}/python.zip`, unpacked("python.zip.gz"));
const python = await loadPyodide({ stdLibURL: `${folder}/python.zip` });
rmSync(folder, { recursive: true });
python.unpackArchive(unpacked("pecunia.zip.gz"), "zip", { extractDir: "/kit" });
for (const [name, text] of Object.entries(given)) python.globals.set(name, text);
python.runPython('import json, sys; sys.path.insert(0, "/kit"); found = None');
python.runPython(work);
console.log(python.runPython("json.dumps(found)"));
