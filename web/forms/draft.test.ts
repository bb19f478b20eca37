// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { clearDrafts, clearDraftsOfOthers, readDraft, writeDraft } from "./draft.ts";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("keeps a draft of an account when the tab is closed, for that account only", () => {
  writeDraft("short-test:p", "answers", "anna");
  writeDraft("note:p", "Tuesday");
  // A new tab has a storage of its own.
  sessionStorage.clear();
  expect(readDraft("short-test:p", "anna")).toBe("answers");
  expect(readDraft("short-test:p", "bruno")).toBe("");
  expect(readDraft("short-test:p")).toBe("");
  expect(readDraft("note:p")).toBe("");
  writeDraft("short-test:p", "", "anna");
  expect(localStorage).toHaveLength(0);
});

it("leaves nothing behind on signing out, and nothing of others once somebody is signed in", () => {
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
