import { expect, it } from "vitest";
import { readChange } from "./change.ts";

const history = (...newestFirst: number[]) => newestFirst.map((RHS) => ({ scores: { RHS } }));

it("calls nothing under 15 points progress or decline", () => {
  expect(readChange([])).toBeNull();
  expect(readChange(history(60))).toBe("first");
  expect(readChange(history(60, 60))).toBe("steady");
  // Five steps of one answer are 13.9 points, six are 16.7.
  expect(readChange(history((100 * 25) / 36, (100 * 20) / 36))).toBe("steady");
  expect(readChange(history((100 * 20) / 36, (100 * 25) / 36))).toBe("steady");
  expect(readChange(history((100 * 26) / 36, (100 * 20) / 36))).toBe("up");
  expect(readChange(history((100 * 20) / 36, (100 * 26) / 36))).toBe("down");
  expect(readChange(history(60, 45, 90))).toBe("up");
});
