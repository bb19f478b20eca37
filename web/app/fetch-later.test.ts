// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { fetchByPage, fetchLater } from "./fetch-later.ts";

it("fetches nothing until it is known that no service worker will, and then everything that is still wanted", () => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => {
    run();
    return 1;
  });
  vi.stubGlobal("cancelIdleCallback", () => undefined);
  const [first, dropped, late] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  fetchLater(first);
  fetchLater(dropped)();
  expect(first).not.toHaveBeenCalled();

  fetchByPage();
  fetchByPage();
  fetchLater(late);
  expect([first, dropped, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});
