import { consistentTexts, type Points } from "./aspects.ts";
import {
  SELF_ADVICE_CLOSE,
  SELF_ADVICE_FROM_ANSWERS,
  SELF_ADVICE_INTRO,
  SELF_TIPS_ANY,
} from "./content.self-advice.ts";
import { SELF_CARE, SELF_CARE_TIPS } from "./content.self-quotes.ts";
import { SELF_TIPS_AN } from "./content.self-tips-an.ts";
import { SELF_TIPS_OCE } from "./content.self-tips-oce.ts";
import type { MarkedTrait } from "./marked.ts";
import { shuffled, type Say } from "./self-say.ts";
import { countWords, hash } from "./text.ts";

const SELF_TIPS = { ...SELF_TIPS_OCE, ...SELF_TIPS_AN };
const MAX_WORDS = 145;
const MIN_WORDS = 82;

/** Three tips in paragraphs, 80 to 150 words; one comes from an answer, if any. */
export function selfAdvice(
  marked: readonly MarkedTrait[],
  points: Points,
  answerTip: string | null,
  seed: string,
  say: Say,
): string {
  const tipsOf = ({ trait, band }: MarkedTrait) => consistentTexts(SELF_TIPS[trait][band], band, points);
  const fitting = marked.slice(0, 3).filter((entry) => tipsOf(entry).length > 0);
  // One or two for the leading traits, the others general, so that people with the same bands get different tips.
  const leading = shuffled(fitting, seed, "tipped").slice(0, 1 + (hash(`tips|${seed}`) % 2));
  const tips = leading.map((entry) => say(tipsOf(entry), `tip${entry.trait}`));
  if (answerTip) tips.push(answerTip);
  const general = shuffled(SELF_TIPS_ANY, seed, "any");
  const missing = 3 - tips.length;
  for (const tip of general.slice(0, missing)) tips.push(say([tip], "any"));

  const ordered = shuffled(tips, seed, "order");
  const intro = say(
    marked.length > 0 ? [...SELF_ADVICE_INTRO, ...SELF_ADVICE_FROM_ANSWERS] : SELF_ADVICE_INTRO,
    "intro",
  );
  const close = say(SELF_ADVICE_CLOSE, "close");
  const fits = (whole: readonly string[]) => {
    const words = countWords(whole.join(" "));
    return words >= MIN_WORDS && words <= MAX_WORDS;
  };
  // Adds a fourth tip if three are too short even with introduction and closing.
  const [another = ""] = general.slice(missing, missing + 1).map((tip) => say([tip], "any"));
  const framed = [
    ...shuffled(
      [
        [intro, ...ordered, close],
        [intro, ...ordered],
        [...ordered, close],
      ],
      seed,
      "framed",
    ),
    ordered,
    [intro, ...ordered, another],
    [...ordered, another],
  ];
  return (framed.find(fits) ?? ordered).join("\n\n");
}

/** If an answer mentions violence, fear or a wish to die: help first, and no advice on resolving anything. */
export function selfCare(seed: string, say: Say): string {
  const tips = shuffled(SELF_CARE_TIPS, seed, "care-tips").slice(0, 3);
  return [say(SELF_CARE, "care"), ...tips.map((tip) => say([tip], "care-tip"))].join("\n\n");
}
