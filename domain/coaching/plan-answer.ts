import type { Plan } from "#domain/interactions/plan-schema.ts";
import type { PlanField } from "./content.prepare.ts";
import { flatten } from "./intent.ts";
import { isDraft } from "./plan-draft.ts";
import type { Revision } from "./plan-revise.ts";
import { DAY, HOUR } from "./plan-phrases.ts";
import { fieldOf, MAX_LINE_LENGTH, tellsAction, tidy } from "./plan-words.ts";

interface GuessAnswered {
  revision: Revision;
  /** Begins like an answer, so it isn't a request to change something else. */
  plain: boolean;
}

/** “That she gets angry”, “of looking greedy”, “to be heard”: completes a sentence of the question. */
const REST_OF_SENTENCE = /^(?:that|of|che|di|d')(?=[\s'])/;
const TO_DO = /^(?:to|that we|that (?:he|she|they)|che|di|d'|a )/;
const NO_ANSWER =
  /^(?:hm+|uh+|mah|boh|no|nope|yes|yeah|si|ok(?:ay)?|sure|fine|good|great|perfect|right|exactly|certo|bene|va bene|perfetto|esatto|(?:i )?(?:don'?t|do not) (?:know|like|understand|get)|i (?:don'?t|do not) (?:agree|think so)|not (?:good|right|sure|really|quite|convinced)|not that|(?:that'?s|this is|it'?s|that is) (?:not|wrong|fine|good|ok)|wrong|non (?:mi (?:piace|convince|torna|va)|lo so|so\b|capisco|ho capito|e (?:giusto|cosi|quello)|va bene|sono d'accordo)|sbagliat|forse|maybe|perhaps|what|why|how|who|when|where|(?:che )?cosa|come|perche|chi|quando|dove|please|per favore|make|change|put|set|remove|delete|add|write|fai|metti|cambia|togli|aggiungi|scriv|rendi|accorcia|nothing|niente|nulla|none|nessun)\b/;
const MIN_WORDS = 2;

/** An answer that replaces a guess of the coach: first the fear, then the goal. */
export function answerToGuess(plan: Plan, message: string, asked: PlanField | null): GuessAnswered | null {
  const flat = flatten(message);
  const words = flat.split(" ").length;
  if (flat.includes("?") || message.length > MAX_LINE_LENGTH || words < MIN_WORDS || NO_ANSWER.test(flat)) return null;
  const said = fieldOf(message);
  // If the action was guessed, one named by the user replaces it.
  const step =
    isDraft(plan.action) && said === null && (tellsAction(message) || DAY.test(message) || HOUR.test(message));
  const field = step ? "action" : openLine(plan, said ?? (asked === "goals" ? "goals" : null));
  if (!field) return null;
  const line = tidy(field, message);
  if (!/\p{L}{2}/u.test(line)) return null;
  return {
    revision: { plan: { ...plan, [field]: line }, changed: [field], unclear: [] },
    plain: step || (field === "goals" ? TO_DO : REST_OF_SENTENCE).test(flat),
  };
}

/** The guessed line that the words may replace; null if they name a line of the user's own. */
function openLine(plan: Plan, named: PlanField | null): "fears" | "goals" | null {
  if (named === "action") return null;
  if (named) return isDraft(plan[named]) ? named : null;
  if (isDraft(plan.fears)) return "fears";
  return isDraft(plan.goals) ? "goals" : null;
}
