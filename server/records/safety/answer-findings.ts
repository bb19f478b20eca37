import type { StoredAnswers } from "#domain/answers.ts";
import type { Danger } from "#domain/care/danger.ts";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { tellsOfFear } from "#domain/relationship/score.ts";
import type { Tx } from "#server/db/connect.ts";
import type { PersonaRow } from "#server/records/people/require-persona.ts";
import { keepFinding } from "./findings.ts";

/** The questions that are answered in one's own words. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  [...INITIAL, ...[...SECTIONS, ...SELF_GROUPS].flatMap(({ items }) => items)]
    .filter(({ kind }) => kind === "text")
    .map(({ key }) => key),
);

/** The answers of the assessment under one name: what they tell of is one thing. */
export const ASSESSMENT_SOURCE = "assessment";

/** What a frightening answer of the assessment tells of: fear, threat or control by this person. */
const FRIGHTENING: Danger = { path: "control", level: "alarm", by: "persona", certain: true, acute: false };

interface Answered {
  userId: string;
  /** Null for answers about oneself. */
  persona: PersonaRow | null;
  /** Those that were given now. */
  answers: StoredAnswers;
}

/** Reads answers for danger, in own words and in the assessment, and keeps what they tell of. */
export async function keepAnswerFindings(tx: Tx, { userId, persona, answers }: Answered): Promise<void> {
  for (const [key, text] of Object.entries(answers)) {
    if (OWN_WORDS.has(key)) await keepFinding(tx, { userId, persona, kind: "answer", source: key, texts: [text] });
  }
  if (!persona || !tellsOfFear(answers)) return;
  await keepFinding(tx, {
    userId,
    persona,
    kind: "assessment",
    source: ASSESSMENT_SOURCE,
    texts: Object.entries(answers)
      .filter(([key, answer]) => tellsOfFear({ [key]: answer }))
      .map(([key, answer]) => `${key}=${answer}`)
      .toSorted(),
    found: FRIGHTENING,
  });
}
