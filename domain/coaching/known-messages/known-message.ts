import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";

/** A kind of thing told or asked, recognized by its words, and the text that follows the first sentence. */
export interface KnownMessage {
  kind: string;
  /** For flattened text. */
  match: RegExp;
  /** Excludes texts with these words. */
  unless?: RegExp;
  /** Only for these relationships. */
  of?: readonly PersonaContext[];
  /** Unambiguous, so it takes precedence over a situation. */
  plain?: true;
  /** Whole paragraphs; `{name}` is the other person, `{quote}` words of theirs that the user quoted. */
  say: readonly Bilingual[];
}
