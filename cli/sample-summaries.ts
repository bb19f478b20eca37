/*
 * Prints what the built-in coach writes, for reading: twelve invented portraits in each language, or those of a file.
 *
 * The file holds a JSON array. Each entry is one portrait:
 *   traits      { O, C, E, A, N }, each 1 to 5 (required)
 *   form        "short" (default) or "full": which questionnaire the traits come from
 *   language    "en" or "it"; without it the entry is written in both
 *   persona     { name, context, relationship_other?, age? }: about another person. Without it: about oneself, with
 *               name and age
 *   answers     { key: value }, stored keys and values (initial_3: "c")
 *   notes       [{ content, created_at }], newest first
 *   assessment  { strength, focus, even?, safetyConcern? }, names of indices (TrustIndex, …)
 *   relationship  { q1: "a", … q12: "d" }: a whole assessment, in place of the above; its tips are written too
 *   now, time_zone, seed, country
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { writePortrait } from "#domain/coaching/interpret-persona.ts";
import { interpretSelf } from "#domain/coaching/interpret-self.ts";
import { readDangers } from "#domain/coaching/portrait-facts.ts";
import { personaProfileText } from "#domain/coaching/portrait-text.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { assessmentAnswersSchema, type AssessmentAnswers } from "#domain/relationship/contract.ts";
import { INDICES } from "#domain/relationship/indices.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import { relationshipTips } from "#domain/relationship/tips.ts";
import { traitScoresSchema } from "#domain/traits.ts";
import { SAMPLES } from "./sample-profiles.ts";

const USAGE = `Usage: npm run -s sample:summaries [-- [--profiles FILE] [--language en|it] [--json]]

Prints what the built-in coach writes: twelve invented portraits in each language, or those of FILE.
FILE is a JSON array; each entry is { traits: { O, C, E, A, N }, … } and may hold
  form "short" | "full"; language "en" | "it" (both without it); seed; now; time_zone; country;
  persona { name, context, relationship_other, age }, for another person; or name and age, for oneself;
  answers { key: value } as stored; notes [{ content, created_at }], newest first;
  assessment { strength, focus, even, safetyConcern },
  or relationship { q1 … q12: "a" to "d" }, from which the tips of a result are written as well.
contexts: ${PERSONA_CONTEXTS.join(", ")}
indices: ${INDICES.join(", ")}
--json prints an array of { index, language, about, name, profile_label, summary, relational_tips or
relational_advice, persona_profile_text, relationship_tips }.`;

const timeSchema = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
const entrySchema = z.object({
  traits: traitScoresSchema,
  form: z.enum(["short", "full"]).optional(),
  language: languageSchema.optional(),
  persona: z
    .object({
      name: z.string(),
      context: z.enum(PERSONA_CONTEXTS),
      relationship_other: z.string().nullish(),
      age: z.number().nullish(),
    })
    .optional(),
  name: z.string().nullish(),
  age: z.number().nullish(),
  answers: z.record(z.string(), z.string()).optional(),
  notes: z.array(z.object({ content: z.string(), created_at: timeSchema })).optional(),
  assessment: z
    .object({
      strength: z.enum(INDICES),
      focus: z.enum(INDICES),
      even: z.boolean().optional(),
      safetyConcern: z.boolean().default(false),
    })
    .nullish(),
  relationship: assessmentAnswersSchema.optional(),
  now: timeSchema.optional(),
  time_zone: z.string().optional(),
  seed: z.string().optional(),
  country: z.string().length(2).nullish(),
});
export type SampleEntry = z.input<typeof entrySchema>;
type Entry = z.output<typeof entrySchema>;

/** One printed text; `about` says whose portrait it is. */
interface Sample {
  index: number;
  language: Language;
  about: "persona" | "self";
  name: string | null;
  profile_label: string;
  summary: string;
  relational_tips?: string;
  relational_advice?: string;
  persona_profile_text?: string;
  /** Tips of a relationship assessment, or the safety note shown instead if an answer mentions fear. */
  relationship_tips?: string[];
}

function write({ persona, now, name, age, ...entry }: Entry, index: number, language: Language): Sample {
  const input = { ...entry, ...(now ? { now: new Date(now) } : {}), language };
  if (!persona) {
    const { traits, form, seed, answers } = input;
    const text = interpretSelf({
      traits,
      language,
      name,
      age,
      ...(form && { form }),
      ...(seed && { seed }),
      ...(answers && { answers }),
    });
    return { index, language, about: "self", name: name ?? null, ...text };
  }
  const { relationship } = entry;
  const facts = { ...input, persona, ...(relationship && { assessment: scoreAssessment(relationship) }) };
  const portrait = { ...facts, dangers: readDangers(facts) };
  const { profile_label, summary, relational_tips } = writePortrait(portrait);
  const persona_profile_text = personaProfileText(portrait);
  return {
    index,
    language,
    about: "persona",
    name: persona.name,
    profile_label,
    summary,
    relational_tips,
    persona_profile_text,
    ...(relationship && { relationship_tips: tipsOf(relationship, persona, input) }),
  };
}

function tipsOf(
  answers: AssessmentAnswers,
  persona: NonNullable<Entry["persona"]>,
  { language, seed }: { language: Language; seed?: string | undefined },
): string[] {
  const { tips, safetyNote } = relationshipTips({ answers, persona, language, ...(seed && { seed }) });
  return safetyNote ? [safetyNote.title, ...safetyNote.paragraphs] : tips;
}

function readable(sample: Sample): string {
  const heading = `${sample.index + 1} · ${sample.language} · ${sample.name ?? "–"} (${sample.about}) · ${sample.profile_label}`;
  const tips = sample.relationship_tips ? ["·", ...sample.relationship_tips] : [];
  return [heading, sample.summary, "·", sample.relational_tips ?? sample.relational_advice, ...tips].join("\n\n");
}

function main(): number {
  const { values } = parseArgs({
    options: {
      profiles: { type: "string" },
      language: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const wanted = values.language === undefined ? LANGUAGES : [languageSchema.parse(values.language)];
  const parsed = z
    .array(entrySchema)
    .safeParse(values.profiles ? JSON.parse(readFileSync(values.profiles, "utf8")) : SAMPLES);
  if (!parsed.success) {
    console.error(`The profiles cannot be read:\n${z.prettifyError(parsed.error)}`);
    return 2;
  }
  const samples = wanted.flatMap((language) =>
    parsed.data.flatMap((entry, index) =>
      entry.language && entry.language !== language ? [] : [write(entry, index, language)],
    ),
  );
  console.log(values.json ? JSON.stringify(samples, null, 2) : samples.map(readable).join(`\n\n${"=".repeat(72)}\n\n`));
  return 0;
}

/** A message for errors that the caller can fix; null for all others. */
function explain(error: unknown): string | null {
  if (error instanceof SyntaxError) return `The profiles are not JSON: ${error.message}`;
  if (error instanceof z.ZodError) return `--language is en or it.\n\n${USAGE}`;
  if (!(error instanceof Error) || !("code" in error)) return null;
  if (String(error.code).startsWith("ERR_PARSE_ARGS")) return `${error.message}\n\n${USAGE}`;
  return "syscall" in error ? `The profiles cannot be read: ${error.message}` : null;
}

try {
  process.exitCode = main();
} catch (error) {
  const line = explain(error);
  if (!line) throw error;
  console.error(line);
  process.exitCode = 2;
}
