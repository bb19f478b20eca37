import { messageContentSchema, type AiChatInput } from "#domain/chat/contract.ts";
import { MESSAGE_MAX } from "#domain/chat/rules.ts";
import { removeMarkers } from "#domain/chat/marker.ts";
import { DomainError, isErrorCode } from "#domain/errors.ts";
import type { Services, SessionVerb } from "#server/services.ts";
import { beginAnswer } from "./begin-answer.ts";
import { followRow } from "./follow-run.ts";
import { followSaved } from "./follow-saved.ts";
import { mayRecall, recall } from "./recall.ts";
import type { RunView } from "./run.ts";
import { liveRun, startRun } from "./runs.ts";
import { createStartQueue } from "./start-queue.ts";

/** Starts run one after another, so that a burst does not stall the answers being streamed. */
const begin = createStartQueue(10);

/**
 * Answers the user's newest message, or returns the answer it already has; with `regenerate`, writes another answer to
 * a stored message. A stored answer also says whether its plan was saved. Of the body, only that message, its position,
 * the mode, the conversation and the persona are used.
 * @throws DomainError message_required, message_too_long, and those of beginAnswer.
 */
export async function answerMessage({
  token,
  input: { body, saysUser },
  ...services
}: SessionVerb<{ body: AiChatInput; saysUser: string | null }, keyof Services>): Promise<RunView> {
  const newest = body.messages.findLast(({ role }) => role === "user");
  const content = newest?.content ?? "";
  // Checked before removing markers, which is slow on long text: no valid message is this long.
  if (content.length > 4 * MESSAGE_MAX) throw new DomainError("message_too_long", { field: "messages" });
  const message = messageContentSchema.safeParse(removeMarkers(content));
  if (body.regenerate && !newest?.id) throw new DomainError("invalid_input", { field: "messages" });
  if (!message.success && !body.regenerate) {
    const code = message.error.issues[0]?.message;
    throw new DomainError(isErrorCode(code) ? code : "invalid_input", { field: "messages" });
  }
  const input = {
    messageId: newest?.id ?? crypto.randomUUID(),
    parentId: newest?.parentId,
    anotherAnswerId: body.regenerate ? (body.answerId ?? crypto.randomUUID()) : undefined,
    conversationId: body.conversationId,
    personaId: body.personaContext.personaId,
    message: message.data ?? "",
    mode: body.mode ?? "conversation",
    language: body.personaContext.language,
    timeZone: body.timeZone,
    saysUser,
    limited: services.limits,
    now: services.clock(),
  };
  const { user, begun } = await begin(() => beginAnswer({ db: services.db, token, input }));
  if (begun.kind === "existing") {
    const view = liveRun(begun.run.id, user.id) ?? followRow(services, user, begun.run, begun.safety);
    return followSaved(services, user, view);
  }
  const { runId, context, safety } = begun;
  const { conversationId, personaContext } = body;
  // A request for the built-in coach uses no model, even with consent.
  const use = body.answerBy === "built_in" ? { ...begun.use, consented: false } : begun.use;
  const asked = { ...begun, use, conversationId, personaId: personaContext.personaId };
  const remember = mayRecall(services, asked) ? (signal: AbortSignal) => recall(services, asked, signal) : null;
  return startRun(services, { id: runId, userId: user.id, context, use, safety, remember });
}
