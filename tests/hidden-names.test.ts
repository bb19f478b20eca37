import { afterAll, beforeAll, expect, it } from "vitest";
import { NOTHING_TAKEN } from "#domain/care/take-message.ts";
import type { KnownPerson } from "#domain/chat/pseudonyms.ts";
import type { Language } from "#domain/language.ts";
import type { CoachContext } from "#server/ai/coach-context.ts";
import { createAi, type Ai } from "#server/ai/door.ts";
import { errorBody, startFakeModel, type FakeModel } from "./support/fake-model.ts";

/** A person with the forms of the name that people write. None may appear in a request to a model. */
interface Named {
  person: KnownPerson;
  forms: string[];
  /** The first form is also an ordinary word when written in lower case. */
  word?: boolean;
}

const CIRCLE: Named[] = [
  {
    person: { name: "Giorgia Ferri", gender: "female" },
    forms: ["Giorgia", "giorgia", "GIORGIA", "Giò Ferri", "Ferri"],
  },
  {
    person: { name: "Marta Zanetti", gender: "female", also_called: "Puffetta, la Tata" },
    forms: [
      "Marta",
      "marta",
      "Marta Zanetti",
      "martazanetti",
      "MartaZanetti",
      "zanettimarta",
      "Puffetta",
      "puffetta",
      "Marti",
    ],
  },
  {
    person: { name: "Alessandro De Santis", gender: "male", also_called: "Lupo" },
    forms: ["Alessandro", "alessandro", "Ale", "ale", "Sandro", "De Santis", "desantis", "AlessandroDeSantis", "Lupo"],
  },
  {
    person: { name: "Giovanni Battista Loi", gender: "male" },
    forms: ["Giovanni", "GiovanniBattista", "giovannibattista", "Gianni", "gianni", "Battista", "giovanniloi"],
  },
  {
    person: { name: "Stefania", gender: "female" },
    forms: ["Stefania", "stefania", "Ste", "ste", "Stefy", "STEFANIA"],
  },
  {
    person: { name: "Elizabeth Hawkins", gender: "female" },
    forms: ["Elizabeth", "Liz", "liz", "Beth", "Hawkins", "lizhawkins"],
  },
  { person: { name: "Rosa", gender: "female" }, forms: ["Rosa", "ROSA"], word: true },
  {
    person: { name: "Will Turner", gender: "male" },
    forms: ["Will", "Turner", "willturner", "WillTurner", "Billy"],
    word: true,
  },
  { person: { name: "Zoë Müller", gender: "female" }, forms: ["Zoë", "zoe", "ZOE", "Müller", "muller", "zoemuller"] },
  { person: { name: "Nonna", gender: "female", also_called: "Pinuccia" }, forms: ["Pinuccia", "pinuccia"] },
];
/** Names that are ordinary words, in lower case in places where only a name fits. */
const ORDINARY: { person: KnownPerson; said: string; name: RegExp }[] = [
  { person: { name: "Grace", gender: "female" }, said: "tell grace, and grace said yes", name: /grace/i },
  { person: { name: "Serena", gender: "female" }, said: "ciao sere, dillo a sere", name: /\bsere\b/i },
  { person: { name: "Luciana", gender: "female" }, said: "insieme a luci, ma luci ha detto di no", name: /\bluci\b/i },
  { person: { name: "Valeria", gender: "female" }, said: "ho parlato con vale", name: /\bvale\b/i },
];
const CONTACTS = [
  "marta.zanetti@example.com",
  "zoe-muller@mail.example.it",
  "@marta_zanetti",
  "@ste.91",
  "+39 333 123 4567",
  "3331234567",
  "02 2327 2327",
  "(0345) 678-9012",
  "06.12.34.56.78",
  "333.123.456",
  "IT60 X054 2811 1010 0000 0123 456",
];

const TEMPLATES: Record<Language, string[]> = {
  it: [
    "Ieri {a} mi ha detto che {b} non viene alla cena.",
    "ho litigato con {a}, e adesso {b} non mi parla",
    "Scrivo a {a}? L’indirizzo è {c}, ma l’ha dato {b}.",
    "«{a}», ha detto mia madre, «chiama {b} al {c}»",
    "D’accordo con {a}: domani dall’ufficio di {b}.\n{a} porta il pane.",
    "{a}/{b}: chi dei due? ({c})",
    "Perché {a} è così freddo? Io e {b} abbiamo fatto di tutto!!!",
    "mandami {c} ciao {a} e {b}…",
  ],
  en: [
    "Yesterday {a} told me that {b} won’t come to dinner.",
    "i had a fight with {a} and now {b} ignores me",
    "Should I write to {a}? The address is {c}, {b} gave it to me.",
    "“{a},” my mother said, “call {b} at {c}”",
    "{a}’s sister and {b} agree: tomorrow at nine.\n{a} brings the bread.",
    "{a}/{b}: which one? ({c})",
    "Why is {a} so cold? Me and {b} tried everything!!!",
    "send me {c} hi {a} and {b}…",
  ],
};
const MESSAGES = 500;

