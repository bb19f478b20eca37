import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFile, escapeText, foldLine, type CalendarEntry } from "./ics.ts";

const ENTRY: CalendarEntry = {
  id: "0b7bb9c3-5f0e-4f3f-9a2c-6a8f0c8d1e11",
  persona_name: "Marta Rossi",
  objectives: "Talk about the budget; then the move, slowly",
  avoid: "Raising my voice",
  feeling: null,
  planned_date: new Date("2026-11-24T17:30:00+01:00"),
  updated_at: new Date("2026-11-20T08:00:00.123Z"),
};

const unfold = (file: string) => file.replaceAll("\r\n ", "");
const unescape = (text: string) => text.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
/** The unfolded lines of a file, as pairs of property and value. */
const properties = (file: string) =>
  unfold(file)
    .split("\r\n")
    .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)] as const);

/** Random text, with more of what could break a line or a property than chance would produce. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom("\n", "\r\n", "\r", "\u2028", "\u0085", "\v", "\0", "\\n", ";", ",", ":", "\\", "é", "👩‍👧"),
      fc.constantFrom("\r\nEND:VEVENT\r\nBEGIN:VEVENT", "\nATTENDEE:mailto:x@example.org", " ", "\u202e", "\t"),
      fc.string({ unit: "binary", maxLength: 30 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("a feed", () => {
  const alarms = { evening: "18:30", morning: "08:00", time_zone: "Europe/Rome" };
  const triggers = (file: string) => file.match(/^TRIGGER:.*$/gm)?.map((line) => line.trim()) ?? [];

  it("shows no word of a plan unless its action was chosen, and then nothing else of it", () => {
    const nothing = calendarFile([ENTRY], "en", { shows: "nothing", alarms });
    expect(nothing).not.toMatch(/budget|voice|^DESCRIPTION:Action/m);
    const action = unfold(calendarFile([ENTRY], "en", { shows: "action", alarms: null }));
    expect(action).toContain(String.raw`DESCRIPTION:Action: Talk about the budget\; then the move\, slowly` + "\r\n");
    expect(action).not.toContain("voice");
  });

  it("has an alarm the evening before and in the morning, at their times on the clock of the zone", () => {
    const file = calendarFile([ENTRY], "en", { shows: "nothing", alarms });
    // From 17:30 back to 18:30 of the day before, and to 8:00.
    expect(triggers(file)).toEqual(["TRIGGER:-PT1380M", "TRIGGER:-PT570M"]);
    expect(file.match(/BEGIN:VALARM\r\nACTION:DISPLAY\r\n/g)).toHaveLength(2);
    expect(file.match(/DESCRIPTION:Time for Marta\r\nEND:VALARM\r\n/g)).toHaveLength(2);
    const named = unfold(calendarFile([ENTRY], "en", { shows: "action", alarms }));
    expect(named).toContain(String.raw`DESCRIPTION:Time for Marta\nTalk about the budget` + "\\;");
  });

  it("keeps those times when the clock is changed in between, and has no alarm once the plan has begun", () => {
    const changed = { ...ENTRY, planned_date: new Date("2027-03-28T10:00:00+02:00") };
    expect(triggers(calendarFile([changed], "en", { shows: "nothing", alarms }))).toEqual([
      // An hour less: that night has only 23.
      "TRIGGER:-PT870M",
      "TRIGGER:-PT120M",
    ]);
    const early = { ...ENTRY, planned_date: new Date("2026-11-24T07:00:00+01:00") };
    expect(triggers(calendarFile([early], "en", { shows: "nothing", alarms }))).toEqual(["TRIGGER:-PT750M"]);
    const onlyMorning = { ...alarms, evening: null };
    expect(triggers(calendarFile([ENTRY], "en", { shows: "nothing", alarms: onlyMorning }))).toHaveLength(1);
  });
});

describe("a calendar file", () => {
  it("contains an hour in UTC, the first name, the plan, and a stable UID", () => {
    expect(calendarFile([ENTRY], "en")).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Sintonia//EN",
        "CALSCALE:GREGORIAN",
        "X-WR-CALNAME:Sintonia",
        "BEGIN:VEVENT",
        "UID:0b7bb9c3-5f0e-4f3f-9a2c-6a8f0c8d1e11@sintonia",
        "DTSTAMP:20261120T080000Z",
        "DTSTART:20261124T163000Z",
        "DURATION:PT1H",
        "SUMMARY:Time for Marta",
        String.raw`DESCRIPTION:Action: Talk about the budget\; then the move\, slowly\nFears: `,
        " Raising my voice",
        "CLASS:PRIVATE",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
    const italian = calendarFile([{ ...ENTRY, persona_name: "  Zoë\tBianchi" }], "it");
    expect(italian).toContain("SUMMARY:Un momento per Zoë\r\n");
    expect(italian).toContain("DESCRIPTION:Azione: ");
  });

  it("folds at 75 octets, never inside a character, and unfolds to the original", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (line) => {
        const clean = line.replace(/[\r\n]/g, "").toWellFormed();
        const folded = foldLine(clean);
        for (const one of folded.split("\r\n")) {
          expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
          expect(one.isWellFormed()).toBe(true);
        }
        expect(unfold(folded)).toBe(clean);
      }),
    );
    expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
    expect(foldLine(`${"x".repeat(74)}é`)).toBe(`${"x".repeat(74)}\r\n é`);
  });

  it("escapes text so that unescaping returns it without control characters", () => {
    fc.assert(
      fc.property(text, (written) => {
        const escaped = escapeText(written);
        expect(escaped).not.toMatch(/[^\P{Cc}\t]|[\u2028\u2029\u202a-\u202e]/u);
        expect(escapeText(unescape(escaped))).toBe(escaped);
      }),
    );
    expect(escapeText("a\r\nb\rc\u2028d\u0000\u001b[31m")).toBe(String.raw`a\nb\nc\nd[31m`);
    expect(unescape(escapeText(String.raw`C:\new; a, b`))).toBe(String.raw`C:\new; a, b`);
  });

  it("lets no text inject a line", () => {
    fc.assert(
      fc.property(text, text, text, text, (persona_name, objectives, avoid, feeling) => {
        const file = calendarFile([{ ...ENTRY, persona_name, objectives, avoid, feeling }], "en");
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        expect(properties(file).map(([name]) => name)).toEqual(properties(calendarFile([ENTRY], "en")).map(([n]) => n));
        for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }),
    );
  });
});
