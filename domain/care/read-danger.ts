import { flatten } from "#domain/coaching/intent.ts";
import { sentencesIn } from "#domain/coaching/text.ts";
import { checkSafety, type SafetyFinding, type SafetyKind } from "#domain/safety/check.ts";
import { Classifier, eachTextFeature } from "#domain/safety/classifier.ts";
import { classify } from "#domain/safety/matcher.ts";
import { tokenize } from "#domain/safety/tokens.ts";
import { readSection } from "#weights/load.ts";
import { DANGER_PATHS, type DangerPath } from "./care-texts.ts";
import type { About, Danger, DangerBy } from "./danger.ts";
import { cuesIn, PLAIN_DEED } from "./path-cues.ts";
import { saysMinor } from "./says-minor.ts";

/** What a text with a finding may be about. */
export const PATH_LABELS = [
  "none",
  "wish_to_die",
  "violence",
  "control",
  "sexual_violence",
  "child",
  "harm_by_user",
  "elder",
  "third_person",
] as const;
export type PathLabel = (typeof PATH_LABELS)[number];

const MODEL = new Classifier<PathLabel>(readSection("care/paths"));

/** Factor for a path that does not go with the kind of the finding. */
const UNLIKELY = 0.35;
export const GOES_WITH: Record<SafetyKind, readonly PathLabel[]> = {
  self_harm: ["wish_to_die", "third_person", "child"],
  violence: ["violence", "harm_by_user", "child", "third_person", "elder", "sexual_violence", "control"],
  abuse: ["violence", "control", "sexual_violence", "child", "elder", "third_person", "harm_by_user"],
  fear: ["control", "violence", "child", "elder", "third_person", "harm_by_user", "sexual_violence"],
};

/**
 * The danger that a text tells of; null for none. `finding` is the result of the safety check, if it has run already;
 * `before` are the user's previous messages, which may tell who it is about.
 */
export function readDanger(
  text: string,
  about: About,
  finding: SafetyFinding | null = checkSafety(text),
  before: readonly string[] = [],
): Danger | null {
  if (!finding) return null;
  const path = pathOf(text, finding.kind, before);
  const plain = PLAIN_DEED.test(flatten(text));
  const level = plain ? "alarm" : finding.level;
  return {
    path,
    level,
    by: sourceOf(text, path, about),
    certain: level === "alarm" && (plain || finding.severity === "severe"),
    acute: level === "alarm" && ACUTE.test(flatten(text)),
  };
}

/** Weight of the text together with the messages before it, relative to the text alone (1). */
const BEFORE = 2;

