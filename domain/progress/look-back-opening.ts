import { fill } from "#domain/coaching/text.ts";
import { vary } from "#domain/coaching/vary.ts";
import { NUMBERS, OPENINGS } from "./content.look-back.ts";
import type { LookBack } from "./contract.ts";

type Facts = Pick<LookBack, "language" | "starts" | "plans" | "people" | "note">;

/** The built-in coach's opening: what there is, without judging how much. */
export function lookBackOpening(facts: Facts, seed: string): string {
  const { language, plans, starts } = facts;
  const told = plans.filter(({ outcome }) => outcome !== null).length;
  const inWords = (count: number) => NUMBERS[language][count] ?? String(count);
  const text = vary(OPENINGS[kindOf(facts, told)][language], seed, `opening/${starts}`);
  return fill(text, { n: inWords(plans.length), k: inWords(told) });
}

function kindOf({ plans, people, note }: Facts, told: number): keyof typeof OPENINGS {
  if (plans.length === 1) return told === 1 ? "one_told" : "one_open";
  if (plans.length > 1) return told === 0 ? "all_open" : told === plans.length ? "all_told" : "some_told";
  if (note) return `note_${note.ago}`;
  return people.length === 1 ? "one_due" : "several_due";
}
