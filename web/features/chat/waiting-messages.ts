import type { NewWaiting, Waiting } from "#web/app/offline/waiting.ts";
import type { ChatState, ConversationRef } from "./engine-types.ts";
import type { OutboxItem } from "./outbox.ts";
import { readWaitingBody } from "./read-json.ts";
import { CHAT_PATH, messageBody } from "./transport.ts";

const GROUP = "conversation:";

export function groupOf(conversationId: string): string {
  return GROUP + conversationId;
}

export function conversationOf(group: string): string {
  return group.slice(GROUP.length);
}

/** A message that waits for a network. */
export function waitingMessage(where: ConversationRef, item: OutboxItem): NewWaiting {
  return {
    kind: "message",
    group: groupOf(where.conversationId),
    request: { method: "POST", path: CHAT_PATH, body: messageBody(where, item) },
    shows: { personaId: where.personaId, id: item.id, edits: item.edits, text: item.text },
  };
}

/** The message of a waiting change. */
export function itemOf({ shows, request, refused }: Waiting): OutboxItem {
  const { parentId, mode } = readWaitingBody(request.body);
  const { id = "", text, edits } = shows;
  return { id, text, mode, parentId, edits, state: refused ? "refused" : "kept" };
}

/** The state of a conversation with the messages that wait for a network, which come before unsent ones. */
export function withKept(state: ChatState, waiting: readonly Waiting[], conversationId: string): ChatState {
  const kept = waiting.filter(({ group }) => group === groupOf(conversationId)).map(itemOf);
  return kept.length === 0 ? state : { ...state, outbox: [...kept, ...state.outbox] };
}
