import { beforeEach, expect, test } from "vitest";
import { forgetPages, keepingPage, keptPages } from "./kept-pages.ts";

const page = { state: "1", text: "[]" };
beforeEach(() => forgetPages());

test("a page is kept once it is read", async () => {
  expect(await keepingPage("people", () => Promise.resolve(page))).toEqual(page);
  expect(keptPages.get("people")).toEqual(page);
});

test("a page whose reading began before all were forgotten is not kept", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof page>();
  const reading = keepingPage("people", () => promise);
  forgetPages();
  resolve(page);
  expect(await reading).toEqual(page);
  expect(keptPages.get("people")).toBeUndefined();
});
