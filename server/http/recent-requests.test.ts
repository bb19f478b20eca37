import fc from "fast-check";
import { expect, test } from "vitest";
import { countRecent } from "./recent-requests.ts";

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1);

test("counts what the last hour's minutes held, whenever it is asked", () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 * HOUR }), fc.constantFrom(200, 404, 499, 500, 503)));
  fc.assert(
    fc.property(steps, (requests) => {
      let now = START;
      const recent = countRecent(() => now);
      const seen: { at: number; status: number }[] = [];
      for (const [wait, status] of requests) {
        now += wait;
        recent.add(status);
        seen.push({ at: now, status });
      }
      const { count, errors, since } = recent.read();
      const counted = seen.filter(({ at }) => at >= since.getTime());
      expect(count).toBe(counted.length);
      expect(errors).toBe(counted.filter(({ status }) => status >= 500).length);
      expect(now - since.getTime()).toBeLessThanOrEqual(HOUR);
      expect(since.getTime()).toBeGreaterThanOrEqual(START);
    }),
  );
});
