import type { Sentence } from "./sentences.ts";
import { ANIMAL_KEYS, isArticle, RELATIONS, STOP_WORDS, type Token } from "./words.ts";

/** A person mentioned in a sentence, not by a pronoun. */
export interface Mention {
  /** As written, folded. */
  word: string;
  /** A relation (`sister`) or a folded name. */
  key: string;
  kind: "relation" | "name";
  /** Whose relation: the user’s, the persona’s (“his”, “sua”), somebody else’s (a key); null if it is not said. */
  owner: string | null;
  at: number;
  /** Follows a preposition, and so is not the subject. */
  behind: boolean;
  /** Owns what the clause is about: “his sister’s birthday”, “il compleanno di sua sorella”. */
  possesses: boolean;
}

export const USER = "user";
export const PERSONA = "persona";

const MINE = new Set("my mine our mio mia miei mie nostro nostra nostri nostre".split(" "));
const THEIRS = new Set("his her their suo sua suoi sue loro".split(" "));
const OF = new Set("of di del dello della dell dei degli delle d".split(" "));
const BEHIND = new Set(
  "with to for from by at about than like near without towards con a ad al allo alla all ai agli alle da dal dallo dalla dall dai per su sul sulla tra fra presso come senza contro vicino between against via and e".split(
    " ",
  ),
);
const ARTICLES = new Set(
  "the a an il lo la l i gli le un uno una mio mia miei mie suo sua suoi sue my his her their our nostro nostra loro own older elder younger little big oldest youngest late new old best eldest maggiore minore piccolo piccola grande migliore nuovo nuova vecchio vecchia ex twin half".split(
    " ",
  ),
);
const NOT_NAMES = new Set(
  "hr it uk usa eu nhs gp mri tac asl inps i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter xmas lunedi martedi mercoledi giovedi venerdi sabato domenica natale pasqua capodanno ferragosto ok tv pc english italian french german spanish whatsapp instagram facebook netflix covid dr mr mrs ms sig dott prof".split(
    " ",
  ),
);
/** Before these a name is a place: “l’aeroporto di Linate”, “at St Mary’s”. */
const PLACED = new Set(
  "via piazza viale vicolo largo street road square e ed era sono viene originaria originario nativo nativa aeroporto stazione sede filiale universita ospedale centro comune provincia citta corso fabbrica museo teatro stadio porto zona quartiere lago monte golfo banca scuola film libro romanzo concerto disco mostra city town university university museum lake bay isle village port university branch office periferia paese borgo valle isola villaggio spiaggia clinica reparto bicchiere bottiglia".split(
    " ",
  ),
);
const AT_PLACE = new Set("about over at st saint near outside san santa".split(" "));
const SAYS_NAME = new Set(
  "is was has had and 's said says told called wants likes loves hates lives works thinks e ha era aveva ed dice vuole vive abita lavora ama odia mi ci gli le si compie non dont will came went gave paid owes bought lent asked turned got turns also never always deve piace teaches studies plays keeps pays cheats sings drives eats drinks speaks sleeps comes leaves starts owns runs sells looks knows needs moved called rang texted bought sold found lost broke fell turned insegna studia suona gioca fa faceva bara paga dorme parla beve mangia guida porta viene arriva parte torna cerca vende compra ripara gestisce dorme sta stava andava odia fuma lascia conosce gestisce scrive legge".split(
    " ",
  ),
);

const FEMALE = new Set(
  "mother sister stepmother daughter wife girlfriend grandmother aunt niece motherinlaw sisterinlaw daughterinlaw".split(
    " ",
  ),
);
const MALE = new Set(
  "father brother stepfather son husband boyfriend grandfather uncle nephew fatherinlaw brotherinlaw soninlaw".split(
    " ",
  ),
);

export type Gender = "f" | "m" | null;

export function genderOf(key: string): Gender {
  return FEMALE.has(key) ? "f" : MALE.has(key) ? "m" : null;
}

