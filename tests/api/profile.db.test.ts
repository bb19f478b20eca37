import { afterAll, beforeAll, expect, test } from "vitest";
import { interpretationSchema, profileSchema, type Profile } from "#domain/profile/contract.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp({ language: "en" });
});
afterAll(() => app.close());

async function profile(user = anna): Promise<Profile> {
  return profileSchema.parse(await (await user.request("/api/profile")).json());
}

const patch = (body: object, user = anna) => user.request("/api/profile", { method: "PATCH", body });
const answers = { O: 5, C: 2, E: 4, A: 5, N: 3 };

test("demographics are stored as given, and an empty field clears the value", async () => {
  const full = {
    age: 34,
    gender: "female",
    origin_country: "IT",
    origin_region: " Puglia ",
    current_country: "DE",
    current_region: "",
  };
  expect(await (await patch(full)).json()).toMatchObject({ ...full, origin_region: "Puglia", current_region: null });
  expect(await (await patch({ age: null })).json()).toMatchObject({ age: null, origin_country: "IT" });
});

test.each([
  [{ age: 17 }, "age_user_range", "age"],
  [{ age: 101 }, "age_user_range", "age"],
  [{ name: "" }, "name_required", "name"],
  [{ origin_country: "ZZ" }, "country_unknown", "origin_country"],
  [{ current_region: "x".repeat(101) }, "region_too_long", "current_region"],
  [{ language: "fr" }, "invalid_input", "language"],
])("rejects %j at its field and changes nothing", async (body, code, field) => {
  const before = await profile();
  expect(await errorOf(await patch(body))).toEqual({ status: 400, code, field });
  expect(await profile()).toEqual(before);
});

test("requests cannot set progress or traits", async () => {
  await patch({ progress_level: 100, traits_short: answers, profile_label: "Mine", name: "Anna" });
  expect(await profile()).toMatchObject({ progress_level: null, traits_short: null, profile_label: null });
});

test("the onboarding stores unreversed traits, progress 20 and a text; a repeated one gives the same", async () => {
  const user = await app.signUp({ language: "en" });
  const complete = () => user.request("/api/profile/onboarding", { method: "POST", body: { answers } });
  const [first, second] = await Promise.all([complete(), complete()]);
  const done = profileSchema.parse(await first.json());
  expect(done).toMatchObject({ traits_short: answers, progress_level: 20 });
  const { intro, tips, closing } = done.advice_parts!;
  expect([3, 4]).toContain(tips.length);
  expect([intro, ...tips, closing].filter(Boolean).join("\n\n")).toBe(done.relational_advice);
  expect(await profile(user)).toEqual(done);
  expect(done.profile_summary!.split(/\s+/).length).toBeGreaterThan(40);
  expect(profileSchema.parse(await second.json())).toEqual(done);
  expect(
    await errorOf(
      await user.request("/api/profile/onboarding", { method: "POST", body: { answers: { ...answers, N: 6 } } }),
    ),
  ).toEqual({
    status: 400,
    code: "answer_required",
    field: "answers.N",
  });
});

test("a change of language rewrites every text once, and changing back restores the first texts", async () => {
  const user = await app.signUp({ language: "en" });
  await user.request("/api/profile/onboarding", { method: "POST", body: { answers } });
  const created = await user.request("/api/personas", {
    method: "POST",
    body: { name: "Marta", context: "colleague" },
  });
  const { id } = (await created.json()) as { id: string };
  await user.request(`/api/personas/${id}/short-test`, { method: "POST", body: { answers } });
  const texts = async () => {
    const own = await profile(user);
    const other = (await (await user.request(`/api/personas/${id}`)).json()) as {
      profile_summary: string;
      relational_tips: string;
    };
    return [
      own.profile_label,
      own.profile_summary,
      own.relational_advice,
      other.profile_summary,
      other.relational_tips,
    ];
  };
  const english = await texts();
  await patch({ language: "it" }, user);
  const italian = await texts();
  for (const [index, text] of italian.entries()) expect(text).not.toBe(english[index]);
  await patch({ language: "en" }, user);
  expect(await texts()).toEqual(english);
});

test("interpret-big-five describes the user and others in both languages, and stores nothing", async () => {
  const before = await profile();
  const ask = async (body: object) => {
    const response = await anna.request("/functions/v1/interpret-big-five", { method: "POST", body });
    return interpretationSchema.parse(await response.json());
  };
  const own = await ask({ traits: answers, language: "en", demographic_context: { age: 40 } });
  const italian = await ask({ traits: answers, language: "it" });
  const other = await ask({ traits: answers, language: "en", mode: "persona" });
  expect(new Set([own.summary, italian.summary, other.summary]).size).toBe(3);
  expect(await profile()).toEqual(before);
  for (const body of [{}, { traits: { ...answers, O: 9 }, language: "en" }, { traits: answers, language: "de" }]) {
    expect((await anna.request("/functions/v1/interpret-big-five", { method: "POST", body })).status).toBe(400);
  }
  const foreign = await anna.request("/functions/v1/interpret-big-five", {
    method: "POST",
    body: { traits: answers, language: "en", mode: "persona", personaId: crypto.randomUUID() },
  });
  expect(foreign.status).toBe(404);
});
