import { sql, type SQL } from "drizzle-orm";
import { removeMarkers } from "#domain/chat/marker.ts";
import type { Embedder } from "#server/ai/embed.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import { notSuspended } from "#server/db/suspended.ts";
import { modelUse } from "#server/records/account/model-use.ts";
import { hasModelConsent, languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import { consents } from "#server/db/schema/account.ts";
import { embeddings, pendingEmbeddings, type MemoryTable } from "#server/db/schema/search.ts";
import type { Services } from "#server/services.ts";
import { readableRecords } from "./readable.ts";

/** Records claimed per round, of all users. */
const BATCH = 32;
/** Records dequeued per round that need no embedding. */
const UNNEEDED_BATCH = 500;
/** Lease of claimed records, in seconds. */
const LEASE_SECONDS = 120;
/** Retry delay after a failure, in seconds; doubles each time up to LONGEST_SECONDS. */
const RETRY_SECONDS = 30;
const LONGEST_SECONDS = 6 * 3600;
/** Records without an embedding queued per round. */
const MISSING_BATCH = 500;
/** Users who are looked at for them per round. */
const MISSING_USERS = 50;
/** Before every user's id. */
const FIRST_USER = "00000000-0000-0000-0000-000000000000";

interface Claimed extends Record<string, unknown> {
  id: string;
  user_id: string;
  table_name: MemoryTable;
  record_id: string;
  attempts: number;
  /** Identifies the claim: if the record is queued again, this changes. */
  next_attempt_at: string;
}

interface Readable extends Record<string, unknown> {
  record_id: string;
  table_name: MemoryTable;
  persona_id: string;
  text: string;
}

type Work = Pick<Services, "db" | "ai" | "clock" | "log">;

/**
 * Updates the embeddings of records that are due: those a coach may read get one, if a model is configured and their
 * user has agreed; all others lose theirs. No transaction is open while the model works. Returns how many records were
 * processed.
 */
export async function embedPending(work: Work, signal: AbortSignal): Promise<number> {
  const { embedder } = work.ai;
  const dequeued = await dequeueUnneeded(work);
  return embedder ? dequeued + (await embed(work, embedder, signal)) : dequeued;
}

/** SQL condition: a queued record is due. */
const isDue = (now: Date) => sql`next_attempt_at <= greatest(${now.toISOString()}::timestamptz, clock_timestamp())`;

/** SQL condition: a user has agreed to a model. */
const hasAgreed = (userId: SQL) =>
  sql`exists (select from ${consents} c where c.user_id = ${userId} and c.kind = 'model' and c.revoked_at is null)`;

/**
 * Dequeues, in one statement, records that will not be embedded: without a model all of them, otherwise those of users
 * who have not agreed. Their embeddings are deleted, because the text may have changed. If a user agrees later,
 * `queueMissing` finds them. One by one, these records took longer than the answers that had queued them.
 */
async function dequeueUnneeded({ db, ai, clock }: Work): Promise<number> {
  return db.withSystem(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      with due as materialized (
        select q.user_id, q.id, q.table_name, q.record_id from ${pendingEmbeddings} q
        where ${isDue(clock())} and ${ai.embedder ? sql`not ${hasAgreed(sql`q.user_id`)}` : sql`true`}
        order by q.next_attempt_at limit ${UNNEEDED_BATCH} for update of q skip locked
      ), forgotten as (
        delete from ${embeddings} e using due
        where e.user_id = due.user_id and e.table_name = due.table_name and e.record_id = due.record_id
      )
      delete from ${pendingEmbeddings} q using due where q.user_id = due.user_id and q.id = due.id`);
    return rowCount ?? 0;
  });
}

async function embed(work: Work, embedder: Embedder, signal: AbortSignal): Promise<number> {
  const claimed = await claim(work);
  // Records that failed before are embedded alone: one text that the model rejects would hold up the whole batch.
  const together = Map.groupBy(claimed, ({ id, user_id, attempts }) => (attempts > 1 ? id : user_id));
  for (const records of together.values())
    await updateEmbeddings({ ...work, embedder, signal }, records[0]!.user_id, records);
  return claimed.length;
}

async function claim({ db, clock }: Work): Promise<Claimed[]> {
  const now = clock();
  return db.withSystem(async (tx) => {
    const { rows } = await tx.execute<Claimed>(sql`
      update ${pendingEmbeddings} q set attempts = q.attempts + 1,
        next_attempt_at = ${now.toISOString()}::timestamptz + ${LEASE_SECONDS}::int * interval '1 second'
      from (select user_id, id from ${pendingEmbeddings} p where ${isDue(now)} and ${notSuspended(sql`p.user_id`)}
        order by next_attempt_at limit ${BATCH} for update skip locked) due
      where q.user_id = due.user_id and q.id = due.id
      returning q.id, q.user_id, q.table_name, q.record_id, q.attempts, q.next_attempt_at::text`);
    return rows;
  });
}

/**
 * The records still claimed by this process, with the lease renewed: models may have taken so long with earlier ones
 * that another process has claimed these since.
 */
async function renewClaims(tx: Tx, records: readonly Claimed[], now: Date): Promise<Claimed[]> {
  const { rows } = await tx.execute<Claimed>(sql`
    update ${pendingEmbeddings} q
    set next_attempt_at = ${now.toISOString()}::timestamptz + ${LEASE_SECONDS}::int * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as mine(id uuid, next_attempt_at timestamptz)
    where q.user_id = ${OWN_ID} and q.id = mine.id and q.next_attempt_at = mine.next_attempt_at
    returning q.id, q.user_id, q.table_name, q.record_id, q.attempts, q.next_attempt_at`);
  return rows;
}

async function updateEmbeddings(
  { db, clock, log, embedder, signal }: Work & { embedder: Embedder; signal: AbortSignal },
  userId: string,
  records: Claimed[],
): Promise<void> {
  const { claimed, use, language, readable } = await db.withUser(userId, async (tx) => {
    const still = await renewClaims(tx, records, clock());
    return {
      claimed: still,
      use: await modelUse(tx, clock()),
      language: languageOf(await requireProfile(tx)),
      readable: await readRecords(tx, still),
    };
  });
  if (claimed.length === 0) return;
  if (!use.consented || readable.length === 0) return finish(db, userId, claimed, []);
  try {
    if (!embedder.mayAsk(use)) throw new Error("spent");
    const texts = readable.map(({ text }) => removeMarkers(text));
    const vectors = await embedder.embed(texts, { use, language, signal });
    const made = readable.map((record, index) => ({ ...record, vector: vectors[index] ?? [], model: embedder.model }));
    await finish(db, userId, claimed, made);
  } catch (error) {
    if (!signal.aborted) log("warn", "embedding_postponed", { kind: error instanceof Error ? error.name : "unknown" });
    await postpone(db, userId, claimed);
  }
}

async function readRecords(tx: Tx, claimed: readonly Claimed[]): Promise<Readable[]> {
  const { rows } = await tx.execute<Readable>(sql`
    select table_name, record_id, persona_id, text from (${readableRecords(OWN_ID)}) readable
    where record_id = any(${idsOf(claimed)}) and btrim(text) <> ''`);
  return rows;
}

function idsOf(claimed: readonly { record_id: string }[]): SQL {
  return sql`${`{${claimed.map(({ record_id }) => record_id).join(",")}}`}::uuid[]`;
}

/** Stores the embeddings, unless record or consent has changed since, and dequeues what was not queued again. */
function finish(
  db: Database,
  userId: string,
  claimed: readonly Claimed[],
  made: readonly (Readable & { vector: number[]; model: Embedder["model"] })[],
): Promise<void> {
  return db.withUser(userId, async (tx) => {
    // One process at a time per user: a record queued again may have been claimed by another one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`memory|${userId}`}, 0))`);
    // Locked until the end, so that revoking consent also deletes what is stored here.
    const consented = made.length > 0 && (await hasModelConsent(tx, { held: true }));
    const now = new Map((await readRecords(tx, claimed)).map((record) => [record.record_id, record.text]));
    const current = made.filter(({ record_id, text }) => consented && now.get(record_id) === text);
    await tx.execute(sql`delete from ${embeddings} where user_id = ${OWN_ID} and record_id = any(${idsOf(claimed)})`);
    if (current.length > 0) {
      await tx.insert(embeddings).values(
        current.map(({ table_name, record_id, persona_id, model, vector }) => ({
          userId,
          tableName: table_name,
          recordId: record_id,
          personaId: persona_id,
          model,
          dimension: vector.length,
          vector,
        })),
      );
    }
    for (const { id, next_attempt_at } of claimed) {
      await tx.execute(
        sql`delete from ${pendingEmbeddings} where user_id = ${OWN_ID} and id = ${id} and next_attempt_at = ${next_attempt_at}::timestamptz`,
      );
    }
  });
}

