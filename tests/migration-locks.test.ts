import { expect, test } from "vitest";
import { knownMigrations } from "#server/db/migrate.ts";
import { longLocks } from "./support/migration-locks.ts";

/** The last one from before the database was migrated while it is used. */
const LAST_UNCHECKED = "0007_operators";

test("no migration keeps those waiting who use the database", () => {
  const migrations = knownMigrations();
  const from = migrations.findIndex(({ tag }) => tag === LAST_UNCHECKED) + 1;
  expect(from).toBeGreaterThan(0);
  const found = migrations.slice(from).map(({ tag, statements }) => [tag, longLocks({ statements })]);
  expect(found).toEqual(migrations.slice(from).map(({ tag }) => [tag, []]));
});

test.each([
  ['CREATE INDEX "a_idx" ON "notes_persona" USING btree ("user_id")'],
  ["create unique index if not exists a_idx on public.notes_persona (user_id)"],
  ['ALTER TABLE "notes_persona" ALTER COLUMN "place" SET NOT NULL'],
  ['ALTER TABLE "notes_persona" ALTER COLUMN "place" SET DATA TYPE text'],
  ['ALTER TABLE "notes_persona" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL'],
  ['ALTER TABLE "notes_persona" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (app_search_vector(content)) STORED'],
  ['ALTER TABLE "notes_persona" ADD COLUMN "at" uuid REFERENCES places (id)'],
  ['ALTER TABLE "notes_persona" ADD CONSTRAINT "a" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id")'],
  ['ALTER TABLE "notes_persona" ADD CONSTRAINT "a" CHECK (char_length("title") < 100)'],
  ['ALTER TABLE "notes_persona" ADD CONSTRAINT "a" UNIQUE("user_id","title")'],
  ["-- Why.\nUPDATE \"notes_persona\" SET title = ''"],
  ["LOCK TABLE notes_persona IN EXCLUSIVE MODE"],
])("%s is refused on a table with rows, and allowed on one just made", (statement) => {
  expect(longLocks({ statements: [statement] })).toEqual([expect.stringMatching(/^notes_persona: /)]);
  expect(longLocks({ statements: ['CREATE TABLE "notes_persona" ("id" uuid)', statement] })).toEqual([]);
});

test("what takes no time is allowed", () => {
  const statements = [
    'ALTER TABLE "notes_persona" ADD COLUMN "place" text',
    'ALTER TABLE "notes_persona" ADD COLUMN "version" integer DEFAULT 1 NOT NULL',
    'ALTER TABLE "notes_persona" ADD COLUMN "seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL',
    'ALTER TABLE "notes_persona" ADD CONSTRAINT "a" CHECK (char_length("place") < 100) NOT VALID',
    'ALTER TABLE "notes_persona" ADD CONSTRAINT "b" UNIQUE USING INDEX "b_idx"',
    'CREATE INDEX "operators_idx" ON "operators" ("created_at")',
  ];
  expect(longLocks({ statements })).toEqual([]);
  expect(longLocks({ statements: ['ALTER TABLE "notes_persona" VALIDATE CONSTRAINT "a"'] })).toEqual([]);
});

test("indexes are made concurrently in a migration with nothing else, constraints validated in the next", () => {
  const index = 'CREATE INDEX CONCURRENTLY "a_idx" ON "notes_persona" ("user_id")';
  expect(longLocks({ statements: [`-- Why.\n${index}`, 'DROP INDEX CONCURRENTLY "b_idx"'] })).toEqual([]);
  expect(longLocks({ statements: ['ALTER TABLE "notes_persona" ADD COLUMN "a" text', index] })).toHaveLength(1);
  const check = 'ALTER TABLE "notes_persona" ADD CONSTRAINT "a" CHECK (true) NOT VALID';
  expect(longLocks({ statements: [check, 'ALTER TABLE "notes_persona" VALIDATE CONSTRAINT "a"'] })).toHaveLength(1);
});
