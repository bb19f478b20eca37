import { expect, test } from "vitest";
import { createStartQueue } from "./start-queue.ts";

test("tasks start one after another, in order, whether they succeed or fail", async () => {
  const pass = createStartQueue(60_000);
  const seen: string[] = [];
  const work = (name: string, end: Promise<string>) => async () => {
    seen.push(name);
    return end;
  };
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const results = Promise.allSettled([
    pass(work("first", first.promise)),
    pass(work("second", second.promise)),
    pass(work("third", Promise.resolve("c"))),
  ]);
  await Promise.resolve();
  expect(seen).toEqual(["first"]);
  first.reject(new Error("a"));
  second.resolve("b");
  expect((await results).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(seen).toEqual(["first", "second", "third"]);
});

test("a task that never ends delays the next one only for a while", async () => {
  const pass = createStartQueue(1);
  void pass(() => new Promise<never>(() => {}));
  await expect(pass(() => Promise.resolve("next"))).resolves.toBe("next");
});
