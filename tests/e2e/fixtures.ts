import { randomInt } from "node:crypto";
import { expect, test as base, type Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { expectAccessible } from "./access.ts";
import { withSharedInstance, type Instance } from "./instance.ts";
import { signUp, type Account, type Texts } from "./steps.ts";
import { texts } from "./texts.ts";
import { recordToasts } from "./toasts.ts";

export { expect };

interface Fixtures {
  language: Language;
  /** The texts in that language. */
  t: Texts;
  /** An account for this test only, after onboarding. */
  account: Account;
  /** A page signed in to that account. */
  signedIn: Page;
  /** Console messages and errors that a test causes on purpose. */
  expectedComplaints: RegExp[];
  /** Whether scale questions advance automatically (on by default for users). */
  autoAdvance: boolean;
  /** Fails on every violation that axe finds on the page in its current state. */
  checkAccess: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  instance: Instance;
}

/** An address from the range reserved for benchmarks (RFC 2544), so that tests do not share rate limits. */
function anAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedComplaints: [[], { option: true }],
  autoAdvance: [false, { option: true }],
  language: ({ locale }, use) => use(locale?.startsWith("it") ? "it" : "en"),
  t: ({ language }, use) => use(texts(language)),
  account: async ({ page, instance, language }, use) => use(await signUp(page, instance, language)),
  signedIn: async ({ page, account: _signedUp }, use) => use(page),
  instance: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => withSharedInstance(use),
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ instance }, use) => use(instance.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
  extraHTTPHeaders: ({}, use) => use({ "x-forwarded-for": anAddress() }),
  page: async ({ page, expectedComplaints, autoAdvance }, use) => {
    if (!autoAdvance) await page.addInitScript(() => localStorage.setItem("sintonia-moves-on", "no"));
    await recordToasts(page);
    const expected = [...EXPECTED, ...expectedComplaints];
    // Every console warning or error of the browser (a blocked style, a failed request) fails the test.
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

/** Chromium reports failed requests as console errors. Tests cause these on purpose. */
const EXPECTED = [
  /Service Worker registration blocked by Playwright/,
  /Failed to load resource: the server responded with a status of (400|401|403|404|409)/,
  // Of axe, which reads style sheets.
  /Couldn't load preload assets/,
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|FAILED)/,
];
