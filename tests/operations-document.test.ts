import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readEnv } from "#server/runtime/env.ts";

const text = readFileSync("docs/OPERATIONS.md", "utf8");
const blocks = [...text.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, block]) => block!);

/** Lines of a file of settings; WITH is of the shell alone. */
const SETTING = /^(?!WITH=)([A-Z][A-Z0-9_]+)=(.*)$/gm;

/**
 * What systemd, a shell, Compose and Node read alike: nothing that any of them expands, unescapes or takes for a comment,
 * or a text in single quotes, which none of them changes.
 */
const ALIKE = /^(?:[\w./:@,%+=?…-]*|'[^'\\\n]*')$/;

function settingsIn(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(SETTING)].map(([, name, value]) => [name!, value!.replaceAll("'", "")]));
}

test("every setting is written so that systemd, a shell, Compose and Node read the same", () => {
  const lines = blocks.flatMap((block) => [...block.matchAll(SETTING)]);
  expect(lines.length).toBeGreaterThan(20);
  for (const [line, , value] of lines) expect(value, line).toMatch(ALIKE);
});

test("a shell and Node read the settings file as it is meant", () => {
  const block = blocks.find((one) => one.startsWith("PUBLIC_URL="))!;
  const settings = settingsIn(block);
  expect(settings["MAIL_FROM"]).toBe("Sintonia <sintonia@example.org>");
  expect(parseEnv(block)).toEqual(settings);
  const shell = execFileSync("sh", ["-c", 'set -a; eval "$1"; exec env -0', "sh", block], { env: {} }).toString();
  const read = shell.split("\0").map((line) => line.split(/=(.*)/s));
  expect(Object.fromEntries(read)).toMatchObject(settings);
});

test("no line of a settings file has a comment behind its value, which systemd would take into the value", () => {
  const lines = blocks.flatMap((block) => block.split("\n"));
  expect(lines.filter((line) => /^[A-Za-z][\w-]*=\S*\s+#/.test(line))).toEqual([]);
});

test("the settings file can be used as it is, once what is secret is filled in", () => {
  const block = blocks.find((one) => one.startsWith("PUBLIC_URL="))!;
  const settings = settingsIn(block.replaceAll(/=…$/gm, `=${"s".repeat(48)}`).replace("age1…", "age1xyz"));
  expect(Object.keys(settings).length).toBeGreaterThan(10);
  const { TZ, ...known } = settings;
  expect(() => new Intl.DateTimeFormat("en", { timeZone: TZ })).not.toThrow();
  const env = readEnv(known);
  for (const name of Object.keys(known)) expect(Object.keys(env), name).toContain(name);
  expect(env.OPERATOR_NAME).toBe("Example Association");
});

test("every heading that the document links to is there", () => {
  const slugs = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(/\s/g, "-"),
  );
  for (const [, anchor] of text.matchAll(/\]\(#([^)]+)\)/g)) expect(slugs).toContain(anchor);
});
