import { desc, eq, lt, sql } from "drizzle-orm";
import type { LookBack } from "#domain/progress/contract.ts";
import { localDay } from "#domain/progress/days.ts";
import { LOOK_BACK_WEEKDAY, lookBackEnd, lookBackStart } from "#domain/progress/look-back-days.ts";
import { composeLookBack, type LookBackChoice, type LookBackInput } from "#domain/progress/look-back.ts";
import type { Tx } from "#server/db/connect.ts";
import { lookBacks } from "#server/db/schema/progress.ts";
import { reminderSettings } from "#server/db/schema/reminders.ts";
import { modelUse } from "#server/records/account/model-use.ts";
import { requireProfile } from "#server/records/account/profile-facts.ts";
import { checkUnread, isDangerOpen, readLookBackFacts, type LookBackRow } from "./look-back-facts.ts";
import { afterWriting, isBeingWritten, storedWords, writeWords, type LookBackDeps } from "./look-back-words.ts";

/** Weeks for which look backs are stored, so that a question is not asked again. */
const KEPT_WEEKS = 12;

export interface ReadLookBack {
  now: Date;
  timeZone: string;
  /** Also one that was dismissed. */
  again?: boolean;
  /** Do not wait for a model: null until its words are there. */
  atOnce?: boolean;
}

export type CurrentLookBack = LookBack & { dismissed: boolean };

interface Found {
  starts: string;
  /** Null before the week's first request. */
  row: LookBackRow | null;
  facts: LookBackInput;
}

/**
 * The look back on the seven days before the user's last chosen weekday, in the profile's language. The week's first
 * call decides what it speaks of and has a model, where the user agreed to one, write its words, once; later calls show
 * of it what is still there. Null while danger is open, and if there is nothing to look back on.
 */
export async function readLookBack({
  input,
  ...deps
}: LookBackDeps & { input: ReadLookBack }): Promise<CurrentLookBack | null> {
  const read = () => deps.db.withUser(deps.user.id, (tx) => find(tx, deps.user.id, input));
  let found = await read();
  let row = found && (found.row ?? (await begin(deps, found, input)));
  if (row?.askedAt && row.openingText === null) {
    if (input.atOnce && isBeingWritten(row, input.now)) return null;
    // Much may have changed while a model was waited for.
    await afterWriting(row);
    found = await read();
    row = found && found.row;
  }
  const choice = row && choiceOf(row);
  if (!found || !row || !choice) return null;
  const builtIn = composeLookBack(found.facts, choice);
  const words = builtIn && storedWords(row, builtIn);
  const shown = words ? composeLookBack(found.facts, choice, words) : builtIn;
  return shown && { ...shown, dismissed: row.dismissedAt !== null };
}

async function find(tx: Tx, userId: string, input: ReadLookBack): Promise<Found | null> {
  const { now, timeZone } = input;
  const rows = await tx.select().from(lookBacks).orderBy(desc(lookBacks.starts));
  const wanted = lookBackStart(now, timeZone, await weekdayOf(tx));
  // One stands for a week, whichever weekday or time zone is chosen within it.
  const row = rows.find((one) => Math.abs(Date.parse(one.starts) - Date.parse(wanted)) < 7 * 86_400_000) ?? null;
  const starts = row?.starts ?? wanted;
  if (row && (row.question === null || (row.dismissedAt !== null && !input.again))) return null;
  if (!row && !(await wasHere(tx, starts, timeZone))) return null;
  if (await isDangerOpen(tx)) return null;
  const asked = rows.flatMap((one) => (one !== row && one.question !== null ? [one.question] : []));
  const read = () => readLookBackFacts(tx, { userId, starts, stored: row, asked }, input);
  const facts = await read();
  if (row || !(await checkUnread(tx, userId, facts.people, now))) return { starts, row, facts };
  return { starts, row, facts: await read() };
}

/** The weekday that the user chose for the reminder of it. */
async function weekdayOf(tx: Tx): Promise<number> {
  const [chosen] = await tx
    .select({ day: reminderSettings.lookBackDay })
    .from(reminderSettings)
    .where(eq(reminderSettings.lookBack, true));
  return chosen?.day ?? LOOK_BACK_WEEKDAY;
}

/** Whether the account existed before the week ended. */
async function wasHere(tx: Tx, starts: string, timeZone: string): Promise<boolean> {
  const { createdAt } = await requireProfile(tx);
  return localDay(createdAt, timeZone) <= lookBackEnd(starts);
}

/** Stores what the week's look back speaks of, or that there is nothing, and has its words written. */
async function begin(deps: LookBackDeps, { starts, facts }: Found, input: ReadLookBack): Promise<LookBackRow | null> {
  const { db, ai, user } = deps;
  // What was unread may have told of danger: once that is over, there may be something.
  if (facts.danger_open) return null;
  const choice = await ai.lookBackChoice(facts);
  const lookBack = choice && composeLookBack(facts, choice);
  const stored = await db.withUser(user.id, async (tx) => {
    const use = await modelUse(tx, input.now);
    const asked = lookBack !== null && ai.provider === "model" && use.consented;
    const [row] = await tx
      .insert(lookBacks)
      .values({
        userId: user.id,
        starts,
        createdAt: input.now,
        askedAt: asked ? input.now : null,
        ...(choice && lookBack ? columnsOf(choice, lookBack) : {}),
      })
      .onConflictDoNothing()
      .returning();
    const rows = await tx.select().from(lookBacks).orderBy(desc(lookBacks.starts));
    // Another request may have been first, and may have chosen otherwise.
    if (!row) return { row: rows.find((one) => one.starts === starts) ?? null, order: null };
    await tx.delete(lookBacks).where(lt(lookBacks.starts, sql`${starts}::date - ${KEPT_WEEKS * 7}::int`));
    const earlier = rows.flatMap(({ questionText }) => (questionText === null ? [] : [questionText]));
    return { row, order: asked ? { lookBack, earlier, use } : null };
  });
  if (!stored.row || !stored.order) return stored.row;
  void writeWords(deps, stored.row, stored.order);
  return stored.row;
}

function columnsOf(choice: LookBackChoice, { plans, people, note }: LookBack) {
  const named = [...plans, ...people, ...(note ? [note] : [])].map(({ persona_id }) => persona_id);
  return {
    question: choice.question,
    planIds: choice.plans,
    dueIds: choice.people,
    noteId: choice.note,
    personaIds: [...new Set(named)],
  };
}

function choiceOf({ question, planIds, dueIds, noteId }: LookBackRow): LookBackChoice | null {
  return question === null ? null : { plans: planIds, people: dueIds, note: noteId, question };
}
