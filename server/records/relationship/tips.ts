import { and, desc, eq, sql } from "drizzle-orm";
import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import type { Language } from "#domain/language.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import type { TipsInput } from "#domain/relationship/tips.ts";
import { writeWithFallback } from "#server/ai/write-with-fallback.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import type { Tx } from "#server/db/connect.ts";
import { modelUseFor } from "#server/records/account/model-use.ts";
import { dangerIsOpen, logTextFailure, type PortraitOrder, type Writer } from "#server/records/texts/portrait-texts.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import type { PersonaRow } from "#server/records/people/require-persona.ts";
import { currentNameReplacer } from "#server/records/texts/rename-texts.ts";
import { personContextAssessment } from "#server/db/schema/people.ts";
import { openFindings } from "#server/records/safety/findings.ts";
import type { AssessmentRow } from "./to-result.ts";

/** An assessment, and what is needed to write its tips if they are not stored. */
export interface TipsOrder {
  assessment: AssessmentRow;
  input: TipsInput;
  use: ModelUse;
  /** Input for words of care instead of tips; null if no danger is open about the person. */
  care: { portrait: PortraitInput | null } | null;
}

export interface ShownTips {
  tips: string[];
  language: Language;
}

/**
 * Reads the facts for an assessment's tips, in the profile's language. `portrait` is everything known about the person:
 * danger found in a note or an answer replaces tips by words of care, as in a portrait. An answer of the assessment
 * itself that reveals danger gets the private note instead, which is more specific.
 */
export async function orderTips(
  tx: Tx,
  persona: PersonaRow,
  assessment: AssessmentRow,
  portrait: PortraitOrder | null,
  now: Date,
): Promise<TipsOrder> {
  const language = portrait?.input.language ?? languageOf(await requireProfile(tx));
  const { safetyConcern } = scoreAssessment(assessment.answers);
  const open = portrait ? dangerIsOpen(portrait) : (await openFindings(tx, persona.id)).length > 0;
  const due = assessment.tipsLanguage !== language;
  return {
    assessment,
    input: {
      answers: assessment.answers,
      persona: { name: persona.name, context: persona.context, age: persona.age },
      language,
      seed: assessment.id,
      previous: due ? await earlierTips(tx, assessment, language) : [],
    },
    use: portrait?.use ?? (await modelUseFor(tx, persona, now)),
    care: open && !safetyConcern ? { portrait: portrait?.input ?? null } : null,
  };
}

/**
 * The tips to show: the stored ones, or new ones, which are stored. No transaction is open while they are written. If
 * two calls write at once, both return what was stored first. A failure is logged and returns the previous tips.
 */
export async function tipsOf(writer: Writer, order: TipsOrder): Promise<ShownTips> {
  const { assessment, input, use, care } = order;
  const { language } = input;
  if (care) return { tips: await wordsOfCare(writer, care.portrait), language };
  const kept = { tips: assessment.tips, language: assessment.tipsLanguage ?? language };
  if (assessment.tipsLanguage === language) return kept;
  try {
    const tips = await writer.ai.relationshipTips(input, use);
    return await storeTips(writer, order, { tips, language });
  } catch (error) {
    logTextFailure(writer.log, "relationship", error);
    return kept;
  }
}

/** None without scores, from which they are written. */
async function wordsOfCare({ ai, log }: Writer, portrait: PortraitInput | null): Promise<string[]> {
  if (!portrait) return [];
  return (await writeWithFallback("persona", portrait, { write: ai.byCoach, log })).relational_advice.split("\n\n");
}

function storeTips(
  { db, user }: Writer,
  { assessment: { id, personaId }, input }: TipsOrder,
  { tips: written, language }: ShownTips,
): Promise<ShownTips> {
  const { tipsLanguage } = personContextAssessment;
  return db.withUser(user.id, async (tx) => {
    const tips = written.map(await currentNameReplacer(tx, { personaId, name: input.persona.name, language }));
    const stored = await tx
      .update(personContextAssessment)
      .set({ tips, tipsLanguage: language })
      .where(and(eq(personContextAssessment.id, id), sql`${tipsLanguage} is distinct from ${language}`))
      .returning({ tips: personContextAssessment.tips });
    const [row] =
      stored.length > 0
        ? stored
        : await tx.select().from(personContextAssessment).where(eq(personContextAssessment.id, id));
    return { tips: row?.tips ?? tips, language };
  });
}

/** The previous assessment's tips, whose wording is not repeated. */
async function earlierTips(tx: Tx, { personaId, createdAt, id }: AssessmentRow, language: Language): Promise<string[]> {
  const table = personContextAssessment;
  const [row] = await tx
    .select({ tips: table.tips })
    .from(table)
    .where(
      and(
        eq(table.personaId, personaId),
        eq(table.tipsLanguage, language),
        sql`(${table.createdAt}, ${table.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(1);
  return row?.tips ?? [];
}
