/** Where the rules answer a question. */
const PLACES: Record<string, string> = {
  "bad-lawyer": "olet-card-bad-lawyer",
  fly: "flying",
  "great-lawyer": "olet-card-great-lawyer",
  "lawyer-place": "olet-card-great-lawyer",
  sell: "sell",
};

export const chapterOf = (kind: string): string => PLACES[kind] ?? "placing";
