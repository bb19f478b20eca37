import { randomInt } from "node:crypto";
import { expect, test as base, type Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { expectAccessible } from "./access.ts";
import { preparedFolder, startServerProcess, temporaryFolder, type ServerProcess } from "../support/server-process.ts";
import { withSharedHouse, type House } from "./house.ts";
import { signUp, type Account, type Texts } from "./steps.ts";
import { texts } from "./texts.ts";

export { expect };

interface Fixtures {
  /** A running server of this test's own, without accounts, and the link it printed. */
  server: ServerProcess;
  language: Language;
  /** The texts of that language. */
  t: Texts;
  /** An account of this journey's own, its onboarding finished. */
  account: Account;
  /** The page, signed in to that account. */
  signedIn: Page;
  /** What a journey makes the browser complain about on purpose. */
  expectedComplaints: RegExp[];
  /** Whether questions on a scale move on by themselves, as they do unless somebody has said no. */
  movesOn: boolean;
  /** Fails the test on anything axe finds on the page as it stands. */
  checkAccess: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  house: House;
}

/** An address of the network set aside for documentation and tests, so that no journey meets another one's limits. */
function anAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedComplaints: [[], { option: true }],
  movesOn: [false, { option: true }],
  language: ({ locale }, use) => use(locale?.startsWith("it") ? "it" : "en"),
  t: ({ language }, use) => use(texts(language)),
  account: async ({ page, house, language }, use) => use(await signUp(page, house, language)),
  signedIn: async ({ page, account: _signedUp }, use) => use(page),
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => withSharedHouse(use),
    { scope: "worker", timeout: 120_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
  server: async ({}, use) => {
    const { folder, remove } = temporaryFolder();
    const server = await startServerProcess({ DATA_DIR: preparedFolder(folder) });
    await use(server);
    await server.stop();
    remove();
  },
  baseURL: ({ house }, use) => use(house.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
  extraHTTPHeaders: ({}, use) => use({ "x-forwarded-for": anAddress() }),
  page: async ({ page, expectedComplaints, movesOn }, use) => {
    if (!movesOn) await page.addInitScript(() => localStorage.setItem("sintonia-moves-on", "no"));
    const expected = [...EXPECTED, ...expectedComplaints];
    // Anything the browser complains about (a refused style, a failed request, an error) fails the journey.
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use(page);
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, "the browser's complaints").toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
  checkAccess: ({}, use) => use(expectAccessible),
});

/** Chromium reports every answer of 400 and more as an error of the page; those are the journeys' own doing. */
const EXPECTED = [
  /Failed to load resource: the server responded with a status of (400|401|403|404|409)/,
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|FAILED)/,
];
