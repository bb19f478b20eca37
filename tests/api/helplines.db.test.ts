import { afterAll, beforeAll, expect, test } from "vitest";
import { HELPLINES } from "#domain/safety/helplines.ts";
import type { Helpline } from "#domain/safety/helpline-schema.ts";
import { setHelplines } from "#server/runtime/helplines.ts";
import { testApp, type TestApp } from "../support/app.ts";
import { addPerson } from "../support/people.ts";

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(async () => {
  setHelplines(HELPLINES);
  await app.close();
});

const own = (kind: Helpline["kind"], number: string): Helpline => ({
  country: "IT",
  kind,
  name: { en: `Our ${kind} line`, it: `La nostra linea ${kind}` },
  number,
  hours: null,
  languages: [],
  reviewed: "2026-11-01",
});
const OWN = [
  own("emergency", "0101"),
  own("abuse", "0202"),
  own("crisis", "0303"),
  own("directory", "https://lines.example"),
];
const site = async () =>
  ((await (await app.request("/api/site")).json()) as { helplines: Helpline[] | null }).helplines;

test("the operator's helplines replace the built-in ones on pages and in words of care", async () => {
  expect(await site()).toBeNull();
  const anna = await app.signUp({ language: "it" });
  await anna.request("/api/profile", { method: "PATCH", body: { current_country: "IT" } });
  const person = await addPerson(anna);
  const body = { personaId: person.id, userId: anna.id, language: "it", force: true };
  const tips = async () => {
    const answer = await anna.request("/functions/v1/refresh-persona-summary", { method: "POST", body });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { relational_tips: string }).relational_tips;
  };
  expect(await tips()).not.toContain("1522");
  await anna.request(`/api/personas/${person.id}/notes`, { method: "POST", body: { content: "Mi ha picchiata" } });
  expect(await tips()).toContain("1522");
  setHelplines(OWN);
  expect(await site()).toEqual(OWN);
  expect(await tips()).toContain("0202");
  expect(await tips()).not.toContain("1522");
});
