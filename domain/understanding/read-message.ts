import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import { eachActFeature } from "./act-features.ts";
import { ACT_WEIGHTS } from "./act-weights.gen.ts";
import type { Act } from "./acts.ts";
import { hasEvidence, situationNamed, withoutDenied } from "./card-evidence.ts";
import { mendTyping } from "./mend.ts";
import { eachSituationFeature } from "./situation-features.ts";
import { SITUATION_WEIGHTS } from "./situation-weights.gen.ts";
import type { Situation } from "./situations.ts";
import { TextClassifier, type Likely } from "./text-classifier.ts";
import { namesFamily, namesPartner, namesWork } from "./who.ts";

/** What one message does and what it is about. */
export interface MessageRead {
  act: Act;
  /** Of the act; from 0 to 1. */
  actProbability: number;
  /** That it asks for something written or told before, whatever the likeliest act. */
  factProbability: number;
  /** The likeliest situation; null where none is likely enough. */
  situation: Situation | null;
  situationProbability: number;
  /** It tells of something, whether or not its words are enough to speak of a situation. */
  telling: boolean;
}

const ACT_MODEL = new TextClassifier<Act>(ACT_WEIGHTS);
const SITUATION_MODEL = new TextClassifier<Situation | "none">(SITUATION_WEIGHTS);

/** From here a situation is taken for understood. */
const UNDERSTOOD = 0.62;

/** Of a situation that is named in so many words. */
const NAMED_OUTRIGHT = 0.95;

/** UTF-16 units of a message that are read. */
const LONGEST = 2000;

export interface ReadContext {
  asked: boolean;
  language: Language;
  /** Left as they are typed. */
  names?: readonly string[];
  /** Who the person of the conversation is to the user. */
  context?: PersonaContext;
}

/** About the user's own children, parents or siblings. */
const FAMILY_ONLY: ReadonlySet<string> = new Set<Situation>([
  "adult_child_distant",
  "adult_child_at_home",
  "teen_lies",
  "teen_phone",
  "teen_shut_in",
  "teen_out_late",
  "teen_company",
  "vaping",
  "school_marks",
  "tantrums",
  "child_hits",
  "kids_quarrel",
  "critical_parent",
  "estranged_parent",
  "stubborn_old_parent",
  "sibling_rivalry",
  "sibling_quarrel",
  "parents_quarrel",
  "grandparents",
  "leaving_home",
]);
const IN_FAMILY: readonly PersonaContext[] = ["family", "partner", "other"];

/** Between two who are a couple. */
const COUPLE_ONLY: ReadonlySet<string> = new Set<Situation>([
  "partner_spending",
  "desire",
  "moving_in",
  "fear_of_being_left",
  "was_cheated_on",
  "i_cheated",
  "wants_to_leave",
  "wanting_children",
  "no_time_together",
  "mental_load",
]);
const AS_COUPLE: readonly PersonaContext[] = ["partner", "romantic", "other"];

/** Of work. */
const WORK_ONLY: ReadonlySet<string> = new Set<Situation>([
  "boss_after_hours",
  "boss_unfair",
  "criticising_work",
  "coworker_slacks",
  "asking_raise",
]);
const AT_WORK: readonly PersonaContext[] = ["colleague", "mentor", "other"];

/** What a message cannot be about, by who the person is to the user and whom it names. */
function ruledOut(text: string, context: PersonaContext | undefined): (label: string) => boolean {
  if (context === undefined) return () => false;
  const family = IN_FAMILY.includes(context) || namesFamily(text);
  const couple = AS_COUPLE.includes(context) || namesPartner(text);
  const work = AT_WORK.includes(context) || namesWork(text);
  return (label) =>
    (!family && FAMILY_ONLY.has(label)) || (!couple && COUPLE_ONLY.has(label)) || (!work && WORK_ONLY.has(label));
}

/** The likeliest that is not ruled out, with what it gains where others are. */
function likeliest(
  all: readonly Likely<Situation | "none">[],
  isOut: (label: string) => boolean,
): Likely<Situation | "none"> | undefined {
  const open = all.filter(({ label }) => !isOut(label));
  const rest = open.reduce((sum, { probability }) => sum + probability, 0);
  const [first] = open;
  return first && (open.length === all.length ? first : { label: first.label, probability: first.probability / rest });
}

/** Reads one message; `asked` where the coach’s last words were a question to the user. Names are left as they are. */
export function readMessage(text: string, { asked, language, names = [], context }: ReadContext): MessageRead {
  const read = text.slice(0, LONGEST);
  const mended = mendTyping(read, language, names);
  const acts = ACT_MODEL.classify((take) => eachActFeature(mended, asked, language, take));
  const situations = SITUATION_MODEL.classify((take) => eachSituationFeature(withoutDenied(mended), language, take));
  const situation = likeliest(situations, ruledOut(read, context));
  const [act] = acts;
  const next = situations.find(({ label }) => label !== situation?.label)?.probability ?? 0;
  const telling = situation !== undefined && situation.label !== "none" && situation.probability >= UNDERSTOOD;
  const likely =
    telling &&
    hasEvidence(
      { situation: situation.label as Situation, probability: situation.probability, next },
      mended,
      language,
    );
  const named = likely ? null : situationNamed(read);
  return {
    act: act!.label,
    actProbability: act!.probability,
    factProbability: acts.find(({ label }) => label === "asks_fact")?.probability ?? 0,
    situation: likely ? (situation.label as Situation) : named,
    situationProbability: likely ? situation.probability : named ? NAMED_OUTRIGHT : 0,
    telling,
  };
}
