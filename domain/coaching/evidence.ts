import type { Language } from "#domain/language.ts";
import { MAX_QUOTE, plainWords, shorten } from "./clean.ts";
import { isClosing } from "./closing.ts";
import { flatten } from "./intent.ts";
import type { CoachInteraction, CoachNote } from "./reply-types.ts";
import { GOOD, HARD, MISLEADING, NEGATION_BEFORE } from "./tone-words.ts";

const STOP_WORDS = new Set(
  (
    "about after again all also always and are because been before being but can could did does doing don down even from had has have her here him his how " +
    "into its just know like made make more most much never not now off only other our out over really said she should since some still such talk tell than " +
    "that the their them then there these they this those through too very was well were what when where which while who will with would you your want " +
    "alla alle allo anche ancora avere aveva che chi come con cosa così dal dalla dei del della delle dello dentro devo dirle dirgli dire dopo dove ecco " +
    "essere fare fatto fra gli hai hanno loro lui lei mia mie miei mio molto nei nel nella nelle niente noi non nostro ogni oggi ora per perche piu poco poi " +
    "prima qualcosa quale quando quanto quella quelle quelli quello questa queste questi questo qui sempre senza sia solo sono sopra sotto stata stato " +
    "sua sue sul sulla suo suoi tra tutta tutte tutti tutto una uno vorrei parlare parlo parla detto domani tomorrow yesterday ieri"
  ).split(" "),
);

/** Word stems for comparing texts: the first five characters of words with at least four. */
export function stems(text: string, name = ""): Set<string> {
  const own = new Set(flatten(name).split(" "));
  const found = new Set<string>();
  for (const word of flatten(text).split(/[^a-z0-9]+/)) {
    if (word.length >= 4 && !STOP_WORDS.has(word) && !own.has(word)) found.add(word.slice(0, 5));
  }
  return found;
}

function overlap(text: string, wanted: ReadonlySet<string>): number {
  let count = 0;
  for (const stem of stems(text)) if (wanted.has(stem)) count += 1;
  return count;
}

/** A fragment of at most `most` characters: the sentence closest to the wanted words, and what follows it. */
export function fragment(text: string, wanted: ReadonlySet<string>, most = MAX_QUOTE): string {
  const sentences = plainWords(text).match(/[^.!?…]+[.!?…]*\s*/g) ?? [];
  let start = 0;
  let best = -1;
  // A single sentence needs no comparison.
  if (sentences.length > 1) {
    sentences.forEach((sentence, index) => {
      const shared = overlap(sentence, wanted);
      if (shared > best) [best, start] = [shared, index];
    });
  }
  let quote = "";
  for (const sentence of sentences.slice(start)) {
    if (quote && quote.length + sentence.trimEnd().length > most) break;
    quote += sentence;
  }
  return singleInnerQuotes(shorten(quote.trim(), most));
}

