import type { Language } from "#domain/language.ts";
import type { Act, ActKind } from "./draft-types.ts";

const OTHER_THAN_SAYING: ReadonlySet<ActKind> = new Set<ActKind>([
  "wish",
  "thank",
  "sorry",
  "congratulate",
  "condole",
  "invite",
  "ask-to",
  "ask-for",
  "ask-wh",
  "remind-to",
  "suggest",
  "offer",
  "decline",
  "cancel",
  "accept",
  "move",
]);
const SHORT_FORMS: ReadonlySet<ActKind> = new Set<ActKind>(["wish", "thank", "sorry", "congratulate", "condole"]);

/** “happy birthday and that …”: a second act. */
const TOLD: Record<Language, RegExp> = {
  en: /,? (?:and|but|also) (?:also )?that (?=\p{L})/iu,
  it: /,? (?:e|ma|ed anche|e anche) che (?=\p{L})/iu,
};
const CLAUSE: Record<Language, RegExp> = {
  en: /(?:,? (?:and|but)|,) (?=(?:i|i'm|im|i'll|i've|we|we're|we'll|it was|it is|it's|she's|he's|she|he|they|there)\b)/i,
  it: /(?:,? (?:e|ma)|,) (?=(?:non |mi |ci |ti |gli |le |la |lo )*(?:vorrei|sono|ho|abbiamo|siamo|posso|possiamo|purtroppo|spero|speriamo|ero|è stat[oa]|ci vediamo|dispiace|vediamo|sarò|avevo)(?!\p{L}))/iu,
};

/** Splits acts, so that what follows “and that”, or a clause after a wish, is an act of its own. */
export function splitBundledActs(acts: readonly Act[], language: Language): Act[] {
  return acts.flatMap((act) => {
    if (!OTHER_THAN_SAYING.has(act.kind)) return [act];
    const cut = TOLD[language].exec(act.text) ?? (SHORT_FORMS.has(act.kind) ? CLAUSE[language].exec(act.text) : null);
    if (!cut) return [act];
    const rest = act.text.slice(cut.index + cut[0].length);
    const first = act.text.slice(0, cut.index);
    // “sorry, I forgot” is one act.
    if (!first.trim() && SHORT_FORMS.has(act.kind)) return [act];
    return [
      { ...act, text: first },
      { kind: "say", text: rest },
    ];
  });
}
