import { cutAtClauses } from "./italian-cut.ts";
import type { Forms } from "./italian-forms.ts";
import { softenOrders } from "./italian-soften.ts";
import { isQuestion, punctuateClauses, toSentences, capitalize } from "./repair-typing.ts";

export function withFirst(text: string, f: Forms, form: (clause: string) => string): string[] {
  const [first = "", ...rest] = toSentences(punctuateClauses(cutAtClauses(text), "it"), "it");
  return [
    form(first.replace(/[.?!]+$/, "")),
    ...rest.map((sentence) => offer(sentence, text)).flatMap((sentence) => softenOrders(sentence, f)),
  ].map(capitalize);
}

/** “…, potrei prenderla sabato”: a statement, not a question. */
function offer(sentence: string, text: string): string {
  return text.includes("?")
    ? sentence
    : sentence.replace(
        /^((?:potrei|posso|possiamo|potremmo|facciamo|(?:a me |mi )?va(?:nno)? bene) (?!avere).*)\?$/iu,
        "$1.",
      );
}

/** “puoi ritirarlo quando vuoi”: a permission, not a question. */
const PERMISSION =
  /^(?:[^.?]* )?(?:puoi|può|potete) [^.?]*(?:quando|se) (?:vuoi|vuole|volete|ti va)|^(?:[^.?]* )?(?:puoi|può|potete) (?!\p{L}+r(?:mi|ci)(?!\p{L})|aiutar|passar|dar|far)(?:\p{L}+(?:are|ere|ire|r(?:lo|la|li|le|ne|ti|vi|si|tene|tela|telo)))(?!\p{L})/iu;

/** “puoi venire alle 6, ho una riunione?”: moves the question mark to the question. */
function questionFirst(sentence: string): string[] {
  if (!sentence.endsWith("?")) return [sentence];
  const [first = "", ...rest] = cutAtClauses(sentence.slice(0, -1)).split(/(?<=\.) /);
  const last = rest.at(-1) ?? "";
  if (rest.length > 0 && !isQuestion(first, "it") && !/^(?:Se|Quando) /u.test(first))
    return [first, ...rest.slice(0, -1), last].map(
      (part, index) => `${part.replace(/\.$/, "")}${index === rest.length ? "?" : "."}`,
    );
  if (rest.length === 0 || rest.some((part) => isQuestion(part, "it"))) return [sentence];
  return [`${first.replace(/\.$/, "")}?`, ...rest.map((part) => `${part.replace(/\.$/, "")}.`)];
}

export function statements(text: string, f: Forms, reported = false): string[] {
  return toSentences(punctuateClauses(text.replace(/^(?:[,\s]|e |ma )*che (?=\p{L})/iu, ""), "it"), "it")
    .map((sentence) =>
      reported && !text.includes("?") && PERMISSION.test(sentence) ? sentence.replace(/\?$/, ".") : sentence,
    )
    .map((sentence) =>
      reported && !text.includes("?") ? sentence.replace(/^((?:ci vediamo|ci sentiamo) .*)\?$/iu, "$1.") : sentence,
    )
    .map((sentence, index) =>
      reported &&
      index === 0 &&
      !/ (?:\p{L}+ ){1,3}o \p{L}+\?$/u.test(sentence) &&
      !text.includes("?") &&
      !/(?:, | ma | quindi )(?:possiamo|potresti|ti va|va bene)/.test(sentence)
        ? sentence.replace(/\?$/, ".")
        : sentence,
    )
    .flatMap(questionFirst)
    .flatMap((sentence) => (reported ? softenOrders(sentence, f) : [sentence]))
    .map(capitalize);
}
