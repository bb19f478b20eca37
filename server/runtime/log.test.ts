import { expect, test } from "vitest";
import { createLog, placeOf } from "./log.ts";

test("lines are written in order: info lines in batches, others at once", async () => {
  const written: string[] = [];
  const log = createLog("info", (lines) => written.push(lines));
  log("info", "one");
  log("info", "two", { ms: 3 });
  expect(written).toEqual([]);
  log("error", "three");
  log("info", "four");
  await expect.poll(() => written.length).toBe(2);
  const events = written.map((lines) => lines.trimEnd().split("\n"));
  expect(events.map((lines) => lines.map((line) => (JSON.parse(line) as { event: string }).event))).toEqual([
    ["one", "two", "three"],
    ["four"],
  ]);
  expect(written.every((lines) => lines.endsWith("\n"))).toBe(true);
});

test("waiting lines are written at exit, and when there are too many characters", () => {
  const written: string[] = [];
  const before = process.listeners("exit");
  const log = createLog("info", (lines) => written.push(lines));
  const [atExit] = process.listeners("exit").filter((listener) => !before.includes(listener));
  log("info", "last");
  (atExit as () => void)();
  expect(written.join("")).toContain('"event":"last"');
  log("info", "long", { words: "a".repeat(40_000) });
  expect(written).toHaveLength(2);
});

test("events below the level are dropped", () => {
  const written: string[] = [];
  const log = createLog("warn", (lines) => written.push(lines));
  log("info", "one");
  log("warn", "two");
  expect(written.join("")).not.toContain("one");
  expect(written).toHaveLength(1);
});

test("an error's place contains nothing of its message, whatever that looks like", () => {
  const error = new Error("Failed query: insert\nparams: see you at noon\n    at my place (secret.ts:1:1)");
  expect(placeOf(error)).toMatch(/^at .*log\.test\.ts:\d+:\d+/);
});

test("an error without a message has a place, one without a stack has none", () => {
  expect(placeOf(new Error(""))).toContain("log.test.ts");
  const bare = new Error("x");
  delete bare.stack;
  expect(placeOf(bare)).toBe("");
});
