import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { UpdatePersonaInput } from "#domain/people/contract.ts";
import type { Database } from "#server/db/connect.ts";
import { updatePersona } from "#server/features/people/update-persona.ts";
import { updateProfile } from "#server/features/profile/update-profile.ts";
import { generatePersonaProfile } from "#server/features/profiling/generate-profile.ts";
import { refreshPersonaSummary } from "#server/features/profiling/refresh-summary.ts";
import type { TestUser } from "../support/app.ts";
import { DAY, modelApp, NO, type ModelApp } from "../support/model-app.ts";
import { addPerson, readPerson, textsOf } from "../support/people.ts";
import { assess, relationshipOf, scoring } from "../support/relationship.ts";

let app: ModelApp;

beforeAll(async () => void (app = await modelApp()));
afterAll(() => app.close());
beforeEach(() => app.begin(NO));

const userOf = ({ id, email }: TestUser) => ({ id, email, name: "Somebody", sessionId: "", scope: null });

function change(user: TestUser, id: string, fields: Partial<UpdatePersonaInput>, db = app.db) {
  const { ai, log, clock } = app.services;
  const input = { id, change: fields as UpdatePersonaInput };
  return updatePersona({ db, user: userOf(user), input, ai, log, clock });
}

/** Creates a persona with several of each text that the coach writes or derives from the user's texts. */
async function addPersonWithTexts(user: TestUser): Promise<string> {
  const { id } = await addPerson(user);
  for (let day = 0; day < 3; day += 1) {
    app.clock.later = day * DAY;
    await assess(user, id, scoring(day));
  }
  await app.db.withUser(user.id, async (tx) => {
    const ids = [id];
    await tx.$client.query(
      `insert into conversations (id, user_id, persona_id, title)
        select gen_random_uuid(), app_user_id(), $1, 'Marta and ' || n from generate_series(1, 3) n`,
      ids,
    );
    await tx.$client.query(
      `insert into chat_messages (id, user_id, persona_id, conversation_id, role, content, plan, plan_kind)
        select gen_random_uuid(), app_user_id(), c.persona_id, c.id, role, c.title,
          case role when 'assistant' then '{"action":"Call Marta","fears":null,"goals":"Marta laughs"}'::jsonb end,
          case role when 'assistant' then 'proposed' end
        from conversations c, unnest(array['user', 'assistant']) role where c.persona_id = $1`,
      ids,
    );
    await tx.$client.query(
      `insert into interactions (id, user_id, persona_id, objectives, feeling, plan_message_id, status, result_summary,
          ai_tips, tips_language, completed_date)
        select gen_random_uuid(), app_user_id(), persona_id, 'Call Marta', 'Marta laughs', id, 'completed', 'It was easy.',
          'Marta and you laughed.', 'en', now()
        from chat_messages where persona_id = $1 and plan is not null`,
      ids,
    );
  });
  return id;
}

/** All texts of one kind about a persona, sorted. */
async function told(user: TestUser, id: string, columns: string, table: string): Promise<string[]> {
  return app.db.withUser(user.id, async (tx) => {
    const { rows } = await tx.$client.query<{ text: string }>(
      `select concat_ws(' · ', ${columns}) as text from ${table} where persona_id = $1`,
      [id],
    );
    return rows.map(({ text }) => text).toSorted();
  });
}

