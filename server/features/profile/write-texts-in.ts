import { and, desc, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import { interpretSelf } from "#domain/coaching/interpret-self.ts";
import { personaProfileText } from "#domain/coaching/portrait-text.ts";
import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import type { Language } from "#domain/language.ts";
import type { Tx } from "#server/db/connect.ts";
import { portraitInputs } from "#server/records/texts/portrait-facts.ts";
import { longerOutdated, textColumns, logTextFailure, withoutDanger } from "#server/records/texts/portrait-texts.ts";
import { changeProfile, languageOf, lockProfile, requireProfile } from "#server/records/account/profile-facts.ts";
import { changePersona, type PersonaRow } from "#server/records/people/require-persona.ts";
import {
  attempt,
  outcomeRewrites,
  storeOutcomeTips,
  MAX_REWRITTEN_TIPS,
  writeOutcomeTips,
  type OutcomeRewrite,
} from "#server/records/texts/rewrite-texts.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { inTurns } from "#server/runtime/in-turns.ts";
import { personas } from "#server/db/schema/people.ts";
import type { Verb, Writing } from "#server/services.ts";
import { textColumns as ownColumns, selfInput } from "./own-texts.ts";

type WriterDeps = Pick<Writing, "log" | "clock">;
type Columns = ReturnType<typeof textColumns> & { personaProfileText?: string };

/**
 * Rewrites the coach's texts about the user and all their people in another language, and returns the input for
 * rewriting the tips after interactions. Always by the built-in writer: it needs no waiting, so nobody sees texts in
 * two languages.
 */
export async function writeTextsIn(tx: Tx, language: Language, deps: WriterDeps): Promise<OutcomeRewrite[]> {
  await writeOwnIn(tx, language, deps.log);
  await writePortraitsIn(tx, language, deps);
  return orderTipsIn(tx, language, deps.clock());
}

/**
 * Writes the tips after interactions, and stores them if the language is still the same; no transaction is open while
 * they are written.
 */
export async function writeTipsIn(
  { db, user, ai, log }: Verb<void, "ai" | "log">,
  language: Language,
  orders: readonly OutcomeRewrite[],
): Promise<void> {
  if (orders.length === 0) return;
  const written = await writeOutcomeTips(orders, { ai, log });
  await db.withUser(user.id, async (tx) => {
    if (languageOf(await lockProfile(tx)) === language) await storeOutcomeTips(tx, written);
  });
}

/** Rewrites the user's own texts. */
export async function writeOwnIn(tx: Tx, language: Language, log: Writing["log"]): Promise<void> {
  const own = await requireProfile(tx);
  const input = await selfInput(tx, own, language);
  const text = input && (await attempt(() => interpretSelf(input), "own", log));
  if (text) await changeProfile(tx, own.userId, ownColumns(text, language));
}

async function writePortraitsIn(tx: Tx, language: Language, { log, clock }: WriterDeps): Promise<void> {
  const people = await tx
    .select()
    .from(personas)
    .where(and(isNotNull(personas.profileSummary), sql`${personas.textsLanguage} is distinct from ${language}`));
  const inputs = await portraitInputs(tx, people, { now: clock(), language });
  for (const { id, columns } of await inTurns(portraitsIn(people, inputs, { language, log }))) {
    await changePersona(tx, id, columns);
  }
}

/** The rewritten texts of these people. Yields after each, because there may be thousands. */
function* portraitsIn(
  people: readonly PersonaRow[],
  inputs: readonly (PortraitInput | null)[],
  { language, log }: { language: Language; log: Writing["log"] },
): Generator<void, { id: string; columns: Columns }[]> {
  const written: { id: string; columns: Columns }[] = [];
  // In sequence, so that tips for one person are not repeated for the next.
  const told: string[] = [];
  for (const [index, person] of people.entries()) {
    const known = inputs[index];
    if (!known) continue;
    const about = withoutDanger({ ...known, said: [...(known.said ?? []), ...told] });
    try {
      const columns = {
        ...textColumns(interpretPersona(about), about),
        ...(longerOutdated(person, language) ? { personaProfileText: personaProfileText(about) } : {}),
      };
      told.push(columns.relationalTips);
      written.push({ id: person.id, columns });
    } catch (error) {
      logTextFailure(log, "persona", error);
    }
    yield;
  }
  return written;
}

async function orderTipsIn(tx: Tx, language: Language, now: Date): Promise<OutcomeRewrite[]> {
  // Only the newest; older ones keep their language.
  const { id, aiTips, completedDate, deletedAt, tipsLanguage } = interactions;
  const rows = await tx
    .select()
    .from(interactions)
    .where(and(isNotNull(aiTips), isNull(deletedAt), sql`${tipsLanguage} is distinct from ${language}`))
    .orderBy(desc(completedDate), desc(id))
    .limit(MAX_REWRITTEN_TIPS);
  const ids = [...new Set(rows.map(({ personaId }) => personaId))];
  const people = await tx
    .select()
    .from(personas)
    .where(and(inArray(personas.id, ids), isNull(personas.deletedAt)));
  const known = new Map(people.map((persona) => [persona.id, persona]));
  return outcomeRewrites(tx, rows, { people: known, language, now });
}
