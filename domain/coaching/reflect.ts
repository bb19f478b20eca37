import { LANGUAGES, type Language } from "#domain/language.ts";
import { isFirstName } from "#domain/drafts/content.names.ts";
import { isOrdinaryWord } from "#domain/understanding/typos.ts";
import { toSecondPerson } from "#domain/understanding/second-person.ts";
import { plainWords, withoutEmoji } from "./clean.ts";
import { isClosing } from "./closing.ts";
import { flatten } from "./intent.ts";
import { lowerFirst } from "./text.ts";
import { clausesOf, LEADING, statementSentences } from "./statement-parts.ts";

/** Maximum length of a repeated clause, in words and characters. */
const MAX_WORDS = 34;
const MAX_LENGTH = 200;
const MIN_WORDS = 3;

/** Text that can't be repeated by itself: a request, a question, a fragment. */
const NOT_SAID: Readonly<Record<Language, RegExp>> = {
  en: /^(?:how'?s?|what'?s?|wat|who'?s?|when|where|why|which|should|shud|shd|shall|would|could|can|will|is|are|am|do|does|did|has|have you|was|were|if|because|although|though|while|which|that(?! was| has| had)|than|please|help|tell|write|give|say|just|any|or|to|for|of|in order|hope|let|let'?s|make|try|dont send|don'?t|dont|leave|forget|scrap|oops|typo|nope|keep|send|go|stop|wait|thx|thanks|bless|cheers|not sure|dont know|don'?t know|idk|no idea|thanks|of course)\b|\b(?:i (?:have|need|want|would like) (?:a (?:question|quick question)|some advice|advice|your (?:help|advice)|help)|what (?:do|should|can|would) i|how (?:do|can|should) i|this app|any (?:ideas?|tips|advice))\b/i,
  it: /^(?:come|che (?:cosa|faccio|posso|devo|dico)|cosa|chi|quando (?:devo|posso)|dove|perch[eé]|quale|quanto|secondo|aiut|consigli|dimmi|scriv|se|anche se|mentre|che|di|a(?= \w+(?:re|rlo|rla|rgli|rle)\b)|per|oppure|o|idee|suggeriment|da dove|mi (?:aiuti|serve (?:un consiglio|aiuto)|consigl)|avrei bisogno di un consiglio|ho bisogno di un consiglio|boh|non so cosa|nn so|non saprei|grazie|spero|certo|quest[oa] (?:sembra|è|pare)|quello (?:sembra|è|pare)|mi sembra un|sembra)\b|\b(?:che (?:devo|posso|faccio)|cosa (?:devo|posso|faccio)|come (?:faccio|posso|devo|glielo|gliela|lo dico)|che mi consigli)\b/i,
};

/** Probably contains a finite verb. */
const VERB: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:am|is|are|was|were|has|have|had|do|does|did|don'?t|doesn'?t|didn'?t|can|can'?t|cant|could|couldn'?t|will|won'?t|wont|would|wouldn'?t|i'?m|i'?ve|i'?d \w+|i'?ll|he'?s|she'?s|they'?re|we'?re|it'?s|isn'?t|isnt|wasn'?t|must|should|might|said|says|told|tells|got|gets|gave|gives|went|goes|came|comes|left|leaves|kept|keeps|made|makes|took|takes|thinks?|thought|knows?|knew|wants?|feels?|felt|lent|owes?|hates?|loves?|likes?|needs?|found|saw|sees|heard|met|sent|put|let|cried|broke|lost|won|paid|brought|bought|wrote|spoke|sold|drove|ran|began|wore|chose|rang|stole|threw|taught|caught|built|spent|became|held|fell|grew|flew|drank|ate|swore|shook|hid|sat|stood|slept|forgot|hurts?|hit|read|cut|shut|\w{2,}(?:ed|es|'d)|(?:he|she|it|they|nobody|everyone|everybody) \w+|(?:i|we|they) \w+|(?:my|our) [\w' ]+?(?<!s)s)\b/i,
  it: /(?<![\p{L}])(?:è|sono|sei|era|erano|ho|ha|hanno|abbiamo|siamo|avevo|aveva|fa|faccio|va|vado|sta|sto|vuole|voglio|può|posso|deve|devo|dice|dico|viene|vengo|mi|si|non|nn|c'?è|c'?era)(?![\p{L}])|[\p{L}]{3,}(?:iamo|avo|evo|ava|eva|ato|uto|ito|ano|ono|erà|irà)(?![\p{L}])/iu,
};

