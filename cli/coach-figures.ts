import { z } from "zod";
import { stems } from "#domain/coaching/evidence.ts";
import { Talk } from "#domain/coaching/talk.ts";
import { composeReply } from "#domain/coaching/reply.ts";
import type { CoachReply } from "#domain/coaching/reply-types.ts";
import { sentencesIn } from "#domain/coaching/text.ts";
import type { Language } from "#domain/language.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { ACTS, type Act } from "#domain/understanding/acts.ts";
import { SITUATIONS } from "#domain/understanding/situations.ts";

/** Unknown contexts count as `other`. */
const persona = z.object({ name: z.string().min(1), context: z.enum(PERSONA_CONTEXTS).catch("other") });
const turn = z.object({ role: z.enum(["user", "assistant"]), content: z.string() });

/** Long act names that a data set may use. */
const LONG_NAMES: Readonly<Record<string, Act>> = {
  asks_a_fact: "asks_fact",
  asks_yes_or_no: "asks_yes_no",
  asks_what_will_happen: "asks_future",
  changes_their_mind: "changes_mind",
  complains_about_the_coach: "complains",
};

const actSchema = z.preprocess((name) => {
  const snake = typeof name === "string" ? name.trim().toLowerCase().replaceAll(/[ -]+/g, "_") : name;
  return typeof snake === "string" ? (LONG_NAMES[snake] ?? snake) : snake;
}, z.enum(ACTS));

export const openingSchema = z.object({
  id: z.string().min(1),
  lang: languageSchema,
  persona,
  text: z.string().min(1),
  before: z.array(turn).default([]),
  act: actSchema,
  /** For a requested message: what it must contain; each entry lists alternative spellings. */
  holds: z.array(z.array(z.string()).min(1)).optional(),
});
export type Opening = z.output<typeof openingSchema>;

const interaction = z.object({
  created_at: z.string(),
  interaction_date: z.string().nullish(),
  status: z.enum(["planned", "completed"]),
  objectives: z.string(),
  result_summary: z.string().nullish(),
});

export const factsSchema = z.array(
  z.object({
    id: z.string().min(1),
    lang: languageSchema,
    persona,
    notes: z.array(z.object({ created_at: z.string(), content: z.string() })),
    interactions: z.array(interaction).default([]),
    now: z.string().default("2026-11-24"),
    questions: z
      .array(
        z.object({
          q: z.string().min(1),
          answer_any: z.array(z.string()).default([]),
          answer_all: z.array(z.string()).default([]),
          kind: z.string(),
        }),
      )
      .min(1),
  }),
);
export type FactItem = z.output<typeof factsSchema>[number];

export const talksSchema = z.array(z.object({ id: z.string().min(1), persona, turns: z.array(z.string().min(1)) }));
export type SampleTurns = z.output<typeof talksSchema>[number];

const SITUATIONS_AS_TOPICS: ReadonlySet<string> = new Set(SITUATIONS);

const NOW = new Date("2026-11-24T12:00:00Z");

const nobody = { interactions: [], notes: [], user: {}, time_zone: "UTC", mode: "conversation" as const };

export interface PlayedOpening {
  id: string;
  lang: Language;
  text: string;
  act: Act;
  readAs: Act;
  reply: string;
  topic: string;
  /** The reply would fit any message; null if the message has no content to respond to. */
  empty: boolean | null;
  /** Details missing from a requested message; null if none was requested. */
  lacks: string[] | null;
}

/** Acts whose message has no content to respond to. */
const WITHOUT_CONTENT: readonly Act[] = ["thanks", "greets", "vague", "off_topic", "complains"];

export function playOpening({ id, lang, persona: about, text, before, act, holds }: Opening): PlayedOpening {
  const reply = composeReply({ ...nobody, language: lang, now: NOW, persona: about, message: text, history: before });
  const missing = (holds ?? []).filter(
    (any) => !any.some((one) => reply.text.toLowerCase().includes(one.toLowerCase())),
  );
  return {
    id,
    lang,
    text,
    act,
    readAs: reply.act ?? act,
    reply: reply.text,
    topic: reply.topic,
    empty: WITHOUT_CONTENT.includes(act) ? null : isEmpty(reply, text, about.name),
    lacks: holds ? missing.map(([one]) => one!) : null,
  };
}

/**
 * A reply is empty unless it rests on a recognised situation, fact, draft or loss, or uses two words of the message
 * (one of a short message).
 */
function isEmpty({ topic, text }: CoachReply, message: string, name: string): boolean {
  if (topic === "draft" || topic === "fact" || topic === "grief" || topic.startsWith("safety:")) return false;
  const wanted = stems(message, name);
  const taken = [...stems(text, name)].filter((stem) => wanted.has(stem)).length;
  return taken < Math.min(2, wanted.size) && !SITUATIONS_AS_TOPICS.has(topic);
}

export interface PlayedFact {
  id: string;
  lang: Language;
  kind: string;
  q: string;
  reply: string;
  topic: string;
  found: boolean;
  right: boolean;
  /** Right, and told as uncertain. */
  doubted: boolean;
  /** The answer appears only in the notes shown as nearest to the question. */
  nearest: boolean;
  /** The coach answered although the records do not contain the answer. */
  invented: boolean;
}

/** The order in which the server passes them to the coach. */
function newestFirst<T extends { created_at: string }>(all: readonly T[]): T[] {
  return all.toSorted((x, y) => Date.parse(y.created_at) - Date.parse(x.created_at));
}