function pathOf(text: string, kind: SafetyKind, before: readonly string[]): DangerPath {
  const all = [...before, text];
  if (all.some(saysMinor)) return kind === "self_harm" ? "wish_to_die" : "minor";
  const own = weigh(text, kind);
  const whole = before.length > 0 ? weigh(all.join("\n"), kind) : own;
  const weights = PATH_LABELS.filter((label) => label !== "none").map((label) => ({
    label,
    weight: own[label] + BEFORE * whole[label],
  }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  // Everything that somebody does to the user is one group: a wrong guess within it still gets a fitting reply.
  const sumOf = (group: string) =>
    weights.reduce((sum, { label, weight }) => sum + (GROUP[label] === group ? weight : 0), 0);
  const [likeliest] = weights.map(({ label }) => GROUP[label]).toSorted((x, y) => sumOf(y) - sumOf(x));
  if (sumOf(likeliest!) < SURE * total) return "unclear";
  const [best] = weights.filter(({ label }) => GROUP[label] === likeliest).toSorted((x, y) => y.weight - x.weight);
  return toPath(best!.label, kind);
}

/** Below this share of the total weight it is unclear who is in danger. */
const SURE = 0.6;
const GROUP: Record<PathLabel, string> = {
  none: "none",
  wish_to_die: "self",
  violence: "user",
  control: "user",
  sexual_violence: "user",
  child: "child",
  harm_by_user: "by user",
  elder: "elder",
  third_person: "other",
};

/** Weight of the cues relative to the classifier. */
const CUES = 0.6;

function weigh(text: string, kind: SafetyKind): Record<PathLabel, number> {
  const weights = {} as Record<PathLabel, number>;
  const cues = cuesIn(text);
  const tokens = classify(tokenize(text));
  const paths = MODEL.classify((take) => eachTextFeature(tokens, MODEL.buckets, null, take));
  for (const { label, probability } of paths) {
    const fits = GOES_WITH[kind].includes(label) ? 1 : UNLIKELY;
    weights[label] = probability * fits * Math.exp(CUES * (cues[label] ?? 0));
  }
  return weights;
}

function toPath(label: PathLabel, kind: SafetyKind): DangerPath {
  if (label === "third_person") return kind === "self_harm" ? "worry_wish" : "worry_violence";
  return DANGER_PATHS.find((path) => path === label) ?? "violence";
}

/** The means at hand, or happening at this moment. For flattened text. */
const ACUTE =
  /\b(?:(?:i have|i've got|got) (?:the |my |all the |enough )?(?:pills|tablets|rope|gun|knife|razor)|lined up|in my hand|on the (?:bridge|roof|ledge|tracks|platform)|i took (?:them|all|too many|the (?:pills|tablets))|i(?:'ve| have) taken (?:them|all|too many|the (?:pills|tablets))|right now|this minute|he(?:'s| is) (?:outside|at the door|coming|here|breaking)|she(?:'s| is) (?:outside|at the door|coming|here)|not breathing|won'?t wake|unconscious|bleeding|stopped crying|ho (?:qui )?(?:le pastiglie|le pillole|la corda|la pistola|il coltello|la lametta)|le (?:pastiglie|pillole) (?:qui|davanti|in mano)|in mano|sul (?:ponte|tetto|cornicione|binario)|ho preso (?:tutte|troppe|le (?:pastiglie|pillole))|in questo momento|proprio adesso|e (?:qui fuori|alla porta|dietro la porta)|sta (?:arrivando|salendo|sfondando)|non respira|non si sveglia|sanguina|ha smesso di piangere|stanotte la faccio finita|tonight)\b/;

/** Words for the person written about, by relationship. */
const ROLES: Record<string, RegExp> = {
  partner:
    /\b(?:my |mio |mia |il mio |la mia )?(?:husband|wife|partner|boyfriend|girlfriend|fianc\w+|bf|gf|marito|moglie|compagn[oa]|ragazzo|ragazza|fidanzat[oa])\b/,
  family:
    /\b(?:mother|father|mum|mom|mam|dad|brother|sister|son|daughter|uncle|aunt|grand\w+|stepdad|stepfather|stepmother|cousin|mamma|madre|padre|papa|babbo|fratello|sorella|figli[oa]|zi[oa]|nonn[oa]|cugin[oa]|suocer[oa]|patrigno|cognat[oa])\b/,
  colleague: /\b(?:boss|manager|colleague|coworker|supervisor|capo|collega|responsabile|direttore|direttrice)\b/,
  mentor: /\b(?:coach|teacher|mentor|professor|tutor|trainer|allenatore|allenatrice|maestr[oa]|prof\w*)\b/,
  acquaintance: /\b(?:neighbou?r|landlord|vicin[oa] di casa|vicin[oa]|padrone di casa)\b/,
};
const OF_CONTEXT: Record<string, readonly string[]> = {
  partner: ["partner"],
  romantic: ["partner"],
  family: ["family"],
  colleague: ["colleague"],
  mentor: ["mentor", "colleague"],
  acquaintance: ["acquaintance"],
};

/** Who the danger comes from, by the words for people in the text. */
function sourceOf(text: string, path: DangerPath, { name, context }: About): DangerBy {
  if (path === "wish_to_die" || path === "harm_by_user") return "user";
  const flat = flatten(text);
  const called = flatten(name)
    .split(/[^a-z0-9]+/)
    .some((word) => word.length > 2 && flat.includes(word));
  const own = OF_CONTEXT[context] ?? [];
  const named = Object.entries(ROLES)
    .filter(([, words]) => words.test(flat))
    .map(([role]) => role);
  if (called || named.length === 0 || own.length === 0 || named.some((role) => own.includes(role))) return "persona";
  return "other";
}

/** The sentence that tells of danger most plainly; the first sentence if none does by itself. */
export function graveSentence(text: string): string {
  const [first] = graveSentences(text);
  return first ?? text;
}

function graveSentences(text: string): string[] {
  const found = sentencesIn(text).map((sentence) => ({ sentence, finding: checkSafety(sentence) }));
  const alarms = found.filter(({ finding }) => finding?.level === "alarm");
  const some = alarms.length > 0 ? alarms : found.filter(({ finding }) => finding);
  return (some.length > 0 ? some : found).map(({ sentence }) => sentence);
}
