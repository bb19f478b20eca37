import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { replaceName, type Renaming } from "#domain/coaching/rename.ts";
import { conversationTitle } from "#domain/chat/conversation-title.ts";
import { planColumns, planOf } from "#domain/interactions/plan.ts";
import { PLAN_LINE_MAX, type Plan } from "#domain/interactions/plan-schema.ts";
import type { Language } from "#domain/language.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import { mapInTurns } from "#server/runtime/in-turns.ts";
import type { Tx } from "#server/db/connect.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import { queueMemory } from "#server/records/memory/queue-memory.ts";
import { changePersona, type PersonaRow } from "#server/records/people/require-persona.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { personas, personContextAssessment } from "#server/db/schema/people.ts";

interface Renamed {
  persona: PersonaRow;
  renaming: Renaming;
  /** For texts without a stored language. */
  language: Language;
}

/**
 * Replaces a person's name by the new one in everything the coach has written about them, built-in or model, and in
 * titles and plans generated from messages. Messages stay as they are. `later`: a model rewrites the portrait when it
 * is next viewed.
 */
export async function renameAbout(
  tx: Tx,
  { before, after, later }: { before: PersonaRow; after: PersonaRow; later: boolean },
): Promise<PersonaRow> {
  const language = languageOf(await requireProfile(tx));
  const change = { persona: after, renaming: { from: before.name, to: after.name }, language };
  await renameTitles(tx, change);
  await renamePlans(tx, change);
  await renameOutcomeTips(tx, change);
  await renameAssessmentTips(tx, change);
  return renamePortrait(tx, change, later);
}

/** SQL: a table `written` of these rows, so that one statement stores them all. */
export function asRows(rows: readonly object[], columns: string): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written(${sql.raw(columns)})`;
}

/** Returns a function that replaces the name under which a text was ordered by the person's current one. */
export async function currentNameReplacer(
  tx: Tx,
  { personaId, name, language }: { personaId: string; name: string; language: Language },
): Promise<(text: string) => string> {
  // Locked: waits for a change of name in progress, and a later one finds the text stored.
  const [persona] = await tx
    .select({ name: personas.name })
    .from(personas)
    .where(eq(personas.id, personaId))
    .for("share");
  if (!persona || persona.name === name) return (text) => text;
  return (text) => replaceName(text, { from: name, to: persona.name }, language, { byCoach: true });
}

async function renamePortrait(tx: Tx, { persona, renaming, language }: Renamed, later: boolean): Promise<PersonaRow> {
  if (persona.profileSummary === null) return persona;
  const name = (text: string | null) =>
    text && replaceName(text, renaming, persona.textsLanguage ?? language, { byCoach: true });
  return changePersona(tx, persona.id, {
    profileLabel: name(persona.profileLabel),
    profileSummary: name(persona.profileSummary),
    relationalTips: name(persona.relationalTips),
    personaProfileText: name(persona.personaProfileText),
    ...(later ? { lastSummaryUpdate: null } : {}),
  });
}

async function renameOutcomeTips(tx: Tx, { persona, renaming, language }: Renamed): Promise<void> {
  const { id, aiTips, personaId, tipsLanguage } = interactions;
  const rows = await tx
    .select({ id, aiTips, tipsLanguage })
    .from(interactions)
    .where(and(eq(personaId, persona.id), isNotNull(aiTips)));
  const named = await mapInTurns(rows, ({ id: row, aiTips: old, tipsLanguage: written }) => {
    const tips = old && replaceName(old, renaming, written ?? language, { byCoach: true });
    return tips === old ? [] : [{ id: row, tips }];
  });
  const changed = named.flat();
  if (changed.length === 0) return;
  await tx
    .update(interactions)
    .set({ aiTips: sql`written.tips` })
    .from(asRows(changed, "id uuid, tips text"))
    .where(eq(id, sql`written.id`));
}

/** The tips of all assessments. The private note contains no name. */
async function renameAssessmentTips(tx: Tx, { persona, renaming, language }: Renamed): Promise<void> {
  const { id, answers, personaId, tips, tipsLanguage } = personContextAssessment;
  const rows = await tx
    .select({ id, answers, tips, tipsLanguage })
    .from(personContextAssessment)
    .where(eq(personaId, persona.id));
  const named = await mapInTurns(rows, (row) => {
    if (scoreAssessment(row.answers).safetyConcern) return [];
    const now = row.tips.map((tip) => replaceName(tip, renaming, row.tipsLanguage ?? language, { byCoach: true }));
    return now.every((tip, at) => tip === row.tips[at]) ? [] : [{ id: row.id, tips: now }];
  });
  const changed = named.flat();
  if (changed.length === 0) return;
  await tx
    .update(personContextAssessment)
    .set({ tips: sql`written.tips` })
    .from(asRows(changed, "id uuid, tips text[]"))
    .where(eq(id, sql`written.id`));
}

/** Plans that the coach proposed, and interactions saved from them. */
async function renamePlans(tx: Tx, { persona, renaming, language }: Renamed): Promise<void> {
  // A line that would become too long keeps the old name.
  const name = (text: string) => {
    const now = replaceName(text, renaming, language);
    return now.length > PLAN_LINE_MAX ? text : now;
  };
  const inPlan = ({ action, fears, goals }: Plan): Plan => ({
    action: name(action),
    fears: fears && name(fears),
    goals: goals && name(goals),
  });
  const { plan, personaId } = chatMessages;
  const proposed = await tx
    .select({ id: chatMessages.id, plan })
    .from(chatMessages)
    .where(and(eq(personaId, persona.id), isNotNull(plan)));
  const named = await mapInTurns(proposed, ({ id, plan: old }) => {
    const now = old && inPlan(old);
    return now && !samePlan(now, old) ? [{ id, plan: now }] : [];
  });
  const renamedPlans = named.flat();
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
  const namedSaved = await mapInTurns(saved, (row) => {
    const before = planOf(row);
    const now = inPlan(before);
    return samePlan(now, before) ? [] : [{ id: row.id, ...planColumns(now) }];
  });
  const changed = namedSaved.flat();
  if (changed.length > 0)
    await tx
      .update(interactions)
      .set({
        objectives: sql`written.objectives`,
        avoid: sql`written.avoid`,
        feeling: sql`written.feeling`,
        version: sql`${interactions.version} + 1`,
      })
      .from(asRows(changed, "id uuid, objectives text, avoid text, feeling text"))
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

/** Only generated titles: those that the user has entered stay. */
async function renameTitles(tx: Tx, { persona, renaming, language }: Renamed): Promise<void> {
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
    .where(eq(conversations.personaId, persona.id));
  const earlier = persona.formerNames.filter((name) => name !== renaming.from);
  const named = await mapInTurns(rows, ({ id, title, content }) => {
    const now = replaceName(title, renaming, language);
    const made = conversationTitle(content);
    // As generated, or as left by an earlier change of name.
    const isMade =
      title === made ||
      earlier.some((from) => title === conversationTitle(replaceName(made, { from, to: renaming.from }, language)));
    return now === title || !isMade ? [] : [{ id, title: conversationTitle(now) }];
  });
  const changed = named.flat();
  if (changed.length > 0)
    await tx
      .update(conversations)
      .set({ title: sql`written.title` })
      .from(asRows(changed, "id uuid, title text"))
      .where(eq(conversations.id, sql`written.id`));
}
