import { realNames, type KnownPerson, type RealNames } from "#domain/chat/pseudonyms.ts";
import type { Language } from "#domain/language.ts";
import type { Log } from "#server/services.ts";
import { writeWithFallback } from "./write-with-fallback.ts";
import { hideNamesAsData } from "./hide-names.ts";
import type { ModelTurn } from "./relay.ts";
import type { Write } from "./writers.ts";

/** With more people than this, names are replaced in the writer thread. */
const MAX_INLINE = 50;

interface Hidden {
  messages: ModelTurn[];
  names: RealNames;
}

export type NameHider = (
  messages: ModelTurn[],
  people: readonly KnownPerson[],
  options: { language: Language; signal?: AbortSignal },
) => Promise<Hidden>;

/**
 * Replaces names before something is sent to a model. For many people this is done in the writer thread: finding all forms
 * of three thousand names takes a quarter of a second.
 */
export function createNameHider(thread: { write: Write; log: Log }): NameHider {
  return async (messages, people, { language, signal }) => {
    const toHide = { messages, people, language };
    const hidden =
      people.length > MAX_INLINE
        ? await writeWithFallback("namesHidden", toHide, { ...thread, signal })
        : hideNamesAsData(toHide);
    return { messages: hidden.messages, names: realNames(hidden.wayBack) };
  };
}
