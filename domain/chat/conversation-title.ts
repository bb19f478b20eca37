import { CONVERSATION_TITLE_MAX } from "./contract.ts";

const LENGTH = 60;

/** The title that a conversation has from its first message: the message’s beginning in one line, cut between words. */
export function conversationTitle(message: string): string {
  const line = message.replaceAll(/\s+/g, " ").trim();
  if (line.length <= LENGTH) return line.slice(0, CONVERSATION_TITLE_MAX);
  const head = line.slice(0, LENGTH - 1);
  const space = head.lastIndexOf(" ");
  return `${(space > LENGTH / 2 ? head.slice(0, space) : head).toWellFormed()}…`;
}
