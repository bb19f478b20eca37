import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { complete, plan } from "../support/interactions.ts";
import { addPerson } from "../support/people.ts";

type Row = { id: string; version: number } & Record<string, unknown>;

/** What can be edited: how to make one, where it is, what the edit writes, and what else its route can change. */
interface Kind {
  make: (user: TestUser) => Promise<Row>;
  path: (id: string) => string;
  /** The route to read it, if there is one. */
  read?: (id: string) => string;
  edit: (text: string) => object;
  text: (row: Row) => unknown;
  switched: object;
}

const person = async (user: TestUser) => (await addPerson(user, { short: false })).id;

const KINDS: Record<string, Kind> = {
  note: {
    make: async (user) =>
      user.json(`/api/personas/${await person(user)}/notes`, { body: { content: "First", tags: ["a"] } }),
    path: (id) => `/api/notes/${id}`,
    read: (id) => `/api/notes/${id}`,
    edit: (content) => ({ content, tags: ["a"] }),
    text: ({ content }) => content,
    switched: { left_out_of_ai: true },
  },
  plan: {
    make: async (user) => ({ ...(await plan(user, await person(user))) }),
    path: (id) => `/api/interactions/${id}`,
    edit: (objectives) => ({ objectives, avoid: null, feeling: null, planned_date: null, expectation: null }),
    text: ({ objectives }) => objectives,
    switched: {},
  },
  outcome: {
    make: async (user) => ({ ...(await complete(user, (await plan(user, await person(user))).id, "First")) }),
    path: (id) => `/api/interactions/${id}`,
    edit: (result_summary) => ({ result_summary }),
    text: ({ result_summary }) => result_summary,
    switched: {},
  },
  person: {
    make: async (user) => ({ ...(await addPerson(user, { short: false })) }),
    path: (id) => `/api/personas/${id}`,
    read: (id) => `/api/personas/${id}`,
    edit: (also_called) => ({ name: "Marta", context: "friend", also_called, gender: "female", age: 40 }),
    text: ({ also_called }) => also_called,
    switched: { left_out_of_ai: true, keep_in_touch_days: 7, archived: true },
  },
  profile: {
    make: (user) => user.json("/api/profile"),
    path: () => "/api/profile",
    read: () => "/api/profile",
    edit: (current_region) => ({ age: 40, current_country: "IT", current_region }),
    text: ({ current_region }) => current_region,
    switched: { language: "it" },
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe.each(Object.entries(KINDS))("an edit of a %s", (_name, kind) => {
  let user: TestUser;
  let row: Row;
  const patch = (body: object, by = user) => by.request(kind.path(row.id), { method: "PATCH", body });
  const edit = (text: string, base_version?: number) => patch({ ...kind.edit(text), base_version });
  async function edited(text: string, base?: number): Promise<Row> {
    const response = await edit(text, base);
    expect(response.status).toBe(200);
    return (await response.json()) as Row;
  }
  const fresh = async () => {
    user = await app.signUp();
    row = await kind.make(user);
    return row;
  };

  test("is stored if it began from the stored version, and makes a new one", async () => {
    const { version } = await fresh();
    const second = await edited("Second", version);
    expect([kind.text(second), second.version]).toEqual(["Second", version + 1]);
    expect(kind.text(await edited("Third", version + 1))).toBe("Third");
  });

  test("gets 409 with the stored record if that has changed since, and changes nothing", async () => {
    const { version } = await fresh();
    const theirs = await edited("Theirs", version);
    const response = await edit("Mine", version);
    expect(response.status).toBe(409);
    const { error, current } = (await response.json()) as { error: { code: string }; current: Row };
    expect(error.code).toBe("changed_elsewhere");
    expect(current).toMatchObject({ id: row.id, version: theirs.version });
    expect(kind.text(current)).toBe("Theirs");
    if (kind.read) {
      // Only reading a profile tells the first.
      const { passes_on: _, ...stored } = await user.json<Row & { passes_on?: boolean }>(kind.read(row.id));
      expect(stored).toEqual(current);
    }
    expect(kind.text(await edited("Mine", current.version))).toBe("Mine");
  });

  test("can be sent again after its answer was lost", async () => {
    const { version } = await fresh();
    const stored = await edited("Second", version);
    const again = await edited("Second", version);
    expect([kind.text(again), again.version]).toEqual(["Second", stored.version]);
  });

  test("needs no version: then the last one wins", async () => {
    const { version } = await fresh();
    await edited("Second", version);
    expect(await edited("Third")).toMatchObject({ version: version + 2 });
  });

  test("is not disturbed by switches, which make no new version", async () => {
    const { version } = await fresh();
    expect(await (await patch(kind.switched)).json()).toMatchObject({ version });
    // What was switched stays: an edit of a text is not about it.
    await edited("Second", version);
  });

  test("of two at the same time from one version, exactly one is stored", async () => {
    const { version } = await fresh();
    const texts = ["One", "Two", "Three", "Four"];
    const responses = await Promise.all(texts.map((text) => edit(text, version)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const won = texts[responses.findIndex(({ status }) => status === 200)];
    for (const refused of responses.filter(({ status }) => status === 409)) {
      expect(kind.text(((await refused.json()) as { current: Row }).current)).toBe(won);
    }
  });

  test("by somebody else is answered like an unknown id, whatever version it names", async () => {
    if (kind.path("x") === kind.path("y")) return;
    const { version } = await fresh();
    const bruno = await app.signUp();
    for (const base_version of [version, version + 1]) {
      const response = await patch({ ...kind.edit("Theirs"), base_version }, bruno);
      expect(await errorOf(response)).toMatchObject({ status: 404, code: "not_found" });
    }
  });

  test("must name a version that can be", async () => {
    await fresh();
    for (const base_version of [0, 1.5, "1", null]) {
      const response = await patch({ ...kind.edit("Mine"), base_version });
      expect(await errorOf(response)).toEqual({ status: 400, code: "invalid_input", field: "base_version" });
    }
  });
});

test("an outcome recorded elsewhere comes back with the 409, and can then be replaced on purpose", async () => {
  const user = await app.signUp();
  const planned = await plan(user, await person(user));
  const path = `/api/interactions/${planned.id}`;
  const record = (result_summary: string, base_version?: number) =>
    user.request(`${path}/outcome`, { body: { result_summary, base_version } });
  // The plan is changed meanwhile: recording an outcome replaces nothing of it.
  await user.request(path, { method: "PATCH", body: { objectives: "Another line" } });
  const theirs = (await (await record("Theirs", planned.version)).json()) as Row;
  expect(theirs).toMatchObject({ status: "completed", result_summary: "Theirs" });
  expect((await record("Theirs", planned.version)).status).toBe(200);
  const refused = await record("Mine", planned.version);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: { code: "changed_elsewhere" },
    current: { result_summary: "Theirs", version: theirs.version },
  });
  expect(await errorOf(await record("Mine"))).toEqual({ status: 409, code: "conflict", field: "result_summary" });
  // Somebody who still edits the plan is told that it is completed.
  const late = await user.request(path, {
    method: "PATCH",
    body: { objectives: "Late", base_version: planned.version },
  });
  expect(await late.json()).toMatchObject({ current: { status: "completed", objectives: "Another line" } });
  const body = { result_summary: "Mine", base_version: theirs.version };
  expect(await (await user.request(path, { method: "PATCH", body })).json()).toMatchObject({ result_summary: "Mine" });
});

const TEXT = SELF_GROUPS.flatMap(({ items }) => items).find(({ kind }) => kind === "text")!.key;
const OTHER = SELF_GROUPS.flatMap(({ items }) => items).findLast(({ kind }) => kind === "text")!.key;

test.each([
  ["oneself", async () => "/api/profile/answers", [TEXT, OTHER]],
  [
    "a person",
    async (user: TestUser) => `/api/personas/${await person(user)}/answers`,
    ["memory_triggers_1", "memory_triggers_2"],
  ],
] as const)("answers about %s replace only those they began from", async (_name, path, [key, other]) => {
  const user = await app.signUp();
  await user.request("/api/profile/onboarding", { body: { answers: { O: 5, C: 2, E: 4, A: 5, N: 3 } } });
  const at = await path(user);
  const save = (answers: object, base_answers?: object) =>
    user.request(at, { method: "PUT", body: { answers, base_answers } });
  expect((await save({ [key]: "First" }, { [key]: null })).status).toBe(200);
  // Another question, and the same answer again, replace nothing.
  expect((await save({ [other]: "Else" }, { [other]: null })).status).toBe(200);
  expect((await save({ [key]: "First" }, { [key]: null })).status).toBe(200);
  const refused = await save({ [key]: "Mine", [other]: "Changed" }, { [key]: null, [other]: "Else" });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: { code: "changed_elsewhere" },
    current: { answers: { [key]: "First", [other]: "Else" } },
  });
  expect(await user.json(at)).toMatchObject({ answers: { [key]: "First", [other]: "Else" } });
  expect((await save({ [key]: "Mine" }, { [key]: "First" })).status).toBe(200);
  expect((await save({ [key]: "Without" })).status).toBe(200);
  const texts = ["One", "Two", "Three"];
  const raced = await Promise.all(texts.map((text) => save({ [key]: text }, { [key]: "Without" })));
  expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});