/** Whether a word is written as a name: with a capital letter that its position does not explain. */
export function isName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || !token.capital || token.word.length < 2 || NOT_NAMES.has(token.word)) return false;
  if (at > 0)
    return !token.keys.some((key) => RELATIONS.has(key)) && !(STOP_WORDS.has(token.word) && token.word.length < 4);
  if (STOP_WORDS.has(token.word) || !token.keys[0]?.startsWith("=")) return false;
  const next = tokens[1];
  return next !== undefined && (token.owns || SAYS_NAME.has(next.word));
}

/** The relations and names among words; known names count in lower case too. */
export function mentionsIn(tokens: readonly Token[], names?: ReadonlySet<string>): Mention[] {
  const found: Mention[] = [];
  tokens.forEach((token, at) => {
    const relation = token.keys.find((key) => RELATIONS.has(key));
    const isNamed = isName(tokens, at) || (names?.has(token.word) ?? false);
    if (!relation && !isNamed) return;
    if (relation && isVerbish(tokens, at)) return;
    let before = at - 1;
    let owner: string | null = null;
    // “Chemistry a Pavia”: before a name it is not an article.
    const isArticleAt = (place: number) =>
      ARTICLES.has(tokens[place]!.word) && !(isNamed && tokens[place]!.word === "a");
    while (before >= 0 && isArticleAt(before)) {
      if (MINE.has(tokens[before]!.word)) owner = USER;
      else if (THEIRS.has(tokens[before]!.word)) owner = PERSONA;
      before -= 1;
    }
    const previous = tokens[before]?.word ?? "";
    if (owner === null && tokens[before]?.owns)
      owner = tokens[before]!.keys.find((key) => RELATIONS.has(key)) ?? tokens[before]!.word;
    const last = found[found.length - 1];
    // “Sua sorella Giulia”, “his friend Anna Rossi”: one person.
    const beside = last && last.at === at - 1 && isNamed && !relation && !tokens[at - 1]!.owns;
    const keys = relation ? token.keys.filter((one) => RELATIONS.has(one)) : [token.word];
    for (const meant of keys) {
      found.push({
        word: token.word,
        key: meant,
        kind: relation ? "relation" : "name",
        owner,
        at,
        behind: beside
          ? last.behind
          : (BEHIND.has(previous) || OF.has(previous)) &&
            !(previous === "and" || previous === "e" ? !last?.behind : false),
        possesses: beside
          ? last.possesses || (token.owns && !AT_PLACE.has(tokens[at - 1]!.word))
          : (token.owns && !AT_PLACE.has(previous)) ||
            (OF.has(previous) &&
              !(previous === "di" && token.keys.some((key) => ANIMAL_KEYS.has(key))) &&
              !(isNamed && PLACED.has(tokens[before - 1]?.word ?? ""))),
      });
    }
    if (last && OF.has(previous) && last.kind === "relation" && relation && before === last.at + 1)
      last.owner = relation;
  });
  return found;
}

/** “Ragazza”, “compagno” and “tata” are always persons; “ex” and “mate” only as nouns; “pop” hardly ever. */
function isVerbish(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!;
  const next = tokens[at + 1]?.word ?? "";
  return (
    (word === "baby" && next === "shower") ||
    (/^spos[ao]$/.test(word) && /^(?:si|mi|ci)$/.test(tokens[at - 1]?.word ?? "")) ||
    (word === "vicino" && /^(?:a|al|alla|all|ai|alle)$/.test(next)) ||
    word === "pop"
  );
}

const mentions = new WeakMap<Sentence, Mention[]>();

export function mentionsOf(sentence: Sentence): readonly Mention[] {
  let found = mentions.get(sentence);
  if (!found) {
    found = mentionsIn(sentence.tokens);
    mentions.set(sentence, found);
  }
  return found;
}

const HE = new Set(["he", "him", "his", "lui", "himself"]);
const SHE = new Set(["she", "her", "hers", "lei", "herself"]);
const I = new Set(
  "i we ho abbiamo avevo avevamo io noi devo dobbiamo siamo ero eravamo voglio vorrei vado gave".split(" "),
);
const OTHER_SUBJECT = new Set("he she they ha hanno aveva avevano lui lei loro deve devono vuole".split(" "));

