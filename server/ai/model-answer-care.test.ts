import { expect, test } from "vitest";
import { NOTHING_TAKEN } from "#domain/care/take-message.ts";
import type { OpenDanger } from "#domain/care/danger.ts";
import { modelAnswerCare } from "./model-answer-care.ts";
import type { CoachContext } from "./coach-context.ts";
import { writeHere, type Write } from "./writers.ts";

const OPEN: OpenDanger = {
  id: "f1",
  path: "violence",
  by: "persona",
  certain: true,
  acute: false,
  kind: "message",
  source: "m1",
};
const context = (open: OpenDanger[]): CoachContext => ({
  language: "en",
  mode: "conversation",
  message: "What do I do now?",
  history: [],
  now: new Date("2026-11-20T10:00:00Z"),
  user: { name: "Anna", traits: null },
  persona: { name: "Marco", context: "partner", relationship_other: null, age: 40, traits: null, profile_label: null },
  notes: [],
  interactions: [],
  open,
  taken: { ...NOTHING_TAKEN, open },
});
const signal = new AbortController().signal;

test("is worked out by whoever writes, only while danger is open, and here where that fails", async () => {
  const asked: string[] = [];
  const write: Write = (name, input) => (asked.push(name), writeHere(name, input));
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => lines.push(line);
  expect(await modelAnswerCare(context([]), { write, signal, log })).toBeNull();
  expect(asked).toEqual([]);
  const care = await modelAnswerCare(context([OPEN]), { write, signal, log });
  expect(care).toMatchObject({ begins: true, memo: { path: "violence", asked: null } });
  expect(asked).toEqual(["careOfModel"]);
  expect(lines).toEqual([]);
  const failing: Write = () => Promise.reject(Object.assign(new Error("his words"), { name: "WriterLate" }));
  expect(await modelAnswerCare(context([OPEN]), { write: failing, signal, log })).toEqual(care);
  expect(lines).toEqual([
    ["warn", "written_here", { task: "careOfModel", kind: "WriterLate", where: expect.any(String) }],
  ]);
});

test("is not waited for once the answer is stopped", async () => {
  const stopped = AbortSignal.abort(new Error("stopped"));
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => lines.push(line);
  await expect(modelAnswerCare(context([OPEN]), { write: writeHere, signal: stopped, log })).rejects.toThrow("stopped");
  const failing: Write = () => Promise.reject(new Error("late"));
  await expect(modelAnswerCare(context([OPEN]), { write: failing, signal: stopped, log })).rejects.toThrow("stopped");
  expect(lines).toEqual([]);
});
