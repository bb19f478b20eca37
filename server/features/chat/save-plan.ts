import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { cleanPlan } from "#domain/chat/plan-words.ts";
import type { SavePlanInput } from "#domain/chat/save-plan.ts";
import { nameInText } from "#domain/coaching/clean.ts";
import { PLAN_SAVED } from "#domain/coaching/content.prepare.ts";
import { fill } from "#domain/coaching/text.ts";
import { DomainError } from "#domain/errors.ts";
import type { Interaction } from "#domain/interactions/contract.ts";
import { DEFAULT_LANGUAGE } from "#domain/language.ts";
import type { Tx } from "#server/db/connect.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { saveInteraction } from "#server/records/interactions/save-interaction.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { toInteraction } from "#server/records/interactions/to-interaction.ts";
import { keepInteractionFinding } from "#server/records/safety/interaction-safety.ts";
import type { Verb } from "#server/services.ts";
import { newestBelow } from "./message-tree.ts";

/**
 * Saves an answer's plan as an interaction, on the user's click, and confirms it in the conversation. Idempotent: one
 * interaction and one confirmation. @throws DomainError not_found, plan_action_required.
 */
export function savePlan({
  db,
  user,
  input,
}: Verb<SavePlanInput & { messageId: string; now: Date }>): Promise<Interaction> {
  return db.withUser(user.id, async (tx) => {
    // Locked, so that the second of two concurrent saves finds the first. `no key update` still lets a reply that
    // references this row be stored.
    const [message] = await tx
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.id, input.messageId), isNotNull(chatMessages.plan)))
      .for("no key update");
    if (!message?.plan) throw new DomainError("not_found");
    const persona = await requirePersona(tx, message.personaId);
    const [conversation] = await tx
      .update(conversations)
      .set({ updatedAt: input.now })
      .where(and(eq(conversations.id, message.conversationId), isNull(conversations.deletedAt)))
      .returning({ id: conversations.id });
    if (!conversation) throw new DomainError("not_found");
    const plan = cleanPlan(input.plan ?? message.plan);
    if (!plan) throw new DomainError("plan_action_required", { field: "plan.action" });
    const { row, saved } = await saveInteraction(tx, {
      userId: user.id,
      personaId: message.personaId,
      plan,
      plannedDate: input.planned_date === null ? null : new Date(input.planned_date),
      expectation: input.expectation,
      planMessageId: message.id,
    });
    if (saved) await confirm(tx, message, persona.name, input.now);
    return toInteraction(row, await keepInteractionFinding(tx, row));
  });
}

/** The coach's confirmation, at the end of the plan's path. */
async function confirm(
  tx: Tx,
  message: typeof chatMessages.$inferSelect,
  personaName: string,
  now: Date,
): Promise<void> {
  const { userId, personaId, conversationId } = message;
  const [profile] = await tx.select({ language: profiles.language }).from(profiles);
  const language = profile?.language ?? DEFAULT_LANGUAGE;
  const words = fill(PLAN_SAVED[language], { name: nameInText(personaName, language) });
  const [newest] = await tx
    .select({ createdAt: chatMessages.createdAt })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.createdAt))
    .limit(1);
  const { rows: below } = await tx.execute<{ id: string }>(
    sql`select ${newestBelow(message.id, conversationId)} as id`,
  );
  const createdAt = new Date(Math.max(now.getTime(), (newest?.createdAt.getTime() ?? 0) + 1));
  await tx.insert(chatMessages).values({
    userId,
    personaId,
    conversationId,
    parentMessageId: below[0]?.id,
    role: "assistant",
    content: words,
    createdAt,
  });
}