/** The subject of a clause: the user, somebody else, or null. */
export function agentIn(
  tokens: readonly Token[],
  from: number,
  to: number,
  persona: ReadonlySet<string>,
): "user" | "other" | null {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]!;
    if (token.word !== "gave" && I.has(token.word) && !isArticle(token, tokens)) return "user";
    if (OTHER_SUBJECT.has(token.word)) return "other";
    if (persona.has(token.word) && !token.owns && !BEHIND.has(tokens[at - 1]?.word ?? "")) {
      // “Visto Marco”: a name after the verb is not the subject.
      if (at === from || /^(?:did|does|has|is|do|che|perche|quando|and|e)$/.test(tokens[at - 1]!.word)) return "other";
    }
  }
  return null;
}

/** Whom a clause is about; several if it is ambiguous. */
interface Bearer {
  persona: boolean;
  user: boolean;
  others: readonly Mention[];
  /** Only a pronoun or no subject, so that the sentences before decide. */
  carried: boolean;
}

/** In subject position: first in its clause, or before a verb. */
function isInSubjectPosition(tokens: readonly Token[], { at }: Mention, from: number): boolean {
  if (SAYS_NAME.has(tokens[at + 1]?.word ?? "")) return true;
  for (let before = from; before < at; before += 1) {
    const { word, keys, capital } = tokens[before]!;
    if (
      !STOP_WORDS.has(word) &&
      !ARTICLES.has(word) &&
      !(capital && keys[0]?.startsWith("=")) &&
      !keys.some((key) => RELATIONS.has(key))
    )
      return false;
  }
  return true;
}

const POSSESSIVE = new Set([...MINE].concat("i"));

export function bearerOf(
  sentence: Sentence,
  clause: { from: number; to: number },
  persona: ReadonlySet<string>,
): Bearer {
  const inside = mentionsOf(sentence).filter(
    ({ at, key, word, kind }) =>
      at >= clause.from &&
      at < clause.to &&
      !persona.has(key) &&
      !persona.has(word) &&
      // “My son Joel”, if Joel is the persona.
      !(kind === "relation" && persona.has(sentence.tokens[at + 1]?.word ?? "") && !sentence.tokens[at]!.owns),
  );
  const owners = inside.filter(({ possesses }) => possesses);
  const subjects =
    owners.length > 0
      ? owners
      : inside.filter((mention) => !mention.behind && isInSubjectPosition(sentence.tokens, mention, clause.from));
  const { tokens } = sentence;
  let named = false;
  let subject: number | null = null;
  let user = false;
  for (let at = clause.from; at < clause.to; at += 1) {
    const { word } = tokens[at]!;
    if (persona.has(word)) {
      named = true;
      if (!tokens[at]!.owns && !OF.has(tokens[at - 1]?.word ?? "")) subject ??= at;
    }
    if (POSSESSIVE.has(word) && !isArticle(tokens[at]!, tokens)) user = true;
  }
  if (subjects.length > 0) {
    const first = subjects[0]!;
    const namedFirst = owners.length === 0 && subject !== null && subject < first.at;
    const pronounFirst = tokens
      .slice(clause.from, first.at)
      .some(({ word }) => (HE.has(word) && word === "he") || word === "she" || word === "lui" || word === "lei");
    if (owners.length === 0 && (namedFirst || pronounFirst))
      return { persona: true, user: false, others: [], carried: pronounFirst && !namedFirst };
    return { persona: false, user: false, others: subjects, carried: false };
  }
  return { persona: true, user, others: [], carried: !named };
}

/** The gender of the first pronoun that has one. */
export function pronounIn(tokens: readonly Token[], from = 0, to = tokens.length): Gender {
  for (let at = from; at < to; at += 1) {
    if (HE.has(tokens[at]!.word)) return "m";
    if (SHE.has(tokens[at]!.word)) return "f";
  }
  return null;
}
