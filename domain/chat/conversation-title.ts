import { firstWords } from "../first-words.ts";

const LENGTH = 60;

/** The default title: the beginning of the first message, up to 60 characters. */
export function conversationTitle(message: string): string {
  return firstWords(message, LENGTH);
}
