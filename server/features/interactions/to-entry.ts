import type { CalendarEntry } from "#domain/interactions/ics.ts";
import type { InteractionRow } from "#server/records/interactions/to-interaction.ts";

/** An interaction as a calendar shows it; null without a date. */
export function toEntry(row: InteractionRow, personaName: string): CalendarEntry | null {
  if (!row.plannedDate) return null;
  return {
    id: row.id,
    persona_name: personaName,
    objectives: row.objectives,
    avoid: row.avoid,
    feeling: row.feeling,
    planned_date: row.plannedDate,
    updated_at: row.updatedAt,
  };
}
