import { ask, send } from "../lib/api";
import type { Replay, TableResponse, TableText } from "../messages";

const invited = (invitation: string) => (invitation ? `?invitation=${encodeURIComponent(invitation)}` : "");

export const replays = {
  ofRecord: (record: string) => ask<Replay>("POST", "/replays", { record }),
  ofTable: (table: string, invitation = "") =>
    ask<Replay>("GET", `/tables/${encodeURIComponent(table)}/replay${invited(invitation)}`),
  text: (record: string, at: number, seat: string) => ask<TableText>("POST", "/replays/text", { record, at, seat }),
  playFromHere: (record: string, move: number, seat: number) =>
    ask<TableResponse>("POST", "/onward", { record, move, seat }),
  page: async (record: string) => (await send("POST", "/replays/page", { record })).blob(),
};
