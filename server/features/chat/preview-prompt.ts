import { sql } from "drizzle-orm";
import type { z } from "zod";
import { NOTHING_TAKEN } from "#domain/care/take-message.ts";
import type { ChatPreview, chatPreviewQuerySchema } from "#domain/chat/contract.ts";
import { DomainError } from "#domain/errors.ts";
import { modelUse } from "#server/records/account/model-use.ts";
import type { Verb } from "#server/services.ts";
import {
  contextColumns,
  contextTables,
  mayNeedRecords,
  contextValues,
  toContext,
  type ContextRow,
} from "./load-context.ts";
import { newestOf } from "./message-tree.ts";

/** Exactly what would be sent to the model, except the message still to be written. @throws DomainError not_found. */
export async function previewPrompt({
  db,
  user,
  input,
  ai,
  clock,
}: Verb<z.output<typeof chatPreviewQuerySchema>, "ai" | "clock">): Promise<ChatPreview> {
  const request = {
    personaId: input.personaId,
    conversationId: input.conversationId ?? null,
    message: "",
    mode: input.mode ?? "conversation",
    timeZone: input.timeZone,
    now: clock(),
  };
  const asks = await mayNeedRecords(request);
  const { row, people } = await db.withUser(user.id, async (tx) => {
    const { rows } = await tx.execute<ContextRow>(
      sql`with ${contextTables(request)} select ${contextColumns(contextValues(request, asks), { parentId: newestOf(request.conversationId), asked: sql`''::text` })}`,
    );
    return { row: rows[0], people: (await modelUse(tx, request.now, { always: true })).people };
  });
  const { context, conversationExists } = await toContext(row, request);
  if (input.conversationId && !conversationExists) throw new DomainError("not_found");
  // No model is called about a person left out of AI.
  const messages =
    context.persona.left_out_of_ai === true
      ? []
      : await ai.prompt({ ...context, taken: { ...NOTHING_TAKEN, open: context.open } }, people);
  return { model: ai.model, messages: messages.filter(({ content }) => content !== "") };
}
