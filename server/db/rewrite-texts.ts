import { setImmediate } from "node:timers/promises";
import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import { outcomeTips } from "#domain/coaching/outcome-tips.ts";
import { personaProfileText } from "#domain/coaching/portrait-text.ts";
import { renamed, type Renaming } from "#domain/coaching/rename.ts";
import { conversationTitle } from "#domain/chat/conversation-title.ts";
import type { Plan } from "#domain/interactions/plan.ts";
import type { Language } from "#domain/language.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import { relationshipTips } from "#domain/relationship/tips.ts";
import type { Writing } from "#server/services.ts";
import type { Tx } from "./connect.ts";
import { earlierOutcomes, outcomeInput } from "./outcome-input.ts";
import { portraitInputs } from "./portrait-facts.ts";
import { textColumns, textsFailed, withoutDanger } from "./portrait-texts.ts";
import { languageOf, requireProfile } from "./profile-facts.ts";
import { queueMemory } from "./queue-memory.ts";
import { changePersona, type PersonaRow } from "./require-persona.ts";
import { chatMessages, conversations } from "./schema/chat.ts";
import { interactions } from "./schema/interactions.ts";
import { personas, personContextAssessment } from "./schema/people.ts";
import type { InteractionRow } from "./to-interaction.ts";

type Told = Pick<Writing, "log" | "clock">;

/** Interactions whose tips are written anew, the newest; older ones stay as they were, but for a name. */
export const TIPS_ANEW = 100;

/**
 * Writes anew whatever the coach has written about a person, once their name, relationship or age has changed: portrait,
 * tips after interactions and assessments. Titles and plans that were made from a message call them by the new name.
 * What was said in a conversation stays as it was said. Always the built-in writer’s work: it needs no waiting, so that
 * nobody reads the old name; `later`: a model writes the portrait again when it is next looked at.
 */
export async function rewriteAbout(
  tx: Tx,
  { before, after, later }: { before: PersonaRow; after: PersonaRow; later: boolean },
  told: Told,
): Promise<PersonaRow> {
  const renaming = before.name === after.name ? null : { from: before.name, to: after.name };
  const language = languageOf(await requireProfile(tx));
  if (renaming) await renameIn(tx, { persona: after, renaming, language });
  await rewriteAllTips(tx, { persona: after, renaming, language }, told);
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
  // What they were told themselves may be told again: only their name may be what has changed.
  const about = withoutDanger({ ...known, said: known.said?.filter((text) => text !== before.relationalTips) });
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

async function rewriteAllTips(
  tx: Tx,
  { persona, renaming, language }: { persona: PersonaRow; renaming: Renaming | null; language: Language },
  told: Told,
): Promise<void> {
  const rows = await tx
    .select()
    .from(interactions)
    .where(and(eq(interactions.personaId, persona.id), isNotNull(interactions.aiTips)))
    .orderBy(desc(interactions.completedDate), desc(interactions.id));
  const newest = rows.slice(0, TIPS_ANEW);
  const written = await outcomeTipsAnew(tx, newest, { people: new Map([[persona.id, persona]]) }, told);
  const done = new Set(written.map(({ id }) => id));
  // Of somebody whom no coach may be told about nothing is written: they are only called by the new name.
  const left = rows.flatMap(({ id, aiTips, tipsLanguage }) =>
    renaming && aiTips && !done.has(id)
      ? [{ id, tips: renamed(aiTips, renaming, tipsLanguage ?? language), language: tipsLanguage ?? language }]
      : [],
  );
  await storeOutcomeTips(tx, [...written, ...left]);
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

/** In SQL, a table `written` of these rows, so that one statement stores them all. */
function asRows(rows: readonly object[], columns: string): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written(${sql.raw(columns)})`;
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

/** What calls somebody, in texts ordered under an earlier name, by the one they have by now. */
export async function nowCalled(
  tx: Tx,
  { personaId, name, language }: { personaId: string; name: string; language: Language },
): Promise<(text: string) => string> {
  const [persona] = await tx.select({ name: personas.name }).from(personas).where(eq(personas.id, personaId));
  if (!persona || persona.name === name) return (text) => text;
  return (text) => renamed(text, { from: name, to: persona.name }, language);
}

async function renameIn(
  tx: Tx,
  { persona, renaming, language }: { persona: PersonaRow; renaming: Renaming; language: Language },
): Promise<void> {
  const name = (text: string) => renamed(text, renaming, language);
  const inPlan = ({ action, fears, goals }: Plan): Plan => ({
    action: name(action),
    fears: fears && name(fears),
    goals: goals && name(goals),
  });
  await renameTitles(tx, persona.id, name);
  const { plan, personaId } = chatMessages;
  const proposed = await tx
    .select({ id: chatMessages.id, plan })
    .from(chatMessages)
    .where(and(eq(personaId, persona.id), isNotNull(plan)));
  const renamedPlans = proposed.flatMap(({ id, plan: old }) => {
    const now = old && inPlan(old);
    return now && !samePlan(now, old) ? [{ id, plan: now }] : [];
  });
  if (renamedPlans.length > 0)
    await tx
      .update(chatMessages)
      .set({ plan: sql`written.plan` })
      .from(asRows(renamedPlans, "id uuid, plan jsonb"))
      .where(eq(chatMessages.id, sql`written.id`));
  const saved = await tx
    .select()
    .from(interactions)
    .where(and(eq(interactions.personaId, persona.id), isNotNull(interactions.planMessageId)));
  const changed = saved.flatMap(({ id, objectives: action, avoid: fears, feeling: goals }) => {
    const now = inPlan({ action, fears, goals });
    return samePlan(now, { action, fears, goals }) ? [] : [{ id, ...now }];
  });
  if (changed.length > 0)
    await tx
      .update(interactions)
      .set({ objectives: sql`written.action`, avoid: sql`written.fears`, feeling: sql`written.goals` })
      .from(asRows(changed, "id uuid, action text, fears text, goals text"))
      .where(eq(interactions.id, sql`written.id`));
  await queueMemory(
    tx,
    persona.userId,
    "interactions",
    changed.map(({ id }) => id),
  );
}

function samePlan(one: Plan, other: Plan | null): boolean {
  return one.action === other?.action && one.fears === other.fears && one.goals === other.goals;
}

/** Only titles that were made from a message: those that somebody has given stay as they are. */
async function renameTitles(tx: Tx, personaId: string, name: (text: string) => string): Promise<void> {
  const rows = await tx
    .select({ id: conversations.id, title: conversations.title, content: chatMessages.content })
    .from(conversations)
    .innerJoin(
      chatMessages,
      and(
        eq(chatMessages.conversationId, conversations.id),
        eq(chatMessages.role, "user"),
        isNull(chatMessages.parentMessageId),
      ),
    )
    .where(eq(conversations.personaId, personaId));
  const changed = rows.flatMap(({ id, title, content }) => {
    const now = name(title);
    return now === title || title !== conversationTitle(content) ? [] : [{ id, title: conversationTitle(now) }];
  });
  if (changed.length > 0)
    await tx
      .update(conversations)
      .set({ title: sql`written.title` })
      .from(asRows(changed, "id uuid, title text"))
      .where(eq(conversations.id, sql`written.id`));
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
