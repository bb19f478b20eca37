import { lookupTable } from "#domain/lookup-table.ts";
import { genderOfName, isFirstName } from "./content.names.ts";
import type { Addressee, Gender } from "./draft-types.ts";
import {
  ADVERB,
  MANY,
  MEN,
  PERSON_OF,
  SOMEBODY,
  WOMEN,
  genderIn,
  genderOfWord,
  isStranger,
  isThings,
  pronounsOf,
  withOwner,
} from "./english-others.ts";
import { AUXILIARY, baseOfThird, isCommonBase, isPastParticiple } from "./english-verbs.ts";

/** What stands after “her” where that is an object, not a possessive. */
const AFTER_OBJECT =
  /^(?:a|an|the|my|our|this|that|these|those|some|any|no|one|two|to|for|with|about|at|in|on|by|from|of|off|up|down|out|over|back|again|and|or|but|so|because|since|if|when|while|before|after|until|as|than|more|much|very|too|enough|soon|later|now|today|tomorrow|tonight|yesterday|here|there|i|we|he|she|it|they|is|are|was|were|not|alone|anyway|anything|everything|something|nothing|both|myself|ourselves|mad|late|half|lots|plenty|once|twice|first|last|next|every|all|how|what|where|why|who|whether|know|come|feel|do|go|be|think|cry|upset|anymore|instead|around|through|always|never|so|like|monday|tuesday|wednesday|thursday|friday|saturday|sunday|wait|down|selfish|rude|lazy|stupid|mean|names|sad|happy|angry|please|right|away|home|well|better|badly|\d+(?!\d*(?:st|nd|rd|th)$).*)$/;
const NOUN_IN_ING =
  /^(?:wedding|building|evening|morning|meeting|painting|training|feeling|thing|ring|clothing|cooking|writing|parking|hearing|gardening|saving|blessing|wellbeing|earring|ceiling|reading|singing|housewarming|upbringing|drawing|handwriting|understanding|being|suffering|timing|thinking|parenting|string|spring)$/;

