// Made from types in Python by `python -m pecunia.server.schema`; do not edit.
import type { Setting } from "./tables";

/**
 * A device on which somebody is signed in. `label` is its browser and system, empty if they are unknown. `seen` is the
 * day on which it was last here, as the time of its midnight (UTC). `current` is the one that asks.
 */
export interface Device {
  id: string;
  kind: "browser" | "program";
  label: string;
  created: number;
  seen: number;
  current: boolean;
}

/** A code that was made to move a seat to another device. Only its hash is stored. */
export interface PersonalCode {
  table: string;
  seat: number;
  expires: number;
}

/** The deal of a day that somebody has begun. There is no result until it is over. */
export interface PersonalDay {
  game: string;
  date: string;
  table: string;
  seat: number;
  won: boolean | null;
  margin: number | null;
  rounds: number | null;
  points: number | null;
}

/** Something that somebody did at a table: sat down, moved, said something. */
export interface PersonalEntry {
  number: number;
  kind: string;
  seat: number;
  text: string;
  client: string;
  at: number;
}

/** A ban (`ban`) or a mute (`mute`) by the operator. `until` is null if it is for good. */
export interface PersonalSanction {
  kind: string;
  created: number;
  until: number | null;
}

/**
 * A table with everything that one person has left there. `setting` is there if that person is the host. `name` is the
 * name that others see there; `seat` is null for somebody who does not sit there.
 */
export interface PersonalTable {
  id: string;
  status: "open" | "over" | "playing";
  public: boolean;
  created: number;
  changed: number;
  host: boolean;
  setting: Setting | null;
  seat: number | null;
  name: string;
  entries: PersonalEntry[];
}

/** Everything that the server has about a person. `guest_at` are the tables whose invitation they have shown. */
export interface PersonalData {
  identity: string;
  name: string;
  created: number;
  seen: number;
  devices: Device[];
  codes: PersonalCode[];
  days: PersonalDay[];
  guest_at: string[];
  sanctions: PersonalSanction[];
  tables: PersonalTable[];
}
