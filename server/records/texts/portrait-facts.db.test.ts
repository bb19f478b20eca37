import { afterAll, beforeAll, expect, it } from "vitest";
import { CONTEXT_ADVICE } from "#domain/coaching/content.portrait-context.ts";
import { PERSONA_TIPS, PERSONA_TIPS_ANY } from "#domain/coaching/content.persona-advice.ts";
import { isTemplateUsed } from "#domain/coaching/portrait-fresh.ts";
import { plan } from "../../../tests/support/interactions.ts";
import { DAY, modelApp, type ModelApp } from "../../../tests/support/model-app.ts";
import { addPerson } from "../../../tests/support/people.ts";

let app: ModelApp;
beforeAll(async () => void (app = await modelApp()));
afterAll(() => app.close());

const TIPS = [
  ...PERSONA_TIPS_ANY,
  ...Object.values(PERSONA_TIPS).flatMap(({ high, low }) => [...high, ...low]),
  ...CONTEXT_ADVICE.friend.close,
].map(({ en }) => en);

const given = (texts: readonly string[]) => TIPS.filter((tip) => isTemplateUsed(texts, tip));

async function refreshed(id: string): Promise<string> {
  const response = await app.anna.request("/functions/v1/refresh-persona-summary", {
    method: "POST",
    body: { personaId: id, userId: app.anna.id, language: "en", force: true },
  });
  return ((await response.json()) as { relational_tips: string }).relational_tips;
}

it("repeats no tip on one account within a month, and may repeat it later", async () => {
  app.begin();
  const said: string[] = [];
  for (const name of ["Marta", "Luca", "Piero", "Nadia"]) {
    const person = await addPerson(app.anna, { name });
    const tips = person.relational_tips ?? "";
    expect(given([tips]).filter((tip) => isTemplateUsed(said, tip))).toEqual([]);
    said.push(tips);
  }
  const person = await addPerson(app.anna, { name: "Olga" });
  const first = person.relational_tips ?? "";
  const second = await refreshed(person.id);
  expect(given([second]).filter((tip) => isTemplateUsed([...said, first], tip))).toEqual([]);

  app.clock.later = 40 * DAY;
  const later = await refreshed(person.id);
  expect(given([later]).length).toBeGreaterThan(0);

  // Other accounts' tips do not count.
  app.begin();
  const elsewhere = await addPerson(app.bea, { name: "Marta" });
  expect(given([elsewhere.relational_tips ?? ""]).length).toBeGreaterThan(0);
});

it("relates a tip to what is planned with the person", async () => {
  app.begin();
  const person = await addPerson(app.anna, { name: "Rosa" });
  const planned_date = new Date(Date.now() + 3 * DAY).toISOString();
  await plan(app.anna, person.id, { objectives: "Talk about the summer", planned_date });
  expect(await refreshed(person.id)).toContain("“Talk about the summer”");
});
