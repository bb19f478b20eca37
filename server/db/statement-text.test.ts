import fc from "fast-check";
import { expect, test } from "vitest";
import { describeStatement } from "./statement-text.ts";

test.each([
  ["select a.x2, $1 from a where b = 'it''s' and c = 42", "select", "select a.x2, $1 from a where b = ? and c = ?"],
  ["select E'x\\'y' as a, $$body$$, $t$ it's $t$", "select", "select ? as a, ?, ?"],
  [`insert into "notes" -- l'eau\n values ($1::int, 1.5e3)`, "insert", `insert into "notes" values ($1::int, ?)`],
  ["with a as (select 1) /* it's */ update b set c = $12", "select", "with a as (select ?) update b set c = $12"],
])("%s is told without values", (sql, operation, text) => {
  expect(describeStatement(sql)).toEqual({ operation, text });
});

test("settings, and what is not understood, are told by a word", () => {
  expect(describeStatement("begin; set local app.user_id = '6f1c'")).toEqual({ operation: "begin" });
  expect(describeStatement("COMMIT")).toEqual({ operation: "commit" });
  expect(describeStatement("select 'open")).toEqual({ operation: "select" });
  expect(describeStatement("")).toEqual({ operation: "query", text: "" });
});

test("no literal of any kind is told", () => {
  const word = fc.stringMatching(/^[a-z]{6,20}$/).map((text) => `zq${text}`);
  fc.assert(
    fc.property(word, fc.string(), (secret, noise) => {
      const value = `${noise}${secret}${noise}`;
      const literals = [
        `'${value.replaceAll("'", "''")}'`,
        `E'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`,
        `$zt$${value.replaceAll("$", "")}$zt$`,
      ];
      for (const literal of literals) {
        const { text = "" } = describeStatement(`select * from t where a = ${literal} and b = $1`);
        expect(text).not.toContain(secret);
      }
    }),
  );
});
