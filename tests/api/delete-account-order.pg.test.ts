import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Tx } from "#server/db/connect.ts";
import { testApp, type TestApp } from "../support/app.ts";
import { PASSWORD } from "../support/client.ts";
import { chatBody, readAnswer } from "../support/chat-stream.ts";
import { addPerson } from "../support/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The number of connections to this database that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ n: number }>(sql`
      select count(distinct pid)::int as n from pg_locks
      where not granted and pid in (select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`),
  );
  return rows[0]!.n;
}

/** Transactions that lock a row and then write another, as answers and edits do. */
const WRITERS: Record<string, (tx: Tx, personaId: string) => Promise<() => Promise<unknown>>> = {
  "the end of an answer": async (tx) => {
    await tx.execute(sql`update chat_messages set status = 'complete' where role = 'assistant'`);
    return () =>
      tx.execute(
        sql`insert into user_events (user_id, event_type, event_data) values (app_user_id(), 'app_opened', '{}')`,
      );
  },
  "a note about a person who is held": async (tx, personaId) => {
    await tx.execute(sql`select from personas where id = ${personaId} for update`);
    return () =>
      tx.execute(
        sql`insert into notes_persona (user_id, persona_id, content) values (app_user_id(), ${personaId}, 'Tea')`,
      );
  },
  "a message in a conversation that is held": async (tx) => {
    const { rows } = await tx.execute<{ id: string; persona_id: string }>(
      sql`select id, persona_id from conversations for update`,
    );
    const { id, persona_id } = rows[0]!;
    return () =>
      tx.execute(sql`insert into chat_messages (id, user_id, persona_id, conversation_id, role, content)
        values (gen_random_uuid(), app_user_id(), ${persona_id}, ${id}, 'user', 'Hello')`);
  },
  "the end of a danger": async (tx) => {
    const { rows } = await tx.execute(sql`select from safety_findings for update`);
    expect(rows).toHaveLength(1);
    return () => tx.execute(sql`update safety_findings set status = status`);
  },
  "a change of one's own profile": async (tx, personaId) => {
    await tx.execute(sql`select from profiles for update`);
    return () => tx.execute(sql`update personas set updated_at = now() where id = ${personaId}`);
  },
};

test.each(Object.entries(WRITERS))("a deletion waits for %s, without a deadlock", async (_, writer) => {
  const anna = await app.signUp();
  const { id } = await addPerson(anna);
  await anna.json(`/api/personas/${id}/notes`, { body: { content: "He hit me again last night" } });
  const conversationId = crypto.randomUUID();
  const body = chatBody({ personaId: id, conversationId, message: "Hello" });
  await readAnswer(await anna.request("/functions/v1/ai-chat", { method: "POST", body }));
  // A deadlock would roll one of them back and retry it, so `begun` would exceed `asked`.
  const runs = { asked: 0, begun: 0 };
  const withSystem = app.db.withSystem.bind(app.db);
  const watched = vi.spyOn(app.db, "withSystem").mockImplementation((work) => {
    runs.asked += 1;
    return withSystem((tx) => ((runs.begun += 1), work(tx)));
  });
  let deletion: Promise<Response> | undefined;
  runs.asked += 1;
  await app.db.withUser(anna.id, async (tx) => {
    runs.begun += 1;
    const goOn = await writer(tx, id);
    deletion ??= Promise.resolve(
      anna.request("/api/account/deletion", { method: "POST", body: { password: PASSWORD } }),
    );
    await expect.poll(waiting, { timeout: 5000 }).toBeGreaterThan(0);
    await goOn();
  });
  expect((await deletion!).status).toBe(200);
  watched.mockRestore();
  expect(runs.begun, "undone and done again").toBe(runs.asked);
  const { rows } = await app.db.withSystem((tx) => tx.execute(sql`select from users where id = ${anna.id}`));
  expect(rows).toEqual([]);
});
