import type { ChatSafety, StreamEvent } from "#domain/chat/contract.ts";
import type { PlanKind } from "#domain/chat/rules.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";

/** The events of an ai-chat stream, collected by type. */
export interface ReadAnswer {
  text: string;
  safety: { safety: ChatSafety; of: string }[];
  plan: Plan | null;
  plan_kind: PlanKind | null;
  status: string | null;
  finish: string | null;
  error: string | null;
  done: boolean;
  events: StreamEvent[];
  raw: string;
}

/** Parses a complete stream. @throws if a line is not an event of the contract. */
export function parseAnswer(raw: string): ReadAnswer {
  const answer: ReadAnswer = {
    text: "",
    safety: [],
    plan: null,
    plan_kind: null,
    status: null,
    finish: null,
    error: null,
    done: false,
    events: [],
    raw,
  };
  for (const block of raw.split("\n\n")) {
    if (block === "" || block.startsWith(":")) continue;
    if (!block.startsWith("data: ") || answer.done) throw new Error(`not an event: ${block}`);
    const data = block.slice(6);
    if (data === "[DONE]") {
      answer.done = true;
      continue;
    }
    const event = JSON.parse(data) as StreamEvent;
    answer.events.push(event);
    if ("error" in event) answer.error = event.error.code;
    else if ("safety" in event) answer.safety.push({ safety: event.safety, of: event.of });
    else if ("plan" in event) {
      answer.plan = event.plan;
      answer.plan_kind = event.plan_kind;
    } else if ("status" in event) {
      answer.status = event.status;
      answer.finish = event.choices[0]?.finish_reason ?? null;
    } else answer.text += event.choices[0]?.delta.content ?? "";
  }
  return answer;
}

/** Reads a stream to its end. */
export async function readAnswer(response: Response): Promise<ReadAnswer> {
  return parseAnswer(await response.text());
}

/** Reads a stream until its text contains `wanted`, then cancels it. */
export async function readUntil(response: Response, wanted: string): Promise<void> {
  if (!response.body) throw new Error("no stream");
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let raw = "";
  while (!raw.includes(wanted)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`ended without ${wanted}: ${raw}`);
    raw += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
}

/** The body of an ai-chat request with one new message. */
export function chatBody(input: {
  personaId: string;
  conversationId: string;
  message: string;
  id?: string;
  mode?: string;
  timeZone?: string;
  parentId?: string | null;
  /** The id of a new answer to the existing message `id`. */
  again?: string;
}): object {
  const { personaId, conversationId, message, id, mode, timeZone, parentId, again } = input;
  const place = { ...(id ? { id } : {}), ...(parentId === undefined ? {} : { parentId }) };
  return {
    messages: [{ ...place, role: "user", content: message }],
    ...(again ? { regenerate: true, answerId: again } : {}),
    conversationId,
    personaContext: { personaId, personaName: "Marta", recentNotes: [], language: "en" },
    ...(mode ? { mode } : {}),
    ...(timeZone ? { timeZone } : {}),
  };
}