/** The SQL statements sent while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return (spy.mock.calls as unknown[][]).map(([query]) => (query as { text?: string }).text ?? "");
  } finally {
    spy.mockRestore();
  }
}

test("a rename takes one statement per table, for any number of rows", async () => {
  const id = await addPersonWithTexts(app.anna);
  const statements = await statementsOf(() => change(app.anna, id, { name: "Elena" }));
  expect(await told(app.anna, id, "title", "conversations")).toEqual(["Elena and 1", "Elena and 2", "Elena and 3"]);
  expect(await told(app.anna, id, "plan->>'action', plan->>'fears', plan->>'goals'", "chat_messages")).toEqual([
    "",
    "",
    "",
    ...Array.from({ length: 3 }, () => "Call Elena · Elena laughs"),
  ]);
  expect(await told(app.anna, id, "objectives, avoid, feeling", "interactions")).toEqual(
    Array.from({ length: 3 }, () => "Call Elena · Elena laughs"),
  );
  const updates = statements.flatMap((text) => /^update "(\w+)"/.exec(text)?.slice(1) ?? []);
  expect(updates.toSorted()).toEqual([
    "chat_messages",
    "conversations",
    // Plans, and tips after the outcome.
    "interactions",
    "interactions",
    "person_context_assessment",
    "personas",
    "personas",
  ]);
});

test("a rename alone keeps all texts, whoever wrote them", async () => {
  const id = await addPersonWithTexts(app.anna);
  await app.db.withUser(app.anna.id, async (tx) => {
    const text = "'Ask Marta what she thinks. Marta’s answer may surprise you.'";
    await tx.$client.query(
      `update personas set profile_summary = ${text}, relational_tips = ${text}, persona_profile_text = ${text} where id = $1`,
      [id],
    );
    await tx.$client.query(
      `update person_context_assessment set tips = array[${text}, ${text}] where persona_id = $1`,
      [id],
    );
  });
  for (const name of ["Zia Marta", "Marta Rossi", "Elena"]) {
    await change(app.anna, id, { name });
    const text = `Ask ${name} what she thinks. ${name}’s answer may surprise you.`;
    const portrait = { profile_summary: text, relational_tips: text, persona_profile_text: text };
    expect(await readPerson(app.anna, id)).toMatchObject(portrait);
    expect(await told(app.anna, id, "tips[1], tips[2]", "person_context_assessment")).toEqual(
      Array.from({ length: 3 }, () => `${text} · ${text}`),
    );
    expect(await told(app.anna, id, "ai_tips", "interactions")).toEqual(
      Array.from({ length: 3 }, () => `${name} and you laughed.`),
    );
  }
  // A change of age needs new texts.
  await change(app.anna, id, { age: 16 });
  expect((await readPerson(app.anna, id)).profile_summary).not.toContain("may surprise you");
  expect(await told(app.anna, id, "ai_tips", "interactions")).not.toContain("Elena and you laughed.");
});

/** The database, with `work` run before its second transaction. */
function before2nd(work: () => Promise<void>): Database {
  let begun = 0;
  const withUser: Database["withUser"] = async (userId, verb) => {
    begun += 1;
    if (begun === 2) await work();
    return app.db.withUser(userId, verb);
  };
  return { ...app.db, withUser };
}

test("no transaction is open while texts are written, and a concurrent change gets its own", async () => {
  const id = await addPersonWithTexts(app.anna);
  const texts = async () => ({
    portrait: textsOf(await readPerson(app.anna, id)),
    tips: await told(app.anna, id, "ai_tips", "interactions"),
    assessments: await told(app.anna, id, "tips_language, tips", "person_context_assessment"),
  });
  const first = await texts();
  let second = first;
  const db = before2nd(async () => {
    expect((await texts()).tips).toEqual(first.tips);
    await change(app.anna, id, { context: "colleague" });
    second = await texts();
  });
  await change(app.anna, id, { age: 16 }, db);
  expect(second.portrait).not.toEqual(first.portrait);
  expect(second.tips).not.toEqual(first.tips);
  expect(await texts()).toEqual(second);
});

test("texts that another request wrote meanwhile are kept", async () => {
  const id = await addPersonWithTexts(app.anna);
  const sql = (text: string) => app.db.withUser(app.anna.id, (tx) => tx.$client.query(text, [id]));
  const db = before2nd(async () => {
    await sql("update personas set relational_tips = 'Newer.', last_summary_update = now() where id = $1");
    await sql("update interactions set ai_tips = 'Newer.' where persona_id = $1");
    await sql("update person_context_assessment set tips = '{Newer.}', tips_language = 'en' where persona_id = $1");
  });
  await change(app.anna, id, { age: 16 }, db);
  expect((await readPerson(app.anna, id)).relational_tips).toBe("Newer.");
  const all = ["Newer.", "Newer.", "Newer."];
  expect(await told(app.anna, id, "ai_tips", "interactions")).toEqual(all);
  expect(await told(app.anna, id, "tips[1]", "person_context_assessment")).toEqual(all);
});

