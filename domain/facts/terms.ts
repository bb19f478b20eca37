import type { Question } from "./question.ts";
import { KEPT_TERMS, LIGHT_NOUNS, LIGHT_VERBS } from "./content.terms.ts";
import { isName } from "./people.ts";
import { ANIMAL_KEYS, NARROWER, RELATIONS, STOP_WORDS, WEAK_KEYS, type Token } from "./words.ts";

/** One thing a question names, and how sure it must be met for an answer. */
export interface Term {
  word: string;
  keys: readonly string[];
  related: readonly string[];
  role: "name" | "noun" | "verb" | "light";
  weight: number;
  /** Only says whom it is about. */
  whom: boolean;
}

/** Meanings of which others are sorts. */
const SORTS = new Set(
  "child sibling parents grandparents grandchild spouse partner girlfriend boyfriend pet animal food dish cake sport hobby music instrument colour drink meat fish".split(" "),
);
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
const PRONOUN = new Set("i you he she it we they me him her us them lui lei loro io noi tu mi ti ci gli le lo la".split(" "));
const DOING = /^(?:what|where|when|how|who|why)\b.*\b(?:do|does|did|will|would|can|could|should)\b(?!.*\b(?:for|to|with|in|at|on|about|from|of) (?:\w+ ){0,2}\w+\W*$)/;
const CLITIC = new Set("lo la le gli l li mi ti ci vi si ne".split(" "));
const ASKING = new Set("who what when where how why which chi cosa quando dove come quanto perche dov cos com".split(" "));
const PREPOSITION = new Set("of in on at for with from by about to di a da in con su per tra fra d".split(" "));
const INFINITIVE = /^[a-z]{2,}(?:are|ere|ire|arsi|ersi|irsi|arlo|arla|erlo|erla|irlo|irla|argli|arle|ergli|erle|rre)$/;
/** What stands before a verb with “to”. */
const WANTING =
  /^(?:want|wants|wanted|need|needs|needed|have|has|had|going|able|ready|used|use|forgot|forget|promise|promised|agree|agreed|supposed|ought|like|love|hate|try|tried|how|what|where|when|who|which|due|plan|plans|planned|planning|decide|decided|offer|offered|ask|asked|got|allowed|me|him|her|us|them|is|are|do)$/;
const NOUNS_ALIKE = /^(?:mare|cellulare|altare|bicchiere|quartiere|cantiere|mestiere|piacere|ingegnere|cameriere|parrucchiere|infermiere|genere|carcere|cenere|militare|polvere|dentiere|carriere|corriere|scadere)$/;
const PARTICIPLE = /(?:ing|ed)$/;

/** Whether a word of a question does something, rather than being something. */
function isVerb(tokens: readonly Token[], at: number, persona: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  const { word } = tokens[at]!;
  const previous = tokens[at - 1]?.word ?? "";
  // “Chi le porta il pane” and “dov’è la chiave”.
  const isClitic = CLITIC.has(previous) && (at < 2 || ASKING.has(tokens[at - 2]!.word) || tokens[at - 2]!.word === "non");
  if (DETERMINER.has(previous) && !isClitic && !/^(?:what|which|che|quale|quali)$/.test(previous)) return false;
  if (tokens[at - 1]?.owns) return false;
  if (INFINITIVE.test(word) && !NOUNS_ALIKE.test(word)) return true;
  if (/^(?:which|quale|quali|qual)$/.test(previous)) return false;
  if (/^(?:what|che)$/.test(previous)) return AUXILIARY.has(word) || /^(?:happen|succe|capit|mangi|bev|dic|pens)/.test(word);
  if (PREPOSITION.has(previous) && (previous !== "to" || !WANTING.test(tokens[at - 2]?.word ?? ""))) return false;
  if (ASKING.has(previous)) return !/^(?:many|much|often)$/.test(word);
  // Back over who does it: “did my sister Ana give”.
  let before = at - 1;
  while (
    before >= 0 &&
    (PRONOUN.has(tokens[before]!.word) ||
      persona.has(tokens[before]!.word) ||
      names.has(tokens[before]!.word) ||
      /^(?:still|ever|last|already|also|and|e|just|always|ancora|mai|gia|sempre|anche|again|really|my|his|her|our|the|new|never)$/.test(
        tokens[before]!.word,
      ) ||
      tokens[before]!.keys.some((key) => RELATIONS.has(key)))
  )
    before -= 1;
  const cue = tokens[before]?.word ?? "";
  if (AUXILIARY.has(cue)) {
    if (/^(?:is|are|was|were|has|have|had)$/.test(cue) && before < at - 1)
      return PARTICIPLE.test(word) || /(?:en|n|t|d|k|w)$/.test(word);
    return true;
  }
  return ASKING.has(cue) && before < at - 1;
}

