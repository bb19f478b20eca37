import type { Persona } from "#domain/people/contract.ts";
import type { personas } from "./schema/people.ts";

/** A person as the API shows them. */
export function toPersona(row: typeof personas.$inferSelect): Persona {
  return {
    id: row.id,
    user_id: row.userId,
    name: row.name,
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
    archived_at: row.archivedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
