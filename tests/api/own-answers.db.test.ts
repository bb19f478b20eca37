import { afterAll, beforeAll, expect, test } from "vitest";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { ownAnswersSchema, profileSchema, type OwnAnswers, type Profile } from "#domain/profile/contract.ts";
import { createAi } from "#server/ai/door.ts";
import { userProfileAnswers } from "#server/db/schema/profile.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { agree, answerAll, ownClusters } from "../support/questionnaires.ts";

let app: TestApp;
/** Whether writing texts fails. */
let broken = false;
beforeAll(async () => {
  app = await testApp({
    ai: (log) => {
      const ai = createAi({}, log);
      const interpretSelf: typeof ai.interpretSelf = (...all) =>
        broken ? Promise.reject(new Error("private words")) : ai.interpretSelf(...all);
      return { ...ai, interpretSelf };
    },
  });
});
afterAll(() => app.close());

const SHORT = { O: 5, C: 2, E: 4, A: 5, N: 3 };
const onboard = (user: TestUser) =>
  user.request("/api/profile/onboarding", { method: "POST", body: { answers: SHORT } });
async function onboarded(): Promise<TestUser> {
  const user = await app.signUp({ language: "en" });
  await onboard(user);
  return user;
}
const put = (user: TestUser, answers: object) =>
  user.request("/api/profile/answers", { method: "PUT", body: { answers } });
async function saved(user: TestUser, answers: object): Promise<OwnAnswers> {
  const response = await put(user, answers);
  expect(response.status).toBe(200);
  return ownAnswersSchema.parse(await response.json());
}
async function stored(user: TestUser): Promise<OwnAnswers> {
  return ownAnswersSchema.parse(await (await user.request("/api/profile/answers")).json());
}
const textsOf = ({ profile_label, profile_summary, relational_advice }: Profile) => [
  profile_label,
  profile_summary,
  relational_advice,
];

test("answers are rejected before the onboarding", async () => {
  const user = await app.signUp();
  expect(await errorOf(await put(user, ownClusters(1)))).toMatchObject({ status: 409, code: "onboarding_required" });
  expect((await stored(user)).answers).toEqual({});
});

test("each complete cluster adds 20 progress, in any order and in parts; the last one gives scores and a new text", async () => {
  const user = await onboarded();
  const before = (await stored(user)).profile;
  const [first, second, third, fourth] = SELF_EXTENDED.map(({ items }) => items);
  const steps: [object, number][] = [
    [agree(fourth!.slice(0, 5), 2), 20],
    [agree(fourth!.slice(5), 2), 40],
    [agree(first!, 5), 60],
    [{ ...agree(second!, 1), ...agree(third!.slice(1), 3) }, 80],
  ];
  for (const [answers, progress] of steps) {
    const { profile } = await saved(user, answers);
    expect(profile).toMatchObject({ progress_level: progress, traits_full: null });
    expect(textsOf(profile)).toEqual(textsOf(before));
  }
  const done = await saved(user, agree(third!.slice(0, 1), 4));
  expect(done.profile).toMatchObject({ progress_level: 100, traits_short: SHORT });
  expect(done.profile.traits_full).toEqual({ O: 5, C: 1, E: 3.33, A: 2, N: 2.67 });
  expect(done.profile.profile_summary).not.toBe(before.profile_summary);
  expect(await stored(user)).toEqual(done);
});

test("a repeated request gives the same result; a changed answer gives new scores and a new text", async () => {
  const user = await onboarded();
  const first = await saved(user, ownClusters(4));
  expect(await saved(user, ownClusters(4))).toEqual(first);
  const changed = await saved(user, { [SELF_EXTENDED[0]!.items[0]!.key]: "1" });
  expect(changed.profile).toMatchObject({ progress_level: 100, traits_full: { O: 3.25 } });
  expect(Object.keys(changed.answers)).toHaveLength(17);
  expect(textsOf(changed.profile)).not.toEqual(textsOf(first.profile));
});

test("concurrent requests from two tabs lose nothing and count nothing twice", async () => {
  const user = await onboarded();
  await Promise.all(
    [...SELF_EXTENDED, ...SELF_EXTENDED].flatMap(({ items }) => items.map((item) => saved(user, agree([item], 4)))),
  );
  const { answers, profile } = await stored(user);
  expect(answers).toEqual(ownClusters(4));
  expect(profile).toMatchObject({ progress_level: 100, traits_full: { O: 4, N: 3.33 } });
  const rows = await app.db.withUser(user.id, (tx) => tx.select().from(userProfileAnswers));
  expect(rows).toHaveLength(17);
});

test("the optional groups do not affect progress, and a complete one updates the text", async () => {
  const user = await onboarded();
  const before = (await stored(user)).profile;
  const items = SELF_GROUPS[0]!.items;
  const half = await saved(user, answerAll(items.slice(0, 2)));
  expect(half.profile).toEqual(before);
  const whole = await saved(user, answerAll(items.slice(2)));
  expect(whole.profile.progress_level).toBe(20);
  expect(textsOf(whole.profile)).not.toEqual(textsOf(before));
});

