import { isFirstName } from "#domain/drafts/content.names.ts";
import type { Language } from "#domain/language.ts";
import { COUPLE_CONTEXTS, type PersonaContext } from "#domain/people/contexts.ts";

interface Role {
  /** For lower case without accents. */
  match: RegExp;
  /** How the coach refers to them. */
  called: Record<Language, string>;
  /** The contexts in which this is likely the person of the conversation. */
  of: readonly PersonaContext[];
}

const role = (en: string, it: string, match: string, of: readonly PersonaContext[]): Role => ({
  match: new RegExp(`\\b(?:${match})\\b`),
  called: { en, it },
  of,
});

const KIN: readonly PersonaContext[] = ["family"];
const WORK: readonly PersonaContext[] = ["colleague", "mentor"];

/** People referred to as “my …”. */
const ROLES: readonly Role[] = [
  role("your husband", "tuo marito", "my (?:husband|hubby)|mio marito", COUPLE_CONTEXTS),
  role("your wife", "tua moglie", "my wife|mia moglie", COUPLE_CONTEXTS),
  role("your boyfriend", "il tuo ragazzo", "my (?:boyfriend|bf)|il mio (?:ragazzo|fidanzato|moroso)", COUPLE_CONTEXTS),
  role(
    "your girlfriend",
    "la tua ragazza",
    "my (?:girlfriend|gf)|la mia (?:ragazza|fidanzata|morosa)",
    COUPLE_CONTEXTS,
  ),
  role("your partner", "chi ami", "my partner|(?:il|la) mi[oa] compagn[oa]", COUPLE_CONTEXTS),
  role("your ex", "chi è stato con te", "my ex(?: \\w+)?|(?:il|la) mi[oa] ex", ["partner", "romantic", "other"]),
  role("your mother-in-law", "tua suocera", "my mother[- ]in[- ]law|my mil|mia suocera|la suocera", KIN),
  role("your father-in-law", "tuo suocero", "my father[- ]in[- ]law|mio suocero|il suocero", KIN),
  role("your partner’s family", "la famiglia di chi ami", "my in[- ]?laws|i (?:miei )?suoceri", KIN),
  role("your sister-in-law", "tua cognata", "my sister[- ]in[- ]law|mia cognata", KIN),
  role("your brother-in-law", "tuo cognato", "my brother[- ]in[- ]law|mio cognato", KIN),
  role("your mother", "tua madre", "my (?:mum|mom|mam|mother|mummy)|mia (?:madre|mamma)|la mia mamma", KIN),
  role("your father", "tuo padre", "my (?:dad|father|daddy)|mio (?:padre|papa|babbo)|il mio (?:papa|babbo)", KIN),
  role("your family", "la tua famiglia", "my (?:parents|folks)|i miei(?: genitori)?", KIN),
  role("your brother", "tuo fratello", "my (?:\\w+ )?(?:brother|bro)|mio fratello(?: \\w+)?", KIN),
  role("your sister", "tua sorella", "my (?:\\w+ )?(?:sister|sis)|mia sorella", KIN),
  role("your son", "tuo figlio", "my (?:\\w+ )?son|mio figlio", KIN),
  role("your daughter", "tua figlia", "my (?:\\w+ )?daughter|mia figlia", KIN),
  role("your family", "la tua famiglia", "my (?:kids|children)|i miei figli", KIN),
  role("your grandmother", "tua nonna", "my (?:gran|nan|nana|grandma|granny|grandmother)|mia nonna", KIN),
  role("your grandfather", "tuo nonno", "my (?:grandad|grandpa|grandfather)|mio nonno", KIN),
  role("your uncle", "tuo zio", "my uncle|mio zio", KIN),
  role("your aunt", "tua zia", "my (?:aunt|auntie)|mia zia", KIN),
  role("your cousin", "chi è cugino tuo", "my cousin|mi[oa] cugin[oa]", KIN),
  role(
    "your boss",
    "chi ti dirige",
    "my (?:boss|manager|supervisor)|(?:il|la) mi[oa] (?:cap[oa]|responsabile|manager)",
    WORK,
  ),
  role("your colleague", "chi lavora con te", "my (?:colleague|coworker|co-worker)|(?:il|la) mi[oa] collega", WORK),
  role("your flatmate", "chi abita con te", "my (?:flatmate|roommate|housemate)|(?:il|la) mi[oa] coinquilin[oa]", [
    "friend",
    "acquaintance",
    "other",
  ]),
  role(
    "your neighbour",
    "chi abita accanto",
    "my neighbou?rs?|(?:il|la) mi[oa] vicin[oa]|(?:i )?(?:miei )?vicini di (?:casa|sopra|sotto)",
    ["acquaintance", "other"],
  ),
  role(
    "your friend",
    "chi ti è amico",
    "my (?:best |old |close )?(?:friend|mate|bestie)|(?:il|la) mi[oa] (?:migliore )?amic[oa]",
    ["friend", "acquaintance", "other"],
  ),
];

