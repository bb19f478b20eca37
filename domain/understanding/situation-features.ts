import type { Language } from "#domain/language.ts";
import { lexicalFields } from "./lexical-fields.ts";

/** Words that occur in any message and are no evidence by themselves. */
const COMMON = new Set(
  (
    "a an the i im ive id my me we our us you your it its is are was were be been am and or but so to of in on at for with from by that this these those as if not no do does did have has had will would can could just about what how when there then than too very all up out he she they him her them his their hes shes " +
    "un uno una il lo la i gli le l di a da in con su per tra fra e o ma se che chi non mi ti si ci vi ne io tu lui lei noi voi loro mio mia miei mie suo sua suoi sue del della dei delle al alla ai alle nel nella sul sulla dal dalla sono sei siamo era ho hai ha abbiamo hanno come cosa quando dove anche piu questo questa quello quella c"
  ).split(" "),
);

const REACH = 3;
/** Value of a term of a lexical field, relative to all word features together (1), and the most weight that counts. */
const FIELD = 1.5;
const FIELD_MOST = 2.5;

/** The words of a text, in lower case without accents. */
export function situationWords(text: string): string[] {
  const flat = text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
  return flat.match(/[\p{L}]+|\d+/gu) ?? [];
}

/** Calls `take` with name and value of every feature used to classify the situation of a message. */
export function eachSituationFeature(
  text: string,
  language: Language,
  take: (feature: string, value: number) => void,
): void {
  for (const [situation, weight] of lexicalFields(situationWords(text), language)) {
    take(`f ${situation}`, FIELD * Math.min(FIELD_MOST, weight));
  }
  const words = situationWords(text).map((word) => (/^\d/.test(word) ? "#" : word));
  const bag = new Map<string, number>();
  const told = words.filter((word) => !COMMON.has(word));
  for (const word of words) bag.set(`w ${word}`, COMMON.has(word) ? 0.25 : 1);
  for (let at = 1; at < words.length; at++) bag.set(`p ${words[at - 1]} ${words[at]}`, 0.6);
  for (let at = 0; at < told.length; at++) {
    for (let to = at + 1; to <= at + REACH && to < told.length; to++) {
      const [one, two] = [stemOf(told[at]!), stemOf(told[to]!)].toSorted() as [string, string];
      bag.set(`n ${one} ${two}`, 0.5);
    }
    const stem = stemOf(told[at]!);
    bag.set(`t ${stem}`, 0.7);
    const word = `<${told[at]}>`;
    for (let n = 4; n <= 5; n++)
      for (let from = 0; from + n <= word.length; from++) bag.set(`c ${word.slice(from, from + n)}`, 0.25);
  }
  // Normalised, so that long messages do not weigh more than short ones.
  let squares = 0;
  for (const value of bag.values()) squares += value * value;
  const share = 1 / Math.sqrt(squares || 1);
  for (const [feature, value] of bag) take(feature, value * share);
}

/** The beginning of a word, without its likely inflection. */
function stemOf(word: string): string {
  if (word.length <= 4) return word;
  return word.slice(0, Math.max(4, Math.min(6, word.length - 2)));
}
