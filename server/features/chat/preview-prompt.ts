import type { ChatMode, ChatPreview } from "#domain/chat/contract.ts";
import { DomainError } from "#domain/errors.ts";
import type { Services, SessionUser } from "#server/services.ts";
import { loadContext } from "./load-context.ts";

/** Exactly what would leave for the model, but for the message still to be written. @throws DomainError not_found. */
export async function previewPrompt(
  { db, ai, clock }: Services,
  user: SessionUser,
  input: { personaId: string; conversationId?: string | undefined; mode?: ChatMode | undefined },
): Promise<ChatPreview> {
  const { context } = await db.withUser(user.id, async (tx) => {
    const loaded = await loadContext(tx, {
      personaId: input.personaId,
      conversationId: input.conversationId ?? null,
      message: "",
      mode: input.mode ?? "conversation",
      now: clock(),
    });
    if (input.conversationId && !loaded.conversationExists) throw new DomainError("not_found");
    return loaded;
  });
  return { model: ai.model, messages: ai.prompt(context).filter(({ content }) => content !== "") };
}
