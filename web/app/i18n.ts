import i18next from "i18next";
import { useSyncExternalStore } from "react";
import { initReactI18next } from "react-i18next";
import { DEFAULT_LANGUAGE, languageOf, type Language } from "#domain/language.ts";
import { groupOf, groupsOfPage, TEXT_GROUPS, USUAL_GROUPS, type TextGroup } from "#web/locales/groups.ts";
import { fetchTexts, type Texts } from "#web/locales/texts.ts";
import { readCookie, writeCookie } from "./cookies.ts";
import { fetchLater } from "./fetch-later.ts";

const COOKIE = "sintonia_lang";

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

/** What every page needs of a language; falls back to English if that fails, so that the app can start. */
async function firstTexts(language: Language): Promise<Partial<Record<Language, Texts>>> {
  for (const candidate of new Set([language, DEFAULT_LANGUAGE])) {
    const texts = await fetchTexts(candidate, ["start"]).catch(() => null);
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
    // A group not loaded yet, or the fallback language, is fetched when a text is missing.
    saveMissing: true,
    missingKeyHandler: (_languages, namespace) => void bringTexts(namespace),
    // Nothing is shown instead of a text that is being fetched.
    parseMissingKeyHandler: (key, fallback) => fallback ?? (bringing > 0 ? "" : key),
    react: { bindI18nStore: "added" },
  });
}

const started = new Promise<void>((resolve) => i18n.on("initialized", () => resolve()));
/** The groups asked for so far, which a switch of the language brings along. */
const wanted = new Set<TextGroup>(["start"]);
let bringing = 0;

function isLoaded(language: Language, group: TextGroup): boolean {
  return i18n.isInitialized && i18n.hasResourceBundle(language, TEXT_GROUPS[group][0]);
}

/** @throws if they cannot be fetched */
async function addTexts(language: Language, group: TextGroup): Promise<void> {
  if (isLoaded(language, group)) return;
  const texts = await fetchTexts(language, [group]);
  // Silent: nothing on the page uses them yet, so that it need not be rendered again.
  for (const [namespace, resources] of Object.entries(texts)) {
    i18n.addResourceBundle(language, namespace, resources, false, true, { silent: true, skipCopy: true });
  }
}

/** Fetches what a rendered component misses, in its language or else in the fallback language, and renders again. */
async function bringTexts(namespace: string): Promise<void> {
  const group = groupOf(namespace);
  const language = currentLanguage();
  const missing = [language, DEFAULT_LANGUAGE].filter((one) => group && !isLoaded(one, group));
  if (!group || missing.length === 0) return;
  wanted.add(group);
  bringing += 1;
  let came: Language | undefined;
  for (const candidate of missing) {
    came ??= await addTexts(candidate, group).then(
      () => candidate,
      () => undefined,
    );
  }
  bringing -= 1;
  // Adds nothing more; this time components are told.
  if (came) i18n.addResourceBundle(came, namespace, {});
}

/**
 * Fetches texts that the page has not been loaded with, for what is shown later, such as a dialog. All are there already
 * on the server. @throws if they cannot be fetched
 */
export async function loadTextGroups(...groups: TextGroup[]): Promise<void> {
  for (const group of groups) wanted.add(group);
  await started;
  await Promise.all(groups.map((group) => addTexts(currentLanguage(), group)));
}

/** Fetches the texts of the page at a route's address; undefined if they are here. @throws if they cannot be fetched */
export function loadPageTexts(address: string): Promise<void> | undefined {
  const groups = groupsOfPage(address);
  return groups.every((group) => isLoaded(currentLanguage(), group)) ? undefined : loadTextGroups(...groups);
}

/** Fetches the usual groups later, where no service worker stores them, so that no dialog and no page waits. */
export function loadTextsLater(): void {
  fetchLater(() => void loadTextGroups(...USUAL_GROUPS).catch(() => undefined));
}

/** Switches the displayed language. @throws if its texts cannot be fetched */
export async function showLanguage(language: Language): Promise<void> {
  if (i18n.language === language) return;
  for (;;) {
    const missing = [...wanted].filter((group) => !isLoaded(language, group));
    if (missing.length === 0) break;
    await Promise.all(missing.map((group) => addTexts(language, group)));
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

export function currentLanguage(): Language {
  return languageOf(i18n.language) ?? DEFAULT_LANGUAGE;
}
