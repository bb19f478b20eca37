import { startsClause } from "./english-question.ts";
import { softenOrders } from "./english-soften.ts";
import { punctuateClauses, toSentences, capitalize } from "./repair-typing.ts";

const CONDITION = /^(?:if|when|because|since|as|after|before|although|while|once|unless|whenever)\b/i;

/** Starts a new sentence at a comma before a main clause. */
export function cutAtClauses(text: string): string {
  if (CONDITION.test(text)) return text;
  const [first = "", ...parts] = text.split(/, (?=\p{L})/u);
  return parts.reduce(
    (whole, part) => `${whole}${startsClause(part) && whole.includes(" ") ? ". " : ", "}${part}`,
    first,
  );
}

/** Applies `form` to the first sentence; the others stay statements. */
export function withFirst(text: string, form: (clause: string) => string): string[] {
  const parts = toSentences(punctuateClauses(cutAtClauses(text), "en"), "en");
  const [first = "", ...rest] = parts;
  return [form(first.replace(/[.?!]+$/, "")), ...rest.flatMap(softenOrders)].map(capitalize);
}

export function statements(text: string): string[] {
  return toSentences(punctuateClauses(text, "en"), "en").flatMap(softenOrders).map(capitalize);
}
