import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnv } from "#server/runtime/env.ts";

const text = readFileSync("docs/OPERATIONS.md", "utf8");
const blocks = [...text.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, block]) => block!);

/** `NAME=value` lines as systemd reads them from an EnvironmentFile. */
function settingsIn(block: string): Record<string, string> {
  const lines = block.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name!, value!.replace(/^"(.*)"$/, "$1")]));
}

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
