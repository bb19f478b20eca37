import { isTarget } from "./about.ts";
import type { Entry } from "./corpus.ts";
import type { Search } from "./find.ts";
import { namesGivenIn } from "./names.ts";
import { isName, mentionsOf } from "./people.ts";
import type { Sentence } from "./sentences.ts";
import { RELATIONS } from "./words.ts";

const SOMEBODY = /^(?:he|she|they|him|her|lui|lei|we|i|noi|io|everyone|everybody|nobody|tutti|nessuno)$/;
const MARRYING =
  /\b(?:marr\w+|engaged|asked|wife|husband|moglie|marito|propos\w+|chiest\w|spos(?:at|ar|er)\w+|fidanzat\w)\b/;
const ASKS_SURNAME = /\b(?:surname|cognome|nickname|soprannome|last name)\b/;
const SURNAME = /\b(?:surname|cognome|nickname|soprannom\w+|last name|known as|call(?:s|ed)? (?:him|her))\b/;

const isRelation = (keys: readonly string[]) => keys.some((key) => RELATIONS.has(key));

function isNameOfOther({ tokens }: Sentence, at: number, persona: ReadonlySet<string>): boolean {
  return isName(tokens, at) && !persona.has(tokens[at]!.word) && !isRelation(tokens[at]!.keys);
}

/** Whether somebody other than the persona is named. */
function namesOther(sentence: Sentence, persona: ReadonlySet<string>): boolean {
  return (
    sentence.tokens.some((_, at) => isNameOfOther(sentence, at, persona)) ||
    mentionsOf(sentence).some(({ kind, at, word }) => kind === "name" && at === 0 && !persona.has(word))
  );
}

/** Whether somebody other than the persona is named near a relation. */
function namesOtherNear(sentence: Sentence, relations: readonly string[], persona: ReadonlySet<string>): boolean {
  return sentence.tokens.some(
    ({ keys }, at) =>
      relations.some((key) => keys.includes(key)) &&
      [-4, -3, -2, -1, 1, 2, 3, 4, 5].some(
        (step) => sentence.tokens[at + step] !== undefined && isNameOfOther(sentence, at + step, persona),
      ),
  );
}

/** How surely a sentence says who. */
export function whoFit({ sentence }: Entry, { question, persona }: Search): number {
  const { wants, targets, property, folded } = question;
  const asked = wants.filter(({ must }) => must).flatMap(({ keys }) => keys.filter((key) => RELATIONS.has(key)));
  // “Who is her boss”: a name near “boss”.
  if (
    asked.length > 0 &&
    targets.every(({ kind }) => kind === "relation") &&
    wants.every(({ keys, must }) => !must || isRelation(keys))
  )
    return namesOtherNear(sentence, asked, persona) ? 1 : 0.4;
  const asksSpouse = property === "pspouse";
  if (asksSpouse && !namesOther(sentence, persona)) return 0.5;
  if (asksSpouse && targets.length === 0 && !MARRYING.test(sentence.folded)) return 0.4;
  // “Who is Simone”: any sentence about him.
  if (wants.every(({ must }) => !must) || targets.length > 0) return 1;
  if (!asksSpouse && /\b(?:with|con chi)\b/.test(folded) && !/\b(?:with|con)\b/.test(sentence.folded)) return 0.5;
  if (mentionsOther(sentence, question, persona)) {
    const isSubject = mentionsOf(sentence).some(
      ({ behind, possesses, key }) => !behind && !possesses && !persona.has(key),
    );
    return isSubject ? 1 : 0.9;
  }
  return sentence.tokens.some(({ word }) => persona.has(word) || SOMEBODY.test(word)) ? 0.72 : 0.5;
}

/** Whether somebody is mentioned who is neither the persona nor named in the question. */
function mentionsOther(sentence: Sentence, { tokens, wants }: Search["question"], persona: Search["persona"]): boolean {
  return mentionsOf(sentence).some(
    ({ key, at }) =>
      !persona.has(key) &&
      !tokens.some(({ word, keys }) => word === key || keys.includes(key)) &&
      !sentence.tokens[at]!.keys.every((one) => wants.some(({ keys }) => keys.includes(one))),
  );
}

/** How surely a sentence gives the name asked for. */
export function nameFit({ sentence, all, index }: Entry, { question, persona, aliases }: Search): number {
  const relations = question.targets.filter((target) => target.kind === "relation");
  const asked = question.wants.flatMap(({ keys }) => keys);
  const isNamed = namesGivenIn(all, index).some(
    ({ relation, owner }) =>
      asked.includes(relation) ||
      relations.some((target) => isTarget({ ...target, key: relation, kind: "relation", owner }, target, aliases)),
  );
  if (isNamed) return 1;
  if (relations.length > 0 || isRelation(asked)) return 0;
  if (ASKS_SURNAME.test(question.folded)) return SURNAME.test(sentence.folded) ? 1 : 0.4;
  const isNewName = ({ capital, start, word }: Sentence["tokens"][number]) =>
    capital && start > 0 && word !== "i" && !persona.has(word) && !question.tokens.some((one) => one.word === word);
  // A name near the noun.
  const isBeside = sentence.tokens.some(
    (token, at) =>
      question.wants.some(({ keys, must }) => must && token.keys.some((key) => keys.includes(key))) &&
      sentence.tokens.slice(Math.max(0, at - 2), at + 6).some((other) => other !== token && isNewName(other)),
  );
  return isBeside ? 1 : 0.4;
}
