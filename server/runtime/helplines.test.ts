import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { HELPLINES } from "#domain/safety/helplines.ts";
import { EnvError } from "./env.ts";
import { readHelplines } from "./helplines.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "helplines-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: unknown): string {
  const file = path.join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}
const [first, ...others] = HELPLINES;
const broken = (change: object) => [first, { ...first, ...change }, ...others];

test("the example file contains the reviewed list", () => {
  const example = path.resolve(import.meta.dirname, "../../docs/helplines.example.json");
  expect(readHelplines(example)).toEqual(HELPLINES);
});

test("a file from before languages, nations and chats existed is still valid", () => {
  const old = [
    { country: "EU", kind: "emergency", number: "112" },
    { country: "IT", kind: "abuse", number: "1522" },
    { country: "*", kind: "directory", number: "https://lines.example" },
  ].map((line) => ({ ...line, name: { en: "Line", it: "Linea" }, hours: null, reviewed: "2026-11-01" }));
  expect(readHelplines(fileOf(old))).toEqual(old.map((line) => ({ ...line, languages: [] })));
});

test.each<[string, unknown, RegExp]>([
  ["invalid JSON", "[{", /^HELPLINES_FILE is not valid JSON: /],
  ["an object instead of a list", { lines: [] }, /\.json: /],
  ["an unknown country", broken({ country: "Italy" }), /, entry 2, country: /],
  ["an unknown kind", broken({ kind: "party" }), /, entry 2, kind: /],
  ["one language only", broken({ name: { en: "Line" } }), /, entry 2, name\.it: /],
  ["a number that is text", broken({ number: "call us" }), /, entry 2, number: must be a telephone number$/],
  ["a script as an address", broken({ kind: "directory", number: "javascript:x" }), /, entry 2, number: must be a web/],
  ["a nation of another country", broken({ nation: "GB-SCT" }), /, entry 2, nation: must be a nation of IT$/],
  ["an unknown nation", broken({ nation: "IT-25" }), /, entry 2, nation: /],
  ["a language's name", broken({ languages: ["Italian"] }), /, entry 2, languages\.0: /],
  ["a chat over http", broken({ chat: "http://a.example" }), /, entry 2, chat: must be an https address$/],
  [
    "a number to text that is text",
    broken({ text: { number: "text us" } }),
    /, entry 2, text\.number: must be a telephone number$/,
  ],
  ["an invalid review date", broken({ reviewed: "recently" }), /, entry 2, reviewed: /],
  ["no directory", HELPLINES.filter(({ kind }) => kind !== "directory"), /: needs an entry of the kind directory$/],
])("%s is refused in one line that names the entry", (_name, content, message) => {
  const read = () => readHelplines(fileOf(content));
  expect(read).toThrow(EnvError);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/\n/);
});

test("a missing file is named", () => {
  expect(() => readHelplines(path.join(folder, "none.json"))).toThrow(/^HELPLINES_FILE cannot be read: .*none\.json$/);
});
