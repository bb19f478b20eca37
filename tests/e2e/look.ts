import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./steps.ts";

/** Looks at the page as it stands: axe in light, contrast in dark as well, and nothing sideways at 320 px. */
type Look = (what: string) => Promise<void>;

/** The journeys’ test, with a look at each screen it comes by. */
export const test = base.extend<{ look: Look }>({
  look: async ({ page, checkAccess }, use) => {
    await use((what) =>
      test.step(what, async () => {
        const usual = page.viewportSize()!;
        await checkAccess(page);
        await page.emulateMedia({ colorScheme: "dark" });
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(["color-contrast"]).analyze();
        const where = violations.flatMap(({ nodes }) => nodes.map((node) => node.target.join(" ")));
        expect(where, `contrast in dark: ${what}`).toEqual([]);
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize({ width: 320, height: usual.height });
        await expectNoSidewaysScroll(page, what);
        await page.setViewportSize(usual);
      }),
    );
  },
});
