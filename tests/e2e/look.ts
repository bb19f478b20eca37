import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./steps.ts";

/**
 * Looks at the page as it stands, by axe in light; on the large screen for contrast in dark, too, and on the small one,
 * with the longer words of Italian, for anything sideways at 320 px.
 */
type Look = (what: string) => Promise<void>;

/** The journeys’ test, with a look at each screen it comes by. */
export const test = base.extend<{ look: Look }>({
  look: async ({ page, checkAccess, isMobile }, use) => {
    await use((what) =>
      test.step(what, async () => {
        await checkAccess(page);
        if (isMobile) {
          const usual = page.viewportSize()!;
          await page.setViewportSize({ width: 320, height: usual.height });
          await expectNoSidewaysScroll(page, what);
          await page.setViewportSize(usual);
          return;
        }
        await page.emulateMedia({ colorScheme: "dark" });
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(["color-contrast"]).analyze();
        const where = violations.flatMap(({ nodes }) => nodes.map((node) => node.target.join(" ")));
        expect(where, `contrast in dark: ${what}`).toEqual([]);
        await page.emulateMedia({ colorScheme: "light" });
      }),
    );
  },
});
