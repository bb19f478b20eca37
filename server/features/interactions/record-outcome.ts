import { DomainError } from "#domain/errors.ts";
import type { Interaction, RecordOutcomeInput } from "#domain/interactions/contract.ts";
import { keepInteractionFinding } from "#server/records/safety/interaction-safety.ts";
import type { Verb, Writing } from "#server/services.ts";
import { orderTips, withTips } from "./outcome-tips.ts";
import { changeInteraction, lockInteraction } from "./require-interaction.ts";
import { toInteraction } from "#server/records/interactions/to-interaction.ts";

/**
 * Completes a planned interaction with its outcome, then has the tips written; the outcome is committed first. The same
 * outcome sent again returns the same result, and has missing tips written.
 * @throws DomainError not_found; if another outcome is recorded already, changed_elsewhere with `base_version` and
 * conflict without.
 */
export async function recordOutcome({
  db,
  user,
  input: { id, result_summary, time_zone, base_version },
  ...writing
}: Verb<RecordOutcomeInput & { id: string }> & Writing): Promise<Interaction> {
  const when = { now: writing.clock(), timeZone: time_zone };
  const saved = await db.withUser(user.id, async (tx) => {
    const row = await lockInteraction(tx, id);
    if (row.status === "completed") {
      const safety = await keepInteractionFinding(tx, row);
      if (row.resultSummary !== result_summary) {
        if (base_version === undefined) throw new DomainError("conflict", { field: "result_summary" });
        throw new DomainError("changed_elsewhere", { current: toInteraction(row, safety) });
      }
      return { row, safety, order: row.aiTips === null ? await orderTips(tx, row, when) : null };
    }
    const columns = { status: "completed" as const, resultSummary: result_summary, completedDate: when.now };
    const completed = await changeInteraction(tx, row, columns);
    const safety = await keepInteractionFinding(tx, completed);
    return { row: completed, safety, order: await orderTips(tx, completed, when) };
  });
  const row = saved.order ? await withTips({ db, user, ...writing }, saved.order) : saved.row;
  return toInteraction(row, saved.safety);
}
