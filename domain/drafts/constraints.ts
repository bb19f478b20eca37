import type { Language } from "#domain/language.ts";
import { FORBIDDEN_EN, TAILS_EN, WHOLE_EN } from "./content.constraints.en.ts";
import { FORBIDDEN_IT, TAILS_IT, WHOLE_IT } from "./content.constraints.it.ts";
import { TONES } from "./content.drafts.ts";
import type { Tone } from "./draft-types.ts";
import { isToneSegment, toneTail } from "./tone-segment.ts";

/** A request, with its wishes about the message taken out. */
export interface Constrained {
  text: string;
  tones: Tone[];
  /** Style wishes, in the user's words. */
  manner: string[];
  /** What it must not contain, in the user's words. */
  forbidden: string[];
}

const WHOLE: Record<Language, readonly RegExp[]> = { en: WHOLE_EN, it: WHOLE_IT };
const TAILS: Record<Language, readonly RegExp[]> = { en: TAILS_EN, it: TAILS_IT };
const FORBIDDEN: Record<Language, RegExp> = { en: FORBIDDEN_EN, it: FORBIDDEN_IT };

/** Parts of a sentence end at punctuation before a space, except after “Dr.” and the like. */
const PART =
  /(?<=[,;!?…]|(?<!(?<!\p{L})(?:mrs?|ms|dr|prof|(?<!\d)st|dott|ssa|sig|ra|ing|avv|geom|no|es|n|art))\.)\s+/iu;
