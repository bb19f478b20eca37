import type { CareQuestion, DangerPath } from "./care-texts.ts";

/** How a finding is taken: an alarm opens the state, a quiet one only adds a line with help. */
export const DANGER_LEVELS = ["alarm", "quiet"] as const;
export type DangerLevel = (typeof DANGER_LEVELS)[number];

/** Whom the danger comes from: the person it was written about, somebody else, the user. */
export const DANGER_SOURCES = ["persona", "other", "user"] as const;
export type DangerBy = (typeof DANGER_SOURCES)[number];

/** What a text tells of. */
export interface Danger {
  path: DangerPath;
  level: DangerLevel;
  by: DangerBy;
  /** Told so plainly that only an unmistakable sentence ends it. */
  certain: boolean;
  /** Happening now, or with the means at hand. */
  acute: boolean;
}

/** Where it was written. */
export const WRITING_KINDS = ["message", "note", "interaction", "answer", "assessment"] as const;
export type WritingKind = (typeof WRITING_KINDS)[number];

/** An open danger as the coach knows it. */
export interface OpenDanger extends Omit<Danger, "level"> {
  id: string;
  kind: WritingKind;
  /** The id of what was written, to name it as a source. */
  source: string;
  /** Its words and its day, where it is a note or an outcome that may be quoted. */
  told?: { content: string; created_at: Date | string };
}

/** What a care reply keeps for the next one; stored with the message. */
export interface CareMemo {
  path: DangerPath;
  /** The question put last; `right` asks whether all was a misunderstanding. */
  asked: CareAsked | null;
  /** Every question put so far. */
  put: CareAsked[];
  /** What the answers came to, the newest last. */
  facts: string[];
  /** The findings spoken of here. */
  about: string[];
}

/** A question as the memo keeps it; `right`: whether all was a misunderstanding. */
export type CareAsked = CareQuestion | "right";

/** Whom a text was written about. */
export interface About {
  name: string;
  context: string;
  age?: number | null;
}
