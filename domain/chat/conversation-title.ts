import { firstWords } from "../first-words.ts";

const LENGTH = 60;

/** The title that a conversation has from its first message: the message’s beginning. */
export function conversationTitle(message: string): string {
  return firstWords(message, LENGTH);
}