/** What a question names, apart from the persona and from what asks. */
export function termsOf(question: Question, persona: ReadonlySet<string>, names: ReadonlySet<string>): Term[] {
  const { tokens, targets } = question;
  const period = question.wants.find((want) => want.period);
  const time = new Set(period?.word.split(/[^a-z0-9]+/) ?? []);
  const terms: Term[] = [];
  tokens.forEach((token, at) => {
    const { word, keys } = token;
    if (persona.has(word) || time.has(word) || word.length < 2 || keys.length === 0) return;
    const isTarget = targets.some((target) => target.at === at) && !keys.some((key) => ANIMAL_KEYS.has(key));
    const named = names.has(word) || (at > 0 && isName(tokens, at));
    const goes = question.kind === "where" && /^(?:go|goes|going|gone)$/.test(word) && !/^(?:to|is|are)$/.test(tokens[at + 1]?.word ?? "");
    if (STOP_WORDS.has(word) && !goes && !KEPT_TERMS.has(word) && !isTarget && !(named && word.length > 3)) return;
    if (terms.some((term) => term.keys[0] === keys[0])) return;
    const related = keys.flatMap((key) => NARROWER.get(key) ?? []);
    const whom = isTarget || (named && keys[0]!.startsWith("="));
    const add = (role: Term["role"], weight: number) => {
      // Other words answer for a sort of thing, or for a deed; a thing is told by its own.
      const stands = role === "verb" || keys.every((key) => SORTS.has(key)) ? related.filter((key) => role !== "verb" || !RELATIONS.has(key)) : [];
      if (keys.includes("child")) stands.push("pregnant");
      terms.push({ word, keys, related: stands, role, weight, whom });
    };
    if (named && keys[0]!.startsWith("=")) return add("name", 1);
    if (keys.some((key) => RELATIONS.has(key))) return add(isTarget ? "name" : "noun", 1);
    if (LIGHT_VERBS.has(word)) return add("light", 0.15);
    // “Blood type”: of those two one tells nothing without the other.
    const compound = at > 0 && terms.at(-1)?.word === tokens[at - 1]!.word && terms.at(-1)?.role === "noun";
    const isHome = /^(?:casa|home|house)$/.test(word) && /^(?:di|at|a|in)$/.test(tokens[at - 1]?.word ?? "");
    if ((LIGHT_NOUNS.has(word) && !compound) || isHome) return add("light", 0.2);
    if (isVerb(tokens, at, persona, names)) return add("verb", keys.some((key) => WEAK_KEYS.has(key)) ? 0.45 : 0.7);
    return add("noun", 1);
  });
  // Where nothing else is named, what is done must be told, however little it says.
  // “What did the test show”: what stands last is done.
  const last = terms.at(-1);
  if (last?.role === "noun" && terms.length > 1 && DOING.test(question.folded) && !terms.some(({ role }) => role === "verb" || role === "light"))
    last.role = "verb";
  const things = terms.filter(({ role, whom }) => role !== "light" && !whom);
  if (period) return terms;
  return things.length > 0 ? terms : terms.map((term) => (term.role === "light" ? { ...term, role: "verb", weight: 0.7 } : term));
}
