import type { Question } from "./question.ts";
import { KEPT_TERMS, LIGHT_NOUNS, LIGHT_VERBS } from "./content.terms.ts";
import { isName } from "./people.ts";
import { isOneEdit, ANIMAL_KEYS, NARROWER, RELATIONS, STOP_WORDS, WEAK_KEYS, type Token } from "./words.ts";

/** A content word of a question, with how much it counts. */
export interface Term {
  word: string;
  keys: readonly string[];
  related: readonly string[];
  role: "name" | "noun" | "verb" | "light";
  weight: number;
  /** Only says whom it is about. */
  whom: boolean;
}

/** Generic meanings, matched by more specific ones. */
const SORTS = new Set(
  "child sibling parents grandparents grandchild spouse partner girlfriend boyfriend pet animal food dish cake sport hobby music instrument colour drink meat fish".split(
    " ",
  ),
);
const MEASURED = new Set("cost pay owe money".split(" "));
const AUXILIARY = new Set(
  "do does did will would can could should must may might shall get gets getting got has have had is are was were am been be to not ha ho hai hanno abbiamo avete aveva avevo avevano avevamo si mi ti ci vi gli le lo li ne non devo deve dobbiamo devono puo posso possono possiamo vuole voglio vorrei vogliono sta stanno e sono siamo era erano fu verra viene c s".split(
    " ",
  ),
);
const DETERMINER = new Set(
  "the a an his her their my our its your this that these those which what some any no il lo la le l i gli un uno una suo sua suoi sue mio mia miei mie nostro nostra nostri nostre del dello della dell dei degli delle al allo alla all ai agli alle dal dallo dalla dall dai dagli dalle nel nello nella nell nei negli nelle sul sullo sulla sull sui sulle quale quali che questo questa quel quella quanti quante quanta".split(
    " ",
  ),
);
const PRONOUN = new Set(
  "i you he she it we they me him her us them lui lei loro io noi tu mi ti ci gli le lo la".split(" "),
);
const DOING =
  /^(?:what|where|when|how|who|why)\b.*\b(?:do|does|did|will|would|can|could|should)\b(?!.*\b(?:for|to|with|in|at|on|about|from|of) (?:\w+ ){0,2}\w+\W*$)/;
const CLITIC = new Set("lo la le gli l li mi ti ci vi si ne".split(" "));
const ASKING = new Set(
  "who what when where how why which chi cosa quando dove come quanto perche dov cos com".split(" "),
);
const PREPOSITION = new Set("of in on at for with from by about to di a da in con su per tra fra d".split(" "));
const INFINITIVE = /^[a-z]{2,}(?:are|ere|ire|arsi|ersi|irsi|arlo|arla|erlo|erla|irlo|irla|argli|arle|ergli|erle|rre)$/;
/** Words before “to” and a verb. */
const WANTING =
  /^(?:want|wants|wanted|need|needs|needed|have|has|had|going|able|ready|used|use|forgot|forget|promise|promised|agree|agreed|supposed|ought|like|love|hate|try|tried|how|what|where|when|who|which|due|plan|plans|planned|planning|decide|decided|offer|offered|ask|asked|got|allowed|me|him|her|us|them|is|are|do)$/;
/** “Andrebbe”, “farà”, “avranno”. */
const LIGHT_FORMS =
  /^(?:andr|far|avr|sar|dovr|potr|vorr|prender|metter|dar|verr|terr|serv(?:ir)?)(?:a|o|ai|anno|emo|ebbe|ebbero|ei|ete|e|ono)$/;
const NOUNS_ALIKE =
  /^(?:mare|cellulare|altare|bicchiere|quartiere|cantiere|mestiere|piacere|ingegnere|cameriere|parrucchiere|infermiere|genere|carcere|cenere|militare|polvere|dentiere|carriere|corriere|scadere)$/;
const PARTICIPLE =
  /(?:ing|ed|en)$|^(?:sent|lent|spent|bought|brought|taught|caught|left|kept|slept|told|sold|held|met|paid|said|made|lost|found|born|worn|grown|known|thrown|drawn|hurt|cut|put|set|read|built|done|gone)$/;

/** A trade matches only itself; “phone” does not match “call”. */
function meantBy({ keys }: Token): readonly string[] {
  if (keys[0] === "profession" && keys.length > 1) return keys.slice(1);
  return keys.includes("phone") ? ["phone"] : keys;
}

