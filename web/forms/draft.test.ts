// @vitest-environment happy-dom
import { act, createElement, useLayoutEffect } from "react";
import { beforeEach, expect, it } from "vitest";
import { WebPage } from "../../tests/support/web-page.tsx";
import { clearDrafts, clearDraftsOfOthers, readDraft, useDraft, writeDraft } from "./draft.ts";

const page = new WebPage();
let change: ReturnType<typeof useDraft>[1];

function Draft({ account }: { account: string }) {
  const [value, setValue] = useDraft("short-test:p", account);
  useLayoutEffect(() => {
    change = setValue;
  });
  return value;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("keeps an account's draft after the tab is closed, for that account only", () => {
  writeDraft("short-test:p", "answers", "anna");
  writeDraft("note:p", "Tuesday");
  // A new tab has its own session storage.
  sessionStorage.clear();
  expect(readDraft("short-test:p", "anna")).toBe("answers");
  expect(readDraft("short-test:p", "bruno")).toBe("");
  expect(readDraft("short-test:p")).toBe("");
  expect(readDraft("note:p")).toBe("");
  writeDraft("short-test:p", "", "anna");
  expect(localStorage).toHaveLength(0);
});

it("deletes all drafts on sign-out, and other accounts' drafts on sign-in", () => {
  localStorage.setItem("sintonia-moves-on", "no");
  writeDraft("note:p", "Tuesday");
  writeDraft("short-test:p", "answers", "anna");
  writeDraft("short-test:q", "answers", "bruno");
  clearDraftsOfOthers("anna");
  expect(readDraft("short-test:q", "bruno")).toBe("");
  expect(readDraft("short-test:p", "anna")).toBe("answers");
  expect(readDraft("note:p")).toBe("Tuesday");
  clearDrafts();
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(["sintonia-moves-on"]);
});

it("switches to the draft of another account when the account changes", async () => {
  writeDraft("short-test:p", "answers", "anna");
  writeDraft("short-test:p", "others", "bruno");
  await page.show(createElement(Draft, { account: "anna" }));
  expect(page.box.textContent).toBe("answers");
  await page.show(createElement(Draft, { account: "bruno" }));
  expect(page.box.textContent).toBe("others");
  await act(async () => change((now) => `${now} and more`));
  expect(readDraft("short-test:p", "bruno")).toBe("others and more");
  expect(readDraft("short-test:p", "anna")).toBe("answers");
});
