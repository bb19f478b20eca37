import fc from "fast-check";
import { expect, test } from "vitest";
import { isoTime } from "./session-read.ts";

test("formats a time as JavaScript does", () => {
  const dates = fc.date({ noInvalidDate: true, min: new Date("0001-01-01"), max: new Date("9999-12-31") });
  fc.assert(
    fc.property(dates, (date) => {
      const iso = date.toISOString();
      const fraction = iso.slice(20, 23).replace(/0+$/, "");
      const written = `${iso.slice(0, 10)} ${iso.slice(11, 19)}${fraction === "" ? "" : `.${fraction}`}+00`;
      expect(isoTime(written)).toBe(iso);
    }),
  );
});

test("converts a time with an offset to UTC", () => {
  expect(isoTime("2026-03-01 12:30:00.5+02")).toBe("2026-03-01T10:30:00.500Z");
});
