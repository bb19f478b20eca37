import { createServer } from "node:http";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { ENV_NAMES, inspectEnv, readEnv } from "#server/runtime/env.ts";
import { startFakeModel } from "../tests/support/fake-model.ts";
import { freePort, listen } from "../tests/support/listen.ts";
import { startMailServer } from "../tests/support/mail.ts";
import { startS3Server } from "../tests/support/s3-server.ts";
import { check, findProblems } from "./check.ts";
import { explainCommand } from "./failures.ts";
import { misspelt } from "./misspelt.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sintonia-check-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const DATA_DIR = path.join(folder, "data");

/** The lines about one thing. */
async function about(name: string, source: Record<string, string>): Promise<string[]> {
  const found = await findProblems({ DATA_DIR, ...source });
  return found.filter((one) => one.about === name).map(({ state, text }) => `${state}: ${text}`);
}

test("every wrong setting is told at once, with what is expected and without its value", async () => {
  const source = {
    DATA_DIR,
    PORT: "eighty",
    DATABASE_URL: "mysql://anna:hunter22@host/x",
    METRICS_TOKEN: "short-token",
    BACKUP_DIR: folder,
    BACKUP_TIME: "24:00",
    BACKUP_S3_URL: "https://s3.example.org/bucket",
    BACKUP_RECIPIENTS: "age1qqqqqq",
    HELPLINES_FILE: path.join(folder, "none.json"),
    OPERATOR_NAME: "x".repeat(201),
  };
  const found = await findProblems(source);
  const wrong = Object.fromEntries(found.filter(({ state }) => state === "wrong").map((one) => [one.about, one.text]));
  expect(wrong).toEqual({
    PORT: "must be a number",
    DATABASE_URL: "must be a postgres:// address; in a password, /, @, # and the like are percent-encoded",
    METRICS_TOKEN: "must have at least 16 characters",
    BACKUP_TIME: "must be a time from 00:00 to 23:59",
    OPERATOR_NAME: "must have at most 200 characters",
    AUTH_SECRET: "is required with DATABASE_URL (make one with: openssl rand -base64 32)",
    AWS_ACCESS_KEY_ID: "is required with BACKUP_S3_URL",
    AWS_SECRET_ACCESS_KEY: "is required with BACKUP_S3_URL",
    BACKUP_RECIPIENTS: "has a mistyped recipient, number 1 of 1",
    HELPLINES_FILE: `cannot be read: ${path.join(folder, "none.json")}`,
  });
  expect(JSON.stringify(found)).not.toMatch(/eighty|hunter22|short-token|qqqqqq/);
  expect(found, "and what depends on a wrong one is not tried").toContainEqual({
    about: "database",
    state: "note",
    text: "not tried, because DATABASE_URL is wrong",
  });
});

test("the first problem is the one that stops a start, and the rest counts as unset", () => {
  const values = fc.constantFrom("", "x", "1", "true", "https://example.org", "a long enough passphrase or token");
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...ENV_NAMES), values), (source) => {
      const { problems } = inspectEnv(source);
      const names = problems.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(ENV_NAMES).toContain(name);
      const [first] = problems;
      if (!first) expect(() => readEnv(source)).not.toThrow();
      else expect(() => readEnv(source)).toThrow(`${first.name} ${first.message}`);
    }),
  );
});

test("a mistyped recipient is told by its place", async () => {
  const good = await identityToRecipient(await generateIdentity());
  const typo = good.slice(0, -1) + (good.endsWith("q") ? "p" : "q");
  const backups = { BACKUP_DIR: folder };
  expect(await about("BACKUP_RECIPIENTS", { ...backups, BACKUP_RECIPIENTS: `${good},${typo}` })).toEqual([
    "wrong: has a mistyped recipient, number 2 of 2",
  ]);
  expect(await about("BACKUP_RECIPIENTS", { ...backups, BACKUP_RECIPIENTS: `${good}, ${good}` })).toEqual([]);
  expect(await about("BACKUP_PASSPHRASE_FILE", { ...backups, BACKUP_PASSPHRASE_FILE: "/nowhere" })).toEqual([
    "wrong: cannot be read by the user that Sintonia runs as (ENOENT)",
  ]);
});

test("a name that is almost a setting is pointed out, other programs' names are not", async () => {
  expect(await about("BACKUP_RECIPENTS", { BACKUP_RECIPENTS: "age1abc" })).toEqual([
    "note: is no setting; is BACKUP_RECIPIENTS meant?",
  ]);
  const others = [
    "HOME",
    "PATH",
    "HOSTNAME",
    "LOGNAME",
    "AWS_PROFILE",
    "TZ",
    "NODE_ENV",
    "AI_JUDGE_MODEL",
    "PUBLIC_URL",
  ];
  expect(misspelt(others, [...ENV_NAMES, "AI_JUDGE_MODEL"])).toEqual([]);
  expect(misspelt(["DATABASE_UR", "SMPT_URL"], ENV_NAMES)).toEqual([
    { name: "DATABASE_UR", meant: "DATABASE_URL" },
    { name: "SMPT_URL", meant: "SMTP_URL" },
  ]);
});

test("a folder is written to and left as it was, or said to be created", async () => {
  const made = path.join(folder, "made");
  mkdirSync(made);
  writeFileSync(path.join(folder, "file"), "");
  const backups = { BACKUP_ENCRYPTION: "off" };
  expect(await about("DATA_DIR", { DATA_DIR: made })).toEqual([expect.stringMatching(/can be written to.* GB free$/)]);
  expect(readdirSync(made)).toEqual([]);
  expect(await about("DATA_DIR", {})).toEqual([`note: ${DATA_DIR} is not there yet; it will be created`]);
  expect(existsSync(DATA_DIR)).toBe(false);
  for (const place of ["file", "file/below"]) {
    const BACKUP_DIR = path.join(folder, place);
    expect(await about("BACKUP_DIR", { ...backups, BACKUP_DIR })).toEqual([
      `wrong: ${path.join(folder, "file")} is not a folder`,
    ]);
  }
});

