import { useState } from "react";
import type { ChatMessage } from "#domain/chat/contract.ts";
import type { ChatMode } from "#domain/chat/rules.ts";
import { newId } from "#web/app/new-id.ts";
import { useDraft } from "#web/forms/draft.ts";
import { unanswered } from "./transcript.ts";
import type { usePath } from "./use-path.ts";
import { useSuggestion } from "./use-suggestion.ts";

export interface CoachRequestsOptions {
  conversationId: string;
  personaId: string;
  path: ReturnType<typeof usePath>;
  /** Whether the messages so far allow suggesting that an interaction be prepared. */
  mayPrepare: boolean;
  /** Called after each request that a button made, to move the focus. */
  onRequest: () => void;
}

/** Everything that requests an answer from the coach, and the mode it is requested in. */
export function useCoachRequests({ conversationId, personaId, path, mayPrepare, onRequest }: CoachRequestsOptions) {
  const { engine, state, messages } = path;
  const [kept, keepMode] = useDraft(`chat-mode:${conversationId}`);
  const mode: ChatMode = kept === "interaction_preparation" ? kept : "conversation";
  const [sent, setSent] = useState(0);
  const [status, setStatus] = useState("");
  const due = mayPrepare && mode === "conversation" && !engine.busy;
  const [suggests, answerSuggestion] = useSuggestion({ conversationId, personaId }, due);
  const toAsk = unanswered(messages);
  const end = messages.at(-1);
  const modeOf = (answer: ChatMessage | undefined): ChatMode => (answer?.plan ? "interaction_preparation" : mode);

  function started() {
    setStatus("");
    setSent((count) => count + 1);
  }
  function send(text: string, as: ChatMode = mode) {
    // Sending a message answers the suggestion too.
    if (suggests) answerSuggestion();
    // On an older path, the message continues that path.
    const parentId = state.leaf !== null && end?.role === "assistant" ? end.id : undefined;
    engine.send({ id: newId(), text: text.trim(), mode: as, parentId });
    started();
  }
  return {
    mode,
    leavePreparing: () => keepMode(""),
    /** Number of requests so far. */
    sent,
    /** Text for the status line, until the next request. */
    status,
    setStatus,
    /** Whether to suggest preparing an interaction. */
    suggests,
    dismissSuggestion: () => {
      answerSuggestion();
      onRequest();
    },
    /** Whether the newest message got no answer. */
    unanswered: toAsk !== null,
    send,
    ask: (text: string) => {
      send(text);
      onRequest();
    },
    prepare: (text: string) => {
      keepMode("interaction_preparation");
      send(text, "interaction_preparation");
      onRequest();
    },
    sendEdited: (message: ChatMessage, text: string) => {
      const answer = messages.find((other) => other.parent_message_id === message.id);
      const parentId = message.parent_message_id;
      engine.send({ id: newId(), text: text.trim(), mode: modeOf(answer), parentId, edits: message.id });
      started();
      onRequest();
    },
    regenerate: (answer: ChatMessage) => {
      if (!answer.parent_message_id) return;
      void engine.regenerate({ messageId: answer.parent_message_id, answerId: newId(), mode: modeOf(answer) });
      started();
      onRequest();
    },
    continueAnswer: (answer: ChatMessage) => {
      const { id, parent_message_id: after, content } = answer;
      void engine.continueAnswer({ id, after, text: content, mode: modeOf(answer) });
      setStatus("");
      onRequest();
    },
    askAgain: () => {
      if (toAsk) engine.send({ id: toAsk.id, text: toAsk.content, mode });
    },
    askBuiltIn: (answer: ChatMessage) => {
      if (toAsk) engine.send({ id: toAsk.id, text: toAsk.content, mode, builtIn: true });
      else if (answer.parent_message_id) {
        void engine.regenerate({ messageId: answer.parent_message_id, answerId: newId(), mode, builtIn: true });
      }
    },
  };
}
