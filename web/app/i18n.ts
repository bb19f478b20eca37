import i18next, { type ResourceKey } from "i18next";
import { useSyncExternalStore } from "react";
import { initReactI18next } from "react-i18next";
import { DEFAULT_LANGUAGE, languageSchema, type Language } from "#domain/language.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "sintonia_lang";

type Texts = Record<string, ResourceKey>;

/** One chunk a language: a reader of one never downloads the other, unless a text is missing. */
const load: Record<Language, () => Promise<Texts>> = {
  en: () => import("#web/locales/en.ts").then((module) => module.texts),
  it: () => import("#web/locales/it.ts").then((module) => module.texts),
};

/** The language chosen on this device, before or without an account; null until the first choice. */
export function temporaryLanguage(): Language | null {
  const parsed = languageSchema.safeParse(readCookie(COOKIE));
  return parsed.success ? parsed.data : null;
}

const listeners = new Set<() => void>();

/** Keeps the choice on this device; the landing page reads it too. */
export function keepTemporaryLanguage(language: Language): void {
  writeCookie(COOKIE, language);
  for (const listener of listeners) listener();
}

function onTemporaryLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** `temporaryLanguage`, followed as it changes. */
export function useTemporaryLanguage(): Language | null {
  return useSyncExternalStore(onTemporaryLanguage, temporaryLanguage);
}

export const i18n = i18next.createInstance();

/** The texts of a language; where they cannot be fetched, English ones, so that nobody is kept waiting. */
async function firstTexts(language: Language): Promise<Partial<Record<Language, Texts>>> {
  for (const candidate of new Set([language, DEFAULT_LANGUAGE])) {
    const texts = await load[candidate]().catch(() => null);
    if (texts) return { [candidate]: texts };
  }
  return {};
}

/** The language the server has written the page in: the device's, or the one that an invitation's link is in. */
function pageLanguage(): Language {
  const parsed = languageSchema.safeParse(document.documentElement.lang);
  return parsed.success ? parsed.data : DEFAULT_LANGUAGE;
}

/** Starts with this device's language; English stands in for a text that is missing. */
export async function startI18n(): Promise<void> {
  const language = temporaryLanguage() ?? pageLanguage();
  const resources = await firstTexts(language);
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources,
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
    // Only a text that is missing makes the fallback's texts worth fetching; they are shown as soon as they are there.
    saveMissing: true,
    missingKeyHandler: () => void addTexts(DEFAULT_LANGUAGE).catch(() => undefined),
    react: { bindI18nStore: "added" },
  });
  document.documentElement.lang = language;
}

async function addTexts(language: Language): Promise<void> {
  const texts = await load[language]();
  for (const [namespace, resources] of Object.entries(texts)) {
    if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, resources);
  }
}

/** Shows another language at once. */
export async function showLanguage(language: Language): Promise<void> {
  if (i18n.language === language) return;
  await addTexts(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The language on screen. */
export function currentLanguage(): Language {
  const parsed = languageSchema.safeParse(i18n.language);
  return parsed.success ? parsed.data : DEFAULT_LANGUAGE;
}
