import type { Language } from "#domain/language.ts";
import type { Framed } from "./frame.ts";
import { callsOf } from "./frame-names.ts";

/** A message that the user has written and wants improved. */
export function quoted(whole: string, persona: string, language: Language): Framed | null {
  const found = /"([^"]{12,})"|(?<=^|[\s:])'([^\s'](?:[^']|'(?=\p{L})){12,})'(?!\p{L})/u.exec(whole);
  if (!found) return null;
  const around = `${whole.slice(0, found.index)} ${whole.slice(found.index + found[0].length)}`;
  if (!REWORD[language].test(around) || ANSWER[language].test(around)) return null;
  const calls = callsOf(persona, whole, language);
  const text = (found[1] ?? found[2] ?? "").replace(new RegExp(`^${calls.name}[, ]+`, "iu"), "").trim();
  const after = whole
    .slice(found.index + found[0].length)
    .replace(/[.!?]$/u.test(text) ? /^[\s.]*/u : /^[^.!?]*[.!?]*/u, "")
    .trim();
  return {
    who: null,
    acts: [
      { kind: "direct", text },
      ...(after && MORE[language].test(after) ? [{ kind: "say" as const, text: after }] : []),
    ],
    command: around,
    formal: null,
  };
}

const REWORD: Record<Language, RegExp> = {
  en: /\b(?:kinder|nicer|better|softer|politer|more \w+|less \w+|reword|rephrase|word|put|make|sound|improve|write)\b/i,
  it: /(?<!\p{L})(?:riscriv\p{L}+|mettimel[oa]|mettil[oa]|meglio|più \p{L}+|meno \p{L}+|sistema\p{L}*|rendi\p{L}*|correggi\p{L}*|dill[oa])(?!\p{L})/iu,
};
/** Asks for an answer to a quoted message. */
const ANSWER: Record<Language, RegExp> = {
  en: /\b(?:reply|answer|respond|wrote|texted|said|says|sent|asks|asked)\b/i,
  it: /(?<!\p{L})(?:rispond\p{L}*|ha scritto|ha detto|dice|mi scrive|ha mandato)(?!\p{L})/iu,
};
const MORE: Record<Language, RegExp> = { en: /^(?:i|i'd|we|also)\b/i, it: /^(?:vorrei|e |anche )/iu };
