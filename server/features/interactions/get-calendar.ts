import { DomainError } from "#domain/errors.ts";
import { calendarFile } from "#domain/interactions/ics.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import type { Verb } from "#server/services.ts";
import { requireInteraction } from "./require-interaction.ts";
import { toEntry } from "./to-entry.ts";

/** An interaction with a date as a calendar file. @throws DomainError not_found, planned_date_required. */
export function getCalendar({ db, user, input }: Verb<{ id: string }>): Promise<string> {
  return db.withUser(user.id, async (tx) => {
    const row = await requireInteraction(tx, input.id);
    const { name } = await requirePersona(tx, row.personaId);
    const entry = toEntry(row, name);
    if (!entry) throw new DomainError("planned_date_required", { field: "planned_date" });
    return calendarFile([entry], languageOf(await requireProfile(tx)));
  });
}
