import { and, desc, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import { interpretSelf } from "#domain/coaching/interpret-self.ts";
import type { Language } from "#domain/language.ts";
import type { Tx } from "#server/db/connect.ts";
import { portraitInputs } from "#server/db/portrait-facts.ts";
import { textColumns, withoutDanger } from "#server/db/portrait-texts.ts";
import { changeProfile, requireProfile } from "#server/db/profile-facts.ts";
import { changePersona } from "#server/db/require-persona.ts";
import { attempt, outcomeTipsAnew, storeOutcomeTips, TIPS_ANEW } from "#server/db/rewrite-texts.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { personas } from "#server/db/schema/people.ts";
import type { Writing } from "#server/services.ts";
import { textColumns as ownColumns, selfInput } from "./own-texts.ts";

type Told = Pick<Writing, "log" | "clock">;

/**
 * Writes what the coach has written of oneself, of everybody in the circle and after interactions in another language.
 * Always the built-in writer's work: it needs no waiting, so nobody sees one text in each language.
 */
export async function writeTextsIn(tx: Tx, language: Language, told: Told): Promise<void> {
  await writeOwnIn(tx, language, told.log);
  await writePortraitsIn(tx, language, told);
  await writeTipsIn(tx, language, told);
}

/** Writes what is said of oneself anew. */
export async function writeOwnIn(tx: Tx, language: Language, log: Writing["log"]): Promise<void> {
  const own = await requireProfile(tx);
  const input = await selfInput(tx, own, language);
  const text = input && attempt(() => interpretSelf(input), "own", log);
  if (text) await changeProfile(tx, own.userId, ownColumns(text, language));
}

async function writePortraitsIn(tx: Tx, language: Language, { log, clock }: Told): Promise<void> {
  const people = await tx
    .select()
    .from(personas)
    .where(and(isNotNull(personas.profileSummary), sql`${personas.textsLanguage} is distinct from ${language}`));
  const inputs = await portraitInputs(tx, people, { now: clock(), language });
  // Written one after the other: what one is told is not told again of the next.
  const told: string[] = [];
  for (const [index, person] of people.entries()) {
    const known = inputs[index];
    const about = known && { ...known, said: [...(known.said ?? []), ...told] };
    const columns =
      about && attempt(() => textColumns(interpretPersona(withoutDanger(about)), person, about), "persona", log);
    if (!columns) continue;
    told.push(columns.relationalTips);
    await changePersona(tx, person.id, columns);
  }
}

async function writeTipsIn(tx: Tx, language: Language, told: Told): Promise<void> {
  // Older ones stay in the language of their day.
  const { id, aiTips, completedDate, deletedAt, tipsLanguage } = interactions;
  const rows = await tx
    .select()
    .from(interactions)
    .where(and(isNotNull(aiTips), isNull(deletedAt), sql`${tipsLanguage} is distinct from ${language}`))
    .orderBy(desc(completedDate), desc(id))
    .limit(TIPS_ANEW);
  const ids = [...new Set(rows.map(({ personaId }) => personaId))];
  const people = await tx
    .select()
    .from(personas)
    .where(and(inArray(personas.id, ids), isNull(personas.deletedAt)));
  const known = new Map(people.map((persona) => [persona.id, persona]));
  await storeOutcomeTips(tx, await outcomeTipsAnew(tx, rows, { people: known, language }, told));
}
