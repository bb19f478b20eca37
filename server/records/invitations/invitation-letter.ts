import { LOCALES, type Bilingual, type Language } from "#domain/language.ts";
import type { Letter } from "#server/mail/render.ts";

const LASTS: Bilingual = { en: "It works once.", it: "Funziona una volta sola." };
const LASTS_UNTIL: Bilingual = { en: "It works once, until {day}.", it: "Funziona una volta sola, fino al {day}." };

/** The letter with an invitation's link. */
export function invitationLetter(
  kind: "invitation" | "invitation_passed_on",
  { link, language, expiresAt }: { link: string; language: Language; expiresAt: Date | null },
): Letter {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  const lasts = expiresAt ? LASTS_UNTIL[language].replace("{day}", format.format(expiresAt)) : LASTS[language];
  return { kind, link, values: { lasts }, ...(expiresAt ? { until: expiresAt } : {}) };
}
