import type { Language } from "#domain/language.ts";
import type { Token } from "./matcher.ts";

/** Frequent words that do not exist in the other language. */
const OFTEN: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    "the and to of is was it he she they i you my his her with that for not but have has had be been are were this at we me him them so just what when how do did will would can could about from all there out up if no one after like get got then an as or who".split(
      " ",
    ),
  ),
  it: new Set(
    "che di e la il un una non mi per con ho ha lo le gli si sono era ma come se anche mio mia più piu del della dei al alla nel da ci ti questo quando poi perche così cosi sua suo loro io lui lei hanno detto fatto stato stata tutto tutti molto sempre mai ancora sto sta fa".split(
      " ",
    ),
  ),
};

/** The language of a text, by its most frequent words; null if both have equally many. */
export function languageOf(words: readonly Token[]): Language | null {
  const count = (language: Language) => words.reduce((sum, { word }) => sum + Number(OFTEN[language].has(word)), 0);
  const [en, it] = [count("en"), count("it")];
  if (en === it) return null;
  return en > it ? "en" : "it";
}
