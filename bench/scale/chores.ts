import { isBackupDue } from "#domain/backups/due.ts";
import { mergeStorageRows } from "#server/db/account-storage.ts";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { createAi } from "#server/ai/door.ts";
import { recoverRuns } from "#server/features/chat/recover-runs.ts";
import { queueReminders } from "#server/features/reminders/queue-reminders.ts";
import { deliverReminders } from "#server/features/reminders/deliver-reminders.ts";
import { readPending } from "#server/features/safety/read-pending.ts";
import { embedPending } from "#server/features/search/embed-pending.ts";
import { countPending } from "#server/features/search/count-pending.ts";
import { purgeDeleted } from "#server/records/account/purge-deleted.ts";
import { claimBackup } from "#server/records/backups/backup-runs.ts";
import type { Services } from "#server/services.ts";
import { median, spread, type Figure } from "../report.ts";
import { onClient, type Databases, type Side } from "./databases.ts";

const ROUNDS = 9;
/** Below this, in milliseconds, a difference is not one of what is stored. */
const SMALL_MS = 1;
const BOUND = 1.2;

interface Chore {
  name: string;
  /** Statements that queue the same amount on both sides, for accounts 1 to 50. */
  queue: string[];
  pass: (work: Work) => Promise<unknown>;
}

type Work = Pick<Services, "db" | "clock" | "log" | "ai" | "auth" | "mail" | "site" | "reminders">;

/** Accounts 1 to 50, whichever ids they have. */
const SOME = "(select user_id from seed.some)";
const nobody = () => false;

const CHORES: Chore[] = [
  { name: "nothing due", queue: [], pass: everything },
  {
    name: "deleted for good",
    queue: [
      `insert into notes_persona (user_id, persona_id, content, deleted_at)
         select distinct on (p.user_id, n) p.user_id, p.id, 'Deleted.', now() - interval '1 hour'
         from personas p, generate_series(1, 2) n where p.user_id in ${SOME}`,
    ],
    pass: ({ db, clock }) => purgeDeleted(db, clock()),
  },
  {
    name: "storage added up",
    queue: [`insert into account_storage (user_id, bytes) select user_id, 10 from ${SOME} s, generate_series(1, 30)`],
    pass: ({ db }) => mergeStorageRows(db),
  },
  {
    name: "answers cut short",
    queue: [
      `update chat_messages m set status = 'streaming', updated_at = now() - interval '1 day' from
         (select distinct on (user_id) user_id, id from chat_messages where role = 'assistant' and user_id in ${SOME}) d
       where m.user_id = d.user_id and m.id = d.id`,
    ],
    pass: ({ db, clock }) => recoverRuns(db, clock()),
  },
  {
    name: "people read for danger",
    queue: [
      `update personas p set safety_read_at = null from
         (select distinct on (user_id) user_id, id from personas where user_id in ${SOME}) d
       where p.user_id = d.user_id and p.id = d.id`,
    ],
    pass: ({ db, clock }) => readPending(db, clock()),
  },
  {
    name: "reminders queued and sent",
    queue: [
      `delete from reminders where user_id in ${SOME}`,
      `update reminder_settings set next_at = now() - interval '1 minute' where user_id in ${SOME}`,
      `insert into reminders (user_id, kind, day) select user_id, 'look_back', current_date - 40 from ${SOME} s`,
      `insert into reminder_deliveries (user_id, kind, day, next_attempt_at, useful_until)
         select user_id, 'look_back', current_date - 40, now() - interval '1 minute', now() - interval '1 second' from ${SOME} s`,
    ],
    pass: async (work) => {
      await queueReminders(work, nobody);
      await deliverReminders(work, nobody);
    },
  },
  {
    name: "memory brought up to date",
    queue: [
      `insert into pending_embeddings (user_id, table_name, record_id)
         select user_id, 'notes_persona', gen_random_uuid() from ${SOME} s, generate_series(1, 4)`,
    ],
    pass: async (work) => {
      await countPending(work.db);
      await embedPending(work, new AbortController().signal);
    },
  },
];

async function everything(work: Work): Promise<void> {
  for (const { pass } of CHORES.slice(1)) await pass(work);
  const now = work.clock();
  await claimBackup(work.db, (past) => isBackupDue("03:00", now, past), now);
}

/** One pass of each chore over the same amount of work, in turns on both databases. */
export async function measureChores({ few, many }: Databases): Promise<Figure[]> {
  const sides = [await open(few), await open(many)] as const;
  try {
    const figures: Figure[] = [];
    for (const chore of CHORES) {
      const times: [number[], number[]] = [[], []];
      for (let round = -2; round < ROUNDS; round += 1) {
        for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const { side, work } = sides[at];
          await queue(side, chore.queue);
          const begun = performance.now();
          await chore.pass(work);
          if (round >= 0) times[at].push(performance.now() - begun);
        }
      }
      figures.push(figure(chore.name, times));
    }
    return figures;
  } finally {
    for (const { work } of sides) await work.db.close();
  }
}

async function queue(side: Side, statements: string[]): Promise<void> {
  if (statements.length === 0) return;
  await onClient(side, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

async function open(side: Side): Promise<{ side: Side; work: Work }> {
  await onClient(side, async (client) => {
    await client.query(`
      create table if not exists seed.some as
        select s.user_id from sessions s join generate_series(1, 50) a
        on s.token_hash = encode(sha256(convert_to('session:' || md5('session ' || a), 'UTF8')), 'hex')`);
    // Everybody is reminded of something; of these accounts only some are due.
    await client.query(`
      insert into reminder_settings (user_id, look_back, morning_of, by_mail, time_zone, next_at)
      select id, true, true, true, 'Europe/Rome', now() + interval '7 days' from users on conflict do nothing`);
    // Everybody has just been counted.
    await client.query(`
      insert into rate_limits (key, count, last_request)
      select 'changes|' || id, 3, extract(epoch from now() + interval '1 day') * 1000 from users on conflict do nothing`);
    await client.query("vacuum analyze");
  });
  const db: Database = await connectDatabase({ databaseUrl: side.url });
  const log = () => {};
  const clock = () => new Date();
  const work = { db, log, clock, ai: createAi({}, log), reminders: { pushHosts: [], readLookBack: null } };
  // Nothing is mailed: what is due has expired.
  return { side, work: work as unknown as Work };
}

function figure(name: string, [base, ours]: [number[], number[]]): Figure {
  const [few, many] = [median(base), median(ours)];
  return {
    name: `a pass: ${name}`,
    value: Math.max(many, SMALL_MS) / Math.max(few, SMALL_MS),
    unit: "times",
    bound: { atMost: BOUND },
    detail: `${many.toFixed(1)} to ${few.toFixed(1)} ms; ${spread(ours, 1)} to ${spread(base, 1)}`,
  };
}
