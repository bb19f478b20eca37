import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ComingInteraction } from "#domain/interactions/contract.ts";
import { pendingEmbeddings } from "#server/db/schema/search.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { complete, interactionsOf, patchInteraction, plan, postPlan } from "../support/interactions.ts";
import { addPerson } from "../support/people.ts";

let app: TestApp;
let anna: TestUser;
let marta: string;

beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
  marta = (await addPerson(anna, { short: false })).id;
});
afterAll(() => app.close());

const person = async (user = anna, name = "Leo") => (await addPerson(user, { short: false, name })).id;
const change = (id: string, method: string, action = "") =>
  anna.request(`/api/interactions/${id}${action}`, { method });

async function queued(id: string): Promise<number> {
  const rows = await app.db.withUser(anna.id, (tx) =>
    tx.select().from(pendingEmbeddings).where(eq(pendingEmbeddings.recordId, id)),
  );
  return rows.length;
}

test("a plan is stored with all its lines, empty ones included, and queued for the memory", async () => {
  const planned = await plan(anna, marta, {
    objectives: "  Tell her about the move ",
    avoid: "Raising my voice",
    feeling: " ",
    planned_date: "2026-12-01T18:00:00+01:00",
    expectation: "She will need a day",
    status: "completed",
    ai_tips: "mine",
    result_summary: "mine",
  });
  expect(planned).toMatchObject({
    persona_id: marta,
    status: "planned",
    objectives: "Tell her about the move",
    avoid: "Raising my voice",
    feeling: null,
    planned_date: "2026-12-01T17:00:00.000Z",
    expectation: "She will need a day",
    plan_message_id: null,
    result_summary: null,
    completed_date: null,
    ai_tips: null,
    tips_language: null,
    safety: null,
    tips_withheld: false,
  });
  expect(await interactionsOf(anna, marta, "?status=planned")).toContainEqual(planned);
  expect(await queued(planned.id)).toBe(1);
});

test.each([
  ["nothing", {}, "plan_action_required", "objectives"],
  ["only spaces", { objectives: " \n" }, "plan_action_required", "objectives"],
  ["a line that is too long", { objectives: "x", avoid: "x".repeat(1001) }, "plan_line_too_long", "avoid"],
  [
    "an expectation that is too long",
    { objectives: "x", expectation: "x".repeat(2001) },
    "expectation_too_long",
    "expectation",
  ],
  [
    "a date of another age",
    { objectives: "x", planned_date: "0001-01-01T00:00:00Z" },
    "planned_date_range",
    "planned_date",
  ],
  ["a date that is none", { objectives: "x", planned_date: "soon" }, "invalid_input", "planned_date"],
  ["a message that is none", { objectives: "x", plan_message_id: "m" }, "invalid_input", "plan_message_id"],
])("rejects %s at its field", async (_name, body, code, field) => {
  expect(await errorOf(await postPlan(anna, marta, body))).toEqual({ status: 400, code, field });
});

