import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { assessmentAnswersSchema } from "#domain/relationship/contract.ts";
import type { SampleEntry } from "./sample-summaries.ts";

/** The user-written texts of an invented entry, which differ by language. */
interface Written {
  notes?: readonly (readonly [day: string, text: Bilingual])[];
  words?: Readonly<Record<string, Bilingual>>;
  other?: Bilingual;
}

function inBoth(entry: SampleEntry, { notes = [], words = {}, other }: Written = {}): SampleEntry[] {
  return LANGUAGES.map((language: Language) => ({
    ...entry,
    language,
    ...(entry.persona && other ? { persona: { ...entry.persona, relationship_other: other[language] } } : {}),
    now: "2026-11-20T12:00:00Z",
    time_zone: "Europe/Rome",
    notes: notes.map(([day, text]) => ({ content: text[language], created_at: `${day}T18:30:00Z` })),
    answers: {
      ...entry.answers,
      ...Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text[language]])),
    },
  }));
}

/** A complete assessment from its twelve answer letters. */
function sheet(letters: string): SampleEntry["relationship"] {
  return assessmentAnswersSchema.parse(Object.fromEntries(Array.from(letters, (letter, at) => [`q${at + 1}`, letter])));
}

/** Invented people for the reading sample, in both languages: eleven others and one self-portrait. */
export const SAMPLES: readonly SampleEntry[] = [
  inBoth({ traits: { O: 5, C: 2, E: 4, A: 4, N: 2 }, persona: { name: "Marta", context: "friend" } }),
  inBoth(
    {
      traits: { O: 3, C: 5, E: 2, A: 4, N: 3 },
      persona: { name: "Luca", context: "partner" },
      answers: { initial_2: "b", initial_3: "c", initial_5: "c", emotional_trust_3: "b", dynamics_3: "a" },
      relationship: sheet("cdcddaacaadc"),
    },
    {
      notes: [
        [
          "2026-11-17",
          {
            en: "We argued about the holidays again. I left the kitchen and we went to bed without a word.",
            it: "Abbiamo litigato di nuovo per le vacanze. Me ne sono andata dalla cucina e siamo andati a letto senza una parola.",
          },
        ],
      ],
      words: {
        initial_6: { en: "That we talk before it becomes a wall.", it: "Che ci parlassimo prima che diventi un muro." },
      },
    },
  ),
  inBoth({ traits: { O: 2, C: 5, E: 3, A: 1, N: 5 }, persona: { name: "Andrea", context: "colleague" } }),
  inBoth(
    {
      traits: { O: 1.75, C: 3.75, E: 2.33, A: 4.33, N: 1.67 },
      form: "full",
      persona: { name: "Rosa", context: "family", age: 71 },
      answers: { bigfive_persona_balance_q6: "5", interaction_style_1: "c", interaction_style_4: "c", initial_1: "a" },
    },
    {
      notes: [
        [
          "2026-11-18",
          {
            en: "She called to thank me for the photos, and told me about her first job.",
            it: "Mi ha telefonato per ringraziarmi delle foto, e mi ha raccontato del suo primo lavoro.",
          },
        ],
      ],
      words: {
        memory_triggers_3: { en: "The phone call on Sunday at seven.", it: "La telefonata della domenica alle sette." },
      },
    },
  ),
  inBoth({ traits: { O: 3, C: 3, E: 3, A: 3, N: 3 }, persona: { name: "Sam", context: "acquaintance" } }),
  inBoth(
    {
      traits: { O: 4.25, C: 4.5, E: 3, A: 3.67, N: 4.33 },
      form: "full",
      persona: { name: "Helen", context: "mentor" },
      answers: { interaction_style_3: "b", dynamics_1: "c", initial_4: "b" },
      relationship: sheet("cbcdbcbbbcdc"),
    },
    {
      notes: [
        [
          "2026-11-09",
          {
            en: "She asked three times whether I had really talked to the client.",
            it: "Mi ha chiesto tre volte se avevo parlato davvero con il cliente.",
          },
        ],
      ],
    },
  ),
  inBoth(
    { traits: { O: 4, C: 3, E: 5, A: 3, N: 3 }, persona: { name: "Nico", context: "romantic" } },
    {
      notes: [
        [
          "2026-11-19",
          {
            en: "Walked home together in the rain, laughing. No message since.",
            it: "Siamo tornati a piedi sotto la pioggia, ridendo. Da allora nessun messaggio.",
          },
        ],
      ],
    },
  ),
  inBoth(
    {
      traits: { O: 2, C: 2, E: 1, A: 2, N: 2 },
      persona: { name: "Paolo", context: "other" },
      answers: { emotional_trust_1: "d", dynamics_2: "c" },
    },
    {
      other: { en: "neighbour", it: "vicino di casa" },
    },
  ),
  inBoth(
    {
      traits: { O: 3, C: 4, E: 4, A: 1, N: 1 },
      persona: { name: "Kim", context: "partner" },
      answers: { initial_3: "b" },
      relationship: sheet("dababbacbdcb"),
    },
    {
      notes: [
        [
          "2026-11-16",
          {
            en: "I am afraid of him when he drinks. He pushed me against the door.",
            it: "Ho paura di lui quando beve. Mi ha spinta contro la porta.",
          },
        ],
      ],
    },
  ),
  inBoth({
    traits: { O: 5, C: 1, E: 4, A: 4, N: 3 },
    persona: { name: "Leo", context: "family", age: 15 },
    answers: { initial_5: "d", dynamics_2: "b" },
  }),
  inBoth(
    {
      traits: { O: 3.5, C: 2.25, E: 4.67, A: 3, N: 3.25 },
      form: "full",
      persona: { name: "Chiara", context: "colleague" },
      answers: { interaction_style_2: "a", initial_2: "c" },
    },
    {
      notes: [
        [
          "2026-11-13",
          {
            en: "Forgot to send the file, then apologised in front of everybody.",
            it: "Ha dimenticato di mandare il file, poi si è scusata davanti a tutti.",
          },
        ],
      ],
    },
  ),
  inBoth({ traits: { O: 4, C: 4, E: 2, A: 5, N: 2 }, name: "Giulia" }),
].flat();
