import { expect, test } from "vitest";
import { writeHere, type Write } from "#server/ai/writers.ts";
import type { Services } from "#server/services.ts";
import { dangerIn } from "./danger-in.ts";

const ABOUT = { name: "Marco", context: "partner" };
const GRAVE = "He hit me again last night and I am afraid to go home.";
const long = (text: string) => `${text} ${"We walked by the river and talked about the house. ".repeat(200)}`;

test("a long answer is checked in the coach's thread, and here if that fails", async () => {
  const asked: string[] = [];
  const lines: unknown[] = [];
  const by = (byCoach: Write) =>
    ({ ai: { byCoach }, log: (...line: unknown[]) => lines.push(line) }) as unknown as Services;
  const thread = by((name, input) => (asked.push(name), writeHere(name, input)));
  expect(await dangerIn(thread, GRAVE, ABOUT)).toMatchObject({ level: "alarm" });
  expect(asked).toEqual([]);
  const found = await dangerIn(thread, long(GRAVE), ABOUT);
  expect(found).toMatchObject({ level: "alarm" });
  expect(asked).toEqual(["danger"]);
  const failing = by(() => Promise.reject(new Error("his words")));
  expect(await dangerIn(failing, long(GRAVE), ABOUT)).toEqual(found);
  expect(lines).toEqual([["warn", "written_here", { task: "danger", kind: "Error", where: expect.any(String) }]]);
});
