import { comingEvents } from "#domain/facts/coming.ts";
import { ownDiet } from "#domain/facts/known.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { PLAN_COMING, PLAN_DIET, SUM_FROM } from "./content.known.ts";
import { comingDayLabel } from "./dates.ts";
import { quoteVerbatim, dayOf, factInput, insertSum } from "./draft-facts.ts";
import type { CoachInput, CoachSource } from "./reply-types.ts";
import { upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

/** Facts from the notes for a plan. */
export interface PlanFacts {
  /** The action, with “the money” replaced by the outstanding sum. */
  action: string;
  /** Remarks beside the plan: source of the sum, diet, events in the next days. */
  beside: string[];
  sources: CoachSource[];
}

const TABLE =
  /(?<!\p{L})(?:dinner|lunch|supper|breakfast|brunch|barbecue|picnic|cook\p{L}*|bake|restaurant|meal|eat(?:ing)?|cen[ae]|pranz\p{L}+|colazione|grigliata|cucin\p{L}+|ristorante|pizz\p{L}+|mangia\p{L}+|torta|cake)(?!\p{L})/iu;
/** Number of days ahead in which other events matter. */
const SOON_DAYS = 2;
const DAY = 86_400_000;

/** Reliable facts for a planned action. */
export function factsForPlan(input: CoachInput, action: string, voice: Voice): PlanFacts {
  const known: PlanFacts = { action, beside: [], sources: [] };
  const told = factInput(input);
  if (!told) return known;
  const { language, now, time_zone } = input;
  const sum = insertSum(action, told);
  if (sum) {
    known.action = sum.text;
    known.beside.push(voice.choose(SUM_FROM, "plan-sum", sum.values));
    known.sources.push(...sum.sources);
  }
  const diet = TABLE.test(action) ? ownDiet(told) : null;
  if (diet) {
    const values = { day_low: dayOf(diet.written, told), quote: quoteVerbatim(diet.text) };
    known.beside.push(voice.choose(PLAN_DIET, "plan-diet", values));
    known.sources.push(...diet.sources);
  }
  const soon = comingEvents(told).find(
    ({ kind, text, day }) =>
      kind === "note" && Date.parse(day) - now.getTime() <= SOON_DAYS * DAY && checkSafety(text) === null,
  );
  if (soon) {
    const when = comingDayLabel(soon.day, now, language, time_zone);
    const values = { when_first: upperFirst(when), quote: quoteVerbatim(soon.text) };
    known.beside.push(voice.choose(PLAN_COMING, "plan-coming", values));
    known.sources.push(soon.source);
  }
  return known;
}
