import type { Bilingual } from "#domain/language.ts";

/** A kind of message that is hard to say to somebody, and how to say it. */
export interface HardMessage {
  kind: string;
  /** For flattened text. */
  match: RegExp;
  /** Excludes texts with these words. */
  unless?: RegExp;
  /** What is to be said, in the infinitive, where the user’s own words cannot be repeated. */
  gist: Bilingual;
  /** When and where. */
  when: Bilingual;
  /** What comes first. */
  first: Bilingual;
  /** What to leave out. */
  without: Bilingual;
  /** What to say, in the first person and without an accusation. */
  example: Bilingual;
  /** The question at the end. */
  ask: Bilingual;
}
