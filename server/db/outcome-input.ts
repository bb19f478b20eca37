import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { outcomeDangers } from "#domain/coaching/outcome-care.ts";
import type { OutcomeInput } from "#domain/coaching/outcome-input.ts";
import { dangers } from "#domain/coaching/portrait-facts.ts";
import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import type { Language } from "#domain/language.ts";
import { helplines } from "#server/helplines.ts";
import type { Tx } from "./connect.ts";
import { notWrong } from "./not-wrong.ts";
import type { ProfileRow } from "./profile-facts.ts";
import type { PersonaRow } from "./require-persona.ts";
import { interactions } from "./schema/interactions.ts";
import type { InteractionRow } from "./to-interaction.ts";

/** Earlier outcomes with the same person that the writer looks through. */
const EARLIER = 10;

interface OutcomeFacts {
  persona: PersonaRow;
  profile: ProfileRow;
  /** What is known of the person; null without scores. */
  portrait: PortraitInput | null;
  language: Language;
  now: Date;
  timeZone?: string | undefined;
}

/**
 * What the tips after an interaction may rest on. Null for somebody whom no coach may be told about, unless something
 * tells of danger: words of care tell nobody anything.
 */
export async function outcomeInput(
  tx: Tx,
  row: InteractionRow,
  { persona, profile, portrait, language, now, timeZone }: OutcomeFacts,
): Promise<OutcomeInput | null> {
  const input: OutcomeInput = {
    language,
    persona: {
      name: persona.name,
      context: persona.context,
      relationship_other: persona.relationshipOther,
      age: persona.age,
    },
    traits: persona.traitsFull ?? persona.traitsShort,
    interaction: {
      objectives: row.objectives,
      avoid: row.avoid,
      feeling: row.feeling,
      expectation: row.expectation,
      result_summary: row.resultSummary ?? "",
    },
    earlier: await earlierOutcomes(tx, row),
    now,
    ...(timeZone ? { time_zone: timeZone } : {}),
    seed: row.id,
    dangers: portrait ? dangers(portrait) : [],
    country: profile.currentCountry ?? profile.originCountry,
    helplines: helplines(),
  };
  return persona.leftOutOfAi && outcomeDangers(input).length === 0 ? null : input;
}

async function earlierOutcomes(tx: Tx, row: InteractionRow) {
  const { id, personaId, status, deletedAt, completedDate, objectives, resultSummary } = interactions;
  const rows = await tx
    .select({ objectives, result_summary: resultSummary, completed_date: completedDate })
    .from(interactions)
    .where(
      and(
        eq(personaId, row.personaId),
        eq(status, "completed"),
        isNull(deletedAt),
        notWrong(id, row.personaId),
        lt(completedDate, row.completedDate ?? new Date()),
      ),
    )
    .orderBy(desc(completedDate), desc(id))
    .limit(EARLIER);
  return rows.map((one) => ({
    ...one,
    result_summary: one.result_summary ?? "",
    completed_date: one.completed_date ?? row.createdAt,
  }));
}
