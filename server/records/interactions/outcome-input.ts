import { sql } from "drizzle-orm";
import type { OutcomeInput } from "#domain/coaching/outcome-input.ts";
import type { Language } from "#domain/language.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Tx } from "#server/db/connect.ts";
import { notWrong } from "#server/records/memory/not-wrong.ts";
import type { PersonaRow } from "#server/records/people/require-persona.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import type { InteractionRow } from "./to-interaction.ts";

/** How many earlier outcomes with the same person the writer reads. */
const MAX_EARLIER = 10;

interface OutcomeFacts {
  persona: PersonaRow;
  /** Whether danger is open about the person. */
  danger: boolean;
  /** From `earlierOutcomes`. */
  earlier: OutcomeInput["earlier"];
  language: Language;
  now: Date;
  timeZone?: string | undefined;
}

/** The facts for the tips after an interaction. Null for a person left out of AI. */
export function outcomeInput(
  row: InteractionRow,
  { persona, danger, earlier, language, now, timeZone }: OutcomeFacts,
): OutcomeInput | null {
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
    earlier,
    now,
    ...(timeZone ? { time_zone: timeZone } : {}),
    seed: row.id,
    danger,
  };
  return persona.leftOutOfAi ? null : input;
}

/** The outcomes of the newest interactions with the same person before each of these, by its id. */
export async function earlierOutcomes(tx: Tx, ids: readonly string[]): Promise<Map<string, OutcomeInput["earlier"]>> {
  const { rows } = await tx.execute<EarlierRow>(sql`
    select told.id, e.objectives, coalesce(e.result_summary, '') as result_summary,
      coalesce(e.completed_date, e.created_at) as completed_date
    from ${interactions} told cross join lateral (
      select * from ${interactions} past
      where past.user_id = ${OWN_ID} and past.persona_id = told.persona_id and past.status = 'completed' and past.deleted_at is null
        and past.completed_date < told.completed_date and ${notWrong(sql`past.id`, sql`told.persona_id`)}
      order by past.completed_date desc, past.id desc limit ${MAX_EARLIER}) e
    where told.user_id = ${OWN_ID} and told.id = any(${`{${ids.join(",")}}`}::uuid[])
    order by e.completed_date desc, e.id desc`);
  return Map.groupBy(
    rows.map((row) => ({ ...row, completed_date: new Date(row.completed_date) })),
    ({ id }) => id,
  );
}

interface EarlierRow extends Record<string, unknown> {
  /** Of the later interaction. */
  id: string;
  objectives: string;
  result_summary: string;
  completed_date: string;
}
