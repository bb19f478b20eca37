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
  hasArrived,
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

describe("how far a part is", () => {
  const [first, second, third] = clusterKeys("conflict");
  it("is done once the server has its three letters, begun with one of them or a draft", () => {
    expect(clusterState("conflict", {}, {})).toBe("start");
    expect(clusterState("conflict", {}, { [second!]: "b" })).toBe("in_progress");
    expect(clusterState("conflict", { [first!]: "a" }, {})).toBe("in_progress");
    expect(clusterState("conflict", { [first!]: "a", [second!]: "b", [third!]: "c" }, {})).toBe("completed");
    expect(clusterState("conflict", { [first!]: "a", [second!]: "b" }, { [third!]: "c" })).toBe("in_progress");
    expect(clusterState("safety", { [first!]: "a", [second!]: "b", [third!]: "c" }, {})).toBe("start");
  });
});

it("asks each part’s questions in order, with the name in them", () => {
  const all = questionsFor(null, "it", "Anna");
  expect(all.map(({ key }) => key)).toEqual(ASSESSMENT_CLUSTERS.flatMap(clusterKeys));
  expect(questionsFor("exchange", "en", "Anna").map(({ key }) => key)).toEqual(clusterKeys("exchange"));
  expect(JSON.stringify(all)).not.toContain("{name}");
  expect(JSON.stringify(all)).toContain("Anna");
});

it("takes twelve letters for a sheet, and nothing less", () => {
  const stored = toStoredAnswers(scoring(2));
  expect(sheetOf({ ...stored, interaction_style_q1: "b" })).toEqual(scoring(2));
  expect(sheetOf({ ...stored, context_safety_q1: "x" })).toBeNull();
  expect(sheetOf({})).toBeNull();
});

it("sends complete answers only where there is no result: beside a newer one they would make another", () => {
  const none: RelationshipView = { latest: null, history: [], draft: null };
  for (const sending of ["idle", "pending", "error"] as const) expect(isUncounted(none, sending)).toBe(true);
  const retaken = viewOf(scoring(3), "elsewhere");
  for (const sending of ["idle", "error"] as const) expect(isUncounted(retaken, sending)).toBe(false);
  // The result was submitted from this page, which is about to navigate to it.
  for (const sending of ["pending", "success"] as const) expect(isUncounted(retaken, sending)).toBe(true);
});

describe("the id an assessment is sent under", () => {
  let made = 0;
  const makeId = () => `id-${(made += 1)}`;
  it("stays with the same answers, whatever happens to the page, and is another for others", () => {
    const first = sendingId(PERSON, scoring(2), makeId);
    expect(sendingId(PERSON, scoring(2), makeId)).toBe(first);
    expect(sendingId("another person", scoring(2), makeId)).not.toBe(first);
    const other = sendingId(PERSON, { ...scoring(2), q12: scoring(0).q12 }, makeId);
    expect(other).not.toBe(first);
    forgetSending(PERSON);
    expect(sendingId(PERSON, scoring(2), makeId)).not.toBe(first);
  });

  it("is known to have arrived once it stands among the results: then the drafts are spent", () => {
    sessionStorage.setItem(`sintonia-draft:${retakeDraft(PERSON)}`, "{}");
    sessionStorage.setItem(`sintonia-draft:${firstDraft(PERSON)}`, "{}");
    expect(hasArrived(PERSON, viewOf(scoring(2)))).toBe(false);
    const id = sendingId(PERSON, scoring(2), makeId);
    expect(hasArrived(PERSON, viewOf(scoring(2)))).toBe(false);
    expect(hasArrived(PERSON, viewOf(scoring(2), id))).toBe(true);
    expect(sessionStorage.getItem(`sintonia-draft:${retakeDraft(PERSON)}`)).toBe("{}");
    forgetDrafts(PERSON);
    expect(sessionStorage.getItem(`sintonia-draft:${retakeDraft(PERSON)}`)).toBeNull();
    expect(sessionStorage.getItem(`sintonia-draft:${firstDraft(PERSON)}`)).toBeNull();
    expect(hasArrived(PERSON, viewOf(scoring(2), id))).toBe(false);
  });
});

describe("a result that came while questions were on screen", () => {
  const came = viewOf(scoring(2), "new");
  it("is followed, the first one as well, also where what was sent from here has failed", () => {
    for (const begunWith of ["old", null]) {
      expect(isDoneElsewhere(begunWith, came, "idle")).toBe(true);
      expect(isDoneElsewhere(begunWith, came, "error")).toBe(true);
    }
  });

  it("is this page’s own while it is on its way from here, and once it has come", () => {
    expect(isDoneElsewhere("old", came, "pending")).toBe(false);
    expect(isDoneElsewhere("old", came, "success")).toBe(false);
  });

  it("is none where it stood there from the beginning, or where there is none", () => {
    expect(isDoneElsewhere("new", came, "error")).toBe(false);
    expect(isDoneElsewhere(null, { latest: null, history: [], draft: null }, "idle")).toBe(false);
  });
});
