import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";

/** A kind of thing that is told or asked, known by its words, with what is said after the first sentence. */
export interface Telling {
  kind: string;
  /** Written for flattened text. */
  match: RegExp;
  /** Not where these words stand. */
  unless?: RegExp;
  /** Only of somebody who stands like this to the user. */
  of?: readonly PersonaContext[];
  /** Its words are so plain that it comes before a situation that was read from the whole message. */
  plain?: true;
  /** Each a whole paragraph; `{name}` is the other person, `{quote}` words of theirs that the user put in quotation marks. */
  say: readonly Bilingual[];
}
