import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import { Classifier, type Likely } from "#domain/safety/classifier.ts";
import { readSection } from "#weights/load.ts";
import { eachActFeature } from "./act-features.ts";
import type { Act } from "./acts.ts";
import { hasEvidence, namedSituation, withoutDenied } from "./card-evidence.ts";
import { correctTypos } from "./typos.ts";
import { eachSituationFeature } from "./situation-features.ts";
import type { Situation } from "./situations.ts";
import { eachBucket, type Features } from "./text-features.ts";
import { namesFamily, namesPartner, namesWork } from "./who.ts";

/** What a message does and what it is about. */
export interface MessageRead {
  act: Act;
  /** Probability of the act, 0 to 1. */
  actProbability: number;
  /** Probability that it asks for something written or said before, whatever the likeliest act. */
  factProbability: number;
  /** The likeliest situation; null if none is likely enough. */
  situation: Situation | null;
  situationProbability: number;
  /** It tells of something, even if there is too little evidence to mention a situation. */
  telling: boolean;
}

const ACT_MODEL = new Classifier<Act>(readSection("coach/acts"));
const SITUATION_MODEL = new Classifier<Situation | "none">(readSection("coach/situations"));

function classify<L extends string>(model: Classifier<L>, features: Features): Likely<L>[] {
  return model.classify((take) => eachBucket(features, model.buckets, take));
}

/** The least probability of a situation to be considered. */
const UNDERSTOOD = 0.62;

/** Probability assigned to a situation that a phrase names. */
const NAMED_OUTRIGHT = 0.95;

/** Only this many UTF-16 units of a message are analysed. */
const LONGEST = 2000;

export interface ReadContext {
  asked: boolean;
  language: Language;
  /** Not corrected as typing errors. */
  names?: readonly string[];
  /** The user's relationship to the person of the conversation. */
  context?: PersonaContext;
}

/** Situations about the user's own children, parents or siblings. */
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

/** Situations between partners. */
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

/** Situations at work. */
const WORK_ONLY: ReadonlySet<string> = new Set<Situation>([
  "boss_after_hours",
  "boss_unfair",
  "criticising_work",
  "coworker_slacks",
  "asking_raise",
]);
const AT_WORK: readonly PersonaContext[] = ["colleague", "mentor", "other"];

/** Situations a message cannot be about, given the relationship to the person and the people it names. */
function ruledOut(text: string, context: PersonaContext | undefined): (label: string) => boolean {
  if (context === undefined) return () => false;
  const family = IN_FAMILY.includes(context) || namesFamily(text);
  const couple = AS_COUPLE.includes(context) || namesPartner(text);
  const work = AT_WORK.includes(context) || namesWork(text);
  return (label) =>
    (!family && FAMILY_ONLY.has(label)) || (!couple && COUPLE_ONLY.has(label)) || (!work && WORK_ONLY.has(label));
}

/** The likeliest label that is not ruled out; the probabilities are renormalised over the remaining ones. */
function likeliest(
  all: readonly Likely<Situation | "none">[],
  isOut: (label: string) => boolean,
): Likely<Situation | "none"> | undefined {
  const open = all.filter(({ label }) => !isOut(label));
  const rest = open.reduce((sum, { probability }) => sum + probability, 0);
  const [first] = open;
  return first && (open.length === all.length ? first : { label: first.label, probability: first.probability / rest });
}

/** Classifies a message; `asked` if the coach’s last message asked the user something. */
export function readMessage(text: string, { asked, language, names = [], context }: ReadContext): MessageRead {
  const read = text.slice(0, LONGEST);
  const mended = correctTypos(read, language, names);
  const acts = classify(ACT_MODEL, (take) => eachActFeature(mended, asked, language, take));
  const situations = classify(SITUATION_MODEL, (take) => eachSituationFeature(withoutDenied(mended), language, take));
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
  const named = likely ? null : namedSituation(read);
  return {
    act: act!.label,
    actProbability: act!.probability,
    factProbability: acts.find(({ label }) => label === "asks_fact")?.probability ?? 0,
    situation: likely ? (situation.label as Situation) : named,
    situationProbability: likely ? situation.probability : named ? NAMED_OUTRIGHT : 0,
    telling,
  };
}
