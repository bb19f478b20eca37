import { test as base } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./steps.ts";

/**
 * Looks at the page as it stands, by axe: on the large screen in dark, on the small one in light, and there, with the
 * longer words of Italian, for anything sideways at 320 px.
 */
type Look = (what: string) => Promise<void>;

/** The journeys’ test, with a look at each screen it comes by. */
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
