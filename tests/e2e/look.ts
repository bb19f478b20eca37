import type { Page } from "@playwright/test";
import { test as base } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./steps.ts";

/** How the two projects show a page. Italian texts are longer, so the phone is looked at where it is narrowest too. */
const DESKTOP = { size: { width: 1280, height: 800 }, colorScheme: "dark", narrowest: 1280 } as const;
const PHONE = { size: { width: 390, height: 844 }, colorScheme: "light", narrowest: 320 } as const;

/**
 * Checks the current page with axe and for horizontal overflow. `restore` brings back what is shown, where a change
 * between wide and narrow ends it.
 */
type Look = (what: string, restore?: () => Promise<void>) => Promise<void>;

interface Looking {
  page: Page;
  checkAccess: (page: Page) => Promise<void>;
}

async function resize(page: Page, to: typeof DESKTOP | typeof PHONE, restore?: () => Promise<void>): Promise<void> {
  if (page.viewportSize()!.width === to.size.width) return;
  await page.setViewportSize(to.size);
  // What the application hides or shows at a width follows in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await restore?.();
}

async function lookAt({ page, checkAccess }: Looking, what: string, as: typeof DESKTOP | typeof PHONE): Promise<void> {
  await page.emulateMedia({ colorScheme: as.colorScheme });
  await checkAccess(page);
  if (as.narrowest < as.size.width) await page.setViewportSize({ ...as.size, width: as.narrowest });
  await expectNoSidewaysScroll(page, what);
  if (as.narrowest < as.size.width) await page.setViewportSize(as.size);
}

/** `test` with functions that check each screen a journey visits. */
export const test = base.extend<{ look: Look; lookTwice: Look }>({
  /** As the project shows it: on the desktop dark, on the phone light. */
  look: async ({ page, checkAccess, isMobile }, use) =>
    use((what) => test.step(what, () => lookAt({ page, checkAccess }, what, isMobile ? PHONE : DESKTOP))),
  /** As both projects show it, for journeys that run in one of them. */
  lookTwice: async ({ page, checkAccess, isMobile }, use) =>
    use((what, restore) =>
      test.step(what, async () => {
        const [own, other] = isMobile ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
        await lookAt({ page, checkAccess }, what, own);
        await resize(page, other, restore);
        await lookAt({ page, checkAccess }, what, other);
        await page.emulateMedia({ colorScheme: own.colorScheme });
        await resize(page, own, restore);
      }),
    ),
});