/** A seeded generator of pseudo-random integers below `most`. */
function generator(): (most: number) => number {
  let state = 20_261_127;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

let model: FakeModel;
let ai: Ai;
beforeAll(async () => {
  model = await startFakeModel({ kind: "body", status: 401, type: "application/json", body: errorBody("no") });
  ai = createAi({ baseUrl: model.url, model: "m", embeddingModel: "e" }, () => {}, { embeddedPaceMs: 0 });
});
afterAll(() => model.close());

const people = CIRCLE.map(({ person }) => person);
const use = { userId: "u", consented: true, spent: 0, people };

/** The forms found in a text as whole words, ignoring case except for names that are also ordinary words. */
function named(sent: string): string[] {
  const forms = CIRCLE.flatMap(({ forms: all, word }) => all.map((form) => ({ form, any: !word || form !== all[0] })));
  return forms
    .filter(({ form, any }) => new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`, any ? "iu" : "u").test(sent))
    .map(({ form }) => form);
}

it(`sends no name to any model in ${MESSAGES} messages, notes, plans and histories`, async () => {
  const pick = generator();
  const of = <T>(all: readonly T[]): T => all[pick(all.length)]!;
  const say = (language: Language): string => {
    const [one, other] = [of(of(CIRCLE).forms), of(of(CIRCLE).forms)];
    return of(TEMPLATES[language]).replaceAll("{a}", one).replaceAll("{b}", other).replaceAll("{c}", of(CONTACTS));
  };
  for (let count = 0; count < MESSAGES; count += 1) {
    const language = of(["en", "it"] as const);
    const { person } = of(CIRCLE);
    const context: CoachContext = {
      language,
      mode: of(["conversation", "interaction_preparation"] as const),
      message: say(language),
      history: [
        { role: "user", content: say(language) },
        { role: "assistant", content: say(language) },
      ],
      now: new Date("2026-11-20T10:00:00Z"),
      user: { name: "Giorgia Ferri", traits: null },
      persona: {
        name: person.name,
        context: "friend",
        relationship_other: null,
        age: 30,
        traits: null,
        profile_label: null,
      },
      notes: [{ id: "n", content: say(language), created_at: "2026-11-18T10:00:00.000Z" }],
      interactions: [],
      open: [],
      taken: NOTHING_TAKEN,
      ...(count % 5 === 0 ? { continues: say(language) } : {}),
    };
    const { pieces } = await ai.openStream(context, { use, signal: new AbortController().signal });
    await expect(pieces.next()).rejects.toMatchObject({ reason: "status_401" });
    if (count % 10 === 0) await ai.embedder!.embed([context.message], { use, language });
  }
  expect(model.requests).toHaveLength(MESSAGES + MESSAGES / 10);
  const found = new Map<string, string>();
  for (const { body } of model.requests) {
    const texts = [body.input ?? [], (body.messages ?? []).map(({ content }) => content.split("<data>").at(-1) ?? "")];
    for (const text of texts.flat(2)) {
      for (const form of named(text)) found.set(form, text);
      for (const contact of CONTACTS) if (text.includes(contact)) found.set(contact, text);
    }
  }
  expect([...found]).toEqual([]);
});

it("hides names that are ordinary words where they mean a person, and keeps the words elsewhere", async () => {
  const words = "le luci di tutte le sere; vale la pena, with grace: Vale la pena!";
  const sent = model.requests.length;
  const everybody = { ...use, people: ORDINARY.map(({ person }) => person) };
  for (const { said, name } of ORDINARY) {
    await ai.embedder!.embed([`${said}. Ieri!`], { use: everybody, language: "it" });
    expect(JSON.stringify(model.requests.at(-1)!.body.input)).not.toMatch(name);
  }
  await ai.embedder!.embed([words], { use: everybody, language: "it" });
  expect(JSON.stringify(model.requests.at(-1)!.body.input)).toContain(words);
  expect(model.requests).toHaveLength(sent + ORDINARY.length + 1);
});
