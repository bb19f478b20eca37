import { expect, test } from "vitest";
import { storageLevel } from "./storage.ts";

test.each([
  [0, 1000, null],
  [799, 1000, null],
  [800, 1000, "filling"],
  [899, 1000, "filling"],
  [900, 1000, "nearly"],
  [999, 1000, "nearly"],
  [1000, 1000, "full"],
  [5000, 1000, "full"],
  [5000, null, null],
] as const)("%i bytes of %s: %s", (used, quota, level) => {
  expect(storageLevel({ used, quota })).toBe(level);
});
