import { lookupTable } from "#domain/lookup-table.ts";
import { ADVERB } from "./english-others.ts";
import { AUXILIARY, baseOfThird, isCommonBase, isPastParticiple } from "./english-verbs.ts";

/** What follows “her” where it is an object, not a possessive. */
export const AFTER_OBJECT =
  /^(?:a|an|the|my|our|this|that|these|those|some|any|no|one|two|to|for|with|about|at|in|on|by|from|of|off|up|down|out|over|back|again|and|or|but|so|because|since|if|when|while|before|after|until|as|than|more|much|very|too|enough|soon|later|now|today|tomorrow|tonight|yesterday|here|there|i|we|he|she|it|they|is|are|was|were|not|alone|anyway|anything|everything|something|nothing|both|myself|ourselves|mad|late|half|lots|plenty|once|twice|first|last|next|every|all|how|what|where|why|who|whether|know|come|feel|do|go|be|think|cry|upset|anymore|instead|around|through|always|never|so|like|monday|tuesday|wednesday|thursday|friday|saturday|sunday|wait|down|selfish|rude|lazy|stupid|mean|names|sad|happy|angry|please|right|away|home|well|better|badly|\d+(?!\d*(?:st|nd|rd|th)$).*)$/;
const NOUN_IN_ING =
  /^(?:wedding|building|evening|morning|meeting|painting|training|feeling|thing|ring|clothing|cooking|writing|parking|hearing|gardening|saving|blessing|wellbeing|earring|ceiling|reading|singing|housewarming|upbringing|drawing|handwriting|understanding|being|suffering|timing|thinking|parenting|string|spring)$/;

/** Replaces a pronoun by “you” or “your”; true if it is the subject. */
export function rewritePronoun(tokens: string[], lower: readonly string[], at: number): boolean {
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
  return /^(?:h|sh|th)e.?y?'/.test(word);
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

/** Makes the verb after the pronoun, or before it in a question, agree with “you”. */
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

/** The second verb in “he comes late and leaves early”. */
export function agreeCoordinated(tokens: string[], lower: readonly string[], at: number): void {
  let index = at;
  while (ADVERB.test(lower[index] ?? "")) index += 2;
  const verb = lower[index] ?? "";
  if (AGREE[verb]) tokens[index] = AGREE[verb];
  const base = baseOfThird(verb);
  if (base && isCommonBase(base)) tokens[index] = base;
}
