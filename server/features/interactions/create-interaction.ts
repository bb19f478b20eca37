import type { CreateInteractionInput, Interaction } from "#domain/interactions/contract.ts";
import { planOf } from "#domain/interactions/plan.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { saveInteraction } from "#server/records/interactions/save-interaction.ts";
import { toInteraction } from "#server/records/interactions/to-interaction.ts";
import { keepInteractionFinding } from "#server/records/safety/interaction-safety.ts";
import type { Verb } from "#server/services.ts";

/**
 * Plans an interaction with a person. The same id sent again, or the plan of the same message, returns the existing
 * one. @throws DomainError not_found when the person is not the caller's; conflict if the id belongs to something else.
 */
export function createInteraction({
  db,
  user,
  input,
}: Verb<CreateInteractionInput & { personaId: string }>): Promise<Interaction> {
  return db.withUser(user.id, async (tx) => {
    await requirePersona(tx, input.personaId);
    const { row } = await saveInteraction(tx, {
      userId: user.id,
      personaId: input.personaId,
      id: input.id,
      plan: planOf(input),
      plannedDate: input.planned_date ? new Date(input.planned_date) : null,
      expectation: input.expectation,
      planMessageId: input.plan_message_id ?? null,
    });
    return toInteraction(row, await keepInteractionFinding(tx, row));
  });
}
