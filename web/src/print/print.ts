import { ask, send } from "../lib/api";
import type { PrintChoices, PrintLook, PrintOrder } from "../messages";

export const printing = {
  choices: () => ask<PrintChoices>("GET", "/print"),
  look: (order: PrintOrder) => ask<PrintLook>("POST", "/print/look", order),
  pdf: async (order: PrintOrder) => (await send("POST", "/print", order)).blob(),
};

/** Offer a file for download under a name. */
export function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has saved it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
