import { createServer, type Socket } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { freePort, listen } from "../../tests/support/listen.ts";
import { startMailServer } from "../../tests/support/mail.ts";
import { createMail, type MailOptions } from "./mail.ts";

let logged: { level: string; event: string; details: object }[] = [];
beforeEach(() => {
  logged = [];
});

function mail(options: Partial<MailOptions>) {
  return createMail({
    smtpUrl: undefined,
    from: undefined,
    folder: "/nowhere",
    site: { publicUrl: "https://sintonia.example.org", helpEmail: "help@example.org" },
    log: (level, event, details = {}) => logged.push({ level, event, details }),
    ...options,
  });
}

const anna = { email: "anna@example.org", name: "Anna", language: "it" } as const;
const link = "https://sintonia.example.org/reset-password#abc";

test("a letter is not sent after its link has ended", async () => {
  let now = Date.parse("2026-11-28T12:00:00Z");
  const server = await startMailServer();
  const mailer = mail({ smtpUrl: server.url, clock: () => new Date(now), retryAfter: Array<number>(3000).fill(10) });
  server.refuse(...Array<number>(3000).fill(451));
  const until = new Date(now + 3_600_000);
  mailer.send(anna, { kind: "reset_password", link, until });
  mailer.send(anna, { kind: "verify_email", link, until: new Date(now + 72 * 3_600_000) });
  mailer.send(anna, { kind: "password_changed", link });
  mailer.send(anna, { kind: "invitation", link, until: new Date(now + 900 * 3_600_000) });
  await expect.poll(() => mailer.figures().waiting).toBe(4);
  const lost = () => logged.filter(({ event }) => event === "mail_failed").map(({ details }) => details);
  const expected: object[] = [];
  for (const [hours, kind] of [
    [1, "reset_password"],
    [23, "password_changed"],
  ] as const) {
    now += hours * 3_600_000;
    expected.push({ kind, reason: expect.any(String) });
    await expect.poll(lost).toMatchObject(expected);
    expect(mailer.figures().waiting).toBe(4 - expected.length);
  }
  now += 48 * 3_600_000;
  await expect.poll(() => mailer.figures()).toMatchObject({ waiting: 0, givenUp: 4 });
  mailer.send(anna, { kind: "reset_password", link, until });
  await mailer.settled();
  expect(logged.at(-1)?.details).toEqual({ kind: "reset_password", reason: "too_late" });
  expect(server.letters).toEqual([]);
  await mailer.close();
  await server.close();
});

test("letters to a forgotten address no longer wait, nor is an attempt under way repeated", async () => {
  const port = await freePort();
  const mailer = mail({ smtpUrl: `smtp://127.0.0.1:${port}`, retryAfter: [3_600_000] });
  mailer.send(anna, { kind: "verify_email", link });
  mailer.send({ ...anna, email: "marco@example.org" }, { kind: "verify_email", link });
  await expect.poll(() => mailer.figures().waiting).toBe(2);
  const server = await startMailServer(port);
  await mailer.forget("Anna@example.org");
  expect(mailer.figures()).toMatchObject({ waiting: 1, givenUp: 0 });
  mailer.send(anna, { kind: "account_deleted" });
  await mailer.close();
  expect(server.letters.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      ["marco@example.org", expect.any(String)],
      ["anna@example.org", expect.stringContaining("account")],
    ]),
  );
  expect(server.letters).toHaveLength(2);
  await server.close();

  let reached = 0;
  const sockets: Socket[] = [];
  const silent = await listen(
    createServer((socket) => {
      reached += 1;
      sockets.push(socket.on("error", () => {}));
    }),
  );
  const stuck = mail({ smtpUrl: `smtp://127.0.0.1:${silent.port}`, retryAfter: [0, 0] });
  stuck.send(anna, { kind: "reset_password", link });
  await expect.poll(() => reached).toBe(1);
  await stuck.forget(anna.email);
  for (const socket of sockets) socket.destroy();
  await stuck.settled();
  expect(reached).toBe(1);
  expect(stuck.figures()).toEqual({ waiting: 0, refused: 0, givenUp: 0, failedLately: 0 });
  await stuck.close();
  await silent.close();
});

