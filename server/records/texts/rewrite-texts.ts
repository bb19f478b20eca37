import { and, asc, desc, eq, isNotNull, isNull, inArray, sql } from "drizzle-orm";
import type { OutcomeInput } from "#domain/coaching/outcome-input.ts";
import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import type { Language } from "#domain/language.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import { mapInTurns } from "#server/runtime/in-turns.ts";
import type { Verb, Writing } from "#server/services.ts";
import type { Tx } from "#server/db/connect.ts";
import { earlierOutcomes, outcomeInput } from "#server/records/interactions/outcome-input.ts";
import { portraitInputs } from "./portrait-facts.ts";
import { sameSubject, sameTraits, textColumns, logTextFailure, withoutDanger } from "./portrait-texts.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import { asRows } from "./rename-texts.ts";
import { changePersona, lockPersona, type PersonaRow } from "#server/records/people/require-persona.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { personContextAssessment } from "#server/db/schema/people.ts";
import type { InteractionRow } from "#server/records/interactions/to-interaction.ts";

/** How many of the newest interactions get new tips; older ones keep theirs. */
export const MAX_REWRITTEN_TIPS = 100;

/** Tips after an interaction that have to be rewritten. */
export interface OutcomeRewrite {
  id: string;
  /** The current tips: newer ones are not overwritten. */
  old: string;
  language: Language;
  input: OutcomeInput;
}

type OutcomeTips = Omit<OutcomeRewrite, "input"> & { tips: string };

type AssessmentRow = typeof personContextAssessment.$inferSelect;

/** Tips of an assessment to store; empty, with a null language, if they could not be written. */
interface AssessmentTips {
  id: string;
  tips: string[];
  language: Language | null;
}

/** What the texts about a person are rewritten from, read beforehand. */
export interface Rewrite {
  persona: PersonaRow;
  /** Null without a portrait. */
  portrait: PortraitInput | null;
  outcomes: OutcomeRewrite[];
  assessments: AssessmentRow[];
}

/**
 * Reads what a person's texts are rewritten from after their relationship or age has changed. Marks portrait and
 * assessment tips as due: if they cannot be stored now, they are written when next viewed.
 */
export async function orderRewrite(tx: Tx, persona: PersonaRow, now: Date): Promise<Rewrite> {
  const { completedDate, id, personaId } = interactions;
  const rows = await tx
    .select()
    .from(interactions)
    .where(and(eq(personaId, persona.id), isNotNull(interactions.aiTips)))
    .orderBy(desc(completedDate), desc(id))
    .limit(MAX_REWRITTEN_TIPS);
  const order = {
    portrait: await orderPortrait(tx, persona, now),
    outcomes: await outcomeRewrites(tx, rows, { people: new Map([[persona.id, persona]]), now }),
    assessments: await assessmentsOf(tx, persona),
  };
  if (order.assessments.length > 0)
    await tx
      .update(personContextAssessment)
      .set({ tipsLanguage: null })
      .where(
        inArray(
          personContextAssessment.id,
          order.assessments.map((row) => row.id),
        ),
      );
  return {
    ...order,
    persona: order.portrait ? await changePersona(tx, persona.id, { lastSummaryUpdate: null }) : persona,
  };
}

async function orderPortrait(tx: Tx, persona: PersonaRow, now: Date): Promise<PortraitInput | null> {
  if (persona.profileSummary === null) return null;
  const language = persona.textsLanguage ?? languageOf(await requireProfile(tx));
  const [known] = await portraitInputs(tx, [persona], { now, language });
  // This person's own tips may be repeated.
  return known
    ? withoutDanger({ ...known, said: known.said?.filter((text) => text !== persona.relationalTips) ?? [] })
    : null;
}

/** All assessments with tips, oldest first; not those with the private note, which depends on the answers alone. */
async function assessmentsOf(tx: Tx, persona: PersonaRow): Promise<AssessmentRow[]> {
  const { id, createdAt, personaId, tipsLanguage } = personContextAssessment;
  const rows = await tx
    .select()
    .from(personContextAssessment)
    .where(and(eq(personaId, persona.id), isNotNull(tipsLanguage)))
    .orderBy(asc(createdAt), asc(id));
  const safe = await mapInTurns(rows, ({ answers }) => !scoreAssessment(answers).safetyConcern);
  return rows.filter((_, at) => safe[at]);
}

/**
 * Rewrites the texts and stores them; no transaction is open while they are written. Uses the built-in writer, so that
 * nobody reads outdated texts while a model is awaited; `later`: a model rewrites the portrait when it is next viewed.
 * Stores nothing if the person's name, relationship or age have changed meanwhile: that change rewrites the texts
 * itself. Does not overwrite texts written meanwhile.
 * @throws DomainError not_found if the person has been deleted meanwhile.
 */
