import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";
import { startServerProcess, temporaryFolder, type ServerProcess } from "../support/server-process.ts";

export { expect };

/** Everything a journey needs to know about the language it is made in. */
export type Speech = "en" | "it";

interface Fixtures {
  /** A running server of this test's own, with an empty database. */
  server: ServerProcess;
  /** Environment of that server. */
  serverEnv: Record<string, string>;
  language: Speech;
  /** Fails the test on anything axe finds on the page as it stands. */
  checkAccess: (page: Page) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  serverEnv: [{}, { option: true }],
  language: ({ locale }, use) => use(locale?.startsWith("it") ? "it" : "en"),
  server: async ({ serverEnv }, use) => {
    const { folder, remove } = temporaryFolder();
    const server = await startServerProcess({ DATA_DIR: folder, ...serverEnv });
    await use(server);
    await server.stop();
    remove();
  },
  baseURL: ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    // Anything the browser complains about (a refused style, a failed request, an error) fails the journey.
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use(page);
    const unexpected = complaints.filter((text) => !EXPECTED.some((pattern) => pattern.test(text)));
    expect(unexpected, "the browser's complaints").toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
  checkAccess: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(" ")) }))).toEqual(
        [],
      );
    });
  },
});

/** Chromium reports every answer of 400 and more as an error of the page; those are the journeys' own doing. */
const EXPECTED = [
  /Failed to load resource: the server responded with a status of (400|401|403|404|409)/,
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/,
];
