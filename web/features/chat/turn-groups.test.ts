import fc from "fast-check";
import { expect, it } from "vitest";
import { GROUP_SIZE, groupTurns } from "./turn-groups.ts";

const keys = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `turn ${from + index}`);
/** The key of the group of each turn. */
const membership = (all: readonly string[], starts: ReadonlySet<string>) =>
  new Map(
    groupTurns(all, starts).flatMap(({ key, from, to }) => all.slice(from, to).map((turn) => [turn, key] as const)),
  );

it("puts each turn into one group of limited size, in order", () => {
  fc.assert(
    fc.property(fc.nat(100), fc.array(fc.nat(100)), (count, starts) => {
      const all = keys(0, count);
      const groups = groupTurns(all, new Set(starts.map((start) => `turn ${start}`)));
      expect(groups.flatMap(({ from, to }) => all.slice(from, to))).toEqual(all);
      for (const { key, from, to } of groups) {
        expect(key).toBe(all[from]);
        expect(to - from).toBeLessThanOrEqual(GROUP_SIZE);
      }
    }),
  );
});

it("moves no turn to another group when turns are added before the first or after the last", () => {
  const steps = fc.array(fc.record({ before: fc.nat(60), after: fc.nat(5) }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(60), steps, (count, added) => {
      let [from, to] = [0, count];
      const starts = new Set<string>();
      let known = membership(keys(from, to), starts);
      for (const { before, after } of added) {
        for (const key of known.values()) starts.add(key);
        [from, to] = [from - before, to + after];
        const now = membership(keys(from, to), starts);
        for (const [turn, key] of known) expect(now.get(turn)).toBe(key);
        known = now;
      }
    }),
  );
});
