import { beforeEach, describe, expect, it, vi } from "vitest";
import { ASSESSMENT_CLUSTERS } from "#domain/relationship/indices.ts";
import { clusterKeys, toStoredAnswers } from "#domain/relationship/keys.ts";
import type { RelationshipView } from "#domain/relationship/contract.ts";
import { scoring, viewOf } from "../../../tests/support/relationship.ts";
import {
  clusterState,
  firstDraft,
  forgetDrafts,
  forgetSending,
  isSubmissionStored,
  isDoneElsewhere,
  isUncounted,
  questionsFor,
  retakeDraft,
  sendingId,
  sheetOf,
} from "./assessment.ts";

const PERSON = "0198c1a2-7700-7c3d-9e4f-000000000001";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

describe("the state of a part", () => {
  const [first, second, third] = clusterKeys("conflict");
  it("is completed with three stored answers, and in progress with one of them or a draft", () => {
    expect(clusterState("conflict", {}, {})).toBe("start");
    expect(clusterState("conflict", {}, { [second!]: "b" })).toBe("in_progress");
    expect(clusterState("conflict", { [first!]: "a" }, {})).toBe("in_progress");
    expect(clusterState("conflict", { [first!]: "a", [second!]: "b", [third!]: "c" }, {})).toBe("completed");
    expect(clusterState("conflict", { [first!]: "a", [second!]: "b" }, { [third!]: "c" })).toBe("in_progress");
    expect(clusterState("safety", { [first!]: "a", [second!]: "b", [third!]: "c" }, {})).toBe("start");
  });
});

it("returns each part's questions in order, with the name inserted", () => {
  const all = questionsFor(null, "it", "Anna");
  expect(all.map(({ key }) => key)).toEqual(ASSESSMENT_CLUSTERS.flatMap(clusterKeys));
  expect(questionsFor("exchange", "en", "Anna").map(({ key }) => key)).toEqual(clusterKeys("exchange"));
  expect(JSON.stringify(all)).not.toContain("{name}");
  expect(JSON.stringify(all)).toContain("Anna");
});

it("accepts only twelve valid answers as a sheet", () => {
  const stored = toStoredAnswers(scoring(2));
  expect(sheetOf({ ...stored, interaction_style_q1: "b" })).toEqual(scoring(2));
  expect(sheetOf({ ...stored, context_safety_q1: "x" })).toBeNull();
  expect(sheetOf({})).toBeNull();
});

it("offers submitting complete answers only if there is no result", () => {
  const none: RelationshipView = { latest: null, history: [], draft: null };
  for (const sending of ["idle", "pending", "error"] as const) expect(isUncounted(none, sending)).toBe(true);
  const retaken = viewOf(scoring(3), "elsewhere");
  for (const sending of ["idle", "error"] as const) expect(isUncounted(retaken, sending)).toBe(false);
  // The result was submitted from this page, which is about to navigate to it.
  for (const sending of ["pending", "success"] as const) expect(isUncounted(retaken, sending)).toBe(true);
});

describe("the id of a submission", () => {
  let made = 0;
  const makeId = () => `id-${(made += 1)}`;
  it("is reused for the same answers, and new for other answers or people", () => {
    const first = sendingId(PERSON, scoring(2), makeId);
    expect(sendingId(PERSON, scoring(2), makeId)).toBe(first);
    expect(sendingId("another person", scoring(2), makeId)).not.toBe(first);
    const other = sendingId(PERSON, { ...scoring(2), q12: scoring(0).q12 }, makeId);
    expect(other).not.toBe(first);
    forgetSending(PERSON);
    expect(sendingId(PERSON, scoring(2), makeId)).not.toBe(first);
  });

  it("counts as stored once it is in the history, until the drafts are deleted", () => {
    sessionStorage.setItem(`sintonia-draft:${retakeDraft(PERSON)}`, "{}");
    sessionStorage.setItem(`sintonia-draft:${firstDraft(PERSON)}`, "{}");
    expect(isSubmissionStored(PERSON, viewOf(scoring(2)))).toBe(false);
    const id = sendingId(PERSON, scoring(2), makeId);
    expect(isSubmissionStored(PERSON, viewOf(scoring(2)))).toBe(false);
    expect(isSubmissionStored(PERSON, viewOf(scoring(2), id))).toBe(true);
    expect(sessionStorage.getItem(`sintonia-draft:${retakeDraft(PERSON)}`)).toBe("{}");
    forgetDrafts(PERSON);
    expect(sessionStorage.getItem(`sintonia-draft:${retakeDraft(PERSON)}`)).toBeNull();
    expect(sessionStorage.getItem(`sintonia-draft:${firstDraft(PERSON)}`)).toBeNull();
    expect(isSubmissionStored(PERSON, viewOf(scoring(2), id))).toBe(false);
  });
});

describe("a new result while questions are on screen", () => {
  const came = viewOf(scoring(2), "new");
  it("is done elsewhere if nothing was submitted from here or the submission failed", () => {
    for (const begunWith of ["old", null]) {
      expect(isDoneElsewhere(begunWith, came, "idle")).toBe(true);
      expect(isDoneElsewhere(begunWith, came, "error")).toBe(true);
    }
  });

  it("is not done elsewhere while a submission from here is pending or successful", () => {
    expect(isDoneElsewhere("old", came, "pending")).toBe(false);
    expect(isDoneElsewhere("old", came, "success")).toBe(false);
  });

  it("is not done elsewhere if it was there from the start, or if there is none", () => {
    expect(isDoneElsewhere("new", came, "error")).toBe(false);
    expect(isDoneElsewhere(null, { latest: null, history: [], draft: null }, "idle")).toBe(false);
  });
});
