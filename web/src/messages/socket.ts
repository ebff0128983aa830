// Made from types in Python by `python -m pecunia.server.schema`; do not edit.
import type { Happening, View } from "../views";
import type { ChatLine, TableInfo } from "./tables";

/**
 * What a sentence about happenings is about: how many of them it tells, and the seats that they harm or help. When one
 * message brings the news of several moves, `number` is that of the news (0: the message has its own), and `by` the
 * seat whose turn it was (-1: unknown, or it has not changed).
 */
export interface Note {
  count?: number;
  harms?: number[];
  helps?: number[];
  number?: number;
  by?: number;
}

/**
 * The table in the language that the socket was opened with: the question, its answers, what happened. `told` are the
 * happenings as sentences, and `notes` says of each sentence what it is about. `moves` are sentences for the moves of
 * the view, in the same order; empty if there are very many. In a guided game `lesson` is the text of the step, and
 * `task` is what is to be done now.
 */
export interface Said {
  question: string;
  moves: string[];
  told: string[];
  notes: Note[];
  lesson?: string;
  task?: string;
}

/** The first message, and the answer to `catch-up`: everything there is to know, and what was missed. */
export interface Welcome {
  type: "welcome";
  number: number;
  you: number;
  table: TableInfo;
  view: View | null;
  happenings: Happening[];
  chat: ChatLine[];
  deadline: number | null;
  now: number;
  said?: Said;
}

/**
 * What has changed: changes of the view, happenings, and the table if it has changed. If a message of this client
 * caused the news, `id` is its id; the message has then been carried out and stored. With `undone`, moves were taken
 * back: a client that keeps a log asks again what happened.
 */
export interface News {
  type: "news";
  number: number;
  changes: [(string | number)[], unknown][];
  happenings: Happening[];
  deadline: number | null;
  id?: string;
  table?: TableInfo;
  view?: View | null;
  chat?: ChatLine;
  undone?: boolean;
  said?: Said;
}

/** Which seats have somebody connected. */
export interface Presence {
  type: "presence";
  here: boolean[];
}

/** A message of this client had been carried out and stored before, so there is no news to say so. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** A message of this client was refused: the key of the reason, the clause of the rules, the facts. */
export interface Refused {
  type: "refused";
  id: string;
  key: string;
  clause: string;
  facts: Record<string, string>;
}

/** The answer to `why-not`: the reason (`allowed` if there is none), its clause, the move that was meant. */
export interface Because {
  type: "because";
  id: string;
  key: string;
  clause: string;
  move: string;
  message: string;
}

/** This seat belongs to somebody else now: it was moved to another device. */
export interface Moved {
  type: "moved";
}

/** After a lost connection: ask for everything since this number. */
export interface CatchUp {
  type: "catch-up";
  id: string;
  number: number;
}

/**
 * A move in notation: one of the `moves` of the view. `question` is the number of the view that the move answers. If
 * that question is not open any more, the move is refused with `question-answered`. Without it, the move answers the
 * question that is open when it arrives.
 */
export interface MoveMessage {
  type: "move";
  id: string;
  move: string;
  question?: number;
}

/** Ask why a move is not allowed now, or why nothing can be done with a thing, named as in moves (`B M`). */
export interface WhyNot {
  type: "why-not";
  id: string;
  move: string;
}

/** Take back your own moves: at once within the limits; beyond them the others have to agree. */
export interface TakeBack {
  type: "take-back";
  id: string;
  moves?: number;
}

/** The answer to somebody who asks to take back moves beyond the limits. */
export interface Answer {
  type: "answer";
  id: string;
  agree: boolean;
}

/** Give up: a bot plays on from this seat. */
export interface Resign {
  type: "resign";
  id: string;
}

/** I am here again: no bot need play for me. */
export interface Back {
  type: "back";
  id: string;
}

/**
 * Let a bot play for the player who has the question but has been away for a while, until they are back. All the others
 * have to agree (`answer`).
 */
export interface LetBotPlay {
  type: "let-bot-play";
  id: string;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Agree that everybody at the table may ask for hints until the game ends. All people have to agree. */
export interface AllowHints {
  type: "allow-hints";
  id: string;
}

/** Offer another game at the same table, with seats rotated. It is created when all people have offered. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** In a guided game: read on, have the wanted move made, or leave the lesson and play freely. */
export interface LessonMessage {
  type: "lesson";
  id: string;
  wish: "read-on" | "show" | "skip";
}

export type ServerMessage = Welcome | News | Presence | Done | Refused | Because | Moved;

export type ClientMessage =
  | CatchUp
  | MoveMessage
  | WhyNot
  | TakeBack
  | Answer
  | Resign
  | Back
  | LetBotPlay
  | Chat
  | AllowHints
  | Rematch
  | LessonMessage;
