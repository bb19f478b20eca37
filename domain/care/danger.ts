import type { CareQuestion, DangerPath } from "./care-texts.ts";

/** An alarm opens a danger; a quiet finding only adds a line with help. */
export const DANGER_LEVELS = ["alarm", "quiet"] as const;
export type DangerLevel = (typeof DANGER_LEVELS)[number];

/** `talked`: still open, and the coach has talked about it. */
export const FINDING_STATES = ["open", "talked", "cleared"] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** Who the danger comes from: the person of the text, somebody else, or the user. */
export const DANGER_SOURCES = ["persona", "other", "user"] as const;
export type DangerBy = (typeof DANGER_SOURCES)[number];

/** The danger that a text tells of. */
export interface Danger {
  path: DangerPath;
  level: DangerLevel;
  by: DangerBy;
  /** So plain that only an unmistakable all-clear ends it. */
  certain: boolean;
  /** Happening now, or with the means at hand. */
  acute: boolean;
}

/** The kind of text it was found in. */
export const WRITING_KINDS = ["message", "note", "interaction", "answer", "assessment"] as const;
export type WritingKind = (typeof WRITING_KINDS)[number];

export interface OpenDanger extends Omit<Danger, "level"> {
  id: string;
  kind: WritingKind;
  /** The id of the text, to name it as a source. */
  source: string;
  /** Content and date of a note or outcome that may be quoted. */
  told?: { content: string; created_at: Date | string };
}

/** The state that a care reply passes to the next one; stored with the message. */
export interface CareMemo {
  path: DangerPath;
  /** The last question; `right` asks whether it was a misunderstanding. */
  asked: CareAsked | null;
  /** Every question asked so far. */
  put: CareAsked[];
  /** What the answers established, the newest last. */
  facts: string[];
  /** The ids of the findings spoken of. */
  about: string[];
}

export type CareAsked = CareQuestion | "right";

/** The person a text is about. */
export interface About {
  name: string;
  context: string;
  age?: number | null;
}
