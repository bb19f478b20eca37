import type { Language } from "#domain/language.ts";
import { ACT_CUES } from "./content.act-cues.ts";

const KIN =
  /^(?:mum|mom|mam|mother|dad|father|parents?|brothers?|bro|sisters?|sis|sons?|daughters?|kids?|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|boss|manager|friends?|mate|colleagues?|coworker|aunt|uncle|cousin|grandma|grandpa|nan|gran|neighbours?|neighbors?|flatmate|roommate|fiance|fiancee|boy|girl|guy|man|woman|madre|mamma|padre|papa|babbo|genitori|fratell[oi]|sorell[ae]|figli[oae]?|marito|moglie|compagn[oa]|ragazz[oa]|fidanzat[oa]|cap[oa]|responsabile|amic[oai]|amiche|collegh?[aei]|zi[oa]|cugin[oa]|nonn[oai]|vicin[oai]|coinquilin[oa]|suocer[oai]|cognat[oa]|nuora|genero)$/;
const OTHER =
  /^(?:he|she|they|him|her|them|his|hers|their|hes|shes|theyre|lui|lei|loro|gli|le|lo|la|li|suo|sua|suoi|sue|egli|ella)$/;

/** Replaces numbers, words for people and names by their category. */
function kindOf(word: string, written: string, at: number): string {
  if (/^\d/.test(word)) return "#";
  if (KIN.test(word)) return "KIN";
  if (OTHER.test(word)) return "OTHER";
  if (at > 0 && /^\p{Lu}\p{Ll}/u.test(written)) return "NAME";
  return word;
}

/** The words and punctuation of a text: lower case, without accents or apostrophes. */
export function actTokens(text: string): { words: string[]; kinds: string[] } {
  const words: string[] = [];
  const kinds: string[] = [];
  const flat = text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[’‘`´]/g, "'");
  for (const [written] of flat.matchAll(
    /[\p{L}]+(?:'(?:s|t|m|re|ve|ll|d)\b)?'?|\d+(?:[.,:]\d+)*|[?!.…:;,]+|\p{Emoji_Presentation}/gu,
  )) {
    if (/^[?!.…:;,]/.test(written)) {
      const stop = written.includes("?")
        ? "?"
        : written.includes("!")
          ? "!"
          : written[0] === "…" || written.startsWith("..")
            ? "…"
            : written[0]!;
      words.push(stop);
      kinds.push(stop);
      continue;
    }
    const word = written.toLowerCase().replace(/'/g, "");
    const begins = kinds.length === 0 || /^[?!.…:]$/.test(kinds.at(-1)!);
    words.push(word);
    kinds.push(kindOf(word, written, begins ? 0 : 1));
  }
  return { words, kinds };
}

/** Length of the vector of all word features; cues and positions have values of 1 to 2 each. */
const BAG = 4;

const LENGTHS = [1, 2, 3, 5, 8, 12, 20, 35, 60];

/** Calls `take` with name and value of every feature used to classify the act of a message. */
export function eachActFeature(
  text: string,
  asked: boolean,
  language: Language,
  take: (feature: string, value: number) => void,
): void {
  const { words, kinds } = actTokens(text);
  const count = words.filter((word) => /[\p{L}\d]/u.test(word)).length;
  const size = LENGTHS.findIndex((length) => count <= length);
  take(`size ${size}`, 1);
  take(`asked ${asked} ${size}`, 1);
  take(`lang ${language}`, 0.5);
  const end = words.at(-1);
  take(`end ${end === "?" || end === "!" || end === "." || end === "…" ? end : "none"}`, 1);
  if (words.includes("?")) take("has ?", 1);
  for (const [name, cue] of ACT_CUES[language]) if (cue.test(text)) take(`cue ${name}`, 2);

  const clauses = clausesOf(kinds);
  const last = clauses.at(-1) ?? [];
  const first = clauses[0] ?? [];
  for (let n = 1; n <= 4; n++) {
    if (first.length >= n) {
      const start = first.slice(0, n).join(" ");
      take(`^ ${start}`, 1.2);
      if (asked) take(`asked ^ ${start}`, 0.8);
      if (count <= 6) take(`short ^ ${start}`, 0.8);
    }
    if (last.length >= n) take(`last ^ ${last.slice(0, n).join(" ")}`, 1.2);
    if (last.length >= n) take(`$ ${last.slice(-n).join(" ")}`, n < 3 ? 0.7 : 0.5);
  }
  for (const clause of clauses) {
    for (let n = 1; n <= 3; n++) if (clause.length >= n) take(`clause ${clause.slice(0, n).join(" ")}`, 0.8);
  }
  const bag = new Map<string, number>();
  for (let at = 0; at < words.length; at++) {
    bag.set(`w ${words[at]}`, 0.7);
    for (let n = 2; n <= 4; n++)
      if (at + n <= kinds.length) bag.set(`g ${kinds.slice(at, at + n).join(" ")}`, n === 2 ? 0.7 : 0.6);
    if (at + 3 <= kinds.length) bag.set(`s ${kinds[at]} _ ${kinds[at + 2]}`, 0.4);
    const word = `<${words[at]}>`;
    if (!/\p{L}/u.test(word)) continue;
    for (let n = 4; n <= 5; n++)
      for (let from = 0; from + n <= word.length; from++) bag.set(`c ${word.slice(from, from + n)}`, 0.2);
  }
  // Normalised, so that long messages do not weigh more than short ones.
  let squares = 0;
  for (const value of bag.values()) squares += value * value;
  const share = BAG / Math.sqrt(squares || 1);
  for (const [feature, value] of bag) take(feature, value * share);
}

/** The parts of a message between punctuation marks. */
function clausesOf(kinds: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const kind of kinds) {
    if (/^[?!.…:;,]$/.test(kind)) {
      if (clauses.at(-1)!.length > 0) clauses.push([]);
    } else clauses.at(-1)!.push(kind);
  }
  return clauses.filter((clause) => clause.length > 0);
}
