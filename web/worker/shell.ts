import { DEFAULT_LANGUAGE, languageOf } from "#domain/language.ts";
import { LOADING } from "./offline-pages.ts";

/** A nonce as the server makes them. */
function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

const THEME = /^(?:light|dark)$/;

/** What pages load, by their addresses such as `/persona/:id`; written by scripts/build-web.mjs. */
interface Preloads {
  pages: Record<string, string[]>;
  texts: Record<string, Record<string, string[]>>;
  shell: string[];
}

/** Links to what the page at this address loads: at once, and not one after another as its modules ask for it. */
function preloadLinks(json: string, language: string, path: string): string {
  const { pages, texts, shell } = JSON.parse(json) as Preloads;
  const page =
    Object.keys(pages).find((known) => new RegExp(`^${known.replaceAll(/:\w+/g, "[^/]+")}$`).test(path)) ?? "";
  const files = [...(texts[language]?.[page] ?? []), ...(pages[page] ?? []), ...shell];
  const link = (file: string) =>
    file.endsWith(".js")
      ? `<link rel="modulepreload" crossorigin href="${file}">`
      : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;
  return [...new Set(files)].map(link).join("");
}

/**
 * The stored shell with a new nonce in its policy and its text, as the server does for its pages: a nonce in the cache
 * would be the same for every visit. Without the device's language and theme, the application sets them itself.
 */
export async function shellFor(
  stored: Response,
  { language: told, theme, path }: { language: string; theme: string; path: string },
): Promise<Response> {
  const language = languageOf(told) ?? DEFAULT_LANGUAGE;
  const nonce = newNonce();
  const headers = new Headers(stored.headers);
  // The body is decoded and its length changes.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const policy = headers.get("content-security-policy") ?? "";
  headers.set("content-security-policy", policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`));
  const text = (await stored.text())
    .replace(/<!--preloads (.*?)-->/, (_, json: string) => preloadLinks(json, language, path))
    .replaceAll("__LANG__", language)
    .replaceAll("__LOADING__", LOADING[language])
    .replaceAll("__THEME__", THEME.test(theme) ? theme : "")
    .replaceAll("__NONCE__", nonce);
  return new Response(text, { headers });
}
