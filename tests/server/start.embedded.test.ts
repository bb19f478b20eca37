import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createClient } from "../support/client.ts";
import { commandLine } from "../support/command-line.ts";
import { freePort } from "../support/listen.ts";
import { preparedFolder, startServerProcess, temporaryFolder } from "../support/server-process.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);
const inside = (name: string) => path.join(folder, name);

/** Within which even a busy machine answers. */
const ANSWER_MS = 60_000;

/** Whether something listens on this port. */
const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

const cli = (dataDir: string, ...args: string[]) => commandLine({ DATA_DIR: dataDir }, ...args);

const validate = (url: string, code: string) =>
  createClient(url).json("/functions/v1/validate-invite-link", { body: { code } });

const codeOf = (link: string | null) => link!.split("/").at(-1)!;

test("each start of an empty installation prints an invitation and revokes the previous one", async () => {
  const first = await startServerProcess({ DATA_DIR: inside("a") });
  expect(first.invitation).toMatch(new RegExp(`^${first.url}/invite/[\\w-]{32}$`));
  expect(await validate(first.url, codeOf(first.invitation))).toMatchObject({ valid: true });
  await first.stop();
  expect(await first.exited).toBe(0);
  expect(first.stdout()).toContain("The privacy notice is incomplete: it does not say who is responsible for the data");
  const named = { OPERATOR_NAME: "Officina Verdi", HELP_EMAIL: "aiuto@verdi.example" };
  const second = await startServerProcess({ DATA_DIR: inside("a"), ...named });
  expect(await validate(second.url, codeOf(first.invitation))).toMatchObject({ valid: false, reason: "invalid" });
  expect(await validate(second.url, codeOf(second.invitation))).toMatchObject({ valid: true });
  await second.stop();
  expect(second.stdout()).not.toContain("incomplete");
});

test("the command line creates, lists and revokes invitations with and without a running server, which a second process leaves alone", async () => {
  const server = await startServerProcess({ DATA_DIR: preparedFolder(inside("b")) });
  const refusal = await startServerProcess({ DATA_DIR: inside("b") }).then(
    () => "started",
    (error: Error) => error.message,
  );
  expect(refusal).toContain(`: DATA_DIR: The data folder ${inside("b")} is in use`);
  expect(refusal.trim().split("\n")).toHaveLength(1);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const made = await cli(
    inside("b"),
    "invite",
    "create",
    "--tester-type",
    "friend",
    "--email",
    "Marco@example.org",
    "--expires",
    "30d",
    "--json",
  );
  expect(made.err).toBe("");
  const invitation = JSON.parse(made.out) as {
    id: string;
    code: string;
    url: string;
    email: string;
    expires_at: string;
  };
  expect(invitation).toMatchObject({
    tester_type: "friend",
    email: "marco@example.org",
    url: `${server.url}/invite/${invitation.code}`,
  });
  expect(await validate(server.url, invitation.code)).toMatchObject({ valid: true });
  expect((await cli(inside("b"), "invite", "revoke", invitation.id)).status).toBe(0);
  expect(await validate(server.url, invitation.code)).toMatchObject({ valid: false, reason: "invalid" });
  expect(await cli(inside("b"), "invite", "revoke", invitation.id)).toMatchObject({
    status: 2,
    err: `No open invitation has the id ${invitation.id}; invite list shows them all.`,
  });
  await server.stop();
  const listed = JSON.parse((await cli(inside("b"), "invite", "list", "--json")).out) as {
    id: string;
    state: string;
    revoked_at: string | null;
  }[];
  expect(listed).toHaveLength(2);
  const revoked = listed.find((row) => row.id === invitation.id);
  expect(revoked?.state).toBe("revoked");
  expect(revoked?.revoked_at).not.toBeNull();
  const lines = (await cli(inside("b"), "invite", "list")).out.trim().split("\n");
  const states = lines.map((line) => line.split("  ").at(-1));
  expect(new Set(states)).toEqual(new Set(["open", "revoked"]));
  expect(await cli(inside("b"), "token", "create", "--email", "nobody@example.org")).toMatchObject({
    status: 2,
    err: "No account has the address nobody@example.org. Check how it is spelt; new users need an invitation (invite create).",
  });
}, 90_000);

