import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { freePort, listen } from "../../tests/support/listen.ts";
import { readLetters, startMailServer } from "../../tests/support/mail.ts";
import { LETTERS, type LetterKind, type LetterText } from "./content.letters.ts";
import { createMail, type MailOptions } from "./mail.ts";
import { renderLetter } from "./render.ts";

const site = { publicUrl: "https://sintonia.example.org", helpEmail: "help@example.org" };
const folder = mkdtempSync(path.join(tmpdir(), "sintonia-mail-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let logged: { level: string; event: string; details: object }[] = [];
beforeEach(() => {
  logged = [];
});

function mail(options: Partial<MailOptions> = {}) {
  return createMail({
    smtpUrl: undefined,
    from: undefined,
    folder: path.join(folder, crypto.randomUUID()),
    site,
    log: (level, event, details = {}) => logged.push({ level, event, details }),
    retryAfter: [0, 0],
    ...options,
  });
}

const anna = { email: "anna@example.org", name: "Anna", language: "it" } as const;
const link = "https://sintonia.example.org/reset-password?token=abc&x=1";

test("a letter reaches the mail server in the recipient's language, as text and as HTML, and loads nothing", async () => {
  const server = await startMailServer();
  const mailer = mail({ smtpUrl: server.url, from: "Sintonia <noi@example.org>" });
  mailer.send(anna, { kind: "reset_password", link });
  await mailer.settled();
  const [letter] = server.letters;
  expect(letter).toMatchObject({
    from: "noi@example.org",
    to: "anna@example.org",
    subject: "Sintonia: Una nuova password",
    link,
  });
  expect(letter?.text).toContain("Ciao Anna,");
  expect(letter?.html).toContain('lang="it"');
  expect(letter?.html).toContain(link.replace("&", "&amp;"));
  expect(letter?.html).not.toMatch(/<img|src=|@import|url\(/i);
  expect(letter?.headers).toMatchObject({ "auto-submitted": "auto-generated" });
  expect(logged).toEqual([]);
  await mailer.close();
  await server.close();
});

test("a busy mail server is retried, one that refuses is not, and no address is logged", async () => {
  const server = await startMailServer();
  const mailer = mail({ smtpUrl: server.url });
  server.refuse(451);
  mailer.send(anna, { kind: "verify_email", link });
  await mailer.settled();
  expect(server.letters).toHaveLength(1);
  expect(logged.map(({ event }) => event)).toEqual(["mail_delayed"]);
  server.refuse(550);
  mailer.send(anna, { kind: "verify_email", link });
  await mailer.settled();
  expect(server.letters).toHaveLength(1);
  expect(logged.at(-1)).toMatchObject({ event: "mail_failed", details: { kind: "verify_email", answer: 550 } });
  expect(JSON.stringify(logged)).not.toMatch(/anna|token/);
  await mailer.close();
  await server.close();
});

test("one attempt to deliver says what came of it, with what turns such letters off by one click", async () => {
  const server = await startMailServer();
  const mailer = mail({ smtpUrl: server.url });
  const letter = { kind: "reminder_today", link, unsubscribe: "https://sintonia.example.org/unsubscribe/abc" } as const;
  server.refuse(451, 550);
  expect(await mailer.deliver(anna, letter)).toBe("failed");
  expect(await mailer.deliver(anna, letter)).toBe("refused");
  expect(await mailer.deliver(anna, { ...letter, values: { names: "<Marta>" } })).toBe("sent");
  expect(server.letters).toHaveLength(1);
  const [received] = server.letters;
  expect(received?.headers).toMatchObject({
    "auto-submitted": "auto-generated",
    "list-unsubscribe": `<${letter.unsubscribe}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
  expect(received?.text).toContain(letter.unsubscribe);
  expect(received?.html).toContain(`href="${letter.unsubscribe}"`);
  expect(received?.html).toContain("con &lt;Marta&gt;");
  expect(JSON.stringify(logged)).not.toMatch(/anna|Marta|abc/);
  await mailer.close();
  await server.close();
});

test("a mail server that never answers delays nothing, not even shutdown", async () => {
  const silent = await listen(createServer(() => undefined));
  const smtpUrl = `smtp://127.0.0.1:${silent.port}`;
  const mailer = mail({ smtpUrl, closeTimeoutMs: 0 });
  mailer.send(anna, { kind: "verify_email", link });
  await expect(mailer.close()).resolves.toBeUndefined();
  expect(logged).toEqual([
    { level: "error", event: "mail_failed", details: { kind: "verify_email", reason: "closing" } },
  ]);
  expect(mailer.figures()).toMatchObject({ waiting: 0, givenUp: 1 });
  await silent.close();
});

test("an unreachable mail server is retried as configured, then the failure is logged", async () => {
  const mailer = mail({ smtpUrl: "smtp://127.0.0.1:1" });
  mailer.send(anna, { kind: "verify_email", link });
  await mailer.settled();
  expect(logged.map(({ event }) => event)).toEqual(["mail_delayed", "mail_failed"]);
  await mailer.close();
});

test("a letter waits, visibly, until the mail server is back", async () => {
  const port = await freePort();
  const mailer = mail({ smtpUrl: `smtp://127.0.0.1:${port}`, retryAfter: Array<number>(3000).fill(10) });
  mailer.send(anna, { kind: "reset_password", link });
  await expect.poll(() => mailer.figures()).toMatchObject({ waiting: 1, failedLately: 0 });
  const server = await startMailServer(port);
  await mailer.settled();
  expect(server.letters).toHaveLength(1);
  expect(mailer.figures()).toEqual({ waiting: 0, refused: 0, givenUp: 0, failedLately: 0 });
  expect(logged.map(({ event }) => event)).toEqual(["mail_delayed"]);
  await mailer.close();
  await server.close();
});

test("a letter that waits is tried once more when the server stops, and told if it is lost", async () => {
  const server = await startMailServer();
  const mailer = mail({ smtpUrl: server.url, retryAfter: [3_600_000] });
  server.refuse(451);
  mailer.send(anna, { kind: "invitation", link });
  await expect.poll(() => mailer.figures().waiting).toBe(1);
  await mailer.close();
  expect(server.letters).toHaveLength(1);
  await server.close();
  const lost = mail({ smtpUrl: server.url, retryAfter: [3_600_000] });
  lost.send(anna, { kind: "invitation", link });
  await expect.poll(() => lost.figures().waiting).toBe(1);
  await lost.close();
  expect(logged.at(-1)).toMatchObject({ event: "mail_failed", details: { kind: "invitation" } });
  expect(lost.figures()).toMatchObject({ waiting: 0, givenUp: 1 });
});

test("letters that were not sent are counted, and are recent for a day", async () => {
  let now = Date.parse("2026-11-28T12:00:00Z");
  const server = await startMailServer();
  const mailer = mail({ smtpUrl: server.url, clock: () => new Date(now) });
  server.refuse(550, 451, 451, 451);
  mailer.send(anna, { kind: "verify_email", link });
  await mailer.settled();
  mailer.send(anna, { kind: "verify_email", link });
  await mailer.settled();
  expect(mailer.figures()).toEqual({ waiting: 0, refused: 1, givenUp: 1, failedLately: 2 });
  now += 86_400_000;
  expect(mailer.figures()).toEqual({ waiting: 0, refused: 1, givenUp: 1, failedLately: 0 });
  await mailer.close();
  await server.close();
});

test("without a mail server a letter is written to a private file, and its link logged", async () => {
  const place = path.join(folder, "written");
  const mailer = mail({ folder: place });
  mailer.send(anna, { kind: "reset_password", link });
  mailer.send({ ...anna, email: "marco@example.org" }, { kind: "password_changed" });
  await mailer.settled();
  expect(statSync(place).mode & 0o777).toBe(0o700);
  for (const file of readdirSync(place)) expect(statSync(path.join(place, file)).mode & 0o777).toBe(0o600);
  expect((await readLetters(place)).map((letter) => letter.to).toSorted()).toEqual([anna.email, "marco@example.org"]);
  expect(logged.map(({ details }) => details)).toContainEqual(
    expect.objectContaining({ kind: "reset_password", link }),
  );
  expect(JSON.stringify(logged)).not.toContain("anna");
  await mailer.forget("Anna@example.org");
  expect((await readLetters(place)).map((letter) => letter.to)).toEqual(["marco@example.org"]);
});

test("a failure of later work is only logged", async () => {
  const mailer = mail();
  mailer.later(() => Promise.reject(new TypeError("anna@example.org")));
  await mailer.settled();
  expect(logged).toEqual([{ level: "error", event: "mail_work_failed", details: { kind: "TypeError" } }]);
});

test("a name is escaped, whatever it contains", async () => {
  const name = `<b onclick="x">Anna</b>\r\nBcc: eve@example.org`;
  const letter = await renderLetter({ ...anna, name }, { kind: "password_changed", link }, site);
  expect(letter.html).not.toContain("<b ");
  expect(letter.html).toContain("&lt;b onclick=&quot;x&quot;&gt;Anna&lt;/b&gt; Bcc: eve@example.org");
  expect(letter.text).toContain("</b> Bcc: eve@example.org,");
});

test.each(Object.keys(LETTERS) as LetterKind[])("%s is complete in both languages", async (kind) => {
  for (const language of LANGUAGES) {
    const content: LetterText = LETTERS[kind][language];
    const values = { email: "new@example.org" };
    const letter = await renderLetter({ ...anna, language }, { kind, link, values }, site);
    expect(letter.text).not.toMatch(/\{|\}|undefined|!/);
    expect(letter.text).toContain(content.paragraphs[0]?.split("{")[0]);
    expect(letter.text.includes(link)).toBe(content.action !== undefined);
    expect(letter.html).toContain(content.subject);
  }
});

test("letters in the folder are sorted in the order of sending", async () => {
  const where = path.join(folder, crypto.randomUUID());
  const mailer = mail({ folder: where });
  const kinds = ["verify_email", "reset_password", "password_changed"] as const;
  const order = Array.from({ length: 30 }, (_, at) => kinds[at % kinds.length]!);
  for (const [at, kind] of order.entries()) mailer.send({ ...anna, email: `${at}@example.org` }, { kind, link });
  await mailer.settled();
  expect((await readLetters(where)).map(({ to }) => to)).toEqual(order.map((_, at) => `${at}@example.org`));
});