test.each(["id", "plan_message_id"])("the same %s sent concurrently creates one interaction", async (key) => {
  const leo = await person();
  const body = { objectives: "Once", [key]: crypto.randomUUID() };
  const all = await Promise.all(Array.from({ length: 20 }, () => plan(anna, leo, body)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(await interactionsOf(anna, leo)).toHaveLength(1);
  expect(await queued(all[0]!.id)).toBe(1);
});

test("saving a plan again restores it if it was deleted, and keeps its person", async () => {
  const leo = await person();
  const body = { objectives: "Talk", plan_message_id: crypto.randomUUID() };
  const first = await plan(anna, leo, body);
  await change(first.id, "DELETE");
  expect(await interactionsOf(anna, leo)).toEqual([]);
  expect(await plan(anna, leo, body)).toEqual(first);
  expect(await interactionsOf(anna, leo)).toEqual([first]);
  expect(await errorOf(await postPlan(anna, marta, body))).toMatchObject({ status: 409, code: "conflict" });
  const bruno = await app.signUp({ name: "Bruno" });
  expect((await plan(bruno, await person(bruno), body)).id).not.toBe(first.id);
});

test("each line of a planned interaction can be changed", async () => {
  const { id } = await plan(anna, await person(), { avoid: "Shouting", planned_date: "2026-12-01T17:00:00Z" });
  const changed = await patchInteraction(anna, id, { avoid: null, feeling: "Calm", planned_date: null });
  expect(await changed.json()).toMatchObject({
    objectives: "Tell her about the move",
    avoid: null,
    feeling: "Calm",
    planned_date: null,
  });
  expect(await errorOf(await patchInteraction(anna, id, { objectives: " " }))).toMatchObject({
    code: "plan_action_required",
  });
  expect(await errorOf(await patchInteraction(anna, id, { result_summary: "x" }))).toEqual({
    status: 409,
    code: "conflict",
    field: "result_summary",
  });
  await complete(anna, id);
  expect(await errorOf(await patchInteraction(anna, id, { planned_date: null }))).toEqual({
    status: 409,
    code: "conflict",
    field: "planned_date",
  });
});

test("a cancelled plan is removed from every list, and can be restored completely", async () => {
  const leo = await person();
  const planned = await plan(anna, leo);
  expect((await change(planned.id, "DELETE")).status).toBe(200);
  expect(await interactionsOf(anna, leo)).toEqual([]);
  for (const [method, action] of [
    ["DELETE", ""],
    ["POST", "/outcome"],
    ["GET", "/calendar"],
  ] as const) {
    const body = action === "/outcome" ? { result_summary: "x" } : undefined;
    const response = await anna.request(`/api/interactions/${planned.id}${action}`, { method, body });
    expect(response.status, action).toBe(404);
  }
  expect((await change(planned.id, "POST", "/restore")).status).toBe(200);
  expect((await change(planned.id, "POST", "/restore")).status).toBe(404);
  expect(await interactionsOf(anna, leo)).toEqual([planned]);
});

test("interactions of a deleted person cannot be changed", async () => {
  const leo = await person();
  const { id } = await plan(anna, leo);
  await anna.request(`/api/personas/${leo}`, { method: "DELETE" });
  expect((await patchInteraction(anna, id, { objectives: "x" })).status).toBe(404);
  expect((await change(id, "DELETE")).status).toBe(404);
  expect((await postPlan(anna, leo, { objectives: "x" })).status).toBe(404);
});

test("upcoming interactions of active people are listed with names, dated ones first, soonest first", async () => {
  const user = await app.signUp();
  const [near, archived, deleted] = [
    await person(user, "Near"),
    await person(user, "Archived"),
    await person(user, "Deleted"),
  ];
  const dates = [
    "2026-12-03T10:00:00Z",
    null,
    "2026-12-01T10:00:00Z",
    "2026-12-01T10:00:00Z",
    null,
    "2026-12-02T10:00:00Z",
  ];
  for (const [at, planned_date] of dates.entries()) await plan(user, near, { objectives: `Plan ${at}`, planned_date });
  await plan(user, archived, { objectives: "hidden" });
  await plan(user, deleted, { objectives: "hidden" });
  await complete(user, (await plan(user, near, { objectives: "done" })).id);
  await user.request(`/api/personas/${archived}`, { method: "PATCH", body: { archived: true } });
  await user.request(`/api/personas/${deleted}`, { method: "DELETE" });

  const seen: ComingInteraction[] = [];
  let cursor: string | null = null;
  do {
    const response = await user.request(`/api/interactions?status=planned&limit=2${cursor ? `&cursor=${cursor}` : ""}`);
    const page = (await response.json()) as { items: ComingInteraction[]; next_cursor: string | null };
    seen.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor);
  expect(seen.map(({ objectives }) => objectives)).toEqual([
    "Plan 3",
    "Plan 2",
    "Plan 5",
    "Plan 0",
    "Plan 4",
    "Plan 1",
  ]);
  expect(seen.every(({ persona_name }) => persona_name === "Near")).toBe(true);
  for (const made of ["made-up", Buffer.from('[1,"x"]').toString("base64url")]) {
    expect(await errorOf(await user.request(`/api/interactions?cursor=${made}`))).toEqual({
      status: 400,
      code: "invalid_input",
      field: "cursor",
    });
  }
});