/** Makes inner quotation marks single, so that quoted text can't end the quotation. */
export function singleInnerQuotes(text: string): string {
  return text
    .replace(/"([^"]*)"/g, "‘$1’")
    .replace(/[«“„]\s*/g, "‘")
    .replace(/\s*[»”]/g, "’")
    .replace(/["']/g, "’");
}

/** A quotation of user text, punctuated as the language does. */
export function punctuateQuote(quote: string, language: Language): string {
  return language === "en" && !/[.!?…]$/.test(quote)
    ? `${quote}.`
    : language === "it"
      ? quote.replace(/\.$/, "")
      : quote;
}

/** A quotation without its full stop, which only English prints. */
export function withoutFullStop(quote: string): string {
  return quote.replace(/\.$/, "");
}

export interface NoteEvidence {
  note: CoachNote;
  quote: string;
  shared: number;
}

/**
 * The note that shares most stems with the message, else the newest. With `hardSince` and no shared stem, the newest
 * hard note since then goes first. Null if no note has words not yet quoted.
 */
export function chooseNote(
  notes: readonly CoachNote[],
  message: string,
  name: string,
  alreadySaid: (quote: string) => boolean,
  hardSince: Date | null = null,
): NoteEvidence | null {
  const wanted = stems(message, name);
  const shares = notes.slice(0, MAX_NOTES).map((note) => ({ note, shared: overlap(note.content, wanted) }));
  const evidence = ({ note, shared }: (typeof shares)[number]): NoteEvidence | null => {
    const quote = fragment(note.content, wanted);
    return /\p{L}{2}/u.test(quote) && !alreadySaid(withoutFullStop(quote)) ? { note, quote, shared } : null;
  };
  const best = firstOf(
    shares.toSorted((x, y) => y.shared - x.shared),
    evidence,
  );
  if (best?.shared !== 0 || hardSince === null) return best;
  const recent = shares.filter(({ note }) => new Date(note.created_at) >= hardSince && tone(note.content) === "hard");
  return firstOf(recent, evidence) ?? best;
}

const MAX_NOTES = 200;

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

export interface InteractionEvidence {
  interaction: CoachInteraction;
  quote: string;
  status: "planned" | "completed";
}

/** The newest interaction with quotable text: the outcome if completed, otherwise the plan. */
export function chooseInteraction(
  interactions: readonly CoachInteraction[],
  alreadySaid: (quote: string) => boolean,
): InteractionEvidence | null {
  const newest = interactions.toSorted((x, y) => new Date(y.created_at).getTime() - new Date(x.created_at).getTime());
  for (const interaction of newest) {
    const status = interaction.status === "completed" ? "completed" : "planned";
    const text = status === "completed" ? interaction.result_summary : interaction.objectives;
    const quote = text ? fragment(text, new Set()) : "";
    if (/\p{L}{2}/u.test(quote) && !alreadySaid(withoutFullStop(quote))) return { interaction, quote, status };
  }
  return null;
}

export type Tone = "hard" | "good" | "plain";

const CLAUSE_END = /[.,;:!?]+|(?<!\w)(?:and then|then|but|poi|ma|pero|eppure|tuttavia)(?!\w)/;

/**
 * The tone of a note by its words, clause by clause: a negated word counts for the opposite tone, and a note with both
 * tones is plain.
 */
export function tone(text: string): Tone {
  const found = new Set<Tone>();
  for (const clause of flatten(text).replace(MISLEADING, " ").split(CLAUSE_END)) {
    const hard = turned(clause, HARD);
    const good = turned(clause, GOOD);
    // “We did not argue” isn't good, but “did not thank me” is hard.
    if (hard.plain || good.turned) found.add("hard");
    if (good.plain) found.add("good");
  }
  return found.size === 1 ? [...found][0]! : "plain";
}

/** Whether a clause contains such words, plain and negated. */
function turned(clause: string, words: RegExp): { plain: boolean; turned: boolean } {
  const result = { plain: false, turned: false };
  for (const { index } of clause.matchAll(words)) {
    if (NEGATION_BEFORE.test(clause.slice(0, index))) result.turned = true;
    else result.plain = true;
  }
  return result;
}

/** A sentence without these is about neither person: “ok, let us see”, “that is a good idea”. */
const SOMEBODY =
  /\b(?:i|me|my|we|us|our|he|him|his|she|her|they|them|their|mi|mio|mia|miei|mie|ci|noi|nostr[aoei]|lui|lei|loro|gli|le|la|lo|suo|sua|suoi|sue|ho|sono|ero|ha|hanno|abbiamo)\b/;

function isAboutSomebody(sentence: string): boolean {
  return SOMEBODY.test(flatten(sentence)) || tone(sentence) !== "plain";
}

/** The statement in a message, to repeat in the user's words; null if it only asks a question. */
export function statementToQuote(message: string): string | null {
  const sentences = plainWords(message).match(/[^.!?;…]+[.!?;…]*/g) ?? [];
  let best = "";
  for (const sentence of sentences) {
    const trimmed = sentence.trim();
    const words = trimmed.split(" ").length;
    if (trimmed.endsWith("?") || words < 4) continue;
    if (
      /^(?:how|what|please|can you|could you|help|tell me|come|che cosa|cosa|per favore|puoi|potresti|aiuta|dimmi|consigl)/i.test(
        trimmed,
      )
    )
      continue;
    if (!isAboutSomebody(trimmed) || isClosing(trimmed)) continue;
    if (trimmed.length > best.length) best = trimmed;
  }
  if (!best) return null;
  const bare = best
    .replace(/^(?:and|but|so|because|well|e|ed|ma|però|perché|allora|quindi|beh)\s+/i, "")
    .replace(/[.;,:\s]+$/, "");
  return singleInnerQuotes(shorten(bare, 90));
}