test("of more letters than may wait, the oldest is given up", async () => {
  const port = await freePort();
  const mailer = mail({ smtpUrl: `smtp://127.0.0.1:${port}`, retryAfter: [3_600_000], mostLetters: 2 });
  for (const [at, kind] of (["reset_password", "verify_email", "invitation"] as const).entries()) {
    mailer.send(anna, { kind, link });
    await expect.poll(() => mailer.figures().waiting).toBe(Math.min(at + 1, 2));
  }
  expect(logged.filter(({ event }) => event === "mail_failed")).toEqual([
    { level: "error", event: "mail_failed", details: { kind: "reset_password", reason: "too_many" } },
  ]);
  const server = await startMailServer(port);
  await mailer.close();
  expect(server.letters).toHaveLength(2);
  expect(mailer.figures()).toMatchObject({ waiting: 0, givenUp: 1 });
  await server.close();
});

describe("what is noted of a letter", () => {
  const T0 = Date.parse("2026-11-28T12:00:00Z");
  const HOUR = 3_600_000;
  let now = T0;
  let noted: (string | null)[] = [];
  let refused: boolean[] = [];
  const note = async (from: Date | null, addressRefused: boolean) => {
    noted.push(from?.toISOString() ?? null);
    refused.push(addressRefused);
  };
  const at = (hours: number) => new Date(T0 + hours * HOUR).toISOString();
  beforeEach(() => {
    now = T0;
    noted = [];
    refused = [];
  });
  const clock = () => new Date(now);

  test("nothing if it is sent at once; while it waits its deadline, then that it was sent", async () => {
    const server = await startMailServer();
    const mailer = mail({ smtpUrl: server.url, clock, retryAfter: [10, 10] });
    mailer.send(anna, { kind: "invitation", link }, note);
    await mailer.settled();
    expect(noted).toEqual([]);
    server.refuse(451, 451);
    mailer.send(anna, { kind: "invitation", link, until: new Date(T0 + HOUR) }, note);
    await mailer.settled();
    expect(noted).toEqual([at(1), null]);
    expect(server.letters).toHaveLength(2);
    await mailer.close();
    await server.close();
  });

  test("when it is given up: refused for good, at its deadline, or at the stop of the server", async () => {
    const server = await startMailServer();
    const mailer = mail({ smtpUrl: server.url, clock, retryAfter: Array<number>(3000).fill(10) });
    now = T0 + HOUR;
    server.refuse(550);
    mailer.send(anna, { kind: "invitation", link }, note);
    await mailer.settled();
    expect(noted).toEqual([at(1)]);
    server.refuse(...Array<number>(3000).fill(451));
    mailer.send(anna, { kind: "invitation", link, until: new Date(T0 + 3 * HOUR) }, note);
    await expect.poll(() => noted).toEqual([at(1), at(3)]);
    now = T0 + 4 * HOUR;
    await expect.poll(() => noted).toEqual([at(1), at(3), at(4)]);
    mailer.send(anna, { kind: "invitation", link }, note);
    await expect.poll(() => noted.at(-1)).toBe(at(28));
    now = T0 + 5 * HOUR;
    await mailer.close();
    expect(noted.at(-1)).toBe(at(5));
    // Only the first was refused for its address.
    expect(refused).toEqual([true, ...Array<boolean>(noted.length - 1).fill(false)]);
    await server.close();
  });

  test("of the oldest of too many, of one that cannot be written to the folder, and if noting fails only in the log", async () => {
    const port = await freePort();
    const full = mail({ smtpUrl: `smtp://127.0.0.1:${port}`, clock, retryAfter: [HOUR], mostLetters: 1 });
    full.send(anna, { kind: "invitation", link }, note);
    await expect.poll(() => noted).toEqual([at(24)]);
    full.send(anna, { kind: "invitation", link });
    await expect.poll(() => noted).toEqual([at(24), at(0)]);
    await full.close();

    const nowhere = mail({ clock, folder: "/dev/null/mail" });
    nowhere.send(anna, { kind: "invitation", link }, note);
    nowhere.send(anna, { kind: "invitation", link }, () => Promise.reject(new RangeError("no room")));
    await nowhere.settled();
    expect(noted).toEqual([at(24), at(0), at(0)]);
    expect(logged.at(-1)).toEqual({ level: "error", event: "mail_note_failed", details: { kind: "RangeError" } });
  });
});
