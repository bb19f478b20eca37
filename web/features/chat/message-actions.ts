import type { ChatMessage } from "#domain/chat/contract.ts";

/** Actions on the messages of a conversation. The object keeps its identity while the conversation is shown. */
export interface MessageActions {
  persona: { id: string; name: string };
  enterSends: boolean;
  /** Starts editing a user message; null cancels. */
  edit: (id: string | null) => void;
  /** Sends an edit as a new version beside the original. */
  sendEdited: (message: ChatMessage, text: string) => void;
  /** Requests another version of this answer. */
  regenerate: (answer: ChatMessage) => void;
  /** Continues an answer that was cut off. */
  continueAnswer: (answer: ChatMessage) => void;
  /** Requests the missing last answer again. */
  askAgain: () => void;
  /** Requests an answer from the built-in coach instead. */
  askBuiltIn: (answer: ChatMessage) => void;
  /** Shows another version of a message and its path; `from` keeps its screen position. */
  show: (version: { id: string; n: number; total: number }, from: HTMLElement) => void;
  /** Asks the coach to revise a plan. */
  changePlan: (words: string) => void;
  planSaved: () => void;
}
