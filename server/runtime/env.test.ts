import { expect, test } from "vitest";
import { EnvError, readEnv } from "./env.ts";

test("all variables are optional", () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", DATA_DIR: "./data", TRUST_PROXY: false });
});

test("a blank variable counts as unset, and a trailing slash of an address is removed", () => {
  expect(readEnv({ PORT: "", AI_BASE_URL: "", PUBLIC_URL: "https://example.org/" })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: "https://example.org",
  });
});

test("a model server may have a transcription model alone", () => {
  const server = { AI_BASE_URL: "http://127.0.0.1:11434/v1" };
  expect(readEnv({ ...server, AI_TRANSCRIPTION_MODEL: "whisper" })).toMatchObject({
    AI_TRANSCRIPTION_MODEL: "whisper",
  });
});

test.each(["sintonia@example.org", "Sintonia <sintonia@example.org>"])("MAIL_FROM may be %s", (MAIL_FROM) => {
  expect(readEnv({ MAIL_FROM })).toMatchObject({ MAIL_FROM });
});

test.each([
  ["PORT", { PORT: "eighty" }],
  ["AI_API_KEY", { AI_API_KEY: "sk-1\nsk-2" }],
  ["AI_API_KEY", { AI_API_KEY: "“sk-1”" }],
  ["PORT", { PORT: "70000" }],
  ["PUBLIC_URL", { PUBLIC_URL: "example.org" }],
  ["PUBLIC_URL", { PUBLIC_URL: "https://example.org/sintonia" }],
  ["PUBLIC_URL", { PUBLIC_URL: "https://example.org/?from=mail" }],
  ["PUBLIC_URL", { PUBLIC_URL: "https://example.org#start" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/x" }],
  ["AUTH_SECRET", { DATABASE_URL: "postgres://localhost/x" }],
  ["AUTH_SECRET", { AUTH_SECRET: "short" }],
  ["TRUST_PROXY", { TRUST_PROXY: "yes" }],
  ["HELP_EMAIL", { HELP_EMAIL: "nobody" }],
  ["SMTP_URL", { SMTP_URL: "https://mail.example.org" }],
  ["MAIL_FROM", { MAIL_FROM: "Sintonia <nobody>" }],
  ["AI_BASE_URL", { AI_BASE_URL: "ftp://example.org" }],
  ["AI_MODEL", { AI_BASE_URL: "http://127.0.0.1:11434/v1" }],
  ["BACKUP_DIR", { BACKUP_DIR: "/backups" }],
  ["BACKUP_TIME", { BACKUP_TIME: "24:00" }],
  ["BACKUP_PASSPHRASE", { BACKUP_PASSPHRASE: "too short" }],
  ["BACKUP_PASSPHRASE", { BACKUP_PASSPHRASE: "a long passphrase", BACKUP_ENCRYPTION: "off" }],
  ["BACKUP_RECIPIENTS", { BACKUP_RECIPIENTS: "AGE-SECRET-KEY-1XXXX" }],
  ["BACKUP_ENCRYPTION", { BACKUP_ENCRYPTION: "none" }],
  ["BACKUP_DIR", { BACKUP_S3_URL: "https://s3.example.org/bucket" }],
  ["BACKUP_S3_URL", { BACKUP_S3_URL: "https://s3.example.org/" }],
  ["BACKUP_S3_URL", { BACKUP_S3_URL: "https://name:word@s3.example.org/bucket" }],
  [
    "AWS_SECRET_ACCESS_KEY",
    { BACKUP_S3_URL: "https://s3.org/b", BACKUP_DIR: "/backups", BACKUP_ENCRYPTION: "off", AWS_ACCESS_KEY_ID: "AKIA" },
  ],
])("an invalid %s is named in one line, without its value", (name, source: Record<string, string>) => {
  expect(() => readEnv(source)).toThrow(EnvError);
  try {
    readEnv(source);
  } catch (error) {
    const { message } = error as EnvError;
    expect(message.startsWith(`${name} `)).toBe(true);
    expect(message).not.toContain("\n");
    for (const value of Object.values(source))
      if (value !== "") expect(message.includes(value) && value.length > 4 && !message.includes("such as")).toBe(false);
  }
});

test("backups need to be told how to encrypt, or not to", () => {
  const BACKUP_DIR = "/backups";
  expect(readEnv({ BACKUP_DIR, BACKUP_ENCRYPTION: "off" })).toMatchObject({ BACKUP_DIR, BACKUP_TIME: "03:00" });
  expect(readEnv({ BACKUP_DIR, BACKUP_RECIPIENTS: "age1abc, age1def" }).BACKUP_RECIPIENTS).toEqual([
    "age1abc",
    "age1def",
  ]);
});
