import { genderOfName, isFirstName } from "./content.names.ts";
import type { Addressee, Gender } from "./draft-types.ts";
import {
  MANY,
  MEN,
  PRONOUN_GENDER,
  SOMEBODY,
  WOMEN,
  genderIn,
  genderOfWord,
  isLikelyName,
  isPluralThing,
  pronounGenders,
  withOwner,
} from "./english-others.ts";
import { AUXILIARY, isCommonBase } from "./english-verbs.ts";
import { AFTER_OBJECT, agreeCoordinated, rewritePronoun } from "./english-you.ts";

interface Reading {
  readonly to: Addressee;
  /** Words and the characters between them, alternating, so that the next word is two further. Rewritten in place. */
  readonly tokens: string[];
  /** The original tokens in lower case. */
  readonly lower: readonly string[];
  /** Words that mean the addressee, and among them the words of the name. */
  readonly own: ReadonlySet<string>;
  readonly called: ReadonlySet<string>;
  /** The genders of all pronouns in the text. */
  readonly seen: ReadonlySet<string>;
  /** The addressee's, if known. */
  gender: Gender | null;
  /** Somebody else who was mentioned last. */
  other: { gender: Gender | "many" | null } | null;
  /** Whether they were the subject of a clause. */
  otherActs: boolean;
  subject: "you" | "other" | null;
}

/** Rewrites for the addressee: “she has to bring her keys” → “you have to bring your keys”. Pronouns of others stay. */
export function englishToYou(text: string, to: Addressee, names: readonly string[] = []): string {
  const tokens = text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}]+)*|[^\p{L}\p{N}]+/gu) ?? [];
  const lower = tokens.map((token) => token.toLowerCase().replace("’", "'"));
  const own = new Set([...to.to.toLowerCase().split(/\s+/), ...names.map((name) => name.toLowerCase())]);
  const called = new Set(to.called.toLowerCase().split(/\s+/));
  const seen = pronounGenders(lower);
  const owner = /^(\p{L}+)'s /u.exec(to.to)?.[1];
  const reading: Reading = {
    to,
    tokens,
    lower,
    own,
    called,
    seen,
    gender: genderIn(to, lower, seen, tokens, own),
    other: owner ? { gender: genderOfWord(owner) } : null,
    otherActs: false,
    subject: null,
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const word = lower[at]!;
    if (!/[\p{L}\p{N}]/u.test(word)) {
      if (/[.!?;]/.test(word)) reading.subject = null;
    } else if (!STEPS.some((step) => step(reading, at, word))) rewordPronoun(reading, at, word);
  }
  return owner ? withOwner(tokens, owner) : tokens.join("");
}

/** Handles a word; true if no later step should. */
type Step = (reading: Reading, at: number, word: string) => boolean;

const STEPS: readonly Step[] = [rewriteName, noteName, noteRole, noteOwner, noteSubject, returnToAddressee, noteThings];

/** Verbs whose object is usually a thing. */
const HANDLED =
  /^(?:left|lost|found|put|bought|took|take|forgot|washed|sold|need|returned|return|bring|brought|collect|keep|kept|eat|ate|drop|dropped|post|posted|fix|fixed|use|used|wear|wore)$/;
const OBJECT_OF =
  /^(?:with|to|for|at|from|about|of|by|promised|told|asked|owe|owed|gave|give|see|saw|meet|met|call|called|invited|invite|hurt|helped|help|miss|missed|love|sent|send|on|upset|shouted|pick|visit|forgot|without|behind|against)$/;
