import { describe, expect, it } from "vitest";
import type { AssessmentResult } from "#domain/relationship/contract.ts";
import type { RelationshipIndex } from "#domain/relationship/indices.ts";
import { standingOut } from "./standing-out.ts";

function result(
  figures: number[],
  [strength, focus]: [RelationshipIndex, RelationshipIndex],
  even = false,
): AssessmentResult {
  const [TrustIndex, EmotionalSafety, ReciprocityScore, ReliabilityScore, ConflictRepair, CommFitAlignment] = figures;
  const scores = {
    TrustIndex,
    EmotionalSafety,
    ReciprocityScore,
    ReliabilityScore,
    ConflictRepair,
    CommFitAlignment,
    RHS: 50,
  } as AssessmentResult["scores"];
  const rest = { coaching_triggers: [], left_out: 0, safety_concern: false, tips: [], tips_language: "en" } as const;
  return { ...rest, id: "1", scores, strength, focus, even, coaching_triggers: [], tips: [], created_at: "2026-11-20" };
}

describe("standingOut", () => {
  it("returns the highest and the lowest area", () => {
    expect(standingOut(result([89, 67, 67, 67, 67, 33], ["TrustIndex", "CommFitAlignment"]))).toEqual({
      strength: ["TrustIndex"],
      focus: ["CommFitAlignment"],
    });
  });

  it("returns nothing if the rounded scores of both are equal or in the wrong order", () => {
    expect(standingOut(result([67, 67, 44, 44, 78, 67], ["TrustIndex", "EmotionalSafety"]))).toEqual({
      strength: [],
      focus: [],
    });
    expect(standingOut(result([56, 67, 44, 44, 78, 67], ["TrustIndex", "EmotionalSafety"]))).toEqual({
      strength: [],
      focus: [],
    });
  });

  it("returns two areas that share a score, but none if three do", () => {
    expect(standingOut(result([88.9, 89, 67, 33.3, 33, 33.4], ["TrustIndex", "CommFitAlignment"]))).toEqual({
      strength: ["TrustIndex", "EmotionalSafety"],
      focus: [],
    });
  });

  it("returns nothing if all areas are about even", () => {
    expect(standingOut(result([67, 67, 67, 67, 67, 56], ["TrustIndex", "CommFitAlignment"], true))).toEqual({
      strength: [],
      focus: [],
    });
  });
});
