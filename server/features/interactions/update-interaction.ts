import { DomainError } from "#domain/errors.ts";
import type { Interaction, UpdateInteractionInput } from "#domain/interactions/contract.ts";
import { isStale } from "#domain/version.ts";
import { keepInteractionFinding } from "#server/records/safety/interaction-safety.ts";
import type { Verb, Writing } from "#server/services.ts";
import { orderTips, withTips } from "./outcome-tips.ts";
import { changeInteraction, lockInteraction } from "./require-interaction.ts";
import { toInteraction } from "#server/records/interactions/to-interaction.ts";

/**
 * Changes the plan of a planned interaction, or the summary of a completed one, whose tips are then rewritten. @throws
 * DomainError not_found; conflict for fields that its status does not allow to change; changed_elsewhere if it has
 * changed since `base_version`.
 */
export async function updateInteraction({
  db,
  user,
  input: { id, time_zone, base_version, ...change },
  ...writing
}: Verb<UpdateInteractionInput & { id: string }> & Writing): Promise<Interaction> {
  const saved = await db.withUser(user.id, async (tx) => {
    const row = await lockInteraction(tx, id);
    const { result_summary, planned_date, ...lines } = change;
    const dated = planned_date === undefined ? {} : { plannedDate: planned_date ? new Date(planned_date) : null };
    if (isStale(row, { ...lines, ...dated, resultSummary: result_summary }, base_version)) {
      const current = toInteraction(row, await keepInteractionFinding(tx, row));
      throw new DomainError("changed_elsewhere", { current });
    }
    if (row.status === "planned") {
      if (result_summary !== undefined) throw new DomainError("conflict", { field: "result_summary" });
      const changed = await changeInteraction(tx, row, { ...lines, ...dated });
      return { row: changed, safety: await keepInteractionFinding(tx, changed), order: null };
    }
    const [field] = Object.keys({ ...lines, ...(planned_date === undefined ? {} : { planned_date }) });
    if (field) throw new DomainError("conflict", { field });
    if (result_summary === undefined || result_summary === row.resultSummary)
      return { row, safety: await keepInteractionFinding(tx, row), order: null };
    const columns = { resultSummary: result_summary, aiTips: null, tipsLanguage: null };
    const changed = await changeInteraction(tx, row, columns);
    const safety = await keepInteractionFinding(tx, changed);
    return { row: changed, safety, order: await orderTips(tx, changed, { now: writing.clock(), timeZone: time_zone }) };
  });
  const row = saved.order ? await withTips({ db, user, ...writing }, saved.order) : saved.row;
  return toInteraction(row, saved.safety);
}
