import type { StoredAnswers } from "#domain/answers.ts";
import type { OpenItem } from "#domain/choice-item.ts";
import type { Bilingual } from "#domain/language.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import { answeredOf, type Answered } from "#domain/progress/answered.ts";

/** A part of the own questionnaire with its progress: a cluster, or an optional group. */
export interface OwnPart<Name extends string = string> extends Answered {
  readonly name: Name;
  readonly title: Bilingual;
  readonly lead: Bilingual;
  readonly items: readonly (LikertItem | OpenItem)[];
  /** Does not count toward progress. */
  readonly optional: boolean;
}

function part<Name extends string>(
  name: Name,
  content: Pick<OwnPart, "title" | "lead" | "items">,
  answers: StoredAnswers,
  optional: boolean,
): OwnPart<Name> {
  const { title, lead, items } = content;
  const questions = items.map(({ key }) => key);
  return { name, title, lead, items, optional, ...answeredOf(questions, Object.keys(answers)) };
}

/** The four clusters, in order. */
export function ownClusters(answers: StoredAnswers) {
  return SELF_EXTENDED.map((page) => part(page.cluster, page, answers, false));
}

/** The three optional groups, in order. */
export function ownGroups(answers: StoredAnswers) {
  return SELF_GROUPS.map((group) => part(group.group, group, answers, true));
}

/** Number of statements in the extended profile. */
export function extendedCount(): number {
  return SELF_EXTENDED.reduce((sum, { items }) => sum + items.length, 0);
}

/** The question to open a part at (1-based): the first unanswered one, or the first if the part is complete. */
export function entryOf({ items, state }: OwnPart, answers: StoredAnswers): number {
  if (state === "completed") return 1;
  return items.findIndex(({ key }) => answers[key] === undefined) + 1;
}
