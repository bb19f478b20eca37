import type { ChatMessage } from "#domain/chat/contract.ts";

/** What can be done with the messages of a conversation; one object for as long as the conversation is shown. */
export interface Deeds {
  persona: { id: string; name: string };
  enterSends: boolean;
  /** Begins to edit a message of the person’s own; null ends it, without a change. */
  edit: (id: string | null) => void;
  /** Sends an edited message, beside the one it was. */
  sendEdited: (message: ChatMessage, text: string) => void;
  /** Asks for another answer in the place of this one. */
  again: (answer: ChatMessage) => void;
  /** Has the model write on in an answer that was cut. */
  goOn: (answer: ChatMessage) => void;
  /** Requests the missing last answer again. */
  askAgain: () => void;
  /** Has the built-in coach answer instead. */
  askBuiltIn: (answer: ChatMessage) => void;
  /** Shows another version of a message and what followed it; `from` stays where it is on the screen. */
  show: (version: { id: string; n: number; total: number }, from: HTMLElement) => void;
  /** Tells the coach what to change in a plan. */
  changePlan: (words: string) => void;
  planSaved: () => void;
}
