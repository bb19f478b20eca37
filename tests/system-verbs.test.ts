import { expect, test } from "vitest";
import { SYSTEM_VERBS } from "#server/db/system-verbs.ts";
import { readSources } from "./support/source-files.ts";

const REACHES_ACROSS =
  /\.with(?:System|Operator)\(|\bauth\.(currentTx\(|db\b)|schema\/(auth|invitations|operator)\.ts|\bopenDirect\(options/;

test("the pattern recognizes code that reads across users", () => {
  for (const text of ["await db.withSystem(work)", "db.auth.currentTx()", 'from "#server/db/schema/auth.ts"']) {
    expect(REACHES_ACROSS.test(text)).toBe(true);
  }
  expect(REACHES_ACROSS.test("db.withUser(user.id, work)")).toBe(false);
});

test("only the listed files read across users, and each listed one does", () => {
  const files = readSources()
    .filter(({ path, text }) => path.startsWith("server/") && !path.includes(".test.") && REACHES_ACROSS.test(text))
    .map(({ path }) => path)
    .filter((path) => path !== "server/db/connect.ts" && !path.startsWith("server/db/schema/"));
  expect(files.toSorted()).toEqual(Object.keys(SYSTEM_VERBS).toSorted());
});
