import type { Language } from "#domain/language.ts";
import { pseudonymsFor, type KnownPerson, type Pseudonyms, type RestoreData } from "#domain/chat/pseudonyms.ts";
import type { ModelTurn } from "./relay.ts";

const DATA = "<data>\n";
/** An escape in JSON: its letter does not begin a word. */
const ESCAPE = /\\(?:u[\da-f]{4}|[^])/i;
const BETWEEN_ESCAPES = /[^\\]+|\\(?:u[\da-f]{4}|[^])/gi;

/** The prompt's own rules, which hold no names, and the data after them. User texts cannot contain the marker. */
function splitPrompt(content: string): { rules: string; data: string } {
  const at = content.lastIndexOf(DATA);
  return at < 0 ? { rules: content, data: "" } : { rules: content.slice(0, at), data: content.slice(at) };
}

/** Plain data, so that it can be sent to a worker thread. */
export interface HideNamesInput {
  messages: readonly ModelTurn[];
  people: readonly KnownPerson[];
  language: Language;
}

/** As `hideNames`, with plain data as the result. */
export function hideNamesAsData({ messages, people, language }: HideNamesInput): {
  messages: ModelTurn[];
  wayBack: RestoreData | null;
} {
  const hidden = hideNames(messages, people, language);
  return { messages: hidden.messages, wayBack: hidden.names.restoreData };
}

/** Replaces the names of these people by pseudonyms; `names` restores them. */
export function hideNames(
  messages: readonly ModelTurn[],
  people: readonly KnownPerson[],
  language: Language,
): { messages: ModelTurn[]; names: Pseudonyms } {
  const texts = messages.flatMap(({ role, content }) =>
    role === "system" ? splitPrompt(content).data.split(ESCAPE) : [content],
  );
  const names = pseudonymsFor(people, texts, language);
  const hideData = (data: string) =>
    data.replaceAll(BETWEEN_ESCAPES, (part) => (part.startsWith("\\") ? part : names.hide(part)));
  return {
    names,
    messages: messages.map(({ role, content }) => {
      if (role !== "system") return { role, content: names.hide(content) };
      const { rules, data } = splitPrompt(content);
      return { role, content: rules + hideData(data) };
    }),
  };
}
