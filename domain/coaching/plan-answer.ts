import type { Plan } from "#domain/interactions/plan.ts";
import type { PlanField } from "./content.prepare.ts";
import { flatten } from "./intent.ts";
import { isDraft } from "./plan-draft.ts";
import type { Revision } from "./plan-revise.ts";
import { DAY, HOUR } from "./plan-phrases.ts";
import { fieldOf, LINE_LENGTH, tellsAction, tidy } from "./plan-words.ts";

interface GuessAnswered {
  revision: Revision;
  /** Begins as such an answer does, so that it is no wish to change something else. */
  plain: boolean;
}

/** “That she gets angry”, “of looking greedy”, “to be heard”: the rest of a sentence the question began. */
const REST_OF_SENTENCE = /^(?:that|of|che|di|d')(?=[\s'])/;
const TO_DO = /^(?:to|that we|that (?:he|she|they)|che|di|d'|a )/;
const NO_ANSWER =
  /^(?:hm+|uh+|mah|boh|no|nope|yes|yeah|si|ok(?:ay)?|sure|fine|good|great|perfect|right|exactly|certo|bene|va bene|perfetto|esatto|(?:i )?(?:don'?t|do not) (?:know|like|understand|get)|i (?:don'?t|do not) (?:agree|think so)|not (?:good|right|sure|really|quite|convinced)|not that|(?:that'?s|this is|it'?s|that is) (?:not|wrong|fine|good|ok)|wrong|non (?:mi (?:piace|convince|torna|va)|lo so|so\b|capisco|ho capito|e (?:giusto|cosi|quello)|va bene|sono d'accordo)|sbagliat|forse|maybe|perhaps|what|why|how|who|when|where|(?:che )?cosa|come|perche|chi|quando|dove|please|per favore|make|change|put|set|remove|delete|add|write|fai|metti|cambia|togli|aggiungi|scriv|rendi|accorcia|nothing|niente|nulla|none|nessun)\b/;
const FEWEST_WORDS = 2;

/** Words that answer what the coach had only guessed: first what is feared, then what is hoped for. */
export function answerToGuess(plan: Plan, message: string, asked: PlanField | null): GuessAnswered | null {
  const flat = flatten(message);
  const words = flat.split(" ").length;
  if (flat.includes("?") || message.length > LINE_LENGTH || words < FEWEST_WORDS || NO_ANSWER.test(flat)) return null;
  const said = fieldOf(message);
  // Where the step itself was guessed, one that is named takes its place.
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

/** The guessed line that the words may stand for; none where the one they name is the user's own. */
function openLine(plan: Plan, named: PlanField | null): "fears" | "goals" | null {
  if (named === "action") return null;
  if (named) return isDraft(plan[named]) ? named : null;
  if (isDraft(plan.fears)) return "fears";
  return isDraft(plan.goals) ? "goals" : null;
}
