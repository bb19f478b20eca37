import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOLD_MAX, MarkerFilter, removeMarkers } from "./marker.ts";

const BLOCK = '<!--sintonia:{"interaction_complete":true,"action":"Call {Anna}"}-->';

/** The filter's output for a text split at the given places. */
function inPieces(text: string, cuts: number[]): { out: string; longestHeld: number } {
  const filter = new MarkerFilter();
  const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].toSorted((a, b) => a - b);
  let out = "";
  let taken = 0;
  let longestHeld = 0;
  for (const place of [...places, text.length]) {
    out += filter.push(text.slice(taken, place));
    taken = place;
    longestHeld = Math.max(longestHeld, taken - out.length);
  }
  return { out: out + filter.end(), longestHeld };
}

const fragment = fc.constantFrom(
  ..."<!-- <!-- sintonia sintonia: { } \" \\ interaction _complete interaction_complete Interaction-Complete :true --> ``` ~~~ json | text è 😀 < > / _ ` ~ ' , a".split(
    " ",
  ),
  "\n",
  " ",
  "\n```\n",
  "```json\n",
  BLOCK,
  '{"interaction_complete": true}',
  '{"interaction\\u005fcomplete": true}',
  "<interaction_complete>",
  "</interaction_complete>",
  "<sintonia:plan>",
  "</sintonia:plan>",
);
const adversarial = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(""));
const cuts = fc.array(fc.nat(), { maxLength: 30 });

