import { test, type Page } from "@playwright/test";

/** What is checked on each screen: axe, and that nothing overflows horizontally. */
export const CHECKS = ["axe", "overflow"] as const;
export type Check = (typeof CHECKS)[number];

/** A check that a screen passed. */
export interface Seen {
  check: Check;
  path: string;
  language: string;
  width: string;
  theme: string;
}

/** The type of the annotations in the journeys' report that scripts/check-screens.ts reads. */
export const SEEN = "seen";

/** Writes into the journeys' report that the current screen passed a check. */
export async function saw(page: Page, check: Check): Promise<void> {
  const shown = await page.evaluate(() => ({
    path: location.pathname,
    language: document.documentElement.lang,
    width: innerWidth < 768 ? "narrow" : "wide",
    theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  }));
  const description = JSON.stringify({ check, ...shown } satisfies Seen);
  const { annotations } = test.info();
  if (!annotations.some((known) => known.description === description)) annotations.push({ type: SEEN, description });
}
