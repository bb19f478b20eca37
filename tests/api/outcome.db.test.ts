import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { dayLabel } from "#domain/coaching/dates.ts";
import { outcomeTips } from "#domain/coaching/outcome-tips.ts";
import type { Interaction, WhatWorks } from "#domain/interactions/contract.ts";
import { personas } from "#server/db/schema/people.ts";
import { errorOf, type TestUser } from "../support/app.ts";
import { complete, interactionsOf, patchInteraction, plan, postOutcome } from "../support/interactions.ts";
import { DAY, modelApp, NO, scriptFor, type ModelApp } from "../support/model-app.ts";
import { addPerson } from "../support/people.ts";

let app: ModelApp;

beforeAll(async () => void (app = await modelApp()));
afterAll(() => app.close());
beforeEach(() => app.begin(NO));

const person = async (user: TestUser, fields: { name?: string; short?: boolean } = {}) =>
  (await addPerson(user, { short: false, ...fields })).id;
const newPlan = async (user: TestUser, body: object = {}) => plan(user, await person(user), body);
const setLanguage = (user: TestUser, language: string) =>
  user.request("/api/profile", { method: "PATCH", body: { language } });
const works = async (user: TestUser, id: string) =>
  (await (await user.request(`/api/personas/${id}/what-works`)).json()) as WhatWorks;

const tip = (what: string) =>
  `You planned to tell Marta about the move, and you write that she listened to you for a while: ${what} is a good thing to try this week.`;
const GOOD = [tip("one question about her days"), tip("a line of thanks")];
/** Answers the prompt for tips with these texts, and other prompts with "no". */
const scriptTips = (...answers: string[]) => scriptFor(app.model, "two or three texts", answers);
const wholeOf = (tips: unknown) => JSON.stringify({ tips });

/** The built-in tips for this outcome, for a user without a profile. */
function builtIn(
  { id, objectives, avoid, feeling, expectation, result_summary }: Interaction,
  language: "en" | "it" = "en",
) {
  return outcomeTips({
    language,
    persona: { name: "Marta", context: "friend", age: null },
    interaction: { objectives, avoid, feeling, expectation, result_summary: result_summary ?? "" },
    now: new Date(),
    seed: id,
  });
}

test.each([
  ["nothing", {}, "summary_required"],
  ["only spaces", { result_summary: " \n" }, "summary_required"],
  ["2001 characters", { result_summary: "x".repeat(2001) }, "summary_too_long"],
])("rejects %s at its field", async (_name, body, code) => {
  const { id } = await newPlan(app.anna);
  const response = await app.anna.request(`/api/interactions/${id}/outcome`, { method: "POST", body });
  expect(await errorOf(response)).toEqual({ status: 400, code, field: "result_summary" });
});

test("an outcome completes the plan with the current time and gets tips that quote it", async () => {
  const planned = await newPlan(app.anna, { expectation: "She will be angry.", avoid: "Shouting" });
  const completed = await complete(app.anna, planned.id, "  She listened and thanked me. ");
  expect(completed).toMatchObject({
    ...planned,
    version: planned.version + 1,
    status: "completed",
    result_summary: "She listened and thanked me.",
    completed_date: completed.completed_date,
    ai_tips: builtIn(completed),
    tips_language: "en",
  });
  expect(Math.abs(Date.parse(completed.completed_date ?? "") - Date.now())).toBeLessThan(60_000);
  expect(completed.ai_tips).toContain("“She listened and thanked me”");
  expect(completed.ai_tips).toContain("“She will be angry”");
  expect(await interactionsOf(app.anna, planned.persona_id, "?status=completed")).toEqual([completed]);
  expect(await interactionsOf(app.anna, planned.persona_id, "?status=planned")).toEqual([]);
});

test("the same outcome sent concurrently is stored once with one set of tips; a different one is rejected", async () => {
  const { id } = await newPlan(app.bea);
  const { asked } = scriptTips(wholeOf(GOOD));
  const all = await Promise.all(Array.from({ length: 20 }, () => complete(app.bea, id)));
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(all[0]).toMatchObject({ ai_tips: GOOD.join("\n\n"), tips_language: "en" });
  expect(asked).toHaveLength(1);
  app.clock.later = DAY;
  expect(await complete(app.bea, id)).toEqual(all[0]);
  expect(asked).toHaveLength(1);
  expect(await errorOf(await postOutcome(app.bea, id, "Quite another one"))).toEqual({
    status: 409,
    code: "conflict",
    field: "result_summary",
  });
});

