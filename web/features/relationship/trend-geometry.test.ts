import fc from "fast-check";
import { expect, it } from "vitest";
import { axisDates, labelled, placeInTime } from "./trend-geometry.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5, 12);

it("centers a single result, and returns no positions for none", () => {
  expect(placeInTime([START], 300)).toEqual([150]);
  expect(placeInTime([], 300)).toEqual([]);
});

it("positions results in proportion to time if there is room", () => {
  expect(placeInTime([START, START + DAY, START + 4 * DAY], 300)).toEqual([0, 75, 300]);
});

it("keeps a minimum distance, the order and the bounds for any number of results", () => {
  const days = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 120 });
  fc.assert(
    fc.property(days, fc.integer({ min: 120, max: 900 }), (list, width) => {
      const times = list.toSorted((a, b) => a - b).map((day) => START + day * DAY);
      const places = placeInTime(times, width);
      const gap = Math.min(14, width / (times.length - 1));
      expect(places[0]).toBeGreaterThanOrEqual(0);
      expect(places.at(-1)).toBeLessThanOrEqual(width + 1e-6);
      for (let at = 1; at < places.length; at += 1) {
        expect(places[at]! - places[at - 1]!).toBeGreaterThan(gap - 1e-6);
      }
    }),
  );
});

it("labels the newest and the first date, and between them only those that do not overlap", () => {
  const places = [0, 20, 150, 160, 300];
  const labels = ["5 Jan", "7 Jan", "20 Jan", "21 Jan", "2 Feb"];
  expect(labelled(places, labels, 70)).toEqual([0, 3, 4]);
  expect(labelled([0, 40], ["5 Jan", "7 Jan"], 70)).toEqual([1]);
  expect(labelled([150], ["5 Jan"], 70)).toEqual([0]);
  expect(labelled([0, 300], ["5 Jan", "5 Jan"], 70)).toEqual([1]);
});

it("formats dates in the shortest form that still differs", () => {
  expect(axisDates([START, START + 40 * DAY], "en")).toEqual(["5 Jan", "14 Feb"]);
  expect(axisDates([START, START + 400 * DAY], "it")).toEqual(["gen 2026", "feb 2027"]);
  expect(axisDates([START, START + 3_600_000], "en").every((label) => /^\d\d:\d\d$/.test(label))).toBe(true);
  expect(axisDates([START], "en")).toEqual(["5 Jan"]);
  expect(axisDates([], "en")).toEqual([]);
});
