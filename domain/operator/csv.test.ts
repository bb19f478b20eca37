import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

/** Reads what `toCsv` writes, as RFC 4180 says. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    let value = "";
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        value += text[at];
        if (text[at] === '"') at += 1;
      }
      at += 1;
    } else {
      while (text[at] !== "," && text[at] !== "\r") value += text[at++];
    }
    row.push(value);
    if (text[at] === ",") at += 1;
    else {
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

const field = fc.oneof(
  fc.string(),
  fc.constantFrom("", "=1+1", "+1", "-1", "@SUM(A1)", " =1", "\t=1", "\r", '","', '"\r\n=1'),
);
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(field, { minLength: width, maxLength: width })));

test("what is written is read again, field by field; formulas only with an apostrophe in front", () => {
  fc.assert(
    fc.property(table, (rows) => {
      const read = readCsv(toCsv(rows));
      expect(read.length).toBe(rows.length);
      for (const [at, row] of rows.entries()) {
        for (const [column, value] of row.entries()) expect([value, `'${value}`]).toContain(read[at]![column]);
      }
    }),
  );
});

test("no field begins as a formula does", () => {
  fc.assert(
    fc.property(table, (rows) => {
      for (const value of readCsv(toCsv(rows)).flat()) expect(value).not.toMatch(/^\s*[=+\-@|%]|^[\t\r\n]/);
    }),
  );
});

test("an ordinary address stays as it is, and what is missing is empty", () => {
  expect(toCsv([["anna@example.org", null, "2026-01-01"]])).toBe("anna@example.org,,2026-01-01\r\n");
});
