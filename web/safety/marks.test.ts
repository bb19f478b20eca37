import { describe, expect, it } from "vitest";
import { DANGER_PATHS } from "#domain/care/care-texts.ts";
import { clearedAs, endingsOf, withStatus, markIn } from "./marks.ts";

const mark = (id: string | null) => ({ id, level: "alarm", path: "violence", status: "open" }) as const;

describe("the choices to dismiss a danger", () => {
  it("always start with “mistake”", () => {
    for (const path of DANGER_PATHS) expect(endingsOf(path)[0]).toBe("mistake");
  });

  it("include “safe” only on paths where the user is in danger", () => {
    const safe = DANGER_PATHS.filter((path) => endingsOf(path).includes("safe"));
    expect(safe).toEqual(["wish_to_die", "violence", "control", "sexual_violence", "minor"]);
    expect(endingsOf("harm_by_user")).toEqual(["mistake", "over"]);
  });

  it("map to two server values", () => {
    expect((["mistake", "safe", "over"] as const).map(clearedAs)).toEqual(["mistake", "safe", "safe"]);
  });
});

describe("withStatus", () => {
  const pages = {
    pages: [
      {
        items: [
          { id: "n1", content: "x", safety: mark("a") },
          { id: "n2", content: "y", safety: mark("b") },
        ],
      },
    ],
    pageParams: [null],
  };

  it("changes only the marks with the given ids", () => {
    const ended = withStatus(pages, new Set(["a"]), "cleared");
    expect(ended.pages[0]!.items.map(({ safety }) => safety.status)).toEqual(["cleared", "open"]);
    expect(ended.pages[0]!.items[1]).toBe(pages.pages[0]!.items[1]);
    expect(ended.pageParams).toBe(pages.pageParams);
    expect(pages.pages[0]!.items[0]!.safety.status).toBe("open");
  });

  it("returns the same object if no mark matches", () => {
    expect(withStatus(pages, new Set(["c"]), "cleared")).toBe(pages);
    // Only ids of marks match: neither a note's id nor the null id of an answer's mark.
    expect(withStatus(pages, new Set(["n1"]), "cleared")).toBe(pages);
    const answer = { safety: mark(null) };
    expect(withStatus(answer, new Set(["null"]), "open")).toBe(answer);
    expect(withStatus(undefined, new Set(["a"]), "cleared")).toBeUndefined();
  });
});

it("finds the mark in an answer of the server, and nothing in another one", () => {
  const safety = { id: "f1", level: "alarm", path: "violence", status: "open" } as const;
  expect(markIn({ id: "n1", safety })).toEqual(safety);
  for (const other of [
    null,
    undefined,
    "ok",
    {},
    { safety: null },
    { safety: { ...safety, path: "x" } },
    { safety: {} },
  ])
    expect(markIn(other)).toBeNull();
});
