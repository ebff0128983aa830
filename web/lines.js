// Prettier leaves long strings, templates and comments as they are: no line of the page may be longer than this.
import { readdirSync, readFileSync } from "node:fs";

const LONGEST = 120;
const READ = /\.(css|html|js|json|svelte|ts)$/;
const MADE = /^(package-lock\.json|src\/generated\/.*)$/;

const inside = (folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`);
const files = [...readdirSync("."), ...["src", "tests", "public"].flatMap(inside)];
const long = files
  .filter((file) => READ.test(file) && !MADE.test(file))
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line, at) => [`${file}:${at + 1}`, line.length]),
  )
  .filter(([, length]) => length > LONGEST);
for (const [place, length] of long) console.error(`web/${place}: ${length} characters, ${LONGEST} at most`);
if (long.length) process.exitCode = 1;
