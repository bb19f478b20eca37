import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { PortraitAssessment, PortraitInput, PortraitNote, PortraitPlan } from "#domain/coaching/portrait-input.ts";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Language } from "#domain/language.ts";
import { RECENT_DAYS } from "#domain/notes/contract.ts";
import { assessmentAnswersSchema } from "#domain/relationship/contract.ts";
import { scoreAssessment, hasFrighteningAnswer } from "#domain/relationship/score.ts";
import { helplines } from "#server/runtime/helplines.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Tx } from "#server/db/connect.ts";
import { notWrong } from "#server/records/memory/not-wrong.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import { openFindingsOf } from "#server/records/safety/findings.ts";
import { readPersona } from "#server/records/safety/read-persona.ts";
import type { PersonaRow } from "#server/records/people/require-persona.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers, personas, personContextAssessment } from "#server/db/schema/people.ts";

/** How many of a person's newest notes the writer reads. */
const MAX_NOTES = 50;
/** No tip is repeated within this time. */
const TIPS_KEPT_MS = 30 * 86_400_000;
/** How many of the newest tips of each kind are read. */
const MAX_TIPS = 100;

/**
 * The facts for texts about these people, in the order given: traits, current answers, the newest notes of the last 30
 * days, plans, the newest assessment and recent advice, without what was left out of AI or called wrong. Null for a
 * person without scores; for one left out of AI, only the scores. `language` defaults to the profile's.
 */
export async function portraitInputs(
  tx: Tx,
  people: readonly PersonaRow[],
  { now, language }: { now: Date; language?: Language },
): Promise<(PortraitInput | null)[]> {
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const profile = await requireProfile(tx);
  const answers = await answersOf(tx, ids);
  const notes = await notesOf(tx, ids, now);
  const planned = await plannedWith(tx, ids, now);
  const said = await tipsSince(tx, new Date(now.getTime() - TIPS_KEPT_MS));
  const sheets = await newestSheets(tx, ids);
  for (const { id, userId, safetyReadAt } of people) if (!safetyReadAt) await readPersona(tx, userId, id, now);
  const open = Map.groupBy(await openFindingsOf(tx, ids), ({ personaId }) => personaId);
  return people.map((persona) => {
    const traits = persona.traitsFull ?? persona.traitsShort;
    if (!traits) return null;
    const given = answers.get(persona.id) ?? {};
    const input: PortraitInput = {
      traits,
      form: persona.traitsFull ? "full" : "short",
      language: language ?? languageOf(profile),
      persona: {
        name: persona.name,
        context: persona.context,
        relationship_other: persona.relationshipOther,
        age: persona.age,
      },
      answers: given,
      notes: notes.get(persona.id) ?? [],
      planned: planned.get(persona.id) ?? [],
      said,
      assessment: assessmentOf(sheets.get(persona.id), given),
      dangers: [...new Set((open.get(persona.id) ?? []).map(({ path }) => path))],
      now,
      seed: persona.id,
      country: profile.currentCountry ?? profile.originCountry,
      helplines: helplines(),
    };
    return persona.leftOutOfAi ? { ...input, answers: {}, notes: [], planned: [], assessment: null } : input;
  });
}

async function answersOf(tx: Tx, ids: string[]): Promise<Map<string, StoredAnswers>> {
  const { personaId, question, answer, archivedAt } = personaProfileAnswers;
  const rows = await tx
    .select({ personaId, question, answer })
    .from(personaProfileAnswers)
    .where(and(inArray(personaId, ids), isNull(archivedAt), notWrong(personaProfileAnswers.id, personaId)));
  const found = new Map<string, StoredAnswers>();
  for (const row of rows) found.set(row.personaId, { ...found.get(row.personaId), [row.question]: row.answer });
  return found;
}

async function notesOf(tx: Tx, ids: string[], now: Date): Promise<Map<string, PortraitNote[]>> {
  const since = new Date(now.getTime() - RECENT_DAYS * 86_400_000).toISOString();
  const { rows } = await tx.execute<{ persona_id: string; content: string; created_at: string }>(sql`
    select ${personas.id} as persona_id, n.content, n.created_at
    from ${personas} cross join lateral (
      select content, created_at from ${notesPersona}
      where ${notesPersona.userId} = ${OWN_ID} and ${notesPersona.personaId} = ${personas.id} and deleted_at is null and created_at > ${since} and not left_out_of_ai
        and ${notWrong(notesPersona.id, personas.id)}
      order by created_at desc, id desc limit ${MAX_NOTES}) n
    where ${personas.userId} = ${OWN_ID} and ${inArray(personas.id, ids)}
    order by n.created_at desc`);
  const found = new Map<string, PortraitNote[]>();
  for (const { persona_id, content, created_at } of rows)
    addTo(found, persona_id, { content, created_at: new Date(created_at) });
  return found;
}

function addTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Future plans with these people, soonest first. */
async function plannedWith(tx: Tx, ids: string[], now: Date): Promise<Map<string, PortraitPlan[]>> {
  const { id, personaId, objectives, plannedDate, status, deletedAt } = interactions;
  const rows = await tx
    .select({ personaId, objectives, plannedDate })
    .from(interactions)
    .where(
      and(
        inArray(personaId, ids),
        eq(status, "planned"),
        isNull(deletedAt),
        gt(plannedDate, now),
        notWrong(id, personaId),
      ),
    )
    .orderBy(asc(plannedDate), asc(id));
  const found = new Map<string, PortraitPlan[]>();
  for (const { personaId: about, objectives: text, plannedDate: planned } of rows)
    if (planned) addTo(found, about, { objectives: text, planned_date: planned });
  return found;
}

/** The newest tips on the account since `since`: about people, and after interactions. */
export async function tipsSince(tx: Tx, since: Date): Promise<string[]> {
  const { relationalTips, lastSummaryUpdate } = personas;
  const about = await tx
    .select({ tips: relationalTips })
    .from(personas)
    .where(and(isNotNull(relationalTips), gt(lastSummaryUpdate, since), isNull(personas.deletedAt)))
    .orderBy(desc(lastSummaryUpdate))
    .limit(MAX_TIPS);
  const { aiTips, completedDate } = interactions;
  const after = await tx
    .select({ tips: aiTips })
    .from(interactions)
    .where(and(isNotNull(aiTips), gt(completedDate, since), isNull(interactions.deletedAt)))
    .orderBy(desc(completedDate))
    .limit(MAX_TIPS);
  return [...about, ...after].flatMap(({ tips }) => tips ?? []);
}

async function newestSheets(tx: Tx, ids: string[]): Promise<Map<string, Record<string, string>>> {
  const { personaId, answers, createdAt, id } = personContextAssessment;
  const rows = await tx
    .selectDistinctOn([personaId], { personaId, answers })
    .from(personContextAssessment)
    .where(inArray(personaId, ids))
    .orderBy(personaId, desc(createdAt), desc(id));
  return new Map(rows.map((row) => [row.personaId, row.answers]));
}

function assessmentOf(sheet: Record<string, string> | undefined, answers: StoredAnswers): PortraitAssessment | null {
  const frightening = hasFrighteningAnswer(answers);
  const whole = assessmentAnswersSchema.safeParse(sheet);
  if (whole.success) {
    const { strength, focus, even, safetyConcern } = scoreAssessment(whole.data);
    return { strength, focus, even, safetyConcern: safetyConcern || frightening };
  }
  // Nothing is known about the areas yet; `even` keeps them from being mentioned.
  return frightening
    ? { strength: "CommFitAlignment", focus: "EmotionalSafety", even: true, safetyConcern: true }
    : null;
}
