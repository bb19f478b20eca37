import type { Bilingual } from "#domain/language.ts";

/** Address of the page that is shown without a network; it is the application without anything about a user. */
export const SHELL_URL = "/offline-shell";
/** Where the operating system sends a text that the user shares with the installed application (manifest). */
export const SHARE_URL = "/share";

/**
 * Pages that the offline shell can show. The landing page, invitations, links in letters and the return from a provider
 * need the server.
 */
const PAGES =
  /^\/(?:auth|onboarding|home|extended-profiling|personality-summary|persona(?:-profiling|-summary|-relationship-snapshot)?\/[^/]+|settings(?:\/[^/]+)?|admin(?:\/(?:accounts\/)?[^/]+)?|import-people|privacy|terms)$/;

export function isOfflinePage(pathname: string): boolean {
  return PAGES.test(pathname);
}

/** Shown before there are any texts. */
export const LOADING = { en: "Loading...", it: "Caricamento…" } as const satisfies Bilingual;

/** The address that begins a note with a shared text. A fragment is never sent to a server, so that it logs nothing. */
export function noteAddress(parts: readonly (string | null | undefined)[]): string {
  const text = parts
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join("\n");
  return `/home?add=note${text && `#shared=${encodeURIComponent(text)}`}`;
}

/** The shared text in a fragment; empty if there is none. */
export function sharedText(hash: string): string {
  try {
    return decodeURIComponent(/^#?shared=(.*)$/s.exec(hash)?.[1] ?? "");
  } catch {
    return "";
  }
}
