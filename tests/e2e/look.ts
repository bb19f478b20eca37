import { test as base } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./steps.ts";

/**
 * Checks the current page with axe: on the desktop in dark mode, on the phone in light mode. On the phone, whose texts
 * are in Italian and so longer, it also checks for horizontal overflow at 320 px.
 */
type Look = (what: string) => Promise<void>;

/** `test` with a function that checks each screen a journey visits. */
export const test = base.extend<{ look: Look }>({
  look: async ({ page, checkAccess, isMobile }, use) => {
    await use((what) =>
      test.step(what, async () => {
        if (!isMobile) await page.emulateMedia({ colorScheme: "dark" });
        await checkAccess(page);
        if (!isMobile) return page.emulateMedia({ colorScheme: "light" });
        const usual = page.viewportSize()!;
        await page.setViewportSize({ width: 320, height: usual.height });
        await expectNoSidewaysScroll(page, what);
        return page.setViewportSize(usual);
      }),
    );
  },
});