function flat(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/’/g, "'");
}

const CHILD =
  /\b(?:my|our|his|her|the) (?:\w+[- ])?(?:kids?|child(?:ren)?|boy|girl|teen(?:ager)?|toddler|baby|twins|stepson|stepdaughter|(?:\w+ )?(?:year[- ]old|yo))\b|\b\d+ ?(?:yo|yrs? old|year[- ]old)\b|\b(?:figli[oae]?|bimb[oaie]|bambin[oaie]|ragazzin[oaie]|adolescent[ei]|piccol[oa]|nipot[ei]|pupo|gemell[iae])\b/;

/** Whether a message mentions a family member. */
export function namesFamily(text: string): boolean {
  const words = flat(text);
  return CHILD.test(words) || ROLES.some(({ of, match }) => of === KIN && match.test(words));
}

const PARTNER =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|fiance\w*|hubby|bf|gf|spouse|marriage|my ex|marito|moglie|compagn[oa]|fidanzat[oa]|moros[oa]|(?:mio|mia|suo|sua) ragazz[oa]|(?:il|la) (?:mio|mia|suo|sua) (?:ragazz[oa]|ex)|matrimonio|sex|make love|(?:fare|facciamo|fa) l.amore)\b/;

/** Whether a message mentions a spouse or partner. */
export const namesPartner = (text: string): boolean => PARTNER.test(flat(text));

const WORK_WORDS =
  /\b(?:work|works|working|job|boss|manager|supervisor|office|colleagues?|coworkers?|team|shifts?|company|salary|rota|lavor\w+|ufficio|cap[oa]|collegh?[aei]|turn[oi]|aziend\w|dirett\w+|stipendio|cantiere|reparto|responsabile)\b/;

/** Whether a message is about work. */
export const namesWork = (text: string): boolean => WORK_WORDS.test(flat(text));

/** Who a message is about, as the coach refers to them; null if it is the person of the conversation. */
export function aboutWhom(
  text: string,
  persona: { name: string; context: PersonaContext },
  language: Language,
): string | null {
  const words = flat(text);
  const name = flat(persona.name);
  if (new RegExp(`(?<![\\p{L}])${escape(name)}(?![\\p{L}])`, "u").test(words)) return null;
  const named = ROLES.filter(({ match }) => match.test(words))
    .map((one) => ({ one, at: words.search(one.match) }))
    .toSorted((x, y) => x.at - y.at)
    .map(({ one }) => one);
  const [first] = named;
  if (!first) return namedFirst(text, name);
  if (named.some(({ of }) => of.includes(persona.context))) return null;
  return first.called[language];
}

/** The first capitalised first name in a message; null if it is the person’s own or there is none. */
function namedFirst(text: string, persona: string): string | null {
  for (const [word] of text.matchAll(/(?<![\p{L}’'])\p{Lu}\p{Ll}{2,}(?![\p{L}’'])/gu)) {
    if (flat(word) === persona || persona.split(" ").includes(flat(word))) return null;
    if (isFirstName(word)) return word;
  }
  return null;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
