import { randomInt } from "node:crypto";
import path from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import type { CreatedInvitation } from "#domain/invitations/contract.ts";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { createInvitation } from "#server/features/invitations/create-invitation.ts";
import { readLetters, type ReceivedLetter } from "../support/mail.ts";
import { expectAccessible } from "./access.ts";
import { preparedFolder, startServerProcess, temporaryFolder, type ServerProcess } from "../support/server-process.ts";

export { expect };

/** Everything a journey needs to know about the language it is made in. */
export type Speech = "en" | "it";

/** A running server that several journeys share, each with accounts of its own. */
export interface House {
  url: string;
  /** Its database, beside it. */
  db: Database;
  /** Makes an invitation, as the command line does beside a running server. */
  invite(options?: { email?: string; expires_at?: Date }): Promise<CreatedInvitation>;
  /** The letters written to an address so far, the oldest first. */
  letters(email: string): Promise<ReceivedLetter[]>;
}

interface Fixtures {
  /** A running server of this test's own, with an empty database and the link it printed. */
  server: ServerProcess;
  language: Speech;
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

/** Runs a server and closes everything afterwards. Behind a trusted proxy every journey can have an address of its own. */
export async function withHouse(env: Record<string, string>, use: (house: House) => Promise<void>): Promise<void> {
  const { folder, remove } = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: preparedFolder(folder), TRUST_PROXY: "true", ...env });
  const db = await connectDatabase({ dataDir: folder, attach: true });
  await use({
    url: server.url,
    db,
    invite: (options = {}) => createInvitation(db, server.url, { tester_type: "beta", ...options }),
    letters: async (email) =>
      (await readLetters(path.join(folder, "mail"))).filter((letter) => letter.to === email.toLowerCase()),
  });
  await db.close();
  await server.stop();
  remove();
  const complaints = server
    .stderr()
    .split("\n")
    .filter((line) => !line.includes('"level":"info"') && line !== "");
  expect(
    complaints.filter((line) => !line.includes("model_failed")),
    "the server’s complaints",
  ).toEqual([]);
}

/** An address of the network set aside for documentation and tests, so that no journey meets another one's limits. */
function anAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedComplaints: [[], { option: true }],
  movesOn: [false, { option: true }],
  language: ({ locale }, use) => use(locale?.startsWith("it") ? "it" : "en"),
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => withHouse({}, use),
    { scope: "worker", timeout: 120_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
  server: async ({}, use) => {
    const { folder, remove } = temporaryFolder();
    const server = await startServerProcess({ DATA_DIR: folder });
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
