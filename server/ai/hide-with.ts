import { realNames, type KnownPerson, type RealNames } from "#domain/chat/pseudonyms.ts";
import type { Language } from "#domain/language.ts";
import type { Log } from "#server/services.ts";
import { byCoachOrHere } from "./by-coach-or-here.ts";
import { namesHidden } from "./hide-names.ts";
import type { ModelTurn } from "./relay.ts";
import type { Write } from "./writers.ts";

/** Up to so many people their names are hidden where the question is put. */
const MANY_NAMES = 50;

interface Hidden {
  messages: ModelTurn[];
  names: RealNames;
}

export type Hide = (
  messages: ModelTurn[],
  people: readonly KnownPerson[],
  options: { language: Language; signal?: AbortSignal },
) => Promise<Hidden>;

/**
 * Takes names out of what leaves for a model; those of a large circle in the thread of the built-in coach, for to know all
 * forms of three thousand names takes a quarter of a second.
 */
export function hideWith(thread: { write: Write; log: Log }): Hide {
  return async (messages, people, { language, signal }) => {
    const toHide = { messages, people, language };
    const hidden =
      people.length > MANY_NAMES
        ? await byCoachOrHere("namesHidden", toHide, { ...thread, signal })
        : namesHidden(toHide);
    return { messages: hidden.messages, names: realNames(hidden.wayBack) };
  };
}