export function playFacts({ id, lang, persona: about, notes, interactions, now, questions }: FactItem): PlayedFact[] {
  return questions.map(({ q, answer_any, answer_all, kind }) => {
    const reply = composeReply({
      ...nobody,
      language: lang,
      now: new Date(`${now.slice(0, 10)}T12:00:00Z`),
      persona: about,
      message: q,
      history: [],
      notes: newestFirst(notes.map((note, at) => ({ id: `note-${at}`, ...note }))),
      interactions: newestFirst(interactions.map((one, at) => ({ id: `interaction-${at}`, ...one }))),
    });
    const holds = (one: string) => reply.text.toLowerCase().includes(one.toLowerCase());
    const absent = kind === "absent";
    const told = reply.topic === "fact" && (reply.found === true || reply.found === "perhaps");
    const shown =
      !absent &&
      reply.topic === "fact" &&
      (answer_any.length === 0 || answer_any.some(holds)) &&
      answer_all.every(holds);
    return {
      id,
      lang,
      kind,
      q,
      reply: reply.text,
      topic: reply.topic,
      found: reply.found === true,
      right: absent ? reply.topic === "fact" && !told : shown && told,
      doubted: shown && reply.found === "perhaps",
      nearest: shown && !told,
      invented: absent && reply.topic === "fact" && reply.found === true,
    };
  });
}

export interface PlayedTalk {
  id: string;
  lang: Language;
  lines: { user: string; reply: string; topic: string }[];
  repeated: string[];
}

const SHORTEST_SENTENCE = 4;

export function playTalk({ id, persona: about, turns }: SampleTurns, lang: Language): PlayedTalk {
  const talk = new Talk({ ...nobody, language: lang, now: NOW, persona: about });
  const lines = turns.map((user) => {
    const { text, topic } = talk.say(user);
    return { user, reply: text, topic };
  });
  const met = new Set<string>();
  const repeated: string[] = [];
  for (const { reply } of lines) {
    // A revised draft (quoted with >) repeats the sentences that were not to be changed.
    const said = reply.replaceAll(/^>.*$/gm, "");
    const own = new Set(sentencesIn(said).map((one) => one.replace(/^[-*\s]+/, "")));
    for (const sentence of own) {
      if (sentence.split(/\s+/).length < SHORTEST_SENTENCE) continue;
      if (met.has(sentence)) repeated.push(sentence);
      met.add(sentence);
    }
  }
  return { id, lang, lines, repeated };
}

export type Share = readonly [part: number, whole: number];

export interface CoachFigures {
  lang: Language;
  acts: Share;
  empty: Share;
  drafts: Share;
  facts: Share;
  factsByKind: Record<string, Share>;
  doubted: Share;
  nearest: Share;
  invented: number;
  repeated: number;
}

export interface Played {
  openings: PlayedOpening[];
  facts: PlayedFact[];
  talks: PlayedTalk[];
}

export function coachFigures({ openings, facts, talks }: Played, lang: Language): CoachFigures {
  const of = <T extends { lang: Language }>(all: readonly T[]) => all.filter((one) => one.lang === lang);
  const share = <T>(all: readonly T[], test: (one: T) => boolean): Share => [all.filter(test).length, all.length];
  const own = of(openings);
  const asked = of(facts);
  const right = ({ right: is }: PlayedFact) => is;
  return {
    lang,
    acts: share(own, ({ act, readAs }) => act === readAs),
    empty: share(
      own.filter(({ empty }) => empty !== null),
      ({ empty }) => empty === true,
    ),
    drafts: share(
      own.filter(({ lacks }) => lacks !== null),
      ({ lacks, topic }) => lacks!.length === 0 && topic === "draft",
    ),
    facts: share(asked, right),
    factsByKind: Object.fromEntries(
      [...Map.groupBy(asked, ({ kind }) => kind)].map(([kind, some]) => [kind, share(some, right)]),
    ),
    doubted: share(asked, ({ doubted }) => doubted),
    nearest: share(asked, ({ nearest }) => nearest),
    invented: asked.filter(({ invented }) => invented).length,
    repeated: of(talks).reduce((sum, { repeated }) => sum + repeated.length, 0),
  };
}

const BOUNDS = { empty: 0.08, acts: 0.9, facts: 0.9, drafts: 0.9 };

/** The thresholds that were missed; empty if none. */
export function coachFailures({ lang, acts, empty, drafts, facts, invented, repeated }: CoachFigures): string[] {
  const part = ([some, all]: Share) => (all === 0 ? null : some / all);
  const under = (share: Share, least: number) => (part(share) ?? 1) < least;
  return [
    ...((part(empty) ?? 0) > BOUNDS.empty ? ["over 8 % of replies that would fit any message"] : []),
    ...(under(acts, BOUNDS.acts) ? ["under 90 % of acts read rightly"] : []),
    ...(under(facts, BOUNDS.facts) ? ["under 90 % of facts answered rightly"] : []),
    ...(invented > 0 ? ["facts that are written nowhere"] : []),
    ...(under(drafts, BOUNDS.drafts) ? ["under 90 % of drafts hold all that was given"] : []),
    ...(repeated > 0 ? ["sentences repeated within a conversation"] : []),
  ].map((text) => `${text} (${lang})`);
}