test.each([
  ["an unknown key", { bigfive_cluster9_q1: "3" }, "question_unknown", "bigfive_cluster9_q1"],
  ["a key about somebody else", { initial_1: "a" }, "question_unknown", "initial_1"],
  ["an answer out of range", { bigfive_cluster1_q1: "6" }, "answer_required", "bigfive_cluster1_q1"],
  ["a fifth letter", { personal_growth_1: "e" }, "answer_required", "personal_growth_1"],
  ["a blank text", { relationship_memory_1: " \n" }, "answer_text_required", "relationship_memory_1"],
  ["a long text", { relationship_memory_1: "x".repeat(2001) }, "answer_too_long", "relationship_memory_1"],
])("rejects %s at its field and stores nothing of the request", async (_name, wrong, code, key) => {
  const user = await onboarded();
  const response = await put(user, { bigfive_cluster1_q2: "3", ...wrong });
  expect(await errorOf(response)).toEqual({ status: 400, code, field: `answers.${key}` });
  expect((await stored(user)).answers).toEqual({});
});

test.each([{}, [], "x", { bigfive_cluster1_q1: 3 }, null])("rejects %j as answers", async (answers) => {
  const user = await onboarded();
  expect((await put(user, answers as object)).status).toBe(400);
});

test("a retake, only at 100, archives the four clusters, keeps the groups and restores the first scores", async () => {
  const user = await onboarded();
  const retake = () => user.request("/api/profile/retake", { method: "POST" });
  const first = (await stored(user)).profile;
  await saved(user, ownClusters(3));
  expect(await errorOf(await retake())).toMatchObject({ status: 409, code: "conflict" });
  await saved(user, ownClusters(4, 1));
  const again = profileSchema.parse(await (await retake()).json());
  expect(again).toEqual({ ...first, progress_level: 20 });
  expect((await stored(user)).answers).toEqual({});
  expect(await errorOf(await retake())).toMatchObject({ code: "conflict" });
  const rows = await app.db.withUser(user.id, (tx) => tx.select().from(userProfileAnswers));
  expect(rows.filter(({ archivedAt }) => archivedAt !== null)).toHaveLength(17);

  const items = SELF_GROUPS[1]!.items;
  await saved(user, { ...answerAll(items), ...ownClusters(4, 5) });
  await retake();
  expect((await stored(user)).answers).toEqual(answerAll(items));
});

test("requests cannot set progress or scores, and a failing text does not prevent storing answers", async () => {
  const user = await onboarded();
  const before = (await stored(user)).profile;
  broken = true;
  const { profile } = await saved(user, ownClusters(4)).finally(() => (broken = false));
  expect(profile).toMatchObject({ progress_level: 100, traits_full: { O: 4 } });
  expect(textsOf(profile)).toEqual(textsOf(before));
  const line = app.logged.find(({ event }) => event === "texts_not_written");
  expect(line).toMatchObject({ level: "warn", details: { about: "own", kind: "Error" } });
  expect(JSON.stringify(app.logged)).not.toContain("private words");
  const response = await user.request("/api/profile/answers", {
    method: "PUT",
    body: { answers: { bigfive_cluster1_q1: "4" }, progress_level: 20, traits_full: SHORT },
  });
  expect(ownAnswersSchema.parse(await response.json()).profile).toMatchObject({ progress_level: 100 });
});

test("answers are private, and storing them requires a session", async () => {
  const [anna, bruno] = [await onboarded(), await onboarded()];
  await saved(anna, ownClusters(2));
  expect((await stored(bruno)).answers).toEqual({});
  const answers = { bigfive_cluster1_q1: "1" };
  expect((await app.request("/api/profile/answers", { method: "PUT", body: { answers } })).status).toBe(401);
  expect((await app.request("/api/profile/answers")).status).toBe(401);
  expect((await app.request("/api/profile/retake", { method: "POST" })).status).toBe(401);
  const named = await bruno.request("/api/profile/answers", { method: "PUT", body: { answers, userId: anna.id } });
  expect(named.status).toBe(403);
  expect((await stored(bruno)).answers).toEqual({});
  await anna.request("/api/auth/sign-out", { method: "POST", body: {} });
  expect((await put(anna, answers)).status).toBe(401);
});

test("a change of language rewrites the full text, in both directions", async () => {
  const user = await onboarded();
  const { profile } = await saved(user, { ...ownClusters(4, 5), ...answerAll(SELF_GROUPS[2]!.items) });
  const change = async (language: string) =>
    profileSchema.parse(await (await user.request("/api/profile", { method: "PATCH", body: { language } })).json());
  const italian = await change("it");
  expect(textsOf(italian)).not.toEqual(textsOf(profile));
  expect(italian.traits_full).toEqual(profile.traits_full);
  expect(textsOf(await change("en"))).toEqual(textsOf(profile));
});
