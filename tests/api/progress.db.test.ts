import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { progressViewSchema, type ProgressView } from "#domain/progress/contract.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { addPerson, saveAnswers } from "../support/people.ts";
import { ownClusters, personaClusters } from "../support/questionnaires.ts";
import { assess } from "../support/relationship.ts";

let app: TestApp;
let now: Date;
const at = (time: string) => (now = new Date(time));

beforeAll(async () => {
  app = await testApp({ clock: () => now });
});
afterAll(() => app.close());

async function progress(user: TestUser, zone = "Europe/Rome"): Promise<ProgressView> {
  const response = await user.request(`/api/progress?time_zone=${zone}`);
  expect(response.status).toBe(200);
  return progressViewSchema.parse(await response.json());
}

async function added(user: TestUser, name: string, day: string): Promise<string> {
  const { id } = await addPerson(user, { name });
  await app.db.withUser(user.id, (tx) =>
    tx
      .update(personas)
      .set({ createdAt: new Date(day) })
      .where(eq(personas.id, id)),
  );
  return id;
}
const note = (user: TestUser, personaId: string, time: string, deleted = false) =>
  app.db.withUser(user.id, (tx) =>
    tx.insert(notesPersona).values({
      userId: user.id,
      personaId,
      content: "Tea",
      createdAt: new Date(time),
      deletedAt: deleted ? new Date(time) : null,
    }),
  );
const interaction = (user: TestUser, personaId: string, made: string, recorded: string | null, deleted = false) =>
  app.db.withUser(user.id, (tx) =>
    tx.insert(interactions).values({
      userId: user.id,
      personaId,
      objectives: "Talk",
      createdAt: new Date(made),
      ...(recorded ? { status: "completed" as const, resultSummary: "Good", completedDate: new Date(recorded) } : {}),
      deletedAt: deleted ? new Date(made) : null,
    }),
  );

/**
 * Anna: signed up in week 37. Marta (week 38): personality complete in week 42, assessed in week 45, started over in
 * week 46, a first cluster in the current week 47. Leo (week 44): only added. Ivo: archived, Nina: deleted, both with
 * notes or interactions.
 */
async function annasStory() {
  at("2026-09-10T10:00:00Z");
  const user = await app.signUp({ language: "en" });
  await app.db.withUser(user.id, (tx) => tx.update(profiles).set({ createdAt: now }));
  await user.request("/api/profile/onboarding", {
    method: "POST",
    body: { answers: { O: 3, C: 3, E: 3, A: 3, N: 3 } },
  });
  at("2026-10-07T10:00:00Z");
  await user.request("/api/profile/answers", { method: "PUT", body: { answers: ownClusters(2) } });

  const marta = await added(user, "Marta", "2026-09-14T10:00:00Z");
  const leo = await added(user, "Leo", "2026-10-28T10:00:00Z");
  const ivo = await added(user, "Ivo", "2026-09-15T10:00:00Z");
  const nina = await added(user, "Nina", "2026-09-16T10:00:00Z");
  at("2026-10-14T10:00:00Z");
  await saveAnswers(user, marta, personaClusters(4));
  at("2026-11-04T10:00:00Z");
  await assess(user, marta);
  await assess(user, nina);
  at("2026-11-11T10:00:00Z");
  await user.request(`/api/personas/${marta}/retake`, { method: "POST" });
  at("2026-11-18T10:00:00Z");
  await saveAnswers(user, marta, personaClusters(1));

  await interaction(user, marta, "2026-11-03T10:00:00Z", "2026-11-17T10:00:00Z");
  await interaction(user, marta, "2026-11-18T10:00:00Z", null);
  await interaction(user, marta, "2026-11-18T10:00:00Z", "2026-11-18T11:00:00Z", true);
  // Half past midnight on Monday in Rome, Sunday evening in London.
  await note(user, marta, "2026-11-15T23:30:00Z");
  await note(user, marta, "2026-11-18T10:00:00Z", true);
  await note(user, ivo, "2026-10-20T10:00:00Z");
  await note(user, nina, "2026-10-20T10:00:00Z");
  await interaction(user, nina, "2026-10-20T10:00:00Z", "2026-10-21T10:00:00Z");
  await user.request(`/api/personas/${ivo}`, { method: "PATCH", body: { name: "Ivo", archived: true } });
  await user.request(`/api/personas/${nina}`, { method: "DELETE" });
  at("2026-11-20T10:00:00Z");
  return { user, marta, leo, ivo, nina };
}

const none = { notes: 0, planned: 0, recorded: 0, assessments: 0 };

