import { ADVICE_TOPICS, type AdviceTopic } from "./content.topics.ts";
import type { REACTIONS, SMALL_TALK } from "./content.small-talk.ts";
import { PATTERNS } from "./content.intents.ts";

export type SmallTalkTopic = keyof typeof SMALL_TALK;
export type Reaction = keyof typeof REACTIONS;
export type Topic = AdviceTopic | SmallTalkTopic | "know" | "what_if" | "draft" | "openers" | "answer";

export function isAdviceTopic(topic: string): topic is AdviceTopic {
  return (ADVICE_TOPICS as readonly string[]).includes(topic);
}

/** Normalizes text for the patterns: lower case, no accents, straight apostrophes, single spaces, only ASCII. */
export function flatten(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[^a-z0-9'?!.,;:\s]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

export interface Intent {
  topic: Topic;
  /** Strength of the match; 0 if nothing was recognized. */
  weight: number;
}

/**
 * The intent of a message, by word stems in both languages: `answer` for a short message after a question of the coach,
 * `vague` if nothing is recognized.
 */
export function detectIntent(message: string, afterQuestion: boolean): Intent {
  const text = flatten(message);
  const words = text.split(" ").filter(Boolean).length;
  let best: Intent = { topic: "vague", weight: 0 };
  for (const { topic, weight, match, shorterThan } of PATTERNS) {
    if (shorterThan && words >= shorterThan) continue;
    if (weight > best.weight && match.test(text)) best = { topic, weight };
  }
  if (afterQuestion && !text.includes("?") && best.weight < CERTAIN_WEIGHT && isBareAnswer(best, words))
    return { topic: "answer", weight: 1 };
  return best;
}

/** The advice topic that the words plainly name; null if none. */
export function subjectNamed(message: string): AdviceTopic | null {
  const text = flatten(message);
  const named = PATTERNS.filter(
    ({ topic, weight, match }) => isAdviceTopic(topic) && weight >= CERTAIN_WEIGHT && match.test(text),
  );
  const [best] = named.toSorted((x, y) => y.weight - x.weight);
  return best && isAdviceTopic(best.topic) ? best.topic : null;
}

/** Asks for things to talk about, with the coach or with the person. */
export const TALK_ABOUT =
  /\b(?:what (?:can|could|should|shall|do) (?:we|i) (?:talk|speak|chat)|(?:topics?|things|something) to (?:talk|speak|chat)|what to talk|(?:di )?(?:che )?cosa (?:possiamo|potremmo|posso|potrei|si puo) (?:parlar|chieder)|di cosa (?:si parla|parlo|parliamo|parlare)|argomenti di conversazione|(?:un )?argomento per rompere)/;

/** Weight from which words introduce a subject even in answer to a question. */
const CERTAIN_WEIGHT = 7;

function isBareAnswer(best: Intent, words: number): boolean {
  if (best.topic === "vague") return true;
  return isAdviceTopic(best.topic) && words <= 25;
}

/** The other person's reaction in a “what if” question. */
export function detectReaction(message: string): Reaction {
  const text = flatten(message);
  if (/\b(?:angry|mad|furious|shout|yell|explode|arrabbi|infuri|incazz|urla|grida|esplod|sbotta|offend)/.test(text))
    return "anger";
  if (
    /\b(?:silen|nothing|not answer|n't answer|ignor|not reply|n't reply|zitt|tace|muto|non (?:mi |ci |ti )?rispond|non dice|chiud)/.test(
      text,
    )
  )
    return "silence";
  if (
    /\b(?:too sensitive|over-?react|overly|exaggerat|dramatic|making (?:it|things) up|(?:just|only) a joke|permalos|troppo sensibil|me la prendo|esager|drammatic|ne faccio una tragedia|solo una battuta)/.test(
      text,
    )
  )
    return "belittling";
  if (/\b(?:den(?:y|ies|ied)|not true|lying|lie|nega|neghi|non e vero|ment[ei]|bugi|non ricord)/.test(text))
    return "denial";
  if (/\b(?:cry|cries|tears|weep|piang|lacrim)/.test(text)) return "tears";
  if (/\b(?:says? no|refus|reject|turns? me down|dice (?:di )?no|dica (?:di )?no|rifiut|non vuole)/.test(text))
    return "no";
  return "other";
}
