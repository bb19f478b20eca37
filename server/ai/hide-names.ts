import type { Language } from "#domain/language.ts";
import { pseudonymsFor, type KnownPerson, type Pseudonyms, type RestoreData } from "#domain/chat/pseudonyms.ts";
import type { ModelTurn } from "./relay.ts";

const DATA = "<data>\n";
/** What JSON writes for a character that it cannot hold as it is: the letter in it begins no word. */
const ESCAPE = /\\(?:u[\da-f]{4}|[^])/i;
const BETWEEN_ESCAPES = /[^\\]+|\\(?:u[\da-f]{4}|[^])/gi;

/** Our own words, in which no name is looked for, and the data after them. People's texts cannot hold the mark in there. */
function partsOf(content: string): { rules: string; data: string } {
  const at = content.lastIndexOf(DATA);
  return at < 0 ? { rules: content, data: "" } : { rules: content.slice(0, at), data: content.slice(at) };
}

/** Whose names must not leave, and what is to leave: plain data, which can be copied into another thread. */
export interface ToHide {
  messages: readonly ModelTurn[];
  people: readonly KnownPerson[];
  language: Language;
}

/** `hideNames` with the way back as plain data, too. */
export function namesHidden({ messages, people, language }: ToHide): {
  messages: ModelTurn[];
  wayBack: RestoreData | null;
} {
  const hidden = hideNames(messages, people, language);
  return { messages: hidden.messages, wayBack: hidden.names.restoreData };
}

/** What leaves for a model, every name of these people replaced, and the way back. */
export function hideNames(
  messages: readonly ModelTurn[],
  people: readonly KnownPerson[],
  language: Language,
): { messages: ModelTurn[]; names: Pseudonyms } {
  const texts = messages.flatMap(({ role, content }) =>
    role === "system" ? partsOf(content).data.split(ESCAPE) : [content],
  );
  const names = pseudonymsFor(people, texts, language);
  const hideData = (data: string) =>
    data.replaceAll(BETWEEN_ESCAPES, (part) => (part.startsWith("\\") ? part : names.hide(part)));
  return {
    names,
    messages: messages.map(({ role, content }) => {
      if (role !== "system") return { role, content: names.hide(content) };
      const { rules, data } = partsOf(content);
      return { role, content: rules + hideData(data) };
    }),
  };
}