const QUOTED = /["“«]/;
/** “don’t mention it to Sam” is for the addressee. */
const PASSED_ON: Record<Language, RegExp> = {
  en: /\b(?:mention|tell|say|show|write|send|give|read)\b.* to (?!me\b|him\b|her\b|them\b)(?:\p{Lu}|my |our |mum|mom|dad|the (?:kids|others|boss|neighbours)|any(?:one|body))/u,
  it: /(?<!\p{L})(?:dir|parlar|nominar|accennar|mostrar|scriver|mandar)\p{L}* .*(?<!\p{L})(?:a nessuno|a (?:mamma|papà|mia|mio|nostr)|ai (?:bambini|ragazzi|miei|tuoi)|agli altri)/iu,
};
const BECAUSE: Record<Language, RegExp> = {
  en: /^(?:because|cos|cause|since|(?:he|she|they|it)(?:'s|'re|'ll|s)? )/i,
  it: /^(?:perché|tanto|sennò|se no|visto che|lui|lei|è|sono|sta|legge|si offende|ci tiene)(?!\p{L})/iu,
};
const NEGATED = /(?<!\p{L})(?:not|nothing|no|never|don'?t|without|less|non|niente|senza|meno)(?!\p{L})/iu;

/** Separates wishes about the message from its content. */
export function readConstraints(request: string, language: Language): Constrained {
  const removed: string[] = [];
  const kept: string[] = [];
  const from = request.search(QUOTED);
  const open = from < 0 ? request : request.slice(0, from);
  let why = false;
  for (const part of open.split(PART)) {
    const before = removed.length;
    // “keep it short, she's with her sister”: the reason is not for the message.
    const rest: string =
      why && BECAUSE[language].test(part) ? "" : withoutConstraint(part, kept.at(-1) ?? null, language, removed);
    why = removed.length > before && rest === "" && part.endsWith(",");
    if (/[\p{L}\d]/u.test(rest)) kept.push(rest);
    else if (kept.length > 0 && /[.!…]$/.test(part)) kept.push(kept.pop()!.replace(/[,;]$/, "."));
  }
  const text = `${joinParts(kept, /[?]\s*$/.test(open))}${from < 0 ? "" : ` ${request.slice(from)}`}`.trim();
  const forbidden = removed.flatMap((one) => {
    const what = FORBIDDEN[language].exec(one)?.[1]?.trim();
    return what ? [what] : [];
  });
  const tones = removed.flatMap((one) => tonesIn(one, language));
  return { text: text || request, tones, manner: removed, forbidden };
}

/** Removes a wish about the message from a part, and adds it to `removed`. */
function withoutConstraint(part: string, behind: string | null, language: Language, removed: string[]): string {
  const bare = part.replace(/[.,;!?…\s]+$/u, "");
  const first = behind === null;
  if (
    !first &&
    !PASSED_ON[language].test(bare) &&
    (WHOLE[language].some((pattern) => pattern.test(bare)) || isToneSegment(bare, language, behind))
  ) {
    removed.push(bare);
    return "";
  }
  // “write to the chat, witty but clear: …”
  const colon = first ? null : /^([^:]{3,60})(: .*)$/su.exec(part);
  if (colon && !/:/.test(behind ?? "") && isToneSegment(colon[1]!, language)) {
    removed.push(colon[1]!);
    return colon[2]!;
  }
  // “…: not too formal”: what follows the colon is a part too.
  let rest = bare;
  for (let turn = 0; turn < MOST; turn += 1) {
    const tail = TAILS[language].map((pattern) => pattern.exec(rest)).find((found) => found !== null);
    const toned = tail ? null : toneTail(rest, language);
    const from = tail?.index ?? (toned === null ? -1 : rest.length - toned.length);
    if (from < 1 || PASSED_ON[language].test(rest.slice(from))) break;
    removed.push(rest.slice(from).replace(/^[,\s]+/, ""));
    rest = rest.slice(0, from).trimEnd();
  }
  if (rest !== bare && !first && isToneSegment(rest, language, behind)) {
    removed.push(rest);
    return "";
  }
  return rest === bare ? part : `${rest}${/[.,;!?…]+\s*$/u.exec(part)?.[0] ?? ""}`;
}

const MOST = 4;

/** Joins parts; a comma at the end becomes a full stop or question mark. */
function joinParts(parts: readonly string[], asks: boolean): string {
  const text = parts
    .join(" ")
    .replace(/[,;]? +: /g, ": ")
    .trim();
  return /[,;]$/.test(text) ? `${text.slice(0, -1)}${asks ? "?" : "."}` : text;
}

function tonesIn(words: string, language: Language): Tone[] {
  const no = NEGATED.exec(words);
  return TONES[language].flatMap(([match, tone]): Tone[] => {
    const found = match.exec(words);
    if (!found) return [];
    if (no === null || no.index > found.index) return [tone];
    return tone === "formal" ? ["casual"] : [];
  });
}

const LITTLE =
  /^(?:that|this|about|with|from|have|been|were|they|them|just|because|going|would|could|should|really|very|much|some|what|when|where|their|there|then|than|into|like|want|quite|della|delle|dello|degli|quello|quella|questo|questa|sono|stato|stata|anche|perché|come|quando|dove|molto|tutto|tutti|cosa|cose|voglio|vorrei|devo|avere|essere|fatto)$/iu;

/** Words for the same thing: “too expensive” is about money. */
const TOPICS: readonly RegExp[] = [
  /(?<!\p{L})(?:money|expensive|afford\p{L}*|price\p{L}*|broke|cheap\p{L}*|cost\p{L}*|skint|soldi|car[oaie]|costos\p{L}*|cost[ao]\p{L}*|permetter\p{L}*|spes[ae])(?!\p{L})/iu,
  /(?<!\p{L})(?:tired|exhausted|knackered|shattered|stanc[ohae]+|distrutt[oaie]|sfinit[oaie])(?!\p{L})/iu,
  /(?<!\p{L})(?:pregnan\p{L}*|baby|expecting|incint\p{L}*|gravidanza)(?!\p{L})/iu,
  /(?<!\p{L})(?:new job|job offer|resign\p{L}*|quit\p{L}*|licenzi\p{L}*|dimett\p{L}*|dimission\p{L}*|nuovo lavoro)(?!\p{L})/iu,
];

/** Whether a sentence says something that was forbidden. */
export function saysForbidden(sentence: string, forbidden: readonly string[]): boolean {
  const words = new Set(stemsOf(sentence));
  return forbidden.some((one) => {
    const stems = [...new Set(stemsOf(one))];
    if (TOPICS.some((same) => same.test(one) && same.test(sentence))) return true;
    if (stems.length === 0) return false;
    return stems.filter((stem) => words.has(stem)).length >= Math.max(1, Math.ceil(stems.length * MIN_FORBIDDEN_SHARE));
  });
}

/** Minimum share of forbidden words in a sentence. */
const MIN_FORBIDDEN_SHARE = 0.6;

const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 3 && !LITTLE.test(word))
    .map((word) => word.slice(0, 5));
