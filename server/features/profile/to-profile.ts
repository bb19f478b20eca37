import { adviceParts } from "#domain/coaching/advice-parts.ts";
import type { Profile } from "#domain/profile/contract.ts";
import type { profiles } from "#server/db/schema/profile.ts";

export function toProfile(row: typeof profiles.$inferSelect, email: string): Profile {
  return {
    id: row.id,
    user_id: row.userId,
    email,
    name: row.name,
    age: row.age,
    gender: row.gender,
    origin_country: row.originCountry,
    origin_region: row.originRegion,
    current_country: row.currentCountry,
    current_region: row.currentRegion,
    language: row.language,
    traits_short: row.traitsShort,
    traits_full: row.traitsFull,
    profile_label: row.profileLabel,
    profile_summary: row.profileSummary,
    relational_advice: row.relationalAdvice,
    advice_parts: row.relationalAdvice === null ? null : adviceParts(row.relationalAdvice),
    progress_level: row.progressLevel,
    version: row.version,
  };
}