const FEELS =
  /\b(?:angry|furious|hurt|sad|ashamed|guilty|afraid|scared|worried|lonely|jealous|proud|happy|tired|cried|crying|miss|hate|love|sick|nervous|embarrassed|mi sento|ho paura|arrabbiat|trist|vergogn|in colpa|preoccupat|gelos|felic|content|stanc|stuf|piang|pianto|male|manca|odio|amo|rosic|rode)\w*/;
const CONTRAST =
  /\b(?:but|never|even|only|instead|although|without|in front of|nobody|everyone|always|again|still|any more|anymore|every time|behind my back|except|ma|mai|neanche|nemmeno|solo|invece|senza|davanti a|nessuno|tutti|sempre|di nuovo|ancora|non .* piu|ogni volta|alle spalle|tranne|pero)\b/;
const PERSON =
  /\b(?:he|she|they|him|her|them|his|lui|lei|loro|gli|le|my \w+|mi[oae]i? \w+|mi ha|ha detto|dice|said|told|says)\b/;

export interface Reflection {
  /** Addressed to the user, without capital or full stop: “your mother comments on everything you do”. */
  text: string;
  /** The original text of the repeated part. */
  raw: string;
  /** It only sets the scene. */
  scene?: boolean;
}

/** The statements of a message rephrased in the second person, most important first. */
export function reflections(message: string, language: Language, name: string): Reflection[] {
  const all = statements(message, language, name);
  return all
    .map((raw, at) => ({
      raw,
      weight: scoreStatement(raw, name) + (0.4 * at) / all.length - (isPart(raw, all) ? PART_PENALTY : 0),
    }))
    .toSorted((x, y) => y.weight - x.weight)
    .slice(0, MAX_STATEMENTS)
    .flatMap(({ raw }) => {
      const text = rephraseClause(raw, language, name);
      return text === null ? [] : [{ text: withNeighbour(raw, text, all, language, name), raw }];
    });
}

/** Penalty for a part of a longer statement. */
const PART_PENALTY = 0.8;
const isPart = (raw: string, all: readonly string[]) => all.some((other) => other !== raw && other.includes(raw));

/** Joins a short statement to a neighbour: “Priya got the promotion, and you trained her”. */
function withNeighbour(raw: string, text: string, all: readonly string[], language: Language, name: string): string {
  if (text.split(" ").length > MAX_SHORT_WORDS) return text;
  const at = all.indexOf(raw);
  const join = language === "it" ? "e" : "and";
  const told = (other: string | undefined) => {
    if (other === undefined || other.includes(raw) || raw.includes(other)) return null;
    const found = rephraseClause(other, language, name);
    return found === null || found.split(" ").length > MAX_NEIGHBOUR_WORDS ? null : found;
  };
  const before = told(all[at - 1]);
  if (before !== null) return `${before}, ${join} ${text}`;
  const after = told(all[at + 1]);
  return after === null ? text : `${text}, ${join} ${after}`;
}
const MAX_SHORT_WORDS = 6;
const MAX_NEIGHBOUR_WORDS = 12;

/** Maximum number of statements considered. */
const MAX_STATEMENTS = 12;

