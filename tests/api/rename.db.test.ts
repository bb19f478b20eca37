import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Interaction } from "#domain/interactions/contract.ts";
import { PLAN_LINE_MAX } from "#domain/interactions/plan-schema.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import type { PersonaSummary } from "#domain/profiling/contract.ts";
import type { RelationshipView } from "#domain/relationship/contract.ts";
import { orderPortrait, writePortrait } from "#server/records/texts/portrait-texts.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import type { TestUser } from "../support/app.ts";
import { chatBody, readAnswer } from "../support/chat-stream.ts";
import { modelApp, NO, type ModelApp } from "../support/model-app.ts";
import { addPerson, readPerson, saveAnswers, textsOf } from "../support/people.ts";
import { answerAll } from "../support/questionnaires.ts";
import { assess, FRIGHTENING, scoring } from "../support/relationship.ts";

let app: ModelApp;

beforeAll(async () => void (app = await modelApp()));
afterAll(() => app.close());
beforeEach(() => app.begin(NO));

async function send<T>(user: TestUser, method: string, path: string, body?: unknown): Promise<T> {
  const response = await user.request(path, { method, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  expect(response.ok, `${method} ${path}: ${text}`).toBe(true);
  return JSON.parse(text) as T;
}

const change = (user: TestUser, id: string, fields: object) =>
  send(user, "PATCH", `/api/personas/${id}`, { name: "Marta", context: "friend", ...fields });

const say = (user: TestUser, personaId: string, conversationId: string, message: string, mode = "conversation") =>
  user.request("/functions/v1/ai-chat", {
    method: "POST",
    body: chatBody({ personaId, conversationId, message, mode }),
  });

let assessments = 0;
/** The wording of tips depends on the assessment's id, and some wordings have no name in them: the same ids in each run. */
const assessmentId = () => `00000000-0000-4000-8000-${String((assessments += 1)).padStart(12, "0")}`;

/** Creates a persona with every kind of text that the coach writes. */
async function addPersonWithTexts(
  user: TestUser,
  name: string,
): Promise<{ id: string; planned: string; done: string }> {
  const { id } = await addPerson(user, { name });
  await saveAnswers(user, id, answerAll(INITIAL));
  await send(user, "POST", "/functions/v1/generate-persona-profile", { personaId: id, language: "en" });
  await assess(user, id, scoring(2), assessmentId());
  const { id: done } = await send<Interaction>(user, "POST", `/api/personas/${id}/interactions`, {
    objectives: "Ask about the job",
  });
  await send(user, "POST", `/api/interactions/${done}/outcome`, { result_summary: "We laughed, and it was easy." });
  const conversation = crypto.randomUUID();
  const answer = await readAnswer(
    await say(user, id, conversation, `I would like to tell ${name} that I am moving away`, "interaction_preparation"),
  );
  const { action: objectives, fears: avoid, goals: feeling } = answer.plan!;
  const { items } = await send<{ items: { id: string; role: string }[] }>(
    user,
    "GET",
    `/api/conversations/${conversation}/messages`,
  );
  const message = items.find(({ role }) => role === "assistant")!;
  const { id: planned } = await send<Interaction>(user, "POST", `/api/personas/${id}/interactions`, {
    objectives,
    avoid,
    feeling,
    plan_message_id: message.id,
  });
  return { id, planned, done };
}

/** Where a name appears in the stored texts about a persona, except in messages. */
function placesOf(user: TestUser, id: string, name: string): Promise<string[]> {
  return app.db.withUser(user.id, async (tx) => {
    const { rows } = await tx.$client.query<{ place: string }>(
      `select place from (
        select 'name' as place, name as text from personas where id = $1
        union all select 'label', profile_label from personas where id = $1
        union all select 'summary', profile_summary from personas where id = $1
        union all select 'tips', relational_tips from personas where id = $1
        union all select 'longer portrait', persona_profile_text from personas where id = $1
        union all select 'tips after', ai_tips from interactions where persona_id = $1
        union all select 'plan', concat_ws(' ', objectives, avoid, feeling) from interactions where persona_id = $1
        union all select 'assessment', array_to_string(tips, ' ') from person_context_assessment where persona_id = $1
        union all select 'title', title from conversations where persona_id = $1
        union all select 'proposed plan', plan::text from chat_messages where persona_id = $1
      ) texts where text ~ ('\\m' || $2 || '\\M')`,
      [id, name],
    );
    return [...new Set(rows.map(({ place }) => place))].toSorted();
  });
}

test("a new name replaces the old one in all texts of the coach", async () => {
  const { id, done } = await addPersonWithTexts(app.anna, "Marta");
  const before = await readPerson(app.anna, id);
  const tips = await send<RelationshipView>(app.anna, "GET", `/api/personas/${id}/relationship`);
  const named = await placesOf(app.anna, id, "Marta");
  // Otherwise the checks below would prove nothing.
  expect(named).toEqual(
    expect.arrayContaining([
      "summary",
      "tips",
      "longer portrait",
      "tips after",
      "plan",
      "assessment",
      "title",
      "proposed plan",
    ]),
  );

  await change(app.anna, id, { name: "Elena" });
  expect(await placesOf(app.anna, id, "Marta")).toEqual([]);
  expect(await placesOf(app.anna, id, "Elena")).toEqual(expect.arrayContaining(named));
  const after = await readPerson(app.anna, id);
  expect(after.profile_summary?.length).toBeGreaterThan(200);
  expect(after.last_summary_update).not.toBeNull();
  const tipsNow = await send<RelationshipView>(app.anna, "GET", `/api/personas/${id}/relationship`);
  expect(tipsNow.latest?.tips).toEqual(tips.latest?.tips.map((tip) => tip.replaceAll("Marta", "Elena")));
  expect(tipsNow.history).toEqual(tips.history);
  // Messages keep the old name.
  const said = await app.db.withUser(app.anna.id, (tx) =>
    tx.$client.query<{ content: string }>("select content from chat_messages where persona_id = $1 and role = 'user'", [
      id,
    ]),
  );
  expect(said.rows.map(({ content }) => content)).toEqual(["I would like to tell Marta that I am moving away"]);
  const { items } = await send<{ items: Interaction[] }>(app.anna, "GET", `/api/personas/${id}/interactions`);
  expect(items.find((one) => one.id === done)?.result_summary).toBe("We laughed, and it was easy.");
  expect(before.name).toBe("Marta");
  expect(app.logged.filter(({ event }) => event === "texts_not_written")).toEqual([]);
});

test("the user's own titles and plans keep the old name", async () => {
  const { id } = await addPerson(app.anna, { name: "Marta" });
  const [own, made] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const conversation of [own, made])
    await (await say(app.anna, id, conversation, "How do I talk to Marta?")).text();
  await send(app.anna, "PATCH", `/api/conversations/${own}`, { title: "The wedding of Marta" });
  await send(app.anna, "POST", `/api/personas/${id}/interactions`, { objectives: "Walk with Marta’s dog" });
  await change(app.anna, id, { name: "Elena" });
  const { items } = await send<{ items: { id: string; title: string }[] }>(
    app.anna,
    "GET",
    `/api/personas/${id}/conversations`,
  );
  expect(Object.fromEntries(items.map((one) => [one.id, one.title]))).toEqual({
    [own]: "The wedding of Marta",
    [made]: "How do I talk to Elena?",
  });
  expect(await placesOf(app.anna, id, "Marta")).toEqual(["plan", "title"]);

  // After a second change the generated title still follows the name.
  await change(app.anna, id, { name: "Irene" });
  expect(await placesOf(app.anna, id, "Elena")).toEqual([]);
});

test("a plan in which the name is replaced gets a new version, so that an edit begun before is not stored over it", async () => {
  const { id, planned } = await addPersonWithTexts(app.anna, "Marta");
  const read = async () => {
    const { items } = await send<{ items: Interaction[] }>(app.anna, "GET", `/api/personas/${id}/interactions`);
    return items.find((one) => one.id === planned)!;
  };
  const before = await read();
  await change(app.anna, id, { name: "Elena" });
  const after = await read();
  expect(after.objectives).not.toBe(before.objectives);
  expect(after.version).toBe(before.version + 1);
});

test("a plan's line keeps the old name if the new one would exceed its limit", async () => {
  const { id, planned } = await addPersonWithTexts(app.anna, "Marta");
  const full = `Tell Marta ${"x".repeat(PLAN_LINE_MAX - 11)}`;
  await app.db.withUser(app.anna.id, (tx) =>
    tx.$client.query("update interactions set objectives = $2 where id = $1", [planned, full]),
  );
  await change(app.anna, id, { name: "Massimiliana" });
  const { items } = await send<{ items: Interaction[] }>(app.anna, "GET", `/api/personas/${id}/interactions`);
  expect(items.find((one) => one.id === planned)?.objectives).toBe(full);
});

test("a change of relationship or age rewrites only the texts that depend on it", async () => {
  const { id, done } = await addPersonWithTexts(app.anna, "Marta");
  const texts = async () => textsOf(await readPerson(app.anna, id));
  const assessment = async () =>
    (await send<RelationshipView>(app.anna, "GET", `/api/personas/${id}/relationship`)).latest?.tips;
  const first = { texts: await texts(), assessment: await assessment() };

  for (const fields of [{ gender: "female" }, { location_country: "IT", location_region: "Lazio" }, {}]) {
    await change(app.anna, id, fields);
    expect({ texts: await texts(), assessment: await assessment() }).toEqual(first);
  }
  await change(app.anna, id, { context: "colleague" });
  const second = { texts: await texts(), assessment: await assessment() };
  expect(second.texts[1]).not.toBe(first.texts[1]);
  expect(second.assessment).not.toEqual(first.assessment);
  await change(app.anna, id, { context: "colleague", age: 16 });
  expect(await assessment()).not.toEqual(second.assessment);
  await change(app.anna, id, { context: "other", relationship_other: "Neighbour", age: 40 });
  expect((await texts())[1]).not.toBe(second.texts[1]);
  const { items } = await send<{ items: Interaction[] }>(app.anna, "GET", `/api/personas/${id}/interactions`);
  expect(items.find((one) => one.id === done)?.ai_tips).toBeTruthy();
});

test("the note of a frightening assessment stays, and a left-out person's texts use the new name", async () => {
  const { id } = await addPersonWithTexts(app.anna, "Marta");
  await assess(app.anna, id, FRIGHTENING);
  const note = (await send<RelationshipView>(app.anna, "GET", `/api/personas/${id}/relationship`)).latest?.tips;
  await change(app.anna, id, { left_out_of_ai: true });
  await change(app.anna, id, { name: "Elena" });
  expect(await placesOf(app.anna, id, "Marta")).toEqual([]);
  const shown = (await send<RelationshipView>(app.anna, "GET", `/api/personas/${id}/relationship`)).latest;
  expect(shown).toMatchObject({ safety_concern: true, tips: note });
});

test("with a model the old name is never shown, and the model rewrites on the next read", async () => {
  const { id } = await addPerson(app.bea, { name: "Marta" });
  await change(app.bea, id, { name: "Elena" });
  const renamed = await readPerson(app.bea, id);
  expect(renamed.profile_summary).toContain("Elena");
  expect(renamed.last_summary_update).toBeNull();
  app.model.requests.length = 0;
  const body = { personaId: id, language: "en" };
  const fresh = await send<PersonaSummary>(app.bea, "POST", "/functions/v1/refresh-persona-summary", body);
  expect(fresh.refreshed).toBe(true);
  expect(app.model.requests.length).toBeGreaterThan(0);
});

test("a portrait written during a rename is not stored under the old name", async () => {
  const { id } = await addPerson(app.bea, { name: "Marta" });
  const SENTENCE = "Marta tends to listen first, and you can see that it takes the people around the table a while.";
  const text = (count: number, between: string) => Array.from({ length: count }, () => SENTENCE).join(between);
  const portrait = { profile_label: "Quiet attention", summary: text(5, " "), relational_advice: text(4, "\n\n") };
  const order = await app.db.withUser(app.bea.id, async (tx) =>
    orderPortrait(tx, await requirePersona(tx, id), { now: new Date() }),
  );
  const ai = {
    ...app.services.ai,
    interpretPersona: async () => {
      await change(app.bea, id, { name: "Elena" });
      return portrait;
    },
  };
  const { db, services } = app;
  const user = { id: app.bea.id, email: app.bea.email, name: "Bea", sessionId: "", scope: null };
  expect(await writePortrait({ db, user, ai, log: services.log, clock: services.clock }, order!)).toBeNull();
  expect((await readPerson(app.bea, id)).profile_summary).toContain("Elena");
  expect(await placesOf(app.bea, id, "Marta")).toEqual([]);
});

test("texts address the user by their new name", async () => {
  const carla = await app.signUp({ name: "Carla", language: "en" });
  await send(carla, "POST", "/api/profile/onboarding", { answers: { O: 5, C: 2, E: 4, A: 5, N: 3 } });
  interface Own {
    profile_summary: string;
    profile_label: string;
    relational_advice: string;
  }
  const before = await send<Own>(carla, "GET", "/api/profile");
  expect(before.profile_summary).toContain("Carla");
  const after = await send<Own>(carla, "PATCH", "/api/profile", { name: "Sofia" });
  expect(after.profile_summary).toBe(before.profile_summary.replaceAll("Carla", "Sofia"));
  expect(after).toMatchObject({ profile_label: before.profile_label, relational_advice: before.relational_advice });
});

test("refreshing reports whether a text has changed", async () => {
  const { id } = await addPerson(app.anna, { name: "Marta" });
  const refresh = () =>
    send<PersonaSummary>(app.anna, "POST", "/functions/v1/refresh-persona-summary", {
      personaId: id,
      language: "en",
      force: true,
    });
  const first = await readPerson(app.anna, id);
  for (let turn = 0; turn < 6; turn++) {
    const before = await readPerson(app.anna, id);
    const { changed, profile_summary, relational_tips } = await refresh();
    expect(changed.includes("portrait")).toBe(profile_summary !== before.profile_summary);
    expect(changed.includes("tips")).toBe(relational_tips !== before.relational_tips);
    expect(changed).not.toContain("portrait");
  }
  await send(app.anna, "POST", `/api/personas/${id}/notes`, {
    content: "Marta helped me carry the piano up the stairs",
  });
  const noted = await refresh();
  expect(noted.changed).toContain("portrait");
  expect(noted.profile_summary).not.toBe(first.profile_summary);
});
