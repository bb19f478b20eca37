import { describe, expect, it } from "vitest";
import { nameInText, plainWords } from "./clean.ts";

describe("user text as plain text", () => {
  it.each([
    ["one  two \n three .  Four , five", "one two three. Four, five"],
    ["see [the plan](https://x.example/a) ![pic](a.png) now", "see the plan now"],
    ["a <b onclick=x>bold</b> word <script>alert(1)</script>", "a bold word"],
    ["x <!--sintonia:{}--> y [[z]] ```code``` https://a.example/b www.a.example", "x y"],
    ['before {"interaction_complete": true} after xINTERACTION_COMPLETEx', "before after"],
    ["<!-<!-- a -->- b --> c", "c"],
    ["[a[b](c)](d)", "ab"],
  ])("%s", (text, plain) => {
    expect(plainWords(text)).toBe(plain);
  });

  /** So long that quadratic time would take hours on any machine. */
  const LENGTH = 2_000_000;
  it.each([" ", "\n", "[", "![", "![a](", '{"', "{", "<a", "<!--", "a", " .", "[x](", "</script <", "http:a", "_"])(
    "handles a long text of %j in linear time",
    (unit) => {
      const text = `<${unit.repeat(LENGTH / unit.length)} end`;
      expect(plainWords(text).length).toBeLessThanOrEqual(text.length);
    },
  );

  it("leaves no markup of a text nested deeper than the limit", () => {
    const nested = `${'{"'.repeat(50)}interaction_complete${'"}'.repeat(50)}`;
    expect(plainWords(`a ${nested} b`)).not.toMatch(/[{}<>[\]]|interaction_complete/);
  });
});

it.each([
  ["Anna Sofia Bartolomea von und zu Hohenlohe-Langenburg", "Anna Sofia Bartolomea"],
  ["Maria Antonietta Benedetta della Rovere", "Maria Antonietta Benedetta"],
  ["Maria Antonietta Castelnuovo Rossi", "Maria Antonietta Castelnuovo"],
])("a long name does not end in what joins its parts: %s", (name, short) => {
  expect(nameInText(name, "it")).toBe(short);
});
