import { setI18n } from "react-i18next";
import { vi } from "vitest";
import type { Language } from "#domain/language.ts";
import { i18n, loadTextGroups, showLanguage, startI18n } from "#web/app/i18n.ts";
import { ALL_GROUPS } from "#web/locales/groups.ts";

/** Sets the language for components rendered without a browser, with the application's texts. */
export async function speak(language: Language): Promise<void> {
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: language } });
  if (i18n.isInitialized) await showLanguage(language);
  else await startI18n();
  // A test before may have begun it without React.
  setI18n(i18n);
  await loadTextGroups(...ALL_GROUPS);
  vi.unstubAllGlobals();
}
