import { readFileSync } from "node:fs";
import { z } from "zod";
import { Talk } from "#domain/coaching/talk.ts";
import { safetyOf, type CoachReply } from "#domain/coaching/reply-types.ts";
import { countWords } from "#domain/coaching/text.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";

const entrySchema = z.object({
  message: z.string(),
  relation: z.enum([
    "child",
    "neighbour",
    "parent",
    "boss",
    "sibling",
    "partner",
    "in-law",
    "friend",
    "colleague",
    "ex",
  ]),
  gender: z.enum(["m", "f"]),
  wants: z.enum(["how", "words", "danger"]),
});
export type Entry = z.infer<typeof entrySchema>;

const CONTEXT: Record<Entry["relation"], PersonaContext> = {
  child: "family",
  parent: "family",
  sibling: "family",
  "in-law": "family",
  partner: "partner",
  friend: "friend",
  colleague: "colleague",
  boss: "colleague",
  neighbour: "acquaintance",
  ex: "other",
};

/**
 * Messages by an author who saw neither code nor texts, committed before anything was tuned on them. Those at even
 * indexes were used for tuning; those at odd ones only judge.
 */
export function entriesOf(language: Language): Entry[] {
  const file = new URL(`how-to-say.${language}.json`, import.meta.url);
  return z.array(entrySchema).parse(JSON.parse(readFileSync(file, "utf8")));
}

export function replyTo({ message, relation, gender }: Entry, language: Language): CoachReply {
  return new Talk({
    language,
    mode: "conversation",
    now: new Date("2026-11-20T17:00:00Z"),
    time_zone: "Europe/Rome",
    user: { name: null },
    persona: { name: gender === "f" ? "Anna" : "Marco", context: CONTEXT[relation] },
    notes: [],
    interactions: [],
  }).say(message);
}

/** Fewer words than this beside a draft, or alone, are no advice. */
const MIN_ADVICE_WORDS = 45;

const isDraftLine = (line: string) => line.startsWith("> ") || line === ">";
const hasDraft = ({ text }: CoachReply) => /^> /m.test(text);
const adviceWords = ({ text }: CoachReply) =>
  countWords(
    text
      .split("\n")
      .filter((line) => !isDraftLine(line))
      .join(" "),
  );

export type Fault = "bare draft" | "little advice" | "false alarm" | "no draft" | "missed danger";

/** What is wrong with a reply; null if nothing that can be counted. */
export function faultOf({ wants }: Entry, reply: CoachReply): Fault | null {
  const danger = safetyOf(reply) !== null;
  if (wants === "danger") return danger ? null : "missed danger";
  if (wants === "words") return hasDraft(reply) ? null : "no draft";
  if (danger) return "false alarm";
  if (adviceWords(reply) >= MIN_ADVICE_WORDS) return null;
  return hasDraft(reply) ? "bare draft" : "little advice";
}

/** How often each fault occurs in one half of a set. */
export function countFaults(language: Language, half: "even" | "odd"): Record<Fault, number> {
  const counts: Record<Fault, number> = {
    "bare draft": 0,
    "little advice": 0,
    "false alarm": 0,
    "no draft": 0,
    "missed danger": 0,
  };
  for (const [at, entry] of entriesOf(language).entries()) {
    if ((at % 2 === 0) !== (half === "even")) continue;
    const fault = faultOf(entry, replyTo(entry, language));
    if (fault) counts[fault] += 1;
  }
  return counts;
}
