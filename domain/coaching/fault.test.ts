import { describe, expect, it } from "vitest";
import { isFaultTheirs } from "./fault.ts";

describe("fault in a quarrel", () => {
  it.each([
    ["Actually it was her fault"],
    ["He started it."],
    ["In realtà è stata colpa sua"],
    ["ha cominciato lui"],
    ["It was not my fault"],
    ["Non è colpa mia"],
  ])("is the other person's: %s", (text) => {
    expect(isFaultTheirs("just_argued", [text])).toBe(true);
  });

  it.each([
    ["It wasn't her fault"],
    ["It was not his fault, he was tired"],
    ["Non è colpa sua"],
    ["It was my fault, not her fault"],
    ["È stata colpa mia, non sua"],
    ["Is it her fault?"],
    ["È colpa sua?"],
    ["lei ha cominciato un nuovo lavoro"],
    ["We had a fight"],
  ])("is not stated to be the other person's: %s", (text) => {
    expect(isFaultTheirs("just_argued", [text])).toBe(false);
  });

  it("is as last stated", () => {
    expect(isFaultTheirs("just_argued", ["It was her fault", "It wasn’t her fault after all"])).toBe(false);
    expect(isFaultTheirs("just_argued", ["È colpa mia", "Ma ha cominciato lui"])).toBe(true);
  });

  it("matters in quarrels only", () => {
    expect(isFaultTheirs("no_apology", ["It was her fault"])).toBe(false);
  });
});
