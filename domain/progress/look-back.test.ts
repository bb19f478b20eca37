import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tellsOfDeathOf } from "#domain/coaching/grief.ts";
import { variants } from "#domain/coaching/vary.ts";
import { LANGUAGES } from "#domain/language.ts";
import { LOOK_BACK_QUESTIONS, OPENINGS } from "./content.look-back.ts";
import { lookBackSchema, type LookBack } from "./contract.ts";
import {
  chooseLookBack,
  composeLookBack,
  lookBackFacts,
  weeklyLookBack,
  type LookBackInput,
  type LookBackInteraction,
  type LookBackNote,
  type LookBackPerson,
} from "./look-back.ts";

const NOW = new Date("2026-11-16T08:00:00Z");
const STARTS = "2026-11-09";
const ZONES = ["Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu"];

const marta: LookBackPerson = {
  id: "p1",
  name: "Marta",
  archived: false,
  left_out_of_ai: false,
  frightening: false,
  told: [],
  keep_in_touch_days: null,
  last_contact: null,
  created_at: "2025-01-01T10:00:00Z",
};
const plan: LookBackInteraction = {
  id: "i1",
  persona_id: "p1",
  action: "Ask how the new job is going",
  planned_date: "2026-11-12T17:00:00Z",
  completed_date: null,
  outcome: null,
  flagged: false,
};
const note: LookBackNote = {
  id: "n1",
  persona_id: "p1",
  content: "We walked along the river and she told me about the garden",
  created_at: "2025-11-16T10:00:00Z",
  flagged: false,
  left_out_of_ai: false,
};
function input(change: Partial<LookBackInput> = {}): LookBackInput {
  return {
    language: "en",
    seed: "seed",
    now: NOW,
    time_zone: "Europe/Rome",
    starts: STARTS,
    danger_open: false,
    people: [marta],
    plans: [],
    notes: [],
    asked: [],
    ...change,
  };
}
const shown = (change: Partial<LookBackInput>) => weeklyLookBack(input(change));