const TOLD_TO = /^(?:should|can|must|could|needs?|may|ought|shouldn't|mustn't|can't)$/;

interface Other {
  gender: Gender | "many" | null;
}

/** “she has to bring her keys” as it is told to her: “you have to bring your keys”. Others keep their “he” and “she”. */
export function englishToYou(text: string, to: Addressee, names: readonly string[] = []): string {
  const tokens = text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}]+)*|[^\p{L}\p{N}]+/gu) ?? [];
  const lower = tokens.map((token) => token.toLowerCase().replace("’", "'"));
  const own = new Set([...to.to.toLowerCase().split(/\s+/), ...names.map((name) => name.toLowerCase())]);
  const named = new Set(to.called.toLowerCase().split(/\s+/));
  const seen = pronounsOf(lower);
  let gender = genderIn(to, lower, seen, tokens, own);
  const owner = /^(\p{L}+)'s /u.exec(to.to)?.[1];
  let other: Other | null = owner ? { gender: genderOfWord(owner) } : null;
  let subject: "you" | "other" | null = null;
  let otherActs = false;

  const means = (word: string, at: number): boolean => {
    const whom = PERSON_OF[word];
    if (!whom) return false;
    // “her mother wants her to call”: an object is somebody else than the subject.
    const object = /^(?:him|them)$/.test(word) || (word === "her" && AFTER_OBJECT.test(lower[at + 2] ?? "and"));
    if (object && other && subject === "other" && other.gender === null && gender === whom) return true;
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
      word.endsWith("'s") &&
      own.has(word.slice(0, -2)) &&
      /^\p{Lu}/u.test(tokens[at]!) &&
      named.has(word.slice(0, -2))
    ) {
      tokens[at] = "your";
      continue;
    }
    // “I promised Kelly”, told to Kelly.
    const isName =
      /^\p{Lu}/u.test(tokens[at]!) ||
      (word.length > 2 && !isCommonBase(word) && !AUXILIARY.test(word) && !WOMEN.test(word) && !MEN.test(word));
    if (named.has(word) && isName && OBJECT_OF.test(previous) && tokens[at - 1] === " ") {
      tokens[at] = "you";
      continue;
    }
    if (
      !own.has(word) &&
      /^\p{Lu}/u.test(tokens[at]!) &&
      (isFirstName(word.replace(/'s$/, "")) || isStranger(lower, at))
    ) {
      // “Noah's got a rash”: Noah has; “Noah's bag” is only his.
      const being = /^(?:got|been|a|an|not|in|on|at|off|away|ill|sick|poorly|\w+ing)$/.test(lower[at + 2] ?? "");
      const of = genderOfName(word.replace(/'s$/, ""));
      // “Finn's wrist is strapped so he'll watch”: Finn will.
      other = word.endsWith("'s") && !being && of === null ? null : { gender: of };
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
    // “mum's operation is on the 8th and she wants us there”: she who was named, unless she is told what she can do.
    const theirs = /^(mum|mom|dad|grandma|grandpa|granny|nan)'s$/.exec(word)?.[1];
    if (theirs && !own.has(theirs)) {
      const at2 = lower.findIndex((one, index) => index > at && /^s?he$/.test(one));
      if (at2 > 0 && !/^(?:can|could|should|may|must|will|needs|has)$/.test(lower[at2 + 2] ?? ""))
        other = { gender: WOMEN.test(theirs) ? "f" : "m" };
    }
    if (/^(?:i|we|you|it|he|she|they)$/.test(word)) otherActs = false;
    if (word === "i" || word === "we" || word === "it" || /^(?:i|we|it)'/.test(word)) subject = "other";
    // “and that she should call me”: of her whom it is told to.
    if (PERSON_OF[word] && previous === "that" && lower[at - 4] === "and" && TOLD_TO.test(lower[at + 2] ?? ""))
      other = null;
    // “her mum's tea is at 4 and could she bring the candles”: she who is written to.
    if (
      PERSON_OF[word] &&
      /^(?:can|could|would|will|is|does)$/.test(previous) &&
      PERSON_OF[word] === gender &&
      !to.formal &&
      (/^(?:and|so)$/.test(lower[at - 4] ?? "") || /^[,.;] *$/.test(tokens[at - 3] ?? ""))
    )
      other = null;
    // “I'm here if she needs anything”: of her whom it is told to.
    if (
      PERSON_OF[word] &&
      /^(?:if|whenever)$/.test(previous) &&
      subject === "other" &&
      WISHING.test(lower[at + 2] ?? "")
    )
      other = null;
    if (
      ((word === "them" && HANDLED.test(previous)) || (word.startsWith("they") && !to.plural)) &&
      lower.slice(0, at).some((noun, index) => isThings(noun, lower[index - 2] ?? "", lower[index - 4] ?? ""))
    ) {
      subject = "other";
      continue;
    }
    if (PERSON_OF[word]) {
      if (means(word, at)) subject = rewrite(tokens, lower, at) ? "you" : subject;
      else if (/^(?:he|she|they)/.test(word)) subject = "other";
    } else if (subject === "you" && /^(?:and|or|but|then)$/.test(previous)) coordinated(tokens, lower, at);
  }
  return owner ? withOwner(tokens, owner) : tokens.join("");
}

/** What one does with things. */
const HANDLED =
  /^(?:left|lost|found|put|bought|took|take|forgot|washed|sold|need|returned|return|bring|brought|collect|keep|kept|eat|ate|drop|dropped|post|posted|fix|fixed|use|used|wear|wore)$/;
const OBJECT_OF =
  /^(?:with|to|for|at|from|about|of|by|promised|told|asked|owe|owed|gave|give|see|saw|meet|met|call|called|invited|invite|hurt|helped|help|miss|missed|love|sent|send|on|upset|shouted|pick|visit|forgot|without|behind|against)$/;
const WISHING = /^(?:needs?|wants?|likes?|has|can|feels?|would|ever|prefers?|does)$/;
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
  if (word === "his") tokens[at] = ends || /^(?:if|and|or|but|when)$/.test(next) ? "yours" : "your";
  else if (word === "her")
    tokens[at] =
      !ends &&
      /^(?:first|last|next)$/.test(next) &&
      /\p{L}/u.test(lower[at + 4] ?? "") &&
      !/^(?:week|weekend|night|month|year|time|summer|winter|spring|autumn|thing|and|that|to|mon|tues|wednes|thurs|fri|satur|sun)/.test(
        lower[at + 4] ?? "",
      )
        ? "your"
        : ends ||
            (/^(?:help|helps|helped|let|lets|make|makes|made|see|saw|watch|hear|heard|have)$/.test(
              lower[at - 2] ?? "",
            ) &&
              isCommonBase(next)) ||
            AFTER_OBJECT.test(next) ||
            (next.endsWith("ing") && !NOUN_IN_ING.test(next))
          ? "you"
          : "your";
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

const AGREE: Record<string, string> = lookupTable({
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
  am: "are",
});

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
