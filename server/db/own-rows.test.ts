import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type pg from "pg";
import { expect, test } from "vitest";
import { OWN_ID, ownRows } from "./own-rows.ts";
import { prepared } from "./prepared.ts";
import { users } from "./schema/auth.ts";
import { notesPersona } from "./schema/notes.ts";
import { personas } from "./schema/people.ts";

const USER = "6750a562-d8bd-471f-92bc-3f42069b21dc";
const tx = ownRows({} as pg.PoolClient, USER);

test("each table of a select, an update and a delete is bound to the user, also by alias and where it is joined", () => {
  const other = alias(personas, "other");
  const select = tx
    .select({ id: personas.id })
    .from(personas)
    .leftJoin(notesPersona, eq(notesPersona.personaId, personas.id))
    .innerJoin(other, eq(other.id, personas.id))
    .where(eq(personas.id, "a"))
    .toSQL();
  expect(select.sql).toContain('where ("personas"."id" = $3) and "personas"."user_id" = $4');
  expect(select.sql).toContain(
    'on ("notes_persona"."persona_id" = "personas"."id") and "notes_persona"."user_id" = $1',
  );
  expect(select.sql).toContain('and "other"."user_id" = ');
  expect(select.params.filter((value) => value === USER)).toHaveLength(3);
  expect(tx.delete(personas).toSQL().sql).toBe('delete from "personas" where "personas"."user_id" = $1');
  const update = tx.update(personas).set({ name: "x" }).where(eq(personas.id, "a")).toSQL();
  expect(update.sql).toContain('where ("personas"."id" = $2) and "personas"."user_id" = $3');
});

test("a condition of alternatives stays whole", () => {
  const { sql: text } = tx
    .select({ id: personas.id })
    .from(personas)
    .where(sql`${personas.name} = 'a' or ${personas.name} = 'b'`)
    .toSQL();
  expect(text).toMatch(
    /where \("personas"\."name" = 'a' or "personas"\."name" = 'b'\) and "personas"\."user_id" = \$1/,
  );
});

test("a table without a user gets no condition", () => {
  expect(tx.select({ id: users.id }).from(users).toSQL().sql).toBe('select "id" from "users"');
});

test("OWN_ID is the transaction's user, null in a prepared statement, and refused anywhere else", () => {
  const { params } = tx
    .select({ id: personas.id })
    .from(personas)
    .where(and(sql`true`, eq(personas.userId, OWN_ID)))
    .toSQL();
  expect(params).toEqual([USER, USER]);
  expect(prepared("one", () => sql`select ${OWN_ID}`)({}).values).toEqual([null]);
  const [own] = OWN_ID.queryChunks.flatMap((chunk) => (chunk as { value?: unknown }).value ?? []).slice(1);
  expect(() => (own as { toPostgres(): never }).toPostgres()).toThrow(TypeError);
});
