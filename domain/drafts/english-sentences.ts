import { startsClause } from "./english-question.ts";
import { softened } from "./english-soften.ts";
import { joints, sentences, upper } from "./mend.ts";

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
export function tailed(text: string, form: (clause: string) => string): string[] {
  const parts = sentences(joints(cutAtClauses(text), "en"), "en");
  const [first = "", ...rest] = parts;
  return [form(first.replace(/[.?!]+$/, "")), ...rest.flatMap(softened)].map(upper);
}

export function statements(text: string): string[] {
  return sentences(joints(text, "en"), "en").flatMap(softened).map(upper);
}
