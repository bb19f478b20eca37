import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notesPersona } from "#server/db/schema/notes.ts";
import { PERSON, SESSION_USER, sessionRead } from "#server/db/session-read.ts";
import { credentialIn } from "#server/auth/session.ts";
import { fillEveryTable } from "../support/fill.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
let ofAnna: { persona: string; note: string };
let ofBruno: { persona: string; note: string };
beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
  bruno = await app.signUp({ name: "Bruno" });
  ofAnna = await fillEveryTable(app.db, anna.id);
  ofBruno = await fillEveryTable(app.db, bruno.id);
});
afterAll(() => app.close());

/** Does not filter by user: row-level security decides what it sees. */
const everything = sessionRead<never, { id: string }>("test_everything", () => ({
  rows: sql`select n.id from ${notesPersona} n limit 100`,
}));
const ofPerson = sessionRead<"personaId", { id: string; content: string }>("test_of_person", ({ personaId }) => ({
  personaId,
  rows: sql`select n.id, n.content from ${notesPersona} n
    where n.user_id = ${SESSION_USER} and n.persona_id = ${PERSON} and n.content <> 'nothing' limit 100`,
}));

const tokenOf = ({ cookie }: TestUser) => credentialIn(new Headers({ cookie }), app.services.auth.cookie) ?? "";

test("a query sees only the rows of the session's user, alternating on the same connections", async () => {
  for (const [user, own] of [
    [anna, ofAnna],
    [bruno, ofBruno],
    [anna, ofAnna],
  ] as const) {
    await expect(everything(app.db, tokenOf(user), {})).resolves.toEqual([{ id: own.note }]);
  }
  await expect(app.db.statement({ text: "select id from notes_persona" })).resolves.toEqual([]);
});

test("without a session a query sees nothing, whatever the token", async () => {
  for (const token of ["", "nobody’s", "'; drop table users; --", ofAnna.note]) {
    await expect(everything(app.db, token, {})).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(ofPerson(app.db, token, { personaId: ofAnna.persona })).rejects.toMatchObject({
      code: "unauthenticated",
    });
  }
});

test("another user's person is not found, the user's own without rows is", async () => {
  await expect(ofPerson(app.db, tokenOf(anna), { personaId: ofBruno.persona })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(ofPerson(app.db, tokenOf(anna), { personaId: ofAnna.persona })).resolves.toEqual([
    { id: ofAnna.note, content: "Private note" },
  ]);
  await app.db.withUser(anna.id, (tx) => tx.update(notesPersona).set({ content: "nothing" }));
  await expect(ofPerson(app.db, tokenOf(anna), { personaId: ofAnna.persona })).resolves.toEqual([]);
});
