import { adviceParts } from "#domain/coaching/advice-parts.ts";
import type { Persona } from "#domain/people/contract.ts";
import { dangerView, openFindings, toOpenRow, type OpenRow } from "#server/records/safety/findings.ts";
import type { Tx } from "#server/db/connect.ts";
import type { personas } from "#server/db/schema/people.ts";

/** Withheld while danger is open about a person. */
const WITHHELD = {
  profile_summary: null,
  relational_tips: null,
  tips_parts: null,
  persona_profile_text: null,
} as const;

/** Fields that are derived, not stored. */
type Derived = "danger" | "tips_parts";

/** Adds the derived fields to a person; withholds their texts while danger is open. */
export function withDanger<P extends Omit<Persona, Derived>>(
  persona: P,
  open: readonly OpenRow[],
): P & Pick<Persona, Derived> {
  const danger = dangerView(open);
  if (danger) return { ...persona, ...WITHHELD, danger };
  const { relational_tips: tips } = persona;
  return { ...persona, tips_parts: tips === null ? null : adviceParts(tips), danger };
}

/** A person as the API shows them. */
export async function personaView(tx: Tx, row: typeof personas.$inferSelect): Promise<Persona> {
  return toPersona(row, (await openFindings(tx, row.id)).map(toOpenRow));
}

/** `personaView` with the open findings already read. */
export function toPersona(row: typeof personas.$inferSelect, open: readonly OpenRow[]): Persona {
  return withDanger(
    {
      id: row.id,
      user_id: row.userId,
      name: row.name,
      also_called: row.alsoCalled,
      context: row.context,
      relationship_other: row.relationshipOther,
      relationship_type: row.relationshipType,
      gender: row.gender,
      age: row.age,
      location_country: row.locationCountry,
      location_region: row.locationRegion,
      traits_short: row.traitsShort,
      traits_full: row.traitsFull,
      profile_label: row.profileLabel,
      profile_summary: row.profileSummary,
      relational_tips: row.relationalTips,
      persona_profile_text: row.personaProfileText,
      progress_level: row.progressLevel,
      personality_progress: row.personalityProgress,
      context_progress: row.contextProgress,
      last_summary_update: row.lastSummaryUpdate?.toISOString() ?? null,
      keep_in_touch_days: row.keepInTouchDays,
      left_out_of_ai: row.leftOutOfAi,
      photo: row.photo,
      archived_at: row.archivedAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
      version: row.version,
    },
    open,
  );
}