test("texts that were not stored are written on the next read", async () => {
  const id = await addPersonWithTexts(app.anna);
  const before = await relationshipOf(app.anna, id);
  const db = before2nd(() => Promise.reject(new Error("away")));
  await expect(change(app.anna, id, { age: 16 }, db)).rejects.toThrow("away");
  expect(await readPerson(app.anna, id)).toMatchObject({ age: 16, last_summary_update: null });
  const after = await relationshipOf(app.anna, id);
  expect(after.latest?.tips_language).toBe("en");
  expect(after.latest?.tips).not.toEqual(before.latest?.tips);
});

test("no transaction is open while tips are written in another language", async () => {
  const id = await addPersonWithTexts(app.anna);
  const tips = () => told(app.anna, id, "tips_language, ai_tips", "interactions");
  const old = await tips();
  let between: string[] = [];
  const db = before2nd(async () => void (between = await tips()));
  const { ai, log, clock } = app.services;
  const update = (language: "en" | "it") =>
    updateProfile({ db: language === "it" ? db : app.db, user: userOf(app.anna), input: { language }, ai, log, clock });
  await update("it");
  expect(between).toEqual(old);
  for (const text of await tips()) expect(text).toMatch(/^it · (?!Marta and you laughed)/);
  await update("en");
});

test("the model's budget is queried only if texts change", async () => {
  const { id } = await addPerson(app.bea);
  const uses = async (fields: Partial<UpdatePersonaInput>) => {
    const statements = await statementsOf(() => change(app.bea, id, fields));
    expect(statements.some((text) => text.startsWith('update "personas"'))).toBe(true);
    return statements.filter((text) => text.includes('"model_usage"')).length;
  };
  for (const fields of [{ keep_in_touch_days: 7 }, { archived: true }, { archived: false, location_country: "IT" }])
    expect(await uses(fields)).toBe(0);
  expect(await uses({ name: "Elena" })).toBe(1);
});

test("a model is asked at most twice if the person changes meanwhile", async () => {
  const { id } = await addPerson(app.bea);
  const { db, services } = app;
  let asked = 0;
  let changes = 0;
  let age = 30;
  /** Changes the persona while each of the first `changes` texts is written. */
  const meanwhile = async () => {
    asked += 1;
    if (asked <= changes) await change(app.bea, id, { age: (age += 1) });
  };
  const ai: typeof services.ai = {
    ...services.ai,
    interpretPersona: async (...order) => (await meanwhile(), services.ai.interpretPersona(...order)),
    personaProfileText: async (...order) => (await meanwhile(), services.ai.personaProfileText(...order)),
  };
  const verb = { db, user: userOf(app.bea), ai, log: services.log, clock: services.clock };
  const input = { personaId: id, language: "en" as const };
  const generate = () => generatePersonaProfile({ ...verb, input });
  const refresh = () => refreshPersonaSummary({ ...verb, input: { ...input, force: true } });
  for (const write of [generate, refresh]) {
    [asked, changes] = [0, 5];
    await expect(write()).rejects.toMatchObject({ code: "conflict" });
    expect(asked).toBe(2);
    [asked, changes] = [0, 1];
    expect(JSON.stringify(await write())).toContain("Marta");
    expect(asked).toBe(2);
  }
});

test("all rewriting runs in the coach's thread, without an open transaction", async () => {
  const id = await addPersonWithTexts(app.bea);
  const { db, services } = app;
  const asked: string[] = [];
  const ai: typeof services.ai = {
    ...services.ai,
    byCoach: async (name, input) => {
      asked.push(name);
      const { open, idle } = db.pool();
      expect(open - idle, "a transaction is open").toBe(0);
      return services.ai.byCoach(name, input);
    },
  };
  const verb = { db, user: userOf(app.bea), ai, log: services.log, clock: services.clock };
  await updatePersona({ ...verb, input: { id, change: { age: 51 } } });
  expect(new Set(asked)).toEqual(new Set(["outcomeTips", "relationshipTips", "persona"]));
  expect(asked.filter((name) => name !== "persona").length).toBeGreaterThanOrEqual(5);
});
