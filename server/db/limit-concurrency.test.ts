import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitConcurrency, limitEach } from "./limit-concurrency.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MOST = 2;
const PATIENCE = 100;

/** Work of so many milliseconds each, limited; when each began and ended. */
function runAll(times: readonly number[]) {
  const limited = limitConcurrency(MOST, PATIENCE);
  const from = Date.now();
  const begun: number[] = [];
  const ended: number[] = [];
  const all = times.map((ms, index) =>
    limited(async () => {
      begun[index] = Date.now() - from;
      await new Promise((done) => setTimeout(done, ms));
      ended[index] = Date.now() - from;
      return index;
    }),
  );
  return { begun, ended, all: Promise.all(all) };
}

describe("limitConcurrency", () => {
  it("lets as many go on as it may, the others in their order", async () => {
    const { begun, all } = runAll([30, 20, 20, 20]);
    await vi.runAllTimersAsync();
    expect(begun).toEqual([0, 0, 20, 30]);
    expect(await all).toEqual([0, 1, 2, 3]);
  });

  it("does not wait for work that takes long", async () => {
    const { begun } = runAll([5000, 5000, 10, 10, 10]);
    await vi.runAllTimersAsync();
    expect(begun).toEqual([0, 0, 100, 100, 100]);
  });

  it("passes failures on, and goes on after them", async () => {
    const limited = limitConcurrency(1, PATIENCE);
    const fail = async (): Promise<void> => {
      await new Promise((done) => setTimeout(done, 10));
      throw new Error("refused");
    };
    const all = Promise.allSettled([limited(fail), limited(() => Promise.resolve("done"))]);
    await vi.runAllTimersAsync();
    expect(await all).toMatchObject([{ reason: { message: "refused" } }, { value: "done" }]);
  });

  it("keeps nobody for longer than its patience, and lets no more of the young go on at once than it may", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 }), async (times) => {
        const { begun, ended, all } = runAll(times);
        await vi.runAllTimersAsync();
        await all;
        expect(Math.max(...begun)).toBeLessThanOrEqual(PATIENCE);
        for (const at of begun.filter((begin) => begin < PATIENCE)) {
          const atOnce = begun.filter((begin, index) => begin <= at && ended[index]! > at);
          expect(atOnce.length).toBeLessThanOrEqual(MOST);
        }
      }),
    );
  });
});

describe("limitEach", () => {
  it("lets as many of each owner go on as it may, in their order, whatever others do", async () => {
    const work = fc.record({
      whose: fc.constantFrom("a", "b", "c"),
      ms: fc.integer({ min: 1, max: 90 }),
      fails: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(work, { maxLength: 15 }), async (most, pieces) => {
        const each = limitEach(most);
        const begun: number[] = [];
        const under = new Map<string, number>();
        const all = pieces.map(({ whose, ms, fails }, index) =>
          each(whose, async () => {
            const others = under.get(whose) ?? 0;
            expect(others).toBeLessThan(most);
            under.set(whose, others + 1);
            begun.push(index);
            await new Promise((done) => setTimeout(done, ms));
            under.set(whose, under.get(whose)! - 1);
            if (fails) throw new Error("refused");
            return index;
          }),
        );
        const settled = Promise.allSettled(all);
        for (const whose of "abc") {
          const own = pieces.flatMap((piece, index) => (piece.whose === whose ? [index] : []));
          // At once, without waiting for others.
          expect(begun.filter((index) => own.includes(index))).toEqual(own.slice(0, most));
        }
        await vi.runAllTimersAsync();
        const outcomes = await settled;
        for (const [index, { fails }] of pieces.entries())
          expect(outcomes[index]).toMatchObject(fails ? { reason: { message: "refused" } } : { value: index });
        for (const whose of "abc") {
          const order = begun.filter((index) => pieces[index]!.whose === whose);
          expect(order).toEqual(order.toSorted((x, y) => x - y));
        }
      }),
    );
  });
});
