import { ask, send } from "../lib/api";
import type { PrintChoices, PrintLook, PrintOrder } from "../messages";

export const printing = {
  choices: () => ask<PrintChoices>("GET", "/print"),
  look: (order: PrintOrder) => ask<PrintLook>("POST", "/print/look", order),
  pdf: async (order: PrintOrder) => (await send("POST", "/print", order)).blob(),
};

/** Hand somebody a file under a name. */
export function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
