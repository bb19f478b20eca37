import { vi } from "vitest";
import type { Language } from "#domain/language.ts";
import { i18n, showLanguage, startI18n } from "#web/app/i18n.ts";

/** Sets the language for components rendered without a browser, with the application's texts. */
export async function speak(language: Language): Promise<void> {
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: language } });
  if (i18n.isInitialized) await showLanguage(language);
  else await startI18n();
  vi.unstubAllGlobals();
}
