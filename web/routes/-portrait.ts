import type { Persona } from "#domain/people/contract.ts";
import { firstSentence, paragraphsOf } from "#web/features/profile/split-text.ts";
import type { Portrait } from "#web/features/profiling/PersonaPortrait.tsx";
import { currentLanguage } from "#web/app/i18n.ts";

/** A person's texts as they are read; null until they are written. */
export function portraitOf(persona: Persona): Portrait | null {
  if (!persona.profile_summary) return null;
  // The first sentence only says whose view this is.
  const [opening, whole] = firstSentence(persona.profile_summary, currentLanguage());
  const [point, after] = firstSentence(whole, currentLanguage());
  const [third, rest] = firstSentence(after, currentLanguage());
  return {
    keySentence: `${opening} ${point}`.trim(),
    third,
    rest: paragraphsOf(rest),
    tips: persona.tips_parts,
  };
}