test("a command reports in one line that the database is unreachable", async () => {
  const env = { DATABASE_URL: "postgres://nobody:x@127.0.0.1:1/none", AUTH_SECRET: "s".repeat(32) };
  const { status, err } = await commandLine({ DATA_DIR: inside("none"), ...env }, "invite", "list");
  expect(status).toBe(2);
  expect(err).toMatch(/^DATABASE_URL: .*$/);
});

test.each([
  ["a port that is none", { PORT: "http" }, "PORT"],
  [
    "an unknown database",
    { DATABASE_URL: "postgres://nobody:x@127.0.0.1:1/none", AUTH_SECRET: "s".repeat(32) },
    "DATABASE_URL",
  ],
  ["a host that nobody knows", { HOST: "no.such.host.invalid" }, "HOST"],
  ["an address of another machine", { HOST: "192.0.2.1" }, "HOST"],
  ["a list of helplines that is not there", { HELPLINES_FILE: "/nowhere/lines.json" }, "HELPLINES_FILE"],
  ["a budget that is none", { AI_DAILY_TOKENS: "lots" }, "AI_DAILY_TOKENS"],
  ["a pooler that lends by statement", { DATABASE_POOLER: "statement" }, "DATABASE_POOLER"],
  ["a database without a secret", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, "AUTH_SECRET"],
])("%s stops the start with one line naming the variable", async (_name, env: Record<string, string>, variable) => {
  const dataDir = inside("d");
  // Those that are found out when the database is open need not create it.
  if (variable === "HOST" && !existsSync(dataDir)) preparedFolder(dataDir);
  const refusal = await startServerProcess({ DATA_DIR: dataDir, ...env }).then(
    () => "started",
    (error: Error) => error.message,
  );
  expect(refusal).toMatch(new RegExp(`: (Wrong setting: )?${variable}\\b`));
  expect(refusal.trim().split("\n")).toHaveLength(1);
});

test("an unwritable data folder stops the start with one line naming it", async () => {
  mkdirSync(inside("e"));
  writeFileSync(inside("e/file"), "");
  const refusal = await startServerProcess({ DATA_DIR: inside("e/file/data") }).then(
    () => "started",
    (error: Error) => error.message,
  );
  expect(refusal).toContain(`: DATA_DIR: The data folder ${inside("e/file/data")} cannot be used`);
  expect(refusal.trim().split("\n")).toHaveLength(1);
});

test.each([
  ["cannot be read", (file: string) => mkdirSync(file, { recursive: true })],
  ["is empty", (file: string) => writeFileSync(file, "")],
])("a secret that %s stops the start with one line naming its file", async (name, make) => {
  const dataDir = inside(`secret ${name}`);
  mkdirSync(dataDir);
  make(path.join(dataDir, "auth-secret"));
  const refusal = await startServerProcess({ DATA_DIR: dataDir }).then(
    () => "started",
    (error: Error) => error.message,
  );
  expect(refusal).toContain(name === "is empty" ? path.join(dataDir, "auth-secret") : dataDir);
  expect(refusal).toMatch(/: DATA_DIR: /);
  expect(refusal.trim().split("\n")).toHaveLength(1);
});

test("a command during a server's start waits for it", async () => {
  const dataDir = inside("starting");
  const starting = startServerProcess({ DATA_DIR: dataDir });
  // The folder is locked long before the database answers.
  while (!existsSync(path.join(dataDir, "lock.owner"))) await setImmediate();
  const demo = await cli(dataDir, "demo", "--language", "it");
  expect(demo.err).toBe("");
  expect(demo.out).toContain("now has invented people");
  const server = await starting;
  await server.stop();
});

test("every request accepted while the server starts is answered", async () => {
  const port = await freePort();
  const starting = startServerProcess({ DATA_DIR: preparedFolder(inside("asked early")), PORT: String(port) });
  const answers: Promise<number | string>[] = [];
  const ask = (page: string) =>
    fetch(`http://127.0.0.1:${port}${page}`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
      ({ status }) => status,
      (error: Error) => error.name,
    );
  const progress = { hasStarted: false };
  const started = starting.finally(() => (progress.hasStarted = true));
  while (!progress.hasStarted) {
    if (await accepts(port)) answers.push(ask("/healthz"), ask("/api/no-such-route"));
    await sleep(10);
  }
  const server = await started;
  expect(answers.length).toBeGreaterThan(0);
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200, 404]));
  await server.stop();
});