describe("a look back", () => {
  it("holds a plan by its local day: one of Sunday late belongs, one of Monday early does not", () => {
    const rome = { starts: "2026-10-19", now: new Date("2026-10-26T08:00:00Z") };
    const at = (planned_date: string) => shown({ ...rome, plans: [{ ...plan, planned_date }] })?.plans.length ?? 0;
    expect(at("2026-10-18T21:59:00Z")).toBe(0);
    expect(at("2026-10-18T22:00:00Z")).toBe(1);
    expect(at("2026-10-25T22:59:00Z")).toBe(1);
    expect(at("2026-10-25T23:00:00Z")).toBe(0);
  });

  it("is none where there is nothing, and none while danger is open", () => {
    expect(shown({})).toBeNull();
    expect(shown({ plans: [plan], danger_open: true })).toBeNull();
    expect(shown({ people: [{ ...marta, keep_in_touch_days: 7 }] })?.people[0]?.since).toBe(
      "In your circle for 22 months",
    );
  });

  it("tells the plans of the week with their outcomes, and says without reproach what is still open", () => {
    const told = { ...plan, id: "i2", outcome: "It went well", completed_date: "2026-11-13T10:00:00Z" };
    const both = shown({ plans: [told, plan] });
    expect(both?.plans.map(({ interaction_id, outcome, day }) => [interaction_id, outcome, day])).toEqual([
      ["i1", null, "2026-11-12"],
      ["i2", "It went well", "2026-11-12"],
    ]);
    expect(both?.opening).toMatch(/^You had two things planned, and you’ve written down how one of them went\./);
    expect(shown({ plans: [told], language: "it" })?.opening).toBe(
      "Avevi in programma una cosa, e hai scritto com’è andata.",
    );
    // Planned long ago and told this week.
    expect(shown({ plans: [{ ...told, planned_date: "2026-10-01T10:00:00Z" }] })?.plans).toHaveLength(1);
  });

  it("takes a note of a year ago before one of a month ago, the nearest, and within three days", () => {
    const month = { ...note, id: "n2", created_at: "2026-10-16T10:00:00Z" };
    const near = { ...note, id: "n3", created_at: "2025-11-18T10:00:00Z" };
    expect(shown({ notes: [month, near, note] })?.note).toMatchObject({ id: "n1", ago: "year", day: "2025-11-16" });
    expect(shown({ notes: [month] })?.note).toMatchObject({ id: "n2", ago: "month" });
    expect(shown({ notes: [{ ...note, created_at: "2025-11-12T10:00:00Z" }] })).toBeNull();
    expect(shown({ notes: [{ ...note, created_at: "2025-11-20T10:00:00Z" }] })).toBeNull();
  });

  it.each([
    "Yesterday my dad died and I can’t stop thinking about him",
    "He hit me again and I am afraid to go home tonight",
    "We had an awful fight and she screamed at me all evening",
    "Ieri mia nonna è morta e non riesco a smettere di piangere",
    "Fine, thanks",
  ])("never holds out the note “%s”", (content) => {
    for (const language of LANGUAGES) expect(shown({ notes: [{ ...note, content }], language })).toBeNull();
  });

  it("speaks of nobody who has died", () => {
    const due = { ...marta, keep_in_touch_days: 7 };
    expect(shown({ people: [{ ...due, told: ["Marta died last spring"] }] })).toBeNull();
    expect(shown({ people: [{ ...due, name: "Nonna", told: ["La nonna è morta a marzo"] }] })).toBeNull();
    expect(shown({ people: [{ ...due, told: ["Marta’s mum died last spring"] }] })).not.toBeNull();
  });

  it("asks gently in a week with grave news", () => {
    const gentle = new Set(LOOK_BACK_QUESTIONS.filter((one) => one.gentle).flatMap(({ text }) => variants(text.en)));
    const outcome = "The doctors say that it is cancer and that it has spread to the liver";
    for (let at = 0; at < 40; at += 1) {
      expect(gentle).toContain(shown({ plans: [{ ...plan, outcome }], seed: `s${at}` })?.question);
    }
  });

  it("falls back on another question where what it asked about is gone", () => {
    const all = input({ plans: [{ ...plan, outcome: "It went well" }], notes: [note] });
    const choice = { plans: ["i1"], people: [], note: "n1", question: "still_true" };
    expect(composeLookBack(all, choice)?.question).toBe("What in that note still holds?");
    const without = composeLookBack({ ...all, notes: [] }, choice);
    expect(without?.question).not.toMatch(/note/);
    expect(without?.note).toBeNull();
  });

  it("knows whether words were written for the same facts", () => {
    const all = input({ plans: [plan], notes: [note], people: [{ ...marta, keep_in_touch_days: 7 }] });
    const facts = (change: Partial<LookBackInput>) =>
      lookBackFacts(composeLookBack({ ...all, ...change }, chooseLookBack(all)!)!);
    const day = 86_400_000;
    expect(facts({ now: new Date(NOW.getTime() + 2 * day) })).toBe(facts({}));
    for (const change of [
      { people: [{ ...marta, keep_in_touch_days: 7, name: "Martina" }] },
      { plans: [{ ...plan, outcome: "It went well" }] },
      { notes: [] },
      { language: "it" as const },
    ]) {
      expect(facts(change)).not.toBe(facts({}));
    }
  });
});

const seldom = fc.integer({ min: 0, max: 4 }).map((drawn) => drawn === 0);
const personOf = (id: string) =>
  fc.record({
    id: fc.constant(id),
    name: fc.constantFrom("Marta", "Luca", "Nonna Pia", "Dott. Rossi"),
    archived: seldom,
    left_out_of_ai: seldom,
    frightening: seldom,
    told: fc.constantFrom([], ["Marta died in spring", "Luca è morto a maggio", "Nonna è mancata ieri"]),
    keep_in_touch_days: fc.option(fc.integer({ min: 1, max: 40 })),
    last_contact: fc.option(fc.constantFrom("2026-10-01T10:00:00Z", "2026-11-15T10:00:00Z")),
    created_at: fc.constant("2025-01-01T10:00:00Z"),
  });
