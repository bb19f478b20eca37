import { readFileSync } from "node:fs";
import { z } from "zod";
import type { CareMemo, OpenDanger } from "#domain/care/danger.ts";
import { readDanger } from "#domain/care/read-danger.ts";
import { takeMessage } from "#domain/care/take-message.ts";
import type { KnownPerson } from "#domain/chat/pseudonyms.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import type { CoachContext } from "#server/ai/coach-context.ts";

const KINDS = [
  "conflict",
  "joy",
  "grief",
  "planning",
  "danger",
  "left_out",
  "cites",
  "injection",
  "diagnosis",
  "long",
] as const;
export type SituationKind = (typeof KINDS)[number];

const noteSchema = z.tuple([z.number().int().min(0), z.string().min(1)]);

const situationSchema = z.strictObject({
  id: z.string().min(1),
  kind: z.enum(KINDS),
  /** Preparing a conversation, after which the app asks for a plan. */
  mode: z.literal("prepare").optional(),
  /** From whom: the person talked about, the user, or somebody who endangers themselves. */
  danger: z.enum(["them", "self", "third"]).optional(),
  about: z.tuple([z.string().min(1), z.enum(PERSONA_CONTEXTS)]),
  age: z.number().optional(),
  /** [days ago, text], newest first. */
  notes: z.array(noteSchema).default([]),
  /** Notes that the user has left out of AI or marked as wrong. */
  left_out: z.array(noteSchema).default([]),
  /** Earlier turns, the user's first. */
  history: z.array(z.string().min(1)).default([]),
  message: z.string().min(1),
  /** The message holds all a plan needs. */
  plan: z.boolean().default(false),
  /** What the answer must contain; each entry lists alternatives. */
  holds: z.array(z.array(z.string()).min(1)).default([]),
  /** What it must not contain. */
  never: z.array(z.string()).default([]),
});

export type Situation = z.output<typeof situationSchema> & { language: Language };

/** The moment at which all situations take place. */
export const NOW = new Date("2026-11-24T18:00:00Z");
const DAY = 86_400_000;
/** The user in all of them. */
const USER = { en: "Alex", it: "Andrea" } as const;

export function daysAgo(days: number): Date {
  return new Date(NOW.getTime() - days * DAY);
}

/** The project's own situations. */
export function readSituations(languages: readonly Language[] = LANGUAGES): Situation[] {
  return languages.flatMap((language) => {
    const file = new URL(`model-situations.${language}.json`, import.meta.url);
    return z
      .array(situationSchema)
      .parse(JSON.parse(readFileSync(file, "utf8")))
      .map((situation) => ({ ...situation, language }));
  });
}

/** The names that must not reach the model. */
export function peopleOf({ about, language }: Situation): KnownPerson[] {
  return [
    { name: USER[language], gender: null },
    { name: about[0], gender: null },
  ];
}

/**
 * What the server would load for the newest message: without the notes that are left out of AI, and with the dangers that
 * the notes and the conversation tell of.
 */
export function contextOf(situation: Situation): CoachContext {
  const { about, age, mode, message, language } = situation;
  const [name, context] = about;
  const persona = { name, context, relationship_other: null, age: age ?? null, traits: null, profile_label: null };
  const written = situation.notes.map(([days, content], at) => ({
    id: `note-${at}`,
    content,
    created_at: daysAgo(days).toISOString(),
  }));
  const found = written.map((note) => ({ note, danger: readDanger(note.content, persona) }));
  let open: readonly OpenDanger[] = found
    .flatMap(({ note, danger }): OpenDanger[] =>
      danger?.level === "alarm" ? [{ ...danger, id: note.id, kind: "note", source: note.id, told: { ...note } }] : [],
    )
    .toReversed();
  const history = situation.history.map((content, at) => ({
    role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content,
  }));
  const said = history.filter(({ role }) => role === "user").map(({ content }) => content);
  const take = (text: string, before: readonly string[]) =>
    takeMessage({
      id: `message-${before.length}`,
      message: text,
      open,
      memo: null satisfies CareMemo | null,
      about: persona,
      before,
      unheard: before,
    });
  for (const [at, text] of said.entries()) open = take(text, said.slice(0, at)).open;
  return {
    language,
    mode: mode === "prepare" ? "interaction_preparation" : "conversation",
    message,
    history,
    now: NOW,
    time_zone: "UTC",
    user: { name: USER[language], traits: null },
    persona,
    // As the database does: texts that tell of danger are not quoted in passing.
    notes: found.flatMap(({ note, danger }) => (danger ? [] : [note])),
    interactions: [],
    open: [...open],
    taken: take(message, said),
  };
}