describe("marked blocks", () => {
  it.each([
    ["the block itself", `Here it is.\n\n${BLOCK}`, "Here it is.\n\n"],
    ["between words", `before${BLOCK}after`, "before after"],
    ["with spaces and line breaks", `x <!--\n sintonia : {"a":1} \n--> y`, "x  y"],
    ["a bare object", 'Fine. {"interaction_complete": true, "plan": {"action": "a } b"}} Bye.', "Fine.  Bye."],
    ["an escaped key", 'x {"interaction\\u005fcomplete": true} y', "x  y"],
    ["a key with NUL in it", 'x {"interaction\u0000_complete": true} <!--sin\u0000tonia:--> y', "x   y"],
    ["a fenced object", 'Fine.\n```json\n{\n  "interaction_complete": true\n}\n```\nBye.', "Fine.\n\nBye."],
    ["a fence of another sort", "Fine.\n~~~yaml\ninteraction_complete: yes\n~~~\nBye.", "Fine.\n\nBye."],
    ["a tag", 'a <interaction_complete>{"action":"x"}</interaction_complete> b', "a  b"],
    ["an unclosed block", `Fine. <!--sintonia:{"interaction_complete":tr`, "Fine. "],
    ["a block cut at its very start", "Fine. <!--sinto", "Fine. "],
    [
      "a comment that a removed block would join with a name",
      "<!--\n```\n--> interaction_complete\n```\n sintonia:x",
      " interaction\n```\n sintonia:x",
    ],
    ["the bare word", "interaction_complete: true", "interaction: true"],
    ["a list of objects", '[{"interaction_complete":true}]', "[ ]"],
  ])("removes %s", (_, text, expected) => {
    expect(removeMarkers(text)).toBe(expected);
  });

  it.each([
    "I love her <3 and he said {nothing}.",
    "use snake_case and _emphasis_ here",
    "a <!-- note of my own --> b",
    'Said {"hello": "world"} to me',
    "```\nsome code\n```\nand after ```inline``` and ~~~ ~",
    "The interaction was complete",
    "2 < 3 <b>bold</b> <i",
    'unclosed {"a": 1',
    "unclosed <!-- comment",
    "",
  ])("leaves other text alone: %s", (text) => {
    expect(removeMarkers(text)).toBe(text);
  });

  it("removes a block longer than the buffer up to its end", () => {
    const long = `<!--sintonia:{"interaction_complete":true,"action":"${"x".repeat(3 * HOLD_MAX)}"}-->`;
    expect(removeMarkers(`a ${long} b`)).toBe("a  b");
    expect(inPieces(`a ${long} b`, [5, 700, 5000, 9001, long.length]).out).toBe("a  b");
    const bare = `{"interaction_complete":true,"action":"${"x".repeat(2 * HOLD_MAX)}"}`;
    expect(inPieces(`a ${bare} b`, [5, 700, 5000, 9001]).out).toBe("a  b");
    const fenced = `\`\`\`json\n{"interaction_complete":true,"action":"${"x".repeat(2 * HOLD_MAX)}"}\n\`\`\`\nb`;
    expect(inPieces(fenced, [5, 700, 5000, fenced.length - 4]).out).toBe("\nb");
  });

  it("outputs long text that is not a block, and buffers no more than its limit", () => {
    const text = `a <!-- ${"word ".repeat(2000)}`;
    const { out, longestHeld } = inPieces(
      text,
      Array.from({ length: 400 }, (_, i) => i * 25),
    );
    expect(out).toBe(text);
    expect(longestHeld).toBeLessThanOrEqual(HOLD_MAX + 25);
  });

  it("outputs plain prose immediately", () => {
    const filter = new MarkerFilter();
    expect(["Ciao ", "Anna, ", "com’è ", "andata?"].map((word) => filter.push(word)).join("")).toBe(
      "Ciao Anna, com’è andata?",
    );
  });

  it.each([
    ["comments never closed", "<!--"],
    ["comments with a name too far", `<!--${"x".repeat(230)}sintonia`],
    ["comments with spaces", `<!--${" ".repeat(60)}`],
    ["braces", "{"],
    ["braces that hold half a key", "{a interaction "],
    ["quotes and braces", '{"'],
    ["closed braces before a key", `${"{a".repeat(900)}${"}".repeat(900)}\n\\u0069nteraction_complete `],
    ["closed braces and strings before a key", `${'{"a{'.repeat(600)}${'"}'.repeat(600)} interaction_complete `],
    ["fences", "\n```"],
    ["fences of two sorts", "\n~~~a\n```b"],
    ["a fence never closed", "\n````x\n``x"],
    ["tags never closed", "<sintonia>"],
    ["underscores", "interaction_"],
  ])("scans each character only a few times, whatever the text: %s", (_, unit) => {
    const text = unit.repeat(Math.ceil(90_000 / unit.length));
    const inOne = new MarkerFilter();
    inOne.push(text);
    inOne.end();
    expect(inOne.scanned).toBeLessThan(8 * text.length);
    const inMany = new MarkerFilter();
    for (let at = 0; at < text.length; at += 7) inMany.push(text.slice(at, at + 7));
    inMany.end();
    // Each piece is searched together with as much preceding text as a match can span.
    expect(inMany.scanned).toBeLessThan(40 * text.length);
  });

  it("returns the same text wherever it is split", () => {
    fc.assert(
      fc.property(adversarial, cuts, (text, places) => {
        expect(inPieces(text, places).out).toBe(removeMarkers(text));
      }),
      { numRuns: 3000 },
    );
  });

  it("outputs nothing that looks like a block", () => {
    fc.assert(
      fc.property(adversarial, (text) => {
        const out = removeMarkers(text);
        expect(out).not.toMatch(/interaction_complete/i);
        expect(out).not.toMatch(/<!--\s*sintonia\b/i);
        expect(out).not.toMatch(/\{\s*"interaction[_-]?complete"\s*:\s*\w+\s*\}/i);
      }),
      { numRuns: 3000 },
    );
  });

  it("leaves text without a block's characters unchanged except for NUL", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), cuts, (raw, places) => {
        const text = raw.replaceAll(/[<{`~_]/g, "");
        expect(inPieces(text, places).out).toBe(text.replaceAll("\u0000", ""));
      }),
    );
  });
});
