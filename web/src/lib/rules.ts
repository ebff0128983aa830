// The rules as the house has written them down; whoever wants to read a clause loads them.
const RULES = import.meta.glob<string>("../../../docs/rules/{non_olet,olet}.md", { query: "?raw", import: "default" });

/** The words of a clause (`A19`) or a section (`§2.5`); nothing where the rules have none. */
export async function clauseOf(game: string, clause: string): Promise<string[]> {
  const file = RULES[`../../../docs/rules/${game.replace("-", "_")}.md`];
  const lines = file ? (await file()).split("\n") : [];
  return clause.startsWith("§") ? section(lines, clause.slice(1).split(" ")[0]!) : ruling(lines, clause);
}

/** A ruling is a row of a table whose head names the columns. */
function ruling(lines: string[], clause: string): string[] {
  const at = lines.findIndex((line) => line.startsWith(`| ${clause} |`));
  if (at < 0) return [];
  const head = lines.slice(0, at).filter((line) => line.startsWith("| # |")).at(-1);
  const names = cells(head ?? "");
  const row = cells(lines[at]!);
  return ["Question", "Ruling", "Reason"].flatMap((wanted) => {
    const found = names.findIndex((name) => name.startsWith(wanted));
    return found > 0 && row[found] ? [plain(row[found])] : [];
  });
}

function section(lines: string[], number: string): string[] {
  const begins = lines.findIndex((line) => new RegExp(`^#+ ${number.replace(".", "\\.")}[. ]`).test(line));
  if (begins < 0) return [];
  const rest = lines.slice(begins + 1);
  const ends = rest.findIndex((line) => line.startsWith("#"));
  return [lines[begins]!.replace(/^#+ /, ""), ...rest.slice(0, ends < 0 ? rest.length : ends)].map(plain).filter((line) => line);
}

const cells = (row: string) => row.split("|").slice(1, -1).map((cell) => cell.trim());
const plain = (text: string) => text.replace(/[*`]/g, "").trim();