test("of two different concurrent outcomes one is stored and the other rejected", async () => {
  const { id, persona_id } = await newPlan(app.anna);
  const responses = await Promise.all(["One", "Two"].map((summary) => postOutcome(app.anna, id, summary)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [stored] = await interactionsOf(app.anna, persona_id);
  expect(stored?.ai_tips).toBe(builtIn(stored!));
});

test("a corrected summary keeps the date and gets new tips", async () => {
  const first = await complete(app.anna, (await newPlan(app.anna)).id, "She listened and thanked me.");
  app.clock.later = DAY;
  const response = await patchInteraction(app.anna, first.id, { result_summary: "She shouted at me." });
  const corrected = (await response.json()) as Interaction;
  expect(corrected).toMatchObject({ completed_date: first.completed_date, result_summary: "She shouted at me." });
  expect(corrected.ai_tips).toBe(builtIn(corrected));
  expect(corrected.ai_tips).not.toBe(first.ai_tips);
  expect(await errorOf(await patchInteraction(app.anna, first.id, { result_summary: " " }))).toMatchObject({
    code: "summary_required",
  });
});

test("tips are in the user's language", async () => {
  const user = await app.signUp({ language: "it" });
  const italian = await complete(user, (await newPlan(user)).id, "Mi ha ascoltato.");
  expect(italian).toMatchObject({ tips_language: "it", ai_tips: builtIn(italian, "it") });
  app.clock.later = DAY;
  const second = await complete(user, (await plan(user, italian.persona_id)).id, "Mi ha ringraziato.");
  await setLanguage(user, "en");
  const all = await interactionsOf(user, italian.persona_id);
  expect(all.map((one) => one.tips_language)).toEqual(["en", "en"]);
  expect(new Set(all.map((one) => one.ai_tips)).size).toBe(2);
  await user.request(`/api/interactions/${second.id}`, { method: "DELETE" });
  const [english] = await interactionsOf(user, italian.persona_id);
  expect(english).toEqual({ ...italian, tips_language: "en", ai_tips: builtIn(italian, "en") });
  await setLanguage(user, "it");
  expect(await interactionsOf(user, italian.persona_id)).toEqual([italian]);
});

test("tips use earlier outcomes and the short profile, which are sent to the model", async () => {
  const marta = await person(app.bea, { short: true });
  scriptTips("no");
  await complete(app.bea, (await plan(app.bea, marta)).id, "We argued about the garden.");
  app.clock.later = DAY;
  const { asked } = scriptTips(wholeOf(GOOD));
  await complete(app.bea, (await plan(app.bea, marta, { expectation: "A calm hour" })).id, "She listened to me.");
  expect(asked[0]).toContain("We argued about the garden.");
  expect(asked[0]).toContain("A calm hour");
  expect(asked[0]).toMatch(/\\"O\\": ?\\"low\\"/);
});

test("tips name the day of an earlier outcome", async () => {
  const leo = await person(app.anna);
  const first = await complete(app.anna, (await plan(app.anna, leo)).id, "We argued.");
  app.clock.later = DAY / 2;
  for (const time_zone of ["Pacific/Kiritimati", "Etc/GMT+12"]) {
    const { id } = await plan(app.anna, leo);
    const response = await app.anna.request(`/api/interactions/${id}/outcome`, {
      method: "POST",
      body: { result_summary: "She thanked me.", time_zone },
    });
    const result = (await response.json()) as Interaction;
    const day = dayLabel(new Date(first.completed_date ?? ""), new Date(Date.now() + app.clock.later), "en", time_zone);
    expect(result.ai_tips).toContain(`${day.slice(1)} it still read “We argued”`);
    await app.anna.request(`/api/interactions/${id}`, { method: "DELETE" });
  }
});

test.each([
  ["prose", "Be nicer."],
  ["one tip only", wholeOf(GOOD.slice(0, 1))],
  ["a link", wholeOf([GOOD[0], `${GOOD[1]} https://example.org`])],
  ["the same twice", wholeOf([GOOD[0], GOOD[0]])],
  ["half an object", wholeOf(GOOD).slice(0, 80)],
])("%s causes one retry, then the built-in writer is used", async (_name, wrong) => {
  const mended = scriptTips(wrong, wholeOf(GOOD));
  expect((await complete(app.bea, (await newPlan(app.bea)).id)).ai_tips).toBe(GOOD.join("\n\n"));
  expect(mended.asked).toHaveLength(2);
  const twice = scriptTips(wrong, wrong, wholeOf(GOOD));
  const result = await complete(app.bea, (await newPlan(app.bea)).id);
  expect(result.ai_tips).toBe(builtIn(result));
  expect(twice.asked).toHaveLength(2);
});

test("an unavailable model does not prevent an outcome, and nothing is sent without consent", async () => {
  app.model.script({ kind: "body", status: 500, type: "text/html", body: "<h1>sk-secret</h1>" });
  const result = await complete(app.bea, (await newPlan(app.bea)).id);
  expect(result.ai_tips).toBe(builtIn(result));
  expect(JSON.stringify(app.logged)).not.toContain("sk-secret");
  app.model.requests.length = 0;
  await complete(app.anna, (await newPlan(app.anna)).id);
  expect(app.model.requests).toHaveLength(0);
});

test("if writing fails the outcome is stored, and sending it again writes the tips", async () => {
  const { id } = await newPlan(app.anna);
  vi.spyOn(app.services.ai, "outcomeTips").mockRejectedValueOnce(new Error("a secret sentence"));
  expect(await complete(app.anna, id)).toMatchObject({ status: "completed", ai_tips: null, tips_language: null });
  expect(app.logged.some(({ event, details }) => event === "texts_not_written" && "about" in details)).toBe(true);
  expect(JSON.stringify(app.logged)).not.toContain("a secret sentence");
  const again = await complete(app.anna, id);
  expect(again.ai_tips).toBe(builtIn(again));
});

test.each([
  ["the outcome", {}, "He hit me again."],
  ["the plan", { objectives: "Ask him why he hit me" }, "We spoke."],
  ["the expectation", { expectation: "He will hit me" }, "We spoke."],
])("danger in %s hides the tips until it is ended, and is not sent to a model", async (_name, body, summary) => {
  const { asked } = scriptTips(wholeOf(GOOD));
  const result = await complete(app.bea, (await newPlan(app.bea, body)).id, summary);
  expect(asked).toHaveLength(0);
  expect(app.model.requests).toHaveLength(0);
  expect(result).toMatchObject({ safety: { level: "alarm", path: "violence", status: "open" }, ai_tips: null });
  expect(result.tips_withheld).toBe(true);
  await app.bea.request("/api/safety/clear", { method: "POST", body: { ids: [result.safety!.id], as: "mistake" } });
  const { items } = (await (
    await app.bea.request(`/api/personas/${result.persona_id}/interactions?status=completed`)
  ).json()) as { items: { id: string; ai_tips: string | null; safety: { status: string } }[] };
  const back = items.find(({ id }) => id === result.id);
  expect(back).toMatchObject({ safety: { status: "cleared" } });
  expect(back?.ai_tips?.length).toBeGreaterThan(100);
});

test("a left-out person's outcome is not used by any model, but is checked for danger", async () => {
  const { asked } = scriptTips(wholeOf(GOOD));
  const leo = await person(app.bea, { name: "Leo" });
  await app.db.withUser(app.bea.id, (tx) => tx.update(personas).set({ leftOutOfAi: true }).where(eq(personas.id, leo)));
  expect(await complete(app.bea, (await plan(app.bea, leo)).id)).toMatchObject({ status: "completed", ai_tips: null });
  expect(await complete(app.bea, (await plan(app.bea, leo)).id, "He hit me again.")).toMatchObject({
    ai_tips: null,
    safety: { level: "alarm" },
  });
  expect(asked).toHaveLength(0);
  expect(await works(app.bea, leo)).toEqual({ lines: [], completed: 2 });
});

test("what tends to work is computed from outcomes, and empty if there are too few", async () => {
  const marta = await person(app.anna);
  expect(await works(app.anna, marta)).toEqual({ lines: [], completed: 0 });
  const record = async (objectives: string, summary: string) =>
    (await complete(app.anna, (await plan(app.anna, marta, { objectives })).id, summary)).id;
  const one = await record("Thank her for Sunday", "She was happy and hugged me.");
  expect(await works(app.anna, marta)).toEqual({ lines: [], completed: 1 });
  app.clock.later = DAY;
  const two = await record("Say thank you", "A lovely evening.");
  const found = await works(app.anna, marta);
  expect(found.completed).toBe(2);
  expect(found.lines[0]).toEqual({
    text: "Twice it went well when you had planned to say thank you, going by your own words.",
    interaction_ids: [two, one],
  });
  const correct = (method: string) =>
    app.anna.request(`/api/personas/${marta}/corrections`, { method, body: { kind: "interaction", id: one } });
  expect((await correct("PUT")).status).toBe(200);
  expect(await works(app.anna, marta), "what was called wrong counts no longer").toEqual({ lines: [], completed: 1 });
  expect((await correct("DELETE")).status).toBe(200);
  expect(await works(app.anna, marta)).toEqual(found);
  await app.anna.request(`/api/interactions/${two}`, { method: "DELETE" });
  expect(await works(app.anna, marta)).toEqual({ lines: [], completed: 1 });
});
