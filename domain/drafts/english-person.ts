import { genderOfName, isFirstName } from "./content.names.ts";
import type { Addressee, Gender } from "./draft-types.ts";
import { AUXILIARY, baseOfPast, baseOfThird, isCommonBase, isPastParticiple } from "./english-verbs.ts";

const WOMEN =
  /^(?:mother|mum|mom|sister|wife|daughter|grandma|grandmother|aunt|girlfriend|niece|lady|woman|girl|fiancee|nan|granny|mum's)$/;
const MEN =
  /^(?:father|dad|brother|husband|son|grandpa|grandfather|uncle|boyfriend|nephew|man|guy|boy|plumber|electrician)$/;
const SOMEBODY =
  /^(?:friend|boss|colleague|neighbour|neighbor|doctor|teacher|partner|cousin|manager|baby|kid|child|babysitter)$/;
const MANY =
  /^(?:parents|kids|children|friends|neighbours|neighbors|colleagues|guests|people|boys|girls|guys|others|in-laws|grandparents|twins|workers|builders)$/;

/** What stands after “her” where that is an object, not a possessive. */
const AFTER_OBJECT =
  /^(?:a|an|the|my|our|this|that|these|those|some|any|no|one|two|to|for|with|about|at|in|on|by|from|of|off|up|down|out|over|back|again|and|or|but|so|because|since|if|when|while|before|after|until|as|than|more|much|very|too|enough|soon|later|now|today|tomorrow|tonight|yesterday|here|there|i|we|he|she|it|they|is|are|was|were|not|alone|first|last|next|every|all|how|what|where|why|who|whether|know|come|feel|do|go|be|think|cry|upset|anymore|instead|around|through|always|never|so|like|monday|tuesday|wednesday|thursday|friday|saturday|sunday|wait|down|sad|happy|angry|please|right|away|home|well|better|badly|\d.*)$/;
const NOUN_IN_ING =
  /^(?:wedding|building|evening|morning|meeting|painting|training|feeling|thing|ring|clothing|cooking|writing|parking|hearing|gardening|saving|blessing|wellbeing|earring|ceiling|reading|singing|housewarming|upbringing|drawing|handwriting|understanding|being|suffering|timing|thinking|parenting|string|spring)$/;
const ADVERB =
  /^(?:always|never|really|still|also|already|just|usually|often|sometimes|only|even|probably|actually|kindly|simply|both|now|then|not|so|totally|completely|constantly|finally|\w+ly)$/;

const PERSON_OF: Record<string, Gender | "many"> = {
  he: "m",
  him: "m",
  his: "m",
  himself: "m",
  "he's": "m",
  "he'd": "m",
  "he'll": "m",
  she: "f",
  her: "f",
  hers: "f",
  herself: "f",
  "she's": "f",
  "she'd": "f",
  "she'll": "f",
  they: "many",
  them: "many",
  their: "many",
  theirs: "many",
  themselves: "many",
  "they're": "many",
  "they've": "many",
  "they'd": "many",
  "they'll": "many",
};

const TOLD_TO = /^(?:should|can|must|could|needs?|may|ought|shouldn't|mustn't|can't)$/;

interface Other {
  gender: Gender | "many" | null;
}

/** “she has to bring her keys” as it is told to her: “you have to bring your keys”. Others keep their “he” and “she”. */
export function englishToYou(text: string, to: Addressee, names: readonly string[] = []): string {
  const tokens = text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}]+)*|[^\p{L}\p{N}]+/gu) ?? [];
  const lower = tokens.map((token) => token.toLowerCase().replace("’", "'"));
  const own = new Set([...to.to.toLowerCase().split(/\s+/), ...names.map((name) => name.toLowerCase())]);
  const seen = pronounsOf(lower);
  let gender = to.gender;
  let other: Other | null = null;
  let subject: "you" | "other" | null = null;
  let otherActs = false;

  const means = (word: string, at: number): boolean => {
    const whom = PERSON_OF[word];
    if (!whom) return false;
    // “her mother wants her to call”: an object is somebody else than the subject.
    const object = /^(?:him|them)$/.test(word) || (word === "her" && AFTER_OBJECT.test(lower[at + 2] ?? "and"));
    if (object && other && otherActs && other.gender === whom && gender === whom) return true;
    if (
      other &&
      (other.gender === whom || (other.gender === null && whom !== "many" && !(gender === whom && seen.size > 1)))
    )
      return false;
    if (whom === "many")
      return to.plural || (gender === null && !seen.has("m") && !seen.has("f")) || (to.formal && gender === null);
    if (to.plural) return false;
    if (gender === null) gender = whom;
    return gender === whom;
  };

  for (let at = 0; at < tokens.length; at += 1) {
    const word = lower[at]!;
    if (!/[\p{L}\p{N}]/u.test(word)) {
      if (/[.!?;]/.test(word)) subject = null;
      continue;
    }
    const previous = lower[at - 2] ?? "";
    if (
      !own.has(word) &&
      /^\p{Lu}/u.test(tokens[at]!) &&
      (isFirstName(word.replace(/'s$/, "")) || isStranger(lower, at))
    ) {
      other = { gender: word.endsWith("'s") ? null : genderOfName(word) };
      if (word.endsWith("'s")) other = null;
      subject = "other";
      continue;
    }
    if (/^(?:my|our|the|a|his|her|their|your)$/.test(previous) || /^(?:my|our|the|a)$/.test(lower[at - 4] ?? "")) {
      const found = WOMEN.test(word)
        ? "f"
        : MEN.test(word)
          ? "m"
          : MANY.test(word)
            ? "many"
            : SOMEBODY.test(word)
              ? null
              : undefined;
      if (found !== undefined && !own.has(word)) {
        other = { gender: found };
        subject = "other";
        otherActs = /^(?:|that|and|but|because|if|when|since|so|how)$/.test(lower[at - 4] ?? "");
        continue;
      }
    }
    if (
      /^(?:mum|mom|dad|grandma|grandpa|granny|nan)$/.test(word) &&
      !own.has(word) &&
      !/^(?:hi|hello|hey|dear)$/.test(previous)
    ) {
      other = { gender: WOMEN.test(word) ? "f" : "m" };
      subject = "other";
      continue;
    }
    if (/^(?:i|we|you|it|he|she|they)$/.test(word)) otherActs = false;
    if (word === "i" || word === "we" || word === "it" || /^(?:i|we|it)'/.test(word)) subject = "other";
    // “and that she should call me”: of her whom it is told to.
    if (PERSON_OF[word] && previous === "that" && lower[at - 4] === "and" && TOLD_TO.test(lower[at + 2] ?? ""))
      other = null;
    if (PERSON_OF[word]) {
      if (means(word, at)) subject = rewrite(tokens, lower, at) ? "you" : subject;
      else if (/^(?:he|she|they)/.test(word)) subject = "other";
    } else if (subject === "you" && /^(?:and|or|but|then)$/.test(previous)) coordinated(tokens, lower, at);
  }
  return tokens.join("");
}

const NO_STRANGER =
  /^(?:i|we|you|it|he|she|they|the|a|an|my|our|your|his|her|their|this|that|these|those|there|here|what|when|where|why|how|who|which|if|because|since|as|but|and|so|or|not|no|yes|please|thanks|everyone|everything|everybody|nobody|nothing|someone|somebody|all|both|some|dinner|lunch|today|tomorrow|tonight|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|[ivx]+|.*'.*)$/;

/** “Mia was absent”: a capital and a verb, and no name that we know. */
function isStranger(lower: readonly string[], at: number): boolean {
  const word = lower[at] ?? "";
  const next = lower[at + 2] ?? "";
  if (NO_STRANGER.test(word) || ADVERB.test(word) || AUXILIARY.test(word) || isCommonBase(word)) return false;
  return (
    AUXILIARY.test(next) ||
    (baseOfThird(next) !== null && isCommonBase(baseOfThird(next) ?? "")) ||
    (baseOfPast(next) !== null && next !== word)
  );
}

function pronounsOf(words: readonly string[]): Set<string> {
  return new Set(
    words.map((word) => PERSON_OF[word]).filter((whom) => whom !== undefined && whom !== "many") as string[],
  );
}

/** Puts “you” in place; true where it is a subject. */
function rewrite(tokens: string[], lower: readonly string[], at: number): boolean {
  const word = lower[at]!;
  const next = lower[at + 2] ?? "";
  const ends = tokens[at + 1] === undefined || /[.,;:!?]/.test(tokens[at + 1]!);
  const fixed: Record<string, string> = {
    him: "you",
    them: "you",
    their: "your",
    hers: "yours",
    theirs: "yours",
    himself: "yourself",
    herself: "yourself",
    themselves: "yourselves",
    "he'd": "you'd",
    "she'd": "you'd",
    "they'd": "you'd",
    "he'll": "you'll",
    "she'll": "you'll",
    "they'll": "you'll",
    "they're": "you're",
    "they've": "you've",
  };
  if (word === "his") tokens[at] = ends ? "yours" : "your";
  else if (word === "her")
    tokens[at] = ends || AFTER_OBJECT.test(next) || (next.endsWith("ing") && !NOUN_IN_ING.test(next)) ? "you" : "your";
  else if (word === "he's" || word === "she's")
    tokens[at] =
      (isPastParticiple(next) &&
        !/^(?:left|done|upset|tired|worried|interested|annoyed|excited|invited|disappointed|stressed|bored)$/.test(
          next,
        )) ||
      /^(?:always|never|already|not) (?:been|done|had)/.test(`${next} ${lower[at + 4] ?? ""}`)
        ? "you've"
        : "you're";
  else if (fixed[word]) tokens[at] = fixed[word];
  else {
    tokens[at] = "you";
    agree(tokens, lower, at);
    return true;
  }
  if (/^(?:h|sh|th)e.?y?'/.test(word)) return true;
  return false;
}

const AGREE: Record<string, string> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
  am: "are",
};

/** The verb of “he”, after or (in a question) before it. */
function agree(tokens: string[], lower: readonly string[], at: number): void {
  const before = lower[at - 2] ?? "";
  if (AGREE[before] && /^ *$/.test(tokens[at - 1] ?? "")) {
    tokens[at - 2] = AGREE[before];
    return;
  }
  let index = at + 2;
  while (ADVERB.test(lower[index] ?? "") && !AGREE[lower[index] ?? ""]) index += 2;
  const verb = lower[index] ?? "";
  if (AGREE[verb]) tokens[index] = AGREE[verb];
  else if (!AUXILIARY.test(verb)) tokens[index] = baseOfThird(verb) ?? tokens[index] ?? "";
  if (tokens[index] === "") tokens.length = Math.min(tokens.length, index);
}

/** “he comes late and leaves early”. */
function coordinated(tokens: string[], lower: readonly string[], at: number): void {
  let index = at;
  while (ADVERB.test(lower[index] ?? "")) index += 2;
  const verb = lower[index] ?? "";
  if (AGREE[verb]) tokens[index] = AGREE[verb];
  const base = baseOfThird(verb);
  if (base && isCommonBase(base)) tokens[index] = base;
}
