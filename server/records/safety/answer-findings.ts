import type { StoredAnswers } from "#domain/answers.ts";
import type { Danger } from "#domain/care/danger.ts";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { hasFrighteningAnswer } from "#domain/relationship/score.ts";
import type { Tx } from "#server/db/connect.ts";
import type { PersonaRow } from "#server/records/people/require-persona.ts";
import { keepFinding } from "./findings.ts";

/** Keys of the questions with free-text answers. */
const FREE_TEXT_KEYS: ReadonlySet<string> = new Set(
  [...INITIAL, ...[...SECTIONS, ...SELF_GROUPS].flatMap(({ items }) => items)]
    .filter(({ kind }) => kind === "text")
    .map(({ key }) => key),
);

/** One source for all answers of an assessment: together they are one finding. */
export const ASSESSMENT_SOURCE = "assessment";

/** The finding for a frightening assessment answer: fear, threat or control by this person. */
const FRIGHTENING: Danger = { path: "control", level: "alarm", by: "persona", certain: true, acute: false };

interface Answered {
  userId: string;
  /** Null for answers about oneself. */
  persona: PersonaRow | null;
  /** Only the new ones. */
  answers: StoredAnswers;
}

/** Checks free-text and assessment answers for danger and stores the findings. */
export async function keepAnswerFindings(tx: Tx, { userId, persona, answers }: Answered): Promise<void> {
  for (const [key, text] of Object.entries(answers)) {
    if (FREE_TEXT_KEYS.has(key)) await keepFinding(tx, { userId, persona, kind: "answer", source: key, texts: [text] });
  }
  if (!persona || !hasFrighteningAnswer(answers)) return;
  await keepFinding(tx, {
    userId,
    persona,
    kind: "assessment",
    source: ASSESSMENT_SOURCE,
    texts: Object.entries(answers)
      .filter(([key, answer]) => hasFrighteningAnswer({ [key]: answer }))
      .map(([key, answer]) => `${key}=${answer}`)
      .toSorted(),
    found: FRIGHTENING,
  });
}
