import { afterAll, expect, test } from "vitest";
import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import { createNameHider } from "./name-hider.ts";
import { createWriterThread } from "./writer-thread.ts";
import { placeOf } from "#server/runtime/log.ts";
import { WRITERS, writeHere, type WriteOptions } from "./writers.ts";

const NOW = new Date("2026-11-27T10:00:00Z");
const PORTRAIT: PortraitInput = {
  traits: { O: 4, C: 2, E: 5, A: 3, N: 1 },
  form: "short",
  language: "it",
  persona: { name: "Marta", context: "friend" },
  answers: {},
  notes: [{ content: "Abbiamo camminato lungo il fiume e riso molto.", created_at: NOW }],
  now: NOW,
  seed: "marta",
};

const thread = createWriterThread();
afterAll(() => thread.close());

test("writes in the other thread what it writes in this one, while this one goes on", async () => {
  let turns = 0;
  let written = false;
  const count = () => {
    turns += 1;
    if (!written) setImmediate(count);
  };
  setImmediate(count);
  const text = await thread.write("persona", PORTRAIT);
  written = true;
  expect(text).toEqual(await writeHere("persona", PORTRAIT));
  expect(turns).toBeGreaterThan(0);
});

test("a text that cannot be written fails alone, without its words", async () => {
  const failing = thread.write("persona", null as unknown as PortraitInput);
  const after = thread.write("profileText", PORTRAIT);
  const error = await failing.catch((reason: Error) => reason);
  expect(error).toMatchObject({ name: "TypeError", message: "the writer failed" });
  expect(placeOf(error as Error), "where it was thrown").toContain("interpret-persona.ts");
  expect(await after).toBe(WRITERS.profileText(PORTRAIT));
});

test("a thread that ends or does not answer fails what it had, and another takes the next", async () => {
  const ending = createWriterThread({ script: new URL(`data:text/javascript,${encodeURIComponent(ENDS)}`) });
  await expect(ending.write("persona", PORTRAIT)).rejects.toMatchObject({ name: "WriterEnded" });
  await expect(ending.write("persona", PORTRAIT)).rejects.toThrow("the writer ended");
  await ending.close();
  const silent = createWriterThread({ timeoutMs: 1, script: new URL("data:text/javascript,setInterval(()=>{},1000)") });
  await expect(silent.write("persona", PORTRAIT)).rejects.toMatchObject({ name: "WriterLate" });
  await silent.close();
  await expect(silent.write("persona", PORTRAIT)).rejects.toMatchObject({ name: "WriterClosed" });
});

test("one that is late fails alone: the clock of the next starts with its own turn", async () => {
  const slow = createWriterThread({
    timeoutMs: 2_000,
    script: new URL(`data:text/javascript,${encodeURIComponent(STUCK)}`),
  });
  const [stuck, next] = [slow.write("persona", PORTRAIT), slow.write("profileText", PORTRAIT)];
  await expect(stuck).rejects.toThrow("the writer took too long");
  expect(await next).toBe("profileText");
  await expect(slow.write("persona", (() => 1) as unknown as PortraitInput)).rejects.toThrow("could not be cloned");
  expect(await slow.write("profileText", PORTRAIT)).toBe("profileText");
  await slow.close();
});

test("what is asked for first comes before all that waits, in the order it came", async () => {
  const echo = createWriterThread({ script: ECHO });
  const done: unknown[] = [];
  const ask = async (name: "persona" | "profileText" | "self", options?: WriteOptions) => {
    await echo.write(name, {} as never, options);
    done.push([name, options?.first ?? false]);
  };
  const first = { first: true };
  await Promise.all([ask("self"), ask("self"), ask("persona"), ask("persona", first), ask("profileText", first)]);
  expect(done).toEqual([
    ["self", false],
    ["persona", true],
    ["profileText", true],
    ["self", false],
    ["persona", false],
  ]);
  await echo.close();
});

test("what is stopped is not waited for, and not written where it has not begun", async () => {
  const echo = createWriterThread({ script: ECHO });
  const reason = new Error("stopped");
  const stopped = { signal: AbortSignal.abort(reason) };
  await expect(echo.write("self", {} as never, stopped)).rejects.toBe(reason);
  await expect(writeHere("self", {} as never, stopped)).rejects.toBe(reason);
  const stop = new AbortController();
  const asked = [
    echo.write("persona", {} as never, { signal: stop.signal }),
    echo.write("profileText", {} as never, { signal: stop.signal }),
    echo.write("outcomeTips", {} as never),
  ];
  stop.abort(reason);
  const settled = await Promise.allSettled(asked);
  expect(settled.slice(0, 2)).toEqual(Array.from({ length: 2 }, () => ({ status: "rejected", reason })));
  expect(settled[2]).toEqual({ status: "fulfilled", value: ["persona", "outcomeTips"] });
  await echo.close();
});

/** Answers with the names of all jobs so far. */
const ECHO = new URL(
  `data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads";
const asked = [];
parentPort.on("message", ({ id, name }) => parentPort.postMessage({ id, output: [...asked, asked.push(name) && name] }));`)}`,
);

/** Never answers a portrait; answers other jobs with their name. */
const STUCK = `import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ id, name }) => name === "persona" || parentPort.postMessage({ id, output: name }));`;

const ENDS = `import { parentPort } from "node:worker_threads"; parentPort.once("message", () => process.exit(0));`;

test("hides the names of a large circle in the thread, and the answer has the real ones", async () => {
  const people = Array.from({ length: 300 }, (_, at) => ({
    name: `Marta Rossi${"abcdefghij"[at % 10]}`,
    gender: null,
  }));
  const { messages, names } = await createNameHider({ write: thread.write, log: () => {} })(
    [{ role: "user", content: "Marta Rossia wrote to me" }],
    people,
    { language: "en" },
  );
  expect(messages[0]?.content).not.toMatch(/Marta|Rossia/);
  expect(names.restore(messages[0]?.content ?? "")).toBe("Marta Rossia wrote to me");
  expect(names.restorer()?.push("Nobody. ")).toBe("Nobody. ");
});
