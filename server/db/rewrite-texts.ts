import { setImmediate } from "node:timers/promises";
import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import { outcomeTips } from "#domain/coaching/outcome-tips.ts";
import { personaProfileText } from "#domain/coaching/portrait-text.ts";
import type { Language } from "#domain/language.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import { relationshipTips } from "#domain/relationship/tips.ts";
import type { Writing } from "#server/services.ts";
import type { Tx } from "./connect.ts";
import { earlierOutcomes, outcomeInput } from "./outcome-input.ts";
import { portraitInputs } from "./portrait-facts.ts";
import { sameSubject, textColumns, textsFailed, withoutDanger } from "./portrait-texts.ts";
import { languageOf, requireProfile } from "./profile-facts.ts";
import { asRows, renameAbout } from "./rename-texts.ts";
import { changePersona, type PersonaRow } from "./require-persona.ts";
import { interactions } from "./schema/interactions.ts";
import { personContextAssessment } from "./schema/people.ts";
import type { InteractionRow } from "./to-interaction.ts";

type Told = Pick<Writing, "log" | "clock">;

/** Interactions whose tips are written anew, the newest; older ones stay as they were. */
export const TIPS_ANEW = 100;

/**
 * Writes anew whatever the coach has written about a person, once their relationship or age has changed: portrait, tips
 * after interactions and assessments. Always the built-in writer’s work: it needs no waiting, so that nobody reads what no
 * longer holds; `later`: a model writes the portrait again when it is next looked at. Where only the name has changed,
 * what was written stays, but for the name.
 */
export async function rewriteAbout(
  tx: Tx,
  { before, after: changed, later }: { before: PersonaRow; after: PersonaRow; later: boolean },
  told: Told,
): Promise<PersonaRow> {
  const after = before.name === changed.name ? changed : await renameAbout(tx, { before, after: changed, later });
  if (sameSubject({ ...before, name: after.name }, after)) return after;
  const language = languageOf(await requireProfile(tx));
  await rewriteOutcomeTips(tx, after, told);
  await rewriteAssessmentTips(tx, after, told);
  return rewritePortrait(tx, { before, after, later, language }, told);
}

async function rewritePortrait(
  tx: Tx,
  { before, after, later, language }: { before: PersonaRow; after: PersonaRow; later: boolean; language: Language },
  { log, clock }: Told,
): Promise<PersonaRow> {
  if (before.profileSummary === null) return after;
  const now = clock();
  const [known] = await portraitInputs(tx, [after], { now, language: after.textsLanguage ?? language });
  if (!known) return after;
  // What they were told themselves may be told again.
  const about = withoutDanger({ ...known, said: known.said?.filter((text) => text !== after.relationalTips) });
  const columns = attempt(
    () => ({
      ...textColumns(interpretPersona(about), after, about),
      ...(before.personaProfileText === null ? {} : { personaProfileText: personaProfileText(about) }),
    }),
    "persona",
    log,
  );
  // A text with the old name is none.
  const none = { profileLabel: null, profileSummary: null, relationalTips: null, personaProfileText: null };
  return changePersona(tx, after.id, { ...(columns ?? none), lastSummaryUpdate: columns && !later ? now : null });
}

async function rewriteOutcomeTips(tx: Tx, persona: PersonaRow, told: Told): Promise<void> {
  const { aiTips, completedDate, id, personaId } = interactions;
  const rows = await tx
    .select()
    .from(interactions)
    .where(and(eq(personaId, persona.id), isNotNull(aiTips)))
    .orderBy(desc(completedDate), desc(id))
    .limit(TIPS_ANEW);
  await storeOutcomeTips(tx, await outcomeTipsAnew(tx, rows, { people: new Map([[persona.id, persona]]) }, told));
}

/** Tips after an interaction, to be stored. */
interface OutcomeTips {
  id: string;
  tips: string;
  language: Language;
}

/** Tips after these interactions, written anew by the built-in writer, in the given language or the one they are in. */
export async function outcomeTipsAnew(
  tx: Tx,
  rows: readonly InteractionRow[],
  { people, language }: { people: ReadonlyMap<string, PersonaRow>; language?: Language },
  { log, clock }: Told,
): Promise<OutcomeTips[]> {
  if (rows.length === 0) return [];
  const now = clock();
  const past = await earlierOutcomes(
    tx,
    rows.map(({ id }) => id),
  );
  const written: OutcomeTips[] = [];
  for (const row of rows) {
    const persona = people.get(row.personaId);
    const given = language ?? row.tipsLanguage;
    if (!persona || !given) continue;
    const input = outcomeInput(row, { persona, danger: false, earlier: past.get(row.id) ?? [], language: given, now });
    const tips = input && attempt(() => outcomeTips(input), "outcome", log);
    if (tips) written.push({ id: row.id, tips, language: given });
    // Others are answered between two of them.
    await setImmediate();
  }
  return written;
}

export async function storeOutcomeTips(tx: Tx, written: readonly OutcomeTips[]): Promise<void> {
  if (written.length === 0) return;
  await tx
    .update(interactions)
    .set({ aiTips: sql`written.tips`, tipsLanguage: sql`written.language` })
    .from(asRows(written, "id uuid, tips text, language text"))
    .where(eq(interactions.id, sql`written.id`));
}

/** The tips of all assessments, each in the language it was written in. The private note names nobody. */
async function rewriteAssessmentTips(tx: Tx, persona: PersonaRow, { log }: Told): Promise<void> {
  const { id, createdAt, personaId, tipsLanguage } = personContextAssessment;
  const rows = await tx
    .select()
    .from(personContextAssessment)
    .where(and(eq(personaId, persona.id), isNotNull(tipsLanguage)))
    .orderBy(asc(createdAt), asc(id));
  const written = new Map<Language, string[]>();
  const anew: { id: string; tips: string[]; language: Language | null }[] = [];
  for (const row of rows) {
    const language = row.tipsLanguage;
    if (!language || scoreAssessment(row.answers).safetyConcern) continue;
    const { name, context, age } = persona;
    const previous = written.get(language) ?? [];
    const input = { answers: row.answers, persona: { name, context, age }, language, seed: row.id, previous };
    const tips = attempt(() => relationshipTips(input).tips, "relationship", log);
    if (tips) written.set(language, tips);
    // What could not be written is written when it is next looked at.
    anew.push({ id: row.id, tips: tips ?? [], language: tips && language });
  }
  if (anew.length === 0) return;
  await tx
    .update(personContextAssessment)
    .set({ tips: sql`written.tips`, tipsLanguage: sql`written.language` })
    .from(asRows(anew, "id uuid, tips text[], language text"))
    .where(eq(id, sql`written.id`));
}

/** A text that cannot be written keeps no one from their change. */
export function attempt<T>(
  write: () => T,
  about: "own" | "persona" | "outcome" | "relationship",
  log: Writing["log"],
): T | null {
  try {
    return write();
  } catch (error) {
    textsFailed(log, about, error);
    return null;
  }
}
