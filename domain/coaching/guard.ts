import type { DangerPath } from "#domain/care/care-texts.ts";
import type { Bilingual } from "#domain/language.ts";
import { checkSafety, applyRules } from "#domain/safety/check.ts";
import { GUARDED, GUARDED_AGAIN } from "./content.guard.ts";
import { AT_RISK, AT_RISK_NEXT, type Risk } from "./content.risk.ts";
import { mentionsControl, answerFear, askAboutFear } from "./control.ts";
import { flatten } from "./intent.ts";
import type { CoachInput } from "./reply-types.ts";
import { sayBack } from "./say-back.ts";
import { upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

/**
 * Replies that come before all others: to questions where a yes or a polite answer would do harm, and to possible
 * danger below the alarm threshold. Otherwise null.
 */
export function guardedReply(input: CoachInput, voice: Voice): string | null {
  const flat = flatten(input.message);
  const usual = GUARDED.find(({ match, unless }) => match.test(flat) && !(unless?.test(flat) ?? false));
  if (usual) {
    const slot = `guard-${usual.kind}`;
    const text =
      voice.fresh(usual.say.slice(0, 1), slot) ??
      (usual.say.length > 1 ? voice.fresh(usual.say.slice(1), slot) : null) ??
      voice.choose(GUARDED_AGAIN, slot);
    return upperFirst(text);
  }
  const afraid = answerFear(input, voice);
  if (afraid !== null) return afraid;
  const risk = riskIn(input);
  if (risk === null) return null;
  const watched = risk === "self" && mentionsControl(input.message) ? askAboutFear(input, voice) : null;
  if (watched !== null) return watched;
  const first = AT_RISK[risk];
  if (voice.said(voice.fill(first))) return voice.choose(AT_RISK_NEXT, "risk-next");
  const said = sayBack(input.message, input.language, voice.name);
  const lead: Bilingual = said ? { en: "{Said}. ", it: "{Said}. " } : { en: "", it: "" };
  return voice.fill(lead, { Said: upperFirst(said?.text ?? "") }) + voice.fill(first);
}

const RISKS: Partial<Record<DangerPath, Risk>> = {
  violence: "self",
  control: "self",
  sexual_violence: "self",
  unclear: "self",
  worry_violence: "other",
  elder: "other",
  child: "child",
  minor: "child",
  harm_by_user: "user",
};
/** Somebody else, often young, doesn't want to exist. For flattened text. */
const WANTS_AWAY =
  /\b(?:wants? to disappear|wishes? (?:he|she|they) (?:wasn't|weren't|was not) (?:here|born)|vuole (?:sparire|scomparire)|vorrebbe (?:sparire|scomparire|non esserci|non essere nat[oa]))\b/;

/** The classifier's finding only counts together with a word for harm. For flattened text. */
const HARM =
  /\b(?:push(?:ed|es)|shov\w+|touch(?:es|ed|ing)|hit|hits|slap\w*|grab\w*|kick\w*|punch\w*|hurts? me|threw|throws|threat\w*|locked|scares?|scared|afraid|forced?|forces|beat\w*|chok\w+|spint[oa]|spinge|tocca|toccat[oa]|picchi\w*|schiaff\w*|strattona\w*|minacci\w*|chius[oa] (?:in|fuori|a chiave)|paura|costring\w*|mani addosso|pugn[oi]|botte)\b/;

/** Asks for lent money back. */
const LENT = /\b(?:my|the|our) money back\b|\b(?:ridar|restitu)\w+ (?:i|quei) (?:miei )?soldi\b/;

/** Who may be at risk according to a quiet finding; null if there is none. */
function riskIn({ message, taken }: CoachInput): Risk | null {
  if (WANTS_AWAY.test(flatten(message))) return "wish";
  const found = taken?.found;
  if (taken && found?.level !== "quiet") return null;
  const finding = checkSafety(message);
  if (finding?.level !== "quiet" || finding.kind === "self_harm" || LENT.test(flatten(message))) return null;
  const { gravest } = applyRules(message);
  const told = gravest ? gravest.kind !== "self_harm" : HARM.test(flatten(message));
  if (!told) return null;
  return found ? (RISKS[found.path] ?? null) : "self";
}