export async function rewriteAbout(
  { db, user, ai, log, clock }: Verb & Writing,
  { persona, portrait, outcomes, assessments }: Rewrite,
  later: boolean,
): Promise<PersonaRow> {
  const afterOutcomes = await writeOutcomeTips(outcomes, { ai, log });
  const ofAssessments = await writeAssessmentTips(persona, assessments, { ai, log });
  const about = portrait && { ...portrait, said: [...(portrait.said ?? []), ...afterOutcomes.map(({ tips }) => tips)] };
  const columns = about && (await portraitColumns(persona, about, { ai, log }));
  return db.withUser(user.id, async (tx) => {
    const current = await lockPersona(tx, persona.id);
    if (!sameSubject(current, persona)) return current;
    await storeOutcomeTips(tx, afterOutcomes);
    await storeAssessmentTips(tx, ofAssessments);
    const sameTest = portrait && sameTraits(current.traitsFull ?? current.traitsShort, portrait.traits);
    const due = current.lastSummaryUpdate === null && current.textsLanguage === persona.textsLanguage;
    if (!columns || !sameTest || !due) return current;
    const written = columns.profileSummary !== null && !later;
    return changePersona(tx, persona.id, { ...columns, lastSummaryUpdate: written ? clock() : null });
  });
}

/** The built-in writer, and the log for its failures. */
type Deps = Pick<Writing, "ai" | "log">;

async function portraitColumns(persona: PersonaRow, about: PortraitInput, { ai, log }: Deps) {
  const columns = await attempt(
    async () => ({
      ...textColumns(await ai.byCoach("persona", about), about),
      ...(persona.personaProfileText === null ? {} : { personaProfileText: await ai.byCoach("profileText", about) }),
    }),
    "persona",
    log,
  );
  // An outdated text is removed.
  return columns ?? { profileLabel: null, profileSummary: null, relationalTips: null, personaProfileText: null };
}

/** The inputs to rewrite the tips after these interactions, in the given language or their current one. */
export async function outcomeRewrites(
  tx: Tx,
  rows: readonly InteractionRow[],
  { people, language, now }: { people: ReadonlyMap<string, PersonaRow>; language?: Language; now: Date },
): Promise<OutcomeRewrite[]> {
  if (rows.length === 0) return [];
  const past = await earlierOutcomes(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const persona = people.get(row.personaId);
    const given = language ?? row.tipsLanguage;
    if (!persona || !given || row.aiTips === null) return [];
    const input = outcomeInput(row, { persona, danger: false, earlier: past.get(row.id) ?? [], language: given, now });
    return input ? [{ id: row.id, old: row.aiTips, language: given, input }] : [];
  });
}

/** Has the built-in writer write the tips. */
export async function writeOutcomeTips(orders: readonly OutcomeRewrite[], { ai, log }: Deps): Promise<OutcomeTips[]> {
  const written: OutcomeTips[] = [];
  for (const { input, ...order } of orders) {
    const tips = await attempt(() => ai.byCoach("outcomeTips", input), "outcome", log);
    if (tips) written.push({ ...order, tips });
  }
  return written;
}

/** Stores tips unless those they replace have changed. */
export async function storeOutcomeTips(tx: Tx, written: readonly OutcomeTips[]): Promise<void> {
  if (written.length === 0) return;
  await tx
    .update(interactions)
    .set({ aiTips: sql`written.tips`, tipsLanguage: sql`written.language` })
    .from(asRows(written, "id uuid, old text, tips text, language text"))
    .where(and(eq(interactions.id, sql`written.id`), eq(interactions.aiTips, sql`written.old`)));
}

/** Rewrites the tips of all assessments, each in its language. */
async function writeAssessmentTips(
  { name, context, age }: PersonaRow,
  rows: readonly AssessmentRow[],
  { ai, log }: Deps,
): Promise<AssessmentTips[]> {
  const newest = new Map<Language, string[]>();
  const written: AssessmentTips[] = [];
  for (const { id, answers, tipsLanguage: language } of rows) {
    if (!language) continue;
    const previous = newest.get(language) ?? [];
    const input = { answers, persona: { name, context, age }, language, seed: id, previous };
    const write = async () => (await ai.byCoach("relationshipTips", input)).tips;
    const tips = await attempt(write, "relationship", log);
    if (tips) newest.set(language, tips);
    // What could not be written is written when next viewed.
    written.push({ id, tips: tips ?? [], language: tips && language });
  }
  return written;
}

async function storeAssessmentTips(tx: Tx, written: readonly AssessmentTips[]): Promise<void> {
  if (written.length === 0) return;
  const { id, tipsLanguage } = personContextAssessment;
  await tx
    .update(personContextAssessment)
    .set({ tips: sql`written.tips`, tipsLanguage: sql`written.language` })
    .from(asRows(written, "id uuid, tips text[], language text"))
    .where(and(eq(id, sql`written.id`), isNull(tipsLanguage)));
}

/** Runs `write`; a failure is logged and returns null, so that it does not undo the user's change. */
export async function attempt<T>(
  write: () => T | Promise<T>,
  about: "own" | "persona" | "outcome" | "relationship",
  log: Writing["log"],
): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    logTextFailure(log, about, error);
    return null;
  }
}
