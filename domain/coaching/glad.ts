import { flatten } from "./intent.ts";

/** Words, punctuation and emoji used only in joy. */
const MARKS = /[😂🤣🥳🎉😍🥰]|!{2,}|\b(?:haha\w*|ahah\w*|lol|yay+|evviva)\b/iu;
/** Something good that happened or was done for the user. For flattened text. */
const GOOD_EVENT =
  /\b(?:got (?:the|a|an|my|his|her) (?:\w+ )?(?:job|contract|place|offer|promotion|results?)|got (?:in|into)\b|passed|hug(?:ged|s)? me|to hug me|(?:mi|m') ?ha abbracciat[oa]|ha preso (?:\d+|cento|il massimo)|pres[oa]!|assunt[oa]|indeterminato!|maturita|laurea\w*|(?:learn(?:ed|t) (?:to|how to)|baked|cooked|made|knitted) .{0,80}\bfor my (?:birthday|\w+ birthday)|per il mio compleanno)\b/;
/** Joy stated explicitly. For flattened text. */
const JOY =
  /\b(?:(?:with|from|for|tears of|full of) (?:joy|happiness)|so (?:happy|glad) (?:i|that|we)\b|(?:dalla|di|per la) (?:contentezza|felicita|gioia)|al settimo cielo|over the moon|che gioia)/;
const NOT_GLAD =
  /\b(?:but|never|jealous|envy|instead of me|without me|behind my back|fail\w*|cheat\w*|died|ma (?!che)|pero|invidi\w*|gelos\w*|al posto mio|senza di me|purtroppo|e mort[oa] (?:ieri|oggi|stamattina|stanotte)|yeah right|as if)\b/;

/** Whether a message is clearly glad: it names joy, or tells something good with a sign of joy. */
export function isGlad(message: string): boolean {
  const flat = flatten(message);
  if (JOY.test(flat)) return !/\b(?:faked?|finta|finto)\b/.test(flat);
  return (
    MARKS.test(message) &&
    (GOOD_EVENT.test(flat) || (/!!/.test(message) && /^\W*pres[oa]\b/.test(flat))) &&
    !NOT_GLAD.test(flat)
  );
}
