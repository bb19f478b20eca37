import { startsClause } from "./english-question.ts";
import { softened } from "./english-soften.ts";
import { joints, sentences, upper } from "./mend.ts";

const CONDITION = /^(?:if|when|because|since|as|after|before|although|while|once|unless|whenever)\b/i;

/** Where after a comma a clause of its own begins, a sentence begins. */
export function cutAtClauses(text: string): string {
  if (CONDITION.test(text)) return text;
  const [first = "", ...parts] = text.split(/, (?=\p{L})/u);
  return parts.reduce(
    (whole, part) => `${whole}${startsClause(part) && whole.includes(" ") ? ". " : ", "}${part}`,
    first,
  );
}

/** The first sentence in a form of its own, the rest as statements. */
export function tailed(text: string, form: (clause: string) => string): string[] {
  const parts = sentences(joints(cutAtClauses(text), "en"), "en");
  const [first = "", ...rest] = parts;
  return [form(first.replace(/[.?!]+$/, "")), ...rest.flatMap(softened)].map(upper);
}

export function statements(text: string): string[] {
  return sentences(joints(text, "en"), "en").flatMap(softened).map(upper);
}
