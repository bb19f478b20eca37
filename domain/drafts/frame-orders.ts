import { formsOf } from "./italian-verbs.ts";

const PATTERN =
  /(^|,? (?:e|ma|però) |, )che (?:per ora |intanto |anche |poi |stasera |domani )?(non )?((?:si|lo|la|li|le|mi|ci|gli|ne) )?(\p{L}+)(?!\p{L})/giu;

/** “e che non si addormenti”: rewrites what the addressee should do into a form the readers know. */
export function asOrders(text: string): string {
  return text.replace(PATTERN, (found, before: string, not = "", clitic = "", word: string) => {
    const forms = formsOf(word.toLowerCase());
    const wish = forms.find(({ mood, person, infinitive }) => mood === "subjunctive" && person === 2 && infinitive);
    // An unknown verb: “si addormenti”.
    if (forms.length === 0 && /^si /iu.test(clitic) && /[^aeiou]i$/u.test(word))
      return `${before.trim() ? ". " : ""}digli di ${not}${word.slice(0, -1)}arsi`;
    const told = !/(?<!\p{L})(?:ti|tu|tuo|tua|hai|sei|puoi)(?!\p{L})/iu.test(text);
    if (
      !wish ||
      /^(?:sia|abbia|stia|vada|possa)$/iu.test(word) ||
      forms.some(({ mood, person }) => mood === "present" && (person === 2 || (person === 1 && !told) || person === 0))
    )
      return found;
    const joined = clitic ? `${wish.infinitive.slice(0, -1)}${clitic.trim()}` : wish.infinitive;
    return `${before.trim() ? ". " : ""}digli di ${not}${joined}`;
  });
}
