import { afterAll, beforeAll, expect, test } from "vitest";
import { interactions } from "#server/db/schema/interactions.ts";
import { personas } from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { createLookBackMail } from "#server/features/progress/look-back-mail.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";

let app: TestApp;
let anna: TestUser;
/** A Monday. */
const NOW = new Date("2026-11-16T18:30:00Z");

beforeAll(async () => {
  app = await testApp({ clock: () => NOW });
  anna = await app.signUp();
  const [userId, personaId] = [anna.id, crypto.randomUUID()];
  const longAgo = new Date("2025-01-01T10:00:00Z");
  await app.db.withUser(userId, async (tx) => {
    await tx.update(profiles).set({ createdAt: longAgo });
    await tx.insert(personas).values({ id: personaId, userId, name: "Marta", context: "friend", createdAt: longAgo });
    const plannedDate = new Date("2026-11-12T17:00:00Z");
    await tx.insert(interactions).values({ userId, personaId, objectives: "Ask about the new job", plannedDate });
  });
});
afterAll(() => app.close());

test("the letter counts by default, tells all with names, and is not sent once the look back was read", async () => {
  const write = createLookBackMail(app.services);
  const discreet = await write({ userId: anna.id, now: NOW, names: false });
  expect(discreet).toMatchObject({ kind: "look_back" });
  expect(discreet?.link).toMatch(/\/home\?look_back=open$/);
  expect(JSON.stringify(discreet)).not.toContain("Marta");
  expect(JSON.stringify(await write({ userId: anna.id, now: NOW, names: true }))).toContain("Marta");
  const { look_back: shown } = await anna.json<{ look_back: { starts: string } }>("/api/progress/look-back");
  await anna.json(`/api/progress/look-back/${shown.starts}/dismiss`, { method: "POST" });
  expect(await write({ userId: anna.id, now: NOW, names: false })).toBeNull();
});

test("another user's week is not in it", async () => {
  const bruno = await app.signUp();
  expect(await createLookBackMail(app.services)({ userId: bruno.id, now: NOW, names: true })).toBeNull();
});