const WISHING = /^(?:needs?|wants?|likes?|has|can|feels?|would|ever|prefers?|does)$/;
const REQUESTING = /^(?:should|can|must|could|needs?|may|ought|shouldn't|mustn't|can't)$/;

/** Replaces the addressee's name: “I promised Kelly”, “Kelly's bag”. */
function rewriteName({ tokens, lower, own, called }: Reading, at: number, word: string): boolean {
  const isCapital = /^\p{Lu}/u.test(tokens[at]!);
  const owner = word.endsWith("'s") ? word.slice(0, -2) : "";
  if (owner && own.has(owner) && isCapital && called.has(owner)) {
    tokens[at] = "your";
    return true;
  }
  const isName =
    isCapital ||
    (word.length > 2 && !isCommonBase(word) && !AUXILIARY.test(word) && !WOMEN.test(word) && !MEN.test(word));
  if (!called.has(word) || !isName || !OBJECT_OF.test(lower[at - 2] ?? "") || tokens[at - 1] !== " ") return false;
  tokens[at] = "you";
  return true;
}

/** Somebody else is named. */
function noteName(reading: Reading, at: number, word: string): boolean {
  const { tokens, lower, own } = reading;
  const name = word.replace(/'s$/, "");
  if (own.has(word) || !/^\p{Lu}/u.test(tokens[at]!) || !(isFirstName(name) || isLikelyName(lower, at))) return false;
  // “Noah's got a rash”: Noah has; “Noah's bag” is only his.
  const isHas = /^(?:got|been|a|an|not|in|on|at|off|away|ill|sick|poorly|\w+ing)$/.test(lower[at + 2] ?? "");
  const gender = genderOfName(name);
  // “Finn's wrist is strapped so he'll watch”: Finn will.
  reading.other = word.endsWith("'s") && !isHas && gender === null ? null : { gender };
  reading.subject = "other";
  return true;
}

const PARENT = /^(?:mum|mom|dad|grandma|grandpa|granny|nan)$/;

/** Somebody else is mentioned by a role: “my sister”, “mum”. */
function noteRole(reading: Reading, at: number, word: string): boolean {
  const { lower, own } = reading;
  if (own.has(word)) return false;
  const previous = lower[at - 2] ?? "";
  const further = lower[at - 4] ?? "";
  const isOwned = /^(?:my|our|the|a|his|her|their|your)$/.test(previous) || /^(?:my|our|the|a)$/.test(further);
  const gender = isOwned ? genderOfPerson(word) : undefined;
  if (gender !== undefined) {
    reading.other = { gender };
    reading.otherActs = /^(?:|that|and|but|because|if|when|since|so|how)$/.test(further);
  } else if (PARENT.test(word) && !/^(?:hi|hello|hey|dear)$/.test(previous))
    reading.other = { gender: WOMEN.test(word) ? "f" : "m" };
  else return false;
  reading.subject = "other";
  return true;
}

/** The gender of a noun for people, null if it has none; undefined for other words. */
function genderOfPerson(word: string): Gender | "many" | null | undefined {
  if (WOMEN.test(word)) return "f";
  if (MEN.test(word)) return "m";
  if (MANY.test(word)) return "many";
  return SOMEBODY.test(word) ? null : undefined;
}

/** “mum's operation is on the 8th and she wants us there”: “she” is mum, but not before “can”, “should” and the like. */
function noteOwner(reading: Reading, at: number, word: string): boolean {
  const { lower, own } = reading;
  const owner = word.endsWith("'s") ? word.slice(0, -2) : "";
  if (!PARENT.test(owner) || own.has(owner)) return false;
  const pronoun = lower.findIndex((one, index) => index > at && /^s?he$/.test(one));
  if (pronoun > 0 && !/^(?:can|could|should|may|must|will|needs|has)$/.test(lower[pronoun + 2] ?? ""))
    reading.other = { gender: WOMEN.test(owner) ? "f" : "m" };
  return false;
}

function noteSubject(reading: Reading, _: number, word: string): boolean {
  if (/^(?:i|we|you|it|he|she|they)$/.test(word)) reading.otherActs = false;
  if (/^(?:i|we|it)(?:'|$)/.test(word)) reading.subject = "other";
  return false;
}

/** Where a pronoun means the addressee although somebody else was mentioned. */
function returnToAddressee(reading: Reading, at: number, word: string): boolean {
  const whom = PRONOUN_GENDER[word];
  if (!whom) return false;
  const { lower, tokens, to, gender, subject } = reading;
  const [further, previous, next] = [lower[at - 4] ?? "", lower[at - 2] ?? "", lower[at + 2] ?? ""];
  const isAddressee =
    // “and that she should call me”
    (previous === "that" && further === "and" && REQUESTING.test(next)) ||
    // “her mum's tea is at 4 and could she bring the candles”
    (/^(?:can|could|would|will|is|does)$/.test(previous) &&
      whom === gender &&
      !to.formal &&
      (/^(?:and|so)$/.test(further) || /^[,.;] *$/.test(tokens[at - 3] ?? ""))) ||
    // “I'm here if she needs anything”
    (/^(?:if|whenever)$/.test(previous) && subject === "other" && WISHING.test(next));
  if (isAddressee) reading.other = null;
  return false;
}

/** “my keys, I left them”: “them” are things. */
function noteThings(reading: Reading, at: number, word: string): boolean {
  const { lower, to } = reading;
  const mayBeThings = (word === "them" && HANDLED.test(lower[at - 2] ?? "")) || (word.startsWith("they") && !to.plural);
  const isOfThings =
    mayBeThings &&
    lower.slice(0, at).some((noun, index) => isPluralThing(noun, lower[index - 2] ?? "", lower[index - 4] ?? ""));
  if (isOfThings) reading.subject = "other";
  return isOfThings;
}

function rewordPronoun(reading: Reading, at: number, word: string): void {
  const { tokens, lower } = reading;
  if (!PRONOUN_GENDER[word]) {
    const isVerb = reading.subject === "you" && /^(?:and|or|but|then)$/.test(lower[at - 2] ?? "");
    if (isVerb) agreeCoordinated(tokens, lower, at);
  } else if (meansAddressee(reading, at, word)) {
    if (rewritePronoun(tokens, lower, at)) reading.subject = "you";
  } else if (/^(?:he|she|they)/.test(word)) reading.subject = "other";
}

/** Whether a pronoun means the addressee. The first one that does sets an unknown gender. */
function meansAddressee(reading: Reading, at: number, word: string): boolean {
  const { lower, seen, to, other, otherActs, subject } = reading;
  const whom = PRONOUN_GENDER[word]!;
  const isHers = reading.gender === whom;
  // “her mother wants her to call”: subject and object are different people.
  const isObject = /^(?:him|them)$/.test(word) || (word === "her" && AFTER_OBJECT.test(lower[at + 2] ?? "and"));
  if (other && isObject && isHers) {
    if (subject === "other" && other.gender === null) return true;
    if (otherActs && other.gender === whom) return true;
  }
  if (other && (other.gender === whom || (other.gender === null && whom !== "many" && !(isHers && seen.size > 1))))
    return false;
  if (whom === "many")
    return to.plural || (reading.gender === null && ((!seen.has("m") && !seen.has("f")) || to.formal));
  if (to.plural) return false;
  reading.gender ??= whom;
  return reading.gender === whom;
}
