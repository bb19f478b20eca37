import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { whatWorks } from "#domain/coaching/what-works.ts";
import type { WhatWorks } from "#domain/interactions/contract.ts";
import { notWrong } from "#server/records/memory/not-wrong.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { openFindings } from "#server/records/safety/findings.ts";
import type { Verb } from "#server/services.ts";

/** Completed interactions examined. */
const MOST = 100;

/**
 * What recorded outcomes with a person have in common; empty if the person is left out of AI or danger is open. @throws
 * DomainError not_found.
 */
export function getWhatWorks({ db, user, input }: Verb<{ id: string }>): Promise<WhatWorks> {
  return db.withUser(user.id, async (tx) => {
    const persona = await requirePersona(tx, input.id);
    const theirs = and(
      eq(interactions.personaId, input.id),
      eq(interactions.status, "completed"),
      isNull(interactions.deletedAt),
      notWrong(interactions.id, input.id),
    );
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(interactions)
      .where(theirs);
    const rows = await tx
      .select()
      .from(interactions)
      .where(theirs)
      .orderBy(desc(interactions.completedDate), desc(interactions.id))
      .limit(MOST);
    const completed = rows.map((row) => ({
      id: row.id,
      objectives: row.objectives,
      avoid: row.avoid,
      feeling: row.feeling,
      expectation: row.expectation,
      planned_date: row.plannedDate?.toISOString() ?? null,
      result_summary: row.resultSummary ?? "",
    }));
    const language = languageOf(await requireProfile(tx));
    const silent = persona.leftOutOfAi || (await openFindings(tx, input.id)).length > 0;
    return {
      lines: silent ? [] : whatWorks({ language, persona, completed }),
      completed: counted?.total ?? 0,
    };
  });
}