/** Whether a word of a question is a verb. */
function isVerb(
  tokens: readonly Token[],
  at: number,
  persona: ReadonlySet<string>,
  names: ReadonlySet<string>,
): boolean {
  const { word } = tokens[at]!;
  const previous = tokens[at - 1]?.word ?? "";
  if (INFINITIVE.test(word) && !NOUNS_ALIKE.test(word)) return true;
  // “Chi le porta il pane” and “dov’è la chiave”.
  const isClitic =
    CLITIC.has(previous) && (at < 2 || ASKING.has(tokens[at - 2]!.word) || tokens[at - 2]!.word === "non");
  // The English pronoun, not the article.
  const isI =
    previous === "i" &&
    /^(?:did|do|does|will|would|can|could|should|must|may|have|had|am|was|and)$/.test(tokens[at - 2]?.word ?? "");
  if (DETERMINER.has(previous) && !isI && !isClitic && !/^(?:what|which|che|quale|quali)$/.test(previous)) return false;
  if (tokens[at - 1]?.owns) return false;
  if (/^(?:which|quale|quali|qual)$/.test(previous)) return false;
  if (/^(?:what|che)$/.test(previous))
    return AUXILIARY.has(word) || /^(?:happen|succe|capit|mangi|bev|dic|pens)/.test(word);
  if (
    /^(?:che|quale|quali|quanti|quante)$/.test(tokens[at - 2]?.word ?? "") &&
    /(?:[ae]|iamo|ano|ono)$/.test(word) &&
    !DETERMINER.has(previous)
  )
    return true;
  // “What picture hangs there”.
  if (
    /^(?:what|which)$/.test(tokens[at - 2]?.word ?? "") &&
    !AUXILIARY.has(previous) &&
    /(?:[^s]s|ed)$/.test(word) &&
    at < tokens.length - 1 &&
    !AUXILIARY.has(tokens[at + 1]!.word)
  )
    return true;
  if (PREPOSITION.has(previous) && (previous !== "to" || !WANTING.test(tokens[at - 2]?.word ?? ""))) return false;
  if (ASKING.has(previous)) return !/^(?:many|much|often)$/.test(word);
  // Back over who does it: “did my sister Ana give”.
  let before = at - 1;
  while (
    before >= 0 &&
    (PRONOUN.has(tokens[before]!.word) ||
      persona.has(tokens[before]!.word) ||
      names.has(tokens[before]!.word) ||
      /^(?:still|ever|last|already|also|and|e|just|always|ancora|mai|gia|sempre|anche|again|really|never)$/.test(
        tokens[before]!.word,
      ) ||
      tokens[before]!.keys.some((key) => RELATIONS.has(key)))
  )
    before -= 1;
  const cue = tokens[before]?.word ?? "";
  if (AUXILIARY.has(cue)) {
    if (/^(?:is|are|was|were|has|have|had|get|gets|getting|got)$/.test(cue)) return PARTICIPLE.test(word);
    if (/^(?:e|ha|ho|hanno|abbiamo|sono|siamo|era|erano|aveva|avevano)$/.test(cue)) return /[ts][oaei]$/.test(word);
    return true;
  }
  return ASKING.has(cue) && before < at - 1;
}

