import { vi } from "vitest";
import type { Language } from "#domain/language.ts";
import { i18n, showLanguage, startI18n } from "#web/app/i18n.ts";

/** Has components that are rendered without a browser speak a language, with the texts of the application. */
export async function speak(language: Language): Promise<void> {
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: language } });
  if (i18n.isInitialized) await showLanguage(language);
  else await startI18n();
  vi.unstubAllGlobals();
}
