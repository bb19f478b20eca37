import fc from "fast-check";
import { expect, test } from "vitest";
import { pageText } from "./session-read.ts";

/** What `json_agg` writes. */
const aggregated = (items: unknown[]) => `[${items.map((item) => JSON.stringify(item)).join(", \n ")}]`;
const items = fc.array(fc.record({ id: fc.uuid(), content: fc.string({ unit: "binary" }) }), { maxLength: 5 });
const cursorOf = ({ id }: { id: string }) => `after "${id}"`;

test("a last page holds every item and no cursor", () => {
  fc.assert(
    fc.property(items, (all) => {
      const page = pageText(aggregated(all), { isCut: false, cursorOf });
      expect(JSON.parse(page)).toEqual({ items: all, next_cursor: null });
    }),
  );
});

test("of another page the item that follows it is cut off, and the cursor is that of the last one kept", () => {
  const atLeastTwo = items.filter((all) => all.length >= 2);
  fc.assert(
    fc.property(atLeastTwo, (all) => {
      const page = pageText(aggregated(all), { isCut: true, cursorOf });
      expect(JSON.parse(page)).toEqual({ items: all.slice(0, -1), next_cursor: cursorOf(all.at(-2)!) });
    }),
  );
});
