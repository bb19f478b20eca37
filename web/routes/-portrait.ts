import type { Persona } from "#domain/people/contract.ts";
import { firstSentence, paragraphsOf } from "#web/features/profile/split-text.ts";
import type { Portrait } from "#web/features/profiling/PersonaPortrait.tsx";
import { currentLanguage } from "#web/app/i18n.ts";

/** A person's generated texts, split for display; null before they are generated. */
export function portraitOf(persona: Persona): Portrait | null {
  if (!persona.profile_summary) return null;
  // The first sentence only states whose view this is, so the key sentence includes the second.
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