/** A clause in the second person, to follow “So ”; null if uncertain. */
export function rephraseClause(raw: string, language: Language, name: string): string | null {
  const turned = toSecondPerson(completed(withoutEmoji(raw), language), language, name);
  if (turned === null || turned.split(" ").length < MIN_WORDS || turned.length > MAX_LENGTH) return null;
  if ((turned.match(/[“«]/g)?.length ?? 0) !== (turned.match(/[”»]/g)?.length ?? 0)) return null;
  return lowerUnlessName(spellNames(turned, name), raw, name);
}

/** People of whom one usually has only one, without “my”. */
const BARE_KIN =
  /^(?=(?:mum|mom|mam|dad|nan|gran|(?:step)?(?:brother|sister|son|daughter|husband|wife|boyfriend|girlfriend|bf|gf|boss|manager|landlord|landlady|neighbours?|neighbors?|flatmate|roommate|mother|father|kids|teen|teenager|cousin|fianc[eé]e?|mother[ -]in[ -]law|mil|sons?|daughters?|ex))(?![\p{L}'’]))/iu;
const BARE_KIN_IT = /^(?:mamma|papà|babbo|nonna|nonno)(?= \p{L})(?! mi[ao])/iu;
/** A statement without “I”. */
const WITHOUT_I =
  /^(?=(?:just |really |still |also |never |always )?(?:want|need|feel|felt|miss|hate|love|wrote|told (?:him|her|them)|asked (?:him|her|them)|tried|had to|have to|can'?t|don'?t|didn'?t|lent|gave|saw|met|lost|found out)(?![\p{L}]))/iu;

/** Adds words often omitted on a phone. */
function completed(raw: string, language: Language): string {
  if (language === "it")
    return raw.replace(BARE_KIN_IT, (kin) => `${kin.endsWith("a") ? "mia" : "mio"} ${kin.toLowerCase()}`);
  // “Miss Clarke” and “Sister Bernadette” are names.
  if (/^(?:Miss|Sister|Brother|Father|Mother) \p{Lu}/u.test(raw)) return raw;
  const whole = raw
    .replace(BARE_KIN, "my ")
    .replace(/^(?=(?:new |old )?(?:girl|boy|man|woman|guy|bloke|lady|lad|colleague|friend|mate)(?![\p{L}]))/iu, "a ")
    .replace(WITHOUT_I, "I ")
    .replace(
      /^(my (?:\p{L}+ ){1,3}?)(?<!\b(?:told|tells?|says?|said|thinks?|thought|knows?|knew|asked|hopes?|me|him|her|us|them|that|because|when|if|what|how|why|where) )(?:she|he) (?=\p{L}+s(?!\p{L}))/iu,
      "$1",
    )
    .replace(/^not (?=(?:had|heard|seen|got|been|spoken)(?![\p{L}]))/iu, "I've not ")
    .replace(
      /^(?=(?:\p{L}+|\d+)[ -]year[ -]old (?:son|daughter|sister|brother|cousin|niece|nephew)(?![\p{L}]))/iu,
      "my ",
    )
    .replace(/^been (?=\p{L}+ing |there |here )/iu, "I've been ");
  // The former first word now follows “my”.
  return whole !== raw && /^(?:my|a) \p{Lu}\p{Ll}/u.test(whole)
    ? whole.replace(/ \p{Lu}/u, (first) => first.toLowerCase())
    : whole;
}

/** The statements of a message: short sentences whole, then clauses. */
function statements(message: string, language: Language, name: string): string[] {
  return statementSentences(message, language)
    .flatMap(({ text }) => [
      ...(isShortEnough(text) ? [text] : []),
      ...clausesOf(text, language).map((clause) => clause.text),
    ])
    .filter((part) => isShortEnough(part) && isStatement(part, language, name));
}

/** Short enough to be repeated. */
export const isShortEnough = (part: string) => part.split(/\s+/).length <= MAX_WORDS && part.length <= MAX_LENGTH;

/** Whether a clause is a statement by itself. */
export function isStatement(part: string, language: Language, name: string): boolean {
  const plain = part.replace(/[’‘`´]/g, "'");
  // A clause that begins with the person's name is about them.
  const [first = ""] = name.toLowerCase().split(/[^\p{L}]+/u);
  const ofPerson = first.length > 2 && plain.toLowerCase().startsWith(`${first} `);
  if (ofPerson) return part.split(/\s+/).length >= MIN_WORDS && !CUT_SHORT.test(plain) && !isClosing(part);
  return (
    part.split(/\s+/).length >= MIN_WORDS &&
    !NOT_SAID[language].test(plain) &&
    (VERB[language].test(completed(plain, language)) ||
      (part.split(/\s+/).length > 4 && (language === "it" || /^(?:my|the|our|his|her|their|a|an)\s/i.test(plain)))) &&
    BEGINS[language].test(completed(plain, language)) &&
    !(language === "en" && FRAGMENT.test(plain)) &&
    !CUT_SHORT.test(plain) &&
    !isClosing(part)
  );
}

/** Ends in the middle. */
const CUT_SHORT =
  /(?<![\p{L}])(?:per|x|a|di|da|con|che|e|ma|se|il|la|un|una|non so|nn so|(?<!want |have |like |going |able |used )to|for|of|with|and|but|(?<!want |like |know |do |say )that|the|a|an|my|because|if|or|know)$|^(?:i |io )?(?:don'?t|dont|do not|non) (?:think|know|mind|care|credo|penso|saprei)$/iu;

/** A subject or article is missing. */
const FRAGMENT =
  /^(?:sat|left|went|came|said|asked|turned|noticed|looks?|seems?|found(?! out)|same|sort|kind|turns|took|got|gets|keeps?|then|been)(?![\p{L}])/iu;

/** A statement begins with its subject, a time or a place; Italian omits the subject. */
const BEGINS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:i|i'?m|i'?ve|i'?d|i'?ll|we|we'?re|we'?ve|he|he'?s|she|she'?s|they|they'?re|it|it'?s|its|this|that'?s|that|there|there'?s|my|our|his|her|their|the|a|an|some|every|everyone|everybody|everything|nobody|no one|somebody|someone|one|two|three|four|all|most|both|each|last|yesterday|today|this|tonight|now|since|after|before|when|whenever|for|at|on|in|with|\d+|me and|half|another|once|even|\p{Lu}\p{L}+|\p{L}+ (?:and i|is|has|was|said|says|told|keeps|wants|never|always|still|just|hardly|does|doesn'?t|doesnt|didn'?t|didnt|won'?t|wont|thinks|made|got|gets|had|forgot|lied|left|took|asked|came|went|called|calls|owes))(?![\p{L}])/iu,
  it: /^(?!(?:del|dello|della|dei|degli|delle|di|ne|né|o|oppure|ed?)(?![\p{L}]))\p{L}/iu,
};

/** Scores how much a statement says about the user's situation. */
export function scoreStatement(raw: string, name: string): number {
  const flat = flatten(raw);
  const words = flat.split(" ").length;
  return (
    (/["“«]|(?<!\p{L})'[^']+'/u.test(raw) ? 1.5 : 0) +
    (FEELS.test(flat) ? 1.5 : 0) +
    (CONTRAST.test(flat) ? 1.5 : 0) +
    (/\d/.test(flat) ? 0.7 : 0) +
    (PERSON.test(flat) || isNamed(flat, name) ? 1 : 0) +
    (/\b(?:i|me|my|mi|ho|io|mio|mia|we|us)\b/.test(flat) ? 0.7 : 0) -
    (words < 5 ? 1 : 0) -
    (words > 20 ? 0.8 : 0) -
    (/^(?:it|that|this|there|its) /.test(flat) ? 0.7 : 0) -
    // The referent is in another sentence.
    (/^(?:it|that|this|there|its|he|she|they|he's|she's|lui|lei|loro|gli|le) /.test(flat) ? 1 : 0) +
    Math.min(1, flat.split(" ").filter((word) => word.length > 4).length / 5)
  );
}

/** Whether a flattened text contains part of the person's name. */
function isNamed(flat: string, name: string): boolean {
  const parts = flatten(name).split(/[^a-z]+/);
  return parts.some((part) => part.length > 2 && new RegExp(`\\b${part}\\b`).test(flat));
}

/** Spells the person's name, and English weekdays, with their capitals. */
export function spellNames(text: string, name: string): string {
  const written = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const whole = /^\p{Lu}/u.test(name)
    ? text.replace(new RegExp(`(?<![\\p{L}]|your |tuo |tua )${written}(?![\\p{L}])`, "giu"), () => name)
    : text;
  const parts = name.split(/[^\p{L}]+/u).filter((part) => /^\p{Lu}\p{Ll}+/u.test(part) && !ROLE.test(part));
  const own = parts.reduce(
    (sofar, part) => sofar.replace(new RegExp(`(?<![\\p{L}])${part}(?![\\p{L}])`, "giu"), () => part),
    whole,
  );
  return own.replace(
    /(?<![\p{L}])(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s)?(?![\p{L}])/gu,
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  );
}

/** Words in a person's name that describe the relationship or a role. */
const ROLE =
  /^(?:my|the|old|new|from|dear|big|little|step\p{L}*|gr(?:and)?\p{L}*|mum|mom|mother|dad|father|brother|sister|son|daughter|aunt|auntie|uncle|cousin|niece|nephew|husband|wife|partner|friend|boss|manager|coach|teacher|doctor|nurse|pastor|neighbou?r|flatmate|colleague|client|gym|dog|park|salsa|hinge|theatre|piano|school|office|builder|payroll|chief|guy|mi[oa]|il|la|lo|dal|del|della|papà|mamma|babbo|nonn[oa]|zi[oa]|fratello|sorella|figli[oa]|cugin[oa]|nipote|marito|moglie|suocer[oa]|cognat[oa]|nuora|genero|consuocer[oa]|signor[ea]?|dottor\p{L}*|dott|prof\p{L}*|maestr[oa]|vicin[oa]|cliente|ragazz[oa]|amic[oa]|collega|capo|piano|primo|sotto|ex|compagn[oa]|al|ed|di|an|me|be|in|on|se|no|da|ma|io|le)$/iu;

/** English titles, which keep their capital. */
const TITLE = /^(?:Auntie|Aunt|Uncle|Sister|Brother|Father|Mother|Nurse|Pastor|Doctor|Professor|Coach)$/;

/** In neither vocabulary: with a capital, a name. */
const isUnknown = (word: string) => LANGUAGES.every((language) => !isOrdinaryWord(word.toLowerCase(), language));

/** Lower-cases the first word unless it is a name. */
function lowerUnlessName(text: string, raw: string, name: string): string {
  const first = (/^[\p{L}'’]+/u.exec(text)?.[0] ?? "").replace(/['’]s$/u, "");
  if (first.length > 2 && name.split(/[^\p{L}]+/u).includes(first) && (TITLE.test(first) || !ROLE.test(first)))
    return text;
  const isName =
    raw.startsWith(first) &&
    (isFirstName(first) || /^\p{Lu}{2,}/u.test(first) || (/^\p{Lu}\p{Ll}+$/u.test(first) && isUnknown(first)));
  return isName ? text : lowerFirst(text);
}

/** A short answer that is no statement: “in the kitchen, just us two”; null if it can't be repeated reliably. */
export function rephraseBriefly(message: string, language: Language, name: string): string | null {
  const bare = withoutEmoji(plainWords(message))
    .replace(LEADING[language], "")
    .replace(/[\s.,;:!…]+$/, "");
  const words = bare.split(/\s+/).length;
  if (/[?.;]/.test(bare) || words < 2 || words > MAX_BRIEF_WORDS || NOT_SAID[language].test(bare)) return null;
  const turned = toSecondPerson(bare, language, name);
  return turned === null ? null : lowerUnlessName(spellNames(turned, name), bare, name);
}
const MAX_BRIEF_WORDS = 9;