// Only root may give a folder to somebody else.
test.runIf(process.getuid?.() === 0)("root is told to run it as the user of the server", async () => {
  const foreign = path.join(folder, "foreign");
  mkdirSync(path.join(foreign, "db"), { recursive: true });
  chownSync(foreign, 65_534, 65_534);
  const advice = "this command runs as root, and the folder belongs to user 65534; run it as the user of the server";
  expect(await about("DATA_DIR", { DATA_DIR: foreign })).toEqual([`note: ${foreign}: ${advice}`]);
  expect(await about("database", { DATA_DIR: foreign })).toEqual([`note: not tried: ${advice}`]);
  expect(readdirSync(path.join(foreign, "db"))).toEqual([]);
});

test("the bucket is listed, and nothing is stored there", async () => {
  const s3 = await startS3Server();
  const { url, keyId, secret, region } = s3.settings;
  const bucket = {
    BACKUP_DIR: folder,
    BACKUP_ENCRYPTION: "off",
    BACKUP_S3_URL: url,
    AWS_ACCESS_KEY_ID: keyId,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_REGION: region,
  };
  try {
    expect(await about("bucket", bucket)).toEqual(["ok: answers and can be listed, 0 files"]);
    expect(await about("bucket", { ...bucket, AWS_SECRET_ACCESS_KEY: "another" })).toEqual([
      expect.stringMatching(/^wrong: BACKUP_S3_URL cannot be listed \(status_403/),
    ]);
    expect(s3.objects.size + s3.openUploads().length).toBe(0);
  } finally {
    await s3.close();
  }
  expect(await about("bucket", bucket)).toEqual(["wrong: BACKUP_S3_URL cannot be listed (network)"]);
});

test("the mail server is connected to, and gets no letter", async () => {
  const mail = await startMailServer();
  const from = { HELP_EMAIL: "help@sintonia.test" };
  expect(await about("mail", { SMTP_URL: mail.url, ...from })).toEqual(["ok: the mail server takes a connection"]);
  expect(mail.letters).toEqual([]);
  const named = mail.url.replace("://", "://anna:hunter22@");
  const [refused = ""] = await about("mail", { SMTP_URL: named, ...from });
  expect(refused).toMatch(/^wrong: the mail server of SMTP_URL refuses the user name or password \(EAUTH/);
  expect(refused).not.toContain("hunter22");
  expect(await about("MAIL_FROM", { SMTP_URL: mail.url })).toEqual([
    "wrong: neither it nor HELP_EMAIL is set: letters would come from help@example.org",
  ]);
  await mail.close();
  expect(await about("mail", { SMTP_URL: mail.url, ...from })).toEqual([
    expect.stringMatching(/^wrong: the mail server of SMTP_URL takes no connection \(E[A-Z]+\)$/),
  ]);
  expect(await about("mail", {})).toEqual([expect.stringMatching(/^note: SMTP_URL is not set/)]);
});

test("the model's server is asked for its list, not for an answer", async () => {
  const asked: string[] = [];
  const server = await listen(
    createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const allowed = request.headers.authorization === "Bearer sk-right";
      response.writeHead(allowed ? 200 : 401, { "content-type": "application/json" });
      response.end(JSON.stringify({ object: "list", data: [{ id: "gemma3:4b" }, { id: "small:latest" }] }));
    }),
  );
  const settings = { AI_BASE_URL: `${server.url}/v1`, AI_API_KEY: "sk-right" };
  const model = (source: Record<string, string>) => about("model", { ...settings, ...source });
  expect(await model({ AI_MODEL: "gemma3:4b" })).toEqual(["ok: answers and lists the model"]);
  expect(await model({ AI_MODEL: "small" })).toEqual(["ok: answers and lists the model"]);
  expect(await model({ AI_MODEL: "large" })).toEqual([
    "note: the server answers, but its list does not have the model of AI_MODEL",
  ]);
  expect(await model({ AI_MODEL: "small", AI_API_KEY: "sk-wrong" })).toEqual([
    "wrong: AI_BASE_URL refuses AI_API_KEY (status_401)",
  ]);
  expect(new Set(asked)).toEqual(new Set(["GET /v1/models"]));
  await server.close();
  const fake = await startFakeModel();
  expect(await model({ AI_MODEL: "m", AI_BASE_URL: fake.url.replace("/v1", "") })).toEqual([
    expect.stringMatching(/^note: AI_BASE_URL answers without a list of models; it usually ends in \/v1\./),
  ]);
  await fake.close();
  const nobody = `http://127.0.0.1:${await freePort()}/v1`;
  expect(await model({ AI_MODEL: "m", AI_BASE_URL: nobody })).toEqual(["wrong: AI_BASE_URL cannot be reached"]);
  expect(await about("model", {})).toEqual([]);
});

test("one line each; the command fails if anything is wrong, and notes are not", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
  await check({ DATA_DIR }, false);
  expect(lines[0]).toBe("ok    settings: all right, 1 set");
  for (const line of lines) expect(line).toMatch(/^(ok {4}|note {2}|WRONG ) ?\S[^\n]*$/);
  lines.length = 0;
  expect(await check({ DATA_DIR, PORT: "x" }, true).catch(explainCommand)).toMatch(/^1 of \d+ is wrong\.$/);
  expect(JSON.parse(lines[0]!)).toContainEqual({ about: "PORT", state: "wrong", text: "must be a number" });
});
