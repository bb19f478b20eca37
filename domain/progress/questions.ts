import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";

const keysOf = (groups: readonly { items: readonly { key: string }[] }[]) =>
  groups.map(({ items }) => items.map(({ key }) => key));

/** The stored keys that count for a person’s progress, one list per cluster or section. */
export const PERSONA_QUESTIONS = {
  clusters: keysOf(PERSONA_EXTENDED),
  sections: keysOf(SECTIONS),
  assessment: keysOf(ASSESSMENT),
};

/** The stored keys that count for one’s own progress, one list per cluster. */
export const OWN_CLUSTERS = keysOf(SELF_EXTENDED);
