import { isFinite } from "./italian-verbs.ts";
import { NOUNS, TIME_NOUN } from "./italian-words.ts";

const CONDITION = /^(?:se|quando|siccome|visto che|dato che|appena|finché)(?!\p{L})/iu;
const LEAD =
  /^(?:anche|poi|ieri|oggi|domani|stasera|stamattina|purtroppo|adesso|ora|qui|però|io|tu|noi|voi|lui|lei|non|mi|ti|ci|vi|si|gli|le|lo|la|li|ne|me|te|ve|ce|glielo|gliela|glieli|qualcuno|nessuno)$/i;
const CLITIC = /^(?:non|mi|ti|ci|vi|si|ne|me|te)$/i;
const ARTICLE = /^(?:il|lo|la|i|gli|le|un|una|mi[oa]|miei|mie|nostr[oaie]|quest[oa]|quel|quella|sua?|suo|tuo|tua)$/i;
const OWN = /^(?:mi[oa]|miei|mie|tu[oa]|tuoi|tue|su[oa]|suoi|nostr[oaie]|vostr[oaie])$/i;

/** Starts a new sentence at a comma before a clause with its own verb. */
export function cutAtClauses(text: string): string {
  if (CONDITION.test(text)) return text;
  const [first = "", ...parts] = text.split(/, (?=\p{L})/u);
  return parts.reduce((whole, part) => `${whole}${startsClause(part) ? ". " : ", "}${part}`, first);
}

/** Whether it begins with a verb, or with what may precede one: “il mio capo vede”, “la mattina dopo alle 8 ho”. */
function startsClause(part: string): boolean {
  const words = part
    .replace(/l'(?=\p{L})/giu, "l' ")
    .split(/[^\p{L}\p{N}':]+/u)
    .filter(Boolean);
  const lower = words.map((word) => word.toLowerCase());
  let at = 0;
  if (/^(?:se|che|e|ma|scusa|perché)$/.test(lower[0] ?? "")) return false;
  // After a time.
  if (ARTICLE.test(lower[0] ?? "") && TIME_NOUN.test(lower[1] ?? ""))
    at = /^(?:dopo|prossim[oa]|scors[oa])$/.test(lower[2] ?? "") ? 3 : 2;
  else if (/^alle?$/.test(lower[0] ?? "") && /^\d/.test(lower[1] ?? "")) at = 2;
  if (at > 0 && /^alle?$/.test(lower[at] ?? "")) at += 2;
  if (/^(?:due|tre|quattro|poche|più|\d+)$/.test(lower[at] ?? "") && /^volte?$/.test(lower[at + 1] ?? "")) at += 2;
  const subject = at;
  while (LEAD.test(lower[at] ?? "") && at < subject + 5) at += 1;
  if (isVerb(lower, at, subject)) return true;
  at = subject;
  if (/^anche$/.test(lower[at] ?? "")) at += 1;
  if (!ARTICLE.test(lower[at] ?? "") && lower[at] !== "l'") return false;
  at += 1;
  if (OWN.test(lower[at] ?? "")) at += 1;
  at += 1;
  const verb = at;
  while (LEAD.test(lower[at] ?? "") && at < verb + 4) at += 1;
  return isVerb(lower, at, verb);
}

function isVerb(words: readonly string[], at: number, from: number): boolean {
  const word = words[at] ?? "";
  if (!isFinite(word)) return false;
  if (NOUNS.test(word) && !(at > from && CLITIC.test(words[at - 1] ?? ""))) return false;
  // “la porta …”: after an article it is a noun.
  return !(at > from && /^(?:il|lo|la|i|gli|le|un|una|l')$/.test(words[at - 1] ?? "") && NOUNS.test(word));
}
