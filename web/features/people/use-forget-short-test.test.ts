// @vitest-environment happy-dom
import { createElement } from "react";
import { expect, it } from "vitest";
import type { Persona } from "#domain/people/contract.ts";
import { profileQuery } from "#web/app/session.ts";
import { readDraft, writeDraft } from "#web/forms/draft.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { shortTestDraft } from "./short-test-draft.ts";
import { useForgetShortTest } from "./use-forget-short-test.ts";

const page = new WebPage();

function Person({ traits }: { traits: Persona["traits_short"] }) {
  useForgetShortTest({ id: "p", traits_short: traits });
  return null;
}

it("deletes the draft of a short test that was completed elsewhere, and no other", async () => {
  page.client.setQueryData(profileQuery.queryKey, { user_id: "anna" } as never);
  for (const [person, account] of [
    ["p", "anna"],
    ["q", "anna"],
    ["p", "bruno"],
  ] as const) {
    writeDraft(shortTestDraft(person), "answers", account);
  }
  await page.show(createElement(Person, { traits: null }));
  expect(readDraft(shortTestDraft("p"), "anna")).toBe("answers");
  await page.show(createElement(Person, { traits: { O: 3, C: 3, E: 3, A: 3, N: 3 } }));
  expect(readDraft(shortTestDraft("p"), "anna")).toBe("");
  expect(readDraft(shortTestDraft("q"), "anna")).toBe("answers");
  expect(readDraft(shortTestDraft("p"), "bruno")).toBe("answers");
});
