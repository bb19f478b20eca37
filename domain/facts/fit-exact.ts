import type { Entry } from "./corpus.ts";
import type { Amount } from "./numbers.ts";
import type { Question } from "./question.ts";
import type { Sentence } from "./sentences.ts";
import { STOP_WORDS } from "./words.ts";

const SIZED =
  /\b(?:size|taglia|misura|numero|number|tall|height|alt[oa]|weigh\w*|pesa|long|far|big|high|old|large|heavy|deep|time)\b/;
const RISES = /\b(?:approved|up|aument\w+|raise|earns?|guadagn\w+)\b/;

/** Whether a sum is the price asked for: in “200 euros for the deposit on his scooter” it is not the scooter’s. */
export function isPriceOf(sentence: Sentence, amount: Amount, { wants, folded }: Question): boolean {
  if (/\b(?:tall|height|alt[oa]|altezza)\b/.test(folded))
    return /\d ?(?:cm|feet|foot|ft)\b|\b[12][.,]\d\d ?m\b|\b[12] ?m ?\d\d\b/.test(sentence.folded);
  if (SIZED.test(folded)) return true;
  if (
    !amount.currency &&
    !["cost", "pay", "salary", "rent", "bill"].some((key) => sentence.keys.has(key)) &&
    !RISES.test(sentence.folded)
  )
    return false;
  // A rise is not a salary.
  if (/\b(?:earn\w*|guadagn\w+)\b/.test(folded))
    return /\b(?:earn\w*|guadagn\w+|makes|(?:salary|stipendio|wage)(?: \w+)? (?:is|of|e|di))\b/.test(sentence.folded);
  const isCost = wants.some(({ keys }) => keys.includes("cost"));
  if (!isCost || sentence.keys.has("cost") || sentence.keys.has("buy")) return true;
  const things = sentence.tokens.filter(
    ({ keys, start }) =>
      start > amount.end && wants.some((want) => want.must && keys.some((key) => want.keys.includes(key))),
  );
  const first = things[0];
  if (!first) return false;
  const after = sentence.tokens[sentence.tokens.indexOf(first) + 1];
  // “For the car repair”: not the price of the car.
  if (
    after &&
    !STOP_WORDS.has(after.word) &&
    /^ ?$/.test(sentence.folded.slice(first.end, after.start)) &&
    !things.includes(after)
  )
    return false;
  const between = sentence.folded.slice(amount.end, first.start);
  return (
    between.split(/[^a-z]+/).filter(Boolean).length <= 4 &&
    !/\b(?:deposit|caparra|acconto|repair\w*|insurance|assicurazione|on|in)\b/.test(between)
  );
}

/** Whether the sum is for a part (a deposit, a repair) but the question is about the whole. */
export function isForPart({ sentence }: Entry, { folded }: Question): boolean {
  const part = /\b(deposit|caparra|acconto|repair\w*|insurance|assicurazione|rent|affitto)\b/;
  const told = part.exec(sentence.folded)?.[1];
  return (
    told !== undefined &&
    !/\b(?:remaining|rest|resto|saldo)\b/.test(sentence.folded) &&
    !folded.includes(told.slice(0, 5)) &&
    /\b(?:cost\w*|price|prezzo)\b/.test(folded)
  );
}

const GIVEN_BY_ME =
  /^(?:present|gift|regalo|pensierino)s?:|\b(?:i|we)(?: \w+)? (?:gave|got|bought|brought|made)\b|(?:^|[,.;] ?|\band )(?:gave|got|bought|brought)\b(?! (?:me|us))|\bho (?:\w+ )?(?:regalat|dat|pres|comprat|portat)\w|\babbiamo (?:regalat|dat|pres|comprat|portat)\w|\bi want to give\b|\bregalar(?:gli|le)\b|\bwe (?:give|gave)\b|\bio (?:l'|il |lo |la |gli |le |un|i )/;
const GIVEN_TO_ME =
  /\b(?:gave|give|gives|got|bought|brought|handed|made) (?:me|us|everyone|everybody|all of us)\b|\b(?:mi|ci|m') ?(?:ha|hanno) (?:\w+ )?(?:regalat|dat|portat|comprat|pres)\w|\b(?:lui|lei) (?:a me|mi ha)\b|\bha regalato a (?:tutti|me|noi)\b/;

/** Whether giver and receiver are the same as in the question. */
export function isSameGiver({ folded, wants }: Question, told: string): boolean {
  if (!wants.some(({ keys }) => keys.includes("give") || keys.includes("gift"))) return true;
  if (/\b(?:give|gave|get|got|bring|brought) (?:me|us)\b|\b(?:mi|ci) (?:ha|hanno)\b/.test(folded))
    return GIVEN_TO_ME.test(told);
  if (/\bdid (?:i|we) (?:give|get|bring)\b|\b(?:ho|abbiamo) (?:\w+ )?(?:regalat|dat|pres|portat)\w/.test(folded))
    return GIVEN_BY_ME.test(told);
  return true;
}

const CAUSE_OF_DEATH =
  /\b(?:(?:die|died|dying|dead|death)\b.*\bof\b|how did \w+(?: \w+)? die|di (?:che )?cosa (?:e|era) mort\w|come (?:e|era) mort\w|di che (?:malattia )?e mort\w)/;
const CAUSE =
  /\b(?:died of|died from|cancer|tumou?r|stroke|heart|accident|crash|overdose|pneumonia|covid|illness|disease|infarto|ictus|cancro|tumore|incidente|polmonite|malattia|mort[oa] (?:di|per)|suicid\w+)\b/;

/** What somebody died of: the sentence must name a cause. */
export function namesCause({ folded }: Question, told: string): boolean {
  return !CAUSE_OF_DEATH.test(folded) || CAUSE.test(told);
}