/** The content words of a question, without the persona and the words that ask. */
export function termsOf(question: Question, persona: ReadonlySet<string>, names: ReadonlySet<string>): Term[] {
  const { tokens, targets } = question;
  const period = question.wants.find((want) => want.period);
  const time = new Set(period?.word.split(/[^a-z0-9]+/) ?? []);
  const terms: Term[] = [];
  tokens.forEach((token, at) => {
    const { word } = token;
    const keys = meantBy(token);
    if (persona.has(word) || time.has(word) || word.length < 2 || keys.length === 0) return;
    const isTarget = targets.some((target) => target.at === at) && !keys.some((key) => ANIMAL_KEYS.has(key));
    const named = names.has(word) || (at > 0 && isName(tokens, at));
    const goes =
      question.kind === "where" &&
      /^(?:go|goes|going|gone)$/.test(word) &&
      !/^(?:to|is|are)$/.test(tokens[at + 1]?.word ?? "");
    if (STOP_WORDS.has(word) && !goes && !KEPT_TERMS.has(word) && !isTarget && !(named && word.length > 3)) return;
    if (terms.some((term) => term.keys[0] === keys[0])) return;
    const related = keys.flatMap((key) => NARROWER.get(key) ?? []);
    const whom = isTarget || (named && keys[0]!.startsWith("="));
    const add = (role: Term["role"], weight: number) => {
      // Related words may stand for a generic noun or a verb, not for other nouns.
      const stands =
        role === "verb" || keys.every((key) => SORTS.has(key))
          ? related.filter((key) => role !== "verb" || !RELATIONS.has(key))
          : [];
      if (keys.includes("eat") && question.past) stands.length = 0;
      // A sale also answers who bought.
      if (role === "verb" && keys.includes("buy")) stands.push("sell");
      if (role === "verb" && keys.includes("sell")) stands.push("buy");
      if (keys.includes("child")) stands.push("pregnant");
      terms.push({ word, keys, related: stands, role, weight, whom });
    };
    if (named && keys[0]!.startsWith("=")) return add("name", 1);
    if (keys.some((key) => RELATIONS.has(key))) return add(isTarget ? "name" : "noun", 1);
    // A sum implies “paid”, a weight “weighs”.
    const isReckoned = question.kind.startsWith("how-") && keys.some((key) => MEASURED.has(key));
    const isMistyped =
      word.length > 5 &&
      keys[0]!.startsWith("=") &&
      [...LIGHT_VERBS].some((verb) => verb.length > 4 && isOneEdit(word, verb));
    if (isMistyped || LIGHT_VERBS.has(word) || LIGHT_FORMS.test(word) || isReckoned)
      return add("light", keys[0]!.startsWith("=") ? 0.15 : 0.35);
    const isDeal = question.kind === "agreed" && keys.some((key) => key === "agree" || key === "decide");
    if (
      isDeal &&
      tokens.some((other, place) => place !== at && !STOP_WORDS.has(other.word) && !persona.has(other.word))
    )
      return add("light", 0.25);
    // “Blood type”: each word alone tells nothing.
    const compound =
      /^(?:type|number|model|level|kind|brand|name|numero|tipo|modello|livello)$/.test(word) &&
      terms.at(-1)?.word === tokens[at - 1]!.word &&
      terms.at(-1)?.role === "noun";
    const isHome = /^(?:casa|home|house)$/.test(word) && /^(?:di|at|a|in)$/.test(tokens[at - 1]?.word ?? "");
    const isOffWork = word === "work" && tokens[at - 1]?.word === "off";
    if ((LIGHT_NOUNS.has(word) && !compound && !isOffWork) || isHome) return add("light", 0.2);
    // “Which ear is bad”.
    const isPredicate =
      at === tokens.length - 1 &&
      /^(?:is|are|was|were|e|era|sono)$/.test(tokens[at - 1]?.word ?? "") &&
      terms.some((term) => term.role === "noun");
    if (isPredicate) return add("verb", 0.45);
    const isArrival =
      (question.kind === "when" || question.kind === "times") &&
      (keys.some((key) => /^(?:arrive|come|leave|return|go|stay|visit)$/.test(key)) ||
        /^(?:see|seeing|vedere|vediamo|vedremo)$/.test(word));
    if (isArrival) return add("light", 0.3);
    if (isVerb(tokens, at, persona, names)) return add("verb", keys.some((key) => WEAK_KEYS.has(key)) ? 0.45 : 0.7);
    return add("noun", 1);
  });
  // If nothing else is named, even a light verb must match.
  // “What did the test show”: the last word is the verb.
  const last = terms.at(-1);
  if (
    last?.role === "noun" &&
    terms.length > 1 &&
    DOING.test(question.folded) &&
    !terms.some(({ role }) => role === "verb" || role === "light")
  )
    last.role = "verb";
  const things = terms.filter(({ role, whom }) => role !== "light" && !whom);
  const isPlaced =
    /^(?:when|where|who|how-much|times)$/.test(question.kind) &&
    terms.some(({ role, keys }) => role === "name" && keys[0]!.startsWith("="));
  if (period || isPlaced || (question.kind === "times" && terms.some(({ whom }) => whom))) return terms;
  const isPaid = question.kind === "how-much" && terms.some(({ role }) => role === "name");
  return things.length > 0 || isPaid
    ? terms
    : terms.map((term) =>
        term.role === "light" && !LIGHT_NOUNS.has(term.word)
          ? { ...term, role: "verb", weight: 0.7, related: term.keys.flatMap((key) => NARROWER.get(key) ?? []) }
          : term,
      );
}