test("the figures match the stored data", async () => {
  const { user, marta, leo } = await annasStory();
  const view = await progress(user);
  expect(view.today).toBe("2026-11-20");
  expect(view.overall).toEqual({
    notes: 2,
    planned: 2,
    recorded: 1,
    assessments: 1,
    profile: 60,
    people: 2,
    profiles_complete: 0,
    completion: 25,
  });
  expect(view.people).toEqual([
    { id: leo, name: "Leo", progress_level: 20, state: "start", ...none, last_moment: null },
    {
      id: marta,
      name: "Marta",
      progress_level: 30,
      state: "continue",
      notes: 1,
      planned: 2,
      recorded: 1,
      assessments: 1,
      last_moment: "2026-11-18",
    },
  ]);
  const weeks = Object.fromEntries(view.weeks.map(({ week, ...figures }) => [week, figures]));
  expect(view.weeks.map(({ week }) => week).slice(0, 2)).toEqual(["2026-W36", "2026-W37"]);
  const empty = { ...none, running: false, profiles_complete: 0 };
  expect(weeks["2026-W36"]).toEqual({ ...empty, starts: "2026-08-31", profile: null, people: 0, completion: null });
  expect(weeks["2026-W37"]).toMatchObject({ profile: 20, people: 0 });
  expect(weeks["2026-W38"]).toMatchObject({ profile: 20, people: 1, completion: 20 });
  expect(weeks["2026-W41"]).toMatchObject({ profile: 60, people: 1, completion: 20 });
  expect(weeks["2026-W42"]).toMatchObject({ ...none, people: 1, completion: 60 });
  expect(weeks["2026-W43"]).toMatchObject({ ...none, notes: 1, completion: 60 });
  expect(weeks["2026-W44"]).toMatchObject({ ...none, people: 2, completion: 40 });
  expect(weeks["2026-W45"]).toMatchObject({
    notes: 0,
    planned: 1,
    recorded: 0,
    assessments: 1,
    people: 2,
    profiles_complete: 1,
    completion: 60,
  });
  expect(weeks["2026-W46"]).toMatchObject({ ...none, profiles_complete: 0, completion: 20 });
  expect(weeks["2026-W47"]).toEqual({
    ...empty,
    running: true,
    starts: "2026-11-16",
    notes: 1,
    planned: 1,
    recorded: 1,
    profile: 60,
    people: 2,
    completion: 25,
  });
  expect(view.rhythm).toEqual({ weeks_with_moments: 3, weeks_in_a_row: 3 });

  const london = await progress(user, "Europe/London");
  expect(london.weeks.slice(-2).map(({ notes }) => notes)).toEqual([1, 0]);
  expect(london.rhythm).toEqual({ weeks_with_moments: 4, weeks_in_a_row: 4 });
});

test("deleted and restored entries change the counts", async () => {
  const { user, marta, nina } = await annasStory();
  await user.request(`/api/personas/${nina}/restore`, { method: "POST" });
  const back = await progress(user);
  expect(back.overall).toMatchObject({ notes: 3, planned: 3, recorded: 2, assessments: 2, people: 3 });
  expect(back.people.map(({ name }) => name)).toEqual(["Leo", "Nina", "Marta"]);
  await app.db.withUser(user.id, (tx) =>
    tx.update(notesPersona).set({ deletedAt: now }).where(eq(notesPersona.personaId, marta)),
  );
  expect((await progress(user)).overall.notes).toBe(2);
});

test("a new user sees an empty view", async () => {
  at("2026-11-20T10:00:00Z");
  const user = await app.signUp();
  const view = await progress(user, "Pacific/Kiritimati");
  expect(view).toMatchObject({
    today: "2026-11-21",
    overall: { ...none, profile: null, people: 0, completion: null },
    rhythm: { weeks_with_moments: 0, weeks_in_a_row: 0 },
    people: [],
  });
  expect(view.weeks).toHaveLength(12);
  expect(new Set(view.weeks.map(({ profile }) => profile))).toEqual(new Set([null]));
});

test("a retake of the user's own profile appears in the weeks", async () => {
  at("2026-09-10T10:00:00Z");
  const user = await app.signUp();
  await app.db.withUser(user.id, (tx) => tx.update(profiles).set({ createdAt: now }));
  await user.request("/api/profile/onboarding", {
    method: "POST",
    body: { answers: { O: 3, C: 3, E: 3, A: 3, N: 3 } },
  });
  at("2026-10-07T10:00:00Z");
  await user.request("/api/profile/answers", { method: "PUT", body: { answers: ownClusters(4) } });
  at("2026-10-21T10:00:00Z");
  await user.request("/api/profile/retake", { method: "POST" });
  at("2026-11-20T10:00:00Z");
  await user.request("/api/profile/answers", { method: "PUT", body: { answers: ownClusters(1) } });
  const { weeks, overall } = await progress(user);
  const [, , , , , w41, w42, w43, , , w46, w47] = weeks.map(({ profile }) => profile);
  expect([w41, w42, w43, w46, w47]).toEqual([100, 100, 20, 20, 40]);
  expect(overall.profile).toBe(40);
});
