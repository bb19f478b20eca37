import type { StoredAnswers } from "#domain/answers.ts";
import type { OpenItem } from "#domain/choice-item.ts";
import type { Bilingual } from "#domain/language.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { answeredOf, type Answered } from "#domain/progress/answered.ts";

/** A set of questions about a person that is completed as a whole: a personality cluster or a context section. */
export interface Part {
  /** Its name in the URL. */
  name: string;
  kind: "cluster" | "section";
  title: Bilingual;
  lead: Bilingual;
  items: readonly (LikertItem | OpenItem)[];
}

/** Apart from the other questions, which a person's page does not show. */
export const SECTION_PARTS: readonly Part[] = SECTIONS.map(({ section, ...page }) => ({
  ...page,
  name: section,
  kind: "section",
}));

export function answeredPart(part: Part, answers: StoredAnswers): Answered {
  return answeredOf(
    part.items.map(({ key }) => key),
    Object.keys(answers),
  );
}
