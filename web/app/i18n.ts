import i18next, { type ResourceKey } from "i18next";
import { useSyncExternalStore } from "react";
import { initReactI18next } from "react-i18next";
import { DEFAULT_LANGUAGE, languageOf, type Language } from "#domain/language.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "sintonia_lang";

type Texts = Record<string, ResourceKey>;

/** One chunk per language, so that only the current one is downloaded, unless a text is missing. */
const load: Record<Language, () => Promise<Texts>> = {
  en: () => import("#web/locales/en.ts").then((module) => module.texts),
  it: () => import("#web/locales/it.ts").then((module) => module.texts),
};

export function loadTexts(language: Language): Promise<Texts> {
  return load[language]();
}

/** The language stored on this device, with or without an account; null before the first choice. */
export function temporaryLanguage(): Language | null {
  return languageOf(readCookie(COOKIE));
}

const listeners = new Set<() => void>();

/** Stores the language on this device; the landing page reads it too. */
export function keepTemporaryLanguage(language: Language): void {
  writeCookie(COOKIE, language);
  for (const listener of listeners) listener();
}

function onTemporaryLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reactive `temporaryLanguage`. */
export function useTemporaryLanguage(): Language | null {
  return useSyncExternalStore(onTemporaryLanguage, temporaryLanguage, temporaryLanguage);
}

export const i18n = i18next.createInstance();

/** Loads a language; falls back to English if that fails, so that the app can start. */
async function firstTexts(language: Language): Promise<Partial<Record<Language, Texts>>> {
  for (const candidate of new Set([language, DEFAULT_LANGUAGE])) {
    const texts = await load[candidate]().catch(() => null);
    if (texts) return { [candidate]: texts };
  }
  return {};
}

/** The language of the served HTML: the device's, or that of an invitation link. */
function pageLanguage(): Language {
  return languageOf(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}

/**
 * Starts with the language of the HTML that the server has rendered, or else with this device's; missing texts fall back
 * to English.
 */
export async function startI18n({ rendered = false } = {}): Promise<void> {
  const language = (rendered ? null : temporaryLanguage()) ?? pageLanguage();
  await initI18n(language, await firstTexts(language));
  document.documentElement.lang = language;
}

export async function initI18n(language: Language, resources: Partial<Record<Language, Texts>>): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources,
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
    // The fallback language is fetched only when a text is missing; `bindI18nStore` then re-renders.
    saveMissing: true,
    missingKeyHandler: () => void addTexts(DEFAULT_LANGUAGE).catch(() => undefined),
    react: { bindI18nStore: "added" },
  });
}

async function addTexts(language: Language): Promise<void> {
  const texts = await load[language]();
  for (const [namespace, resources] of Object.entries(texts)) {
    if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, resources);
  }
}

/** Switches the displayed language. @throws if its texts cannot be fetched */
export async function showLanguage(language: Language): Promise<void> {
  if (i18n.language === language) return;
  await addTexts(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

export function currentLanguage(): Language {
  return languageOf(i18n.language) ?? DEFAULT_LANGUAGE;
}