const persona_id = fc.constantFrom("p1", "p2", "p3", "gone");
const inputs: fc.Arbitrary<LookBackInput> = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  seed: fc.string({ maxLength: 8 }),
  now: fc.constant(NOW),
  time_zone: fc.constantFrom(...ZONES),
  starts: fc.constant(STARTS),
  danger_open: seldom,
  people: fc.tuple(personOf("p1"), personOf("p2"), personOf("p3")),
  plans: fc.array(
    fc.record({
      id: fc.uuid(),
      persona_id,
      action: fc.constantFrom("Ask about the trip", "x".repeat(900)),
      planned_date: fc.option(fc.constantFrom("2026-11-12T10:00:00Z", "2026-11-01T10:00:00Z")),
      completed_date: fc.option(fc.constantFrom("2026-11-13T10:00:00Z", "2026-11-20T10:00:00Z")),
      outcome: fc.option(fc.constantFrom("It went well", "She was cold all evening")),
      flagged: seldom,
    }),
    { maxLength: 12 },
  ),
  notes: fc.array(
    fc.record({
      id: fc.uuid(),
      persona_id,
      content: fc.constantFrom(
        note.content,
        "Abbiamo riso tanto a cena, è stata una bella serata",
        "My dad died on Sunday",
      ),
      created_at: fc.constantFrom("2025-11-14T10:00:00Z", "2026-10-17T10:00:00Z", "2026-06-01T10:00:00Z"),
      flagged: seldom,
      left_out_of_ai: seldom,
    }),
    { maxLength: 6 },
  ),
  asked: fc.subarray(LOOK_BACK_QUESTIONS.map(({ key }) => key)),
});

describe("whatever an account holds", () => {
  it("only what may be spoken of is, and the same input makes the same text", () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const look = weeklyLookBack(given);
        expect(weeklyLookBack(structuredClone(given))).toEqual(look);
        if (!look) return;
        expect(given.danger_open).toBe(false);
        expect(lookBackSchema.parse(look)).toEqual(look);
        for (const id of mentioned(look)) {
          const person = given.people.find((one) => one.id === id);
          expect(person).toMatchObject({ archived: false, left_out_of_ai: false, frightening: false });
          expect(tellsOfDeathOf(person?.name ?? "", person?.told ?? [])).toBe(false);
        }
        for (const { interaction_id } of look.plans) {
          expect(given.plans.find(({ id }) => id === interaction_id)?.flagged).toBe(false);
        }
        const shownNote = given.notes.find(({ id }) => id === look.note?.id);
        if (shownNote) expect(shownNote).toMatchObject({ flagged: false, left_out_of_ai: false });
        expect(look.note?.content ?? "").not.toMatch(/died/);
        expect(`${look.opening} ${look.question}`).not.toMatch(/[{}[\]|]|undefined/);
        expect(look.plans.every(({ action }) => action.length <= 240)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("a question that was asked in the last weeks is not asked again while others are left", () => {
    fc.assert(
      fc.property(inputs, ({ asked, ...rest }) => {
        const given = { ...rest, asked: asked.slice(0, 8) };
        const choice = chooseLookBack(given);
        expect(given.asked).not.toContain(choice?.question);
      }),
      { numRuns: 300 },
    );
  });

  it("what is chosen and then goes is not shown", () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom("p1", "p2", "p3"), (given, gone) => {
        const choice = chooseLookBack(given);
        const people = given.people.map((person) => (person.id === gone ? { ...person, archived: true } : person));
        const look = choice && composeLookBack({ ...given, people }, choice);
        expect(look ? mentioned(look) : []).not.toContain(gone);
      }),
      { numRuns: 200 },
    );
  });
});

function mentioned({ plans, people, note: read }: LookBack): string[] {
  return [...plans, ...people, ...(read ? [read] : [])].map((one) => one.persona_id);
}

describe("the content", () => {
  it("has questions with keys of their own, each with its mark, and openings that can be filled", () => {
    const keys = LOOK_BACK_QUESTIONS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { text, about } of LOOK_BACK_QUESTIONS) {
      for (const language of LANGUAGES) {
        for (const one of variants(text[language])) {
          expect(one).toMatch(/\?$/);
          expect(one.includes("{name}")).toBe(about === "told" || about === "due");
        }
      }
    }
    for (const opening of Object.values(OPENINGS)) {
      for (const language of LANGUAGES)
        expect(variants(opening[language]).every((one) => one.endsWith("."))).toBe(true);
    }
    expect(LOOK_BACK_QUESTIONS.filter((one) => one.gentle).length).toBeGreaterThan(5);
  });
});
