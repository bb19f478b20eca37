import { expect, it } from "vitest";
import { countFaults } from "./how-to-say.ts";

/** The figures of both halves; a change may lower them only. */
it.each([
  ["en", "even", { "bare draft": 0, "little advice": 0, "false alarm": 0, "no draft": 2, "missed danger": 2 }],
  ["en", "odd", { "bare draft": 1, "little advice": 1, "false alarm": 0, "no draft": 4, "missed danger": 1 }],
  ["it", "even", { "bare draft": 0, "little advice": 0, "false alarm": 0, "no draft": 2, "missed danger": 1 }],
  ["it", "odd", { "bare draft": 2, "little advice": 0, "false alarm": 1, "no draft": 2, "missed danger": 0 }],
] as const)("how to say something: %s, %s", (language, half, most) => {
  for (const [fault, count] of Object.entries(countFaults(language, half)))
    expect(count, fault).toBeLessThanOrEqual(most[fault as keyof typeof most]);
});