function postpone(db: Database, userId: string, claimed: readonly Claimed[]): Promise<void> {
  return db.withUser(userId, async (tx) => {
    for (const { id, attempts, next_attempt_at } of claimed) {
      const seconds = Math.min(LONGEST_SECONDS, RETRY_SECONDS * 2 ** Math.min(attempts - 1, 20));
      await tx.execute(sql`
        update ${pendingEmbeddings} set next_attempt_at = now() + ${seconds}::int * interval '1 second'
        where user_id = ${OWN_ID} and id = ${id} and next_attempt_at = ${next_attempt_at}::timestamptz`);
    }
  });
}

/**
 * Queues records that have no embedding by this model, of users who have agreed: older than the model, or missed. Looks
 * at some users at a time, so that it never takes longer than that, however many there are. Returns after which user to
 * go on, null once all have been looked at.
 */
export async function queueMissing(
  db: Database,
  { model }: Pick<Embedder, "model">,
  after: string = FIRST_USER,
): Promise<string | null> {
  const [looked] = await db.withSystem(async (tx) => {
    const { rows } = await tx.execute<{ last: string | null; users: number; missing: number }>(sql`
      with agreed as materialized (
        select c.user_id from ${consents} c where c.user_id > ${after}::uuid and c.kind = 'model' and c.revoked_at is null
        group by c.user_id order by c.user_id limit ${MISSING_USERS}
      ), missing as materialized (
        select r.user_id, r.table_name, r.record_id
        from agreed a cross join lateral (${readableRecords(sql`a.user_id`)}) r
        where btrim(r.text) <> ''
          and not exists (select from ${embeddings} e where e.user_id = r.user_id and e.table_name = r.table_name
            and e.record_id = r.record_id and e.model = ${model})
          and not exists (select from ${pendingEmbeddings} q where q.user_id = r.user_id and q.table_name = r.table_name
            and q.record_id = r.record_id)
        limit ${MISSING_BATCH}
      ), queued as (
        insert into ${pendingEmbeddings} (user_id, table_name, record_id) select * from missing on conflict do nothing
      )
      select (select user_id from agreed order by user_id desc limit 1) as last,
        (select count(*) from agreed)::int as users, (select count(*) from missing)::int as missing`);
    return rows;
  });
  if (looked?.missing === MISSING_BATCH) return after;
  return looked?.users === MISSING_USERS ? looked.last : null;
}
