import { describe, expect, it } from "vitest";
import { checkSafety, readByRules } from "./check.ts";
import { BUCKETS, eachFeature } from "./features.ts";
import { dangerIn, isCounted, learnedWork, sentencesOf, unpack, weigh } from "./learned.ts";
import { classify } from "./matcher.ts";
import { tokenize } from "./tokens.ts";

const tokensOf = (text: string) => classify(tokenize(text));
const scoreOf = (text: string, excepted = new Set<number>()) => dangerIn(tokensOf(text), excepted)!.score;

describe("what no rule speaks of", () => {
  it.each([
    ["I flinch whenever his key turns in the door and the children go quiet", "fear"],
    ["Ho già scelto il ponte e ho scritto le lettere per i bambini, addio", "self_harm"],
  ])("is noticed by what was learned: %s", (text, kind) => {
    expect(readByRules(text).gravest).toBeNull();
    expect(checkSafety(text, "en")?.kind).toBe(kind);
  });

  it("is noticed among harmless sentences too", () => {
    const harmless = "We had lunch with my aunt and talked about the garden. ".repeat(12);
    const grave = "I chose the bridge and wrote the letters for the children, goodbye.";
    expect(scoreOf(harmless)).toBeLessThan(-2);
    expect(scoreOf(`${harmless}${grave} ${harmless}`)).toBeGreaterThanOrEqual(scoreOf(grave));
  });

  it("takes more where a saying, a story or a denial was set aside", () => {
    const text = "I chose the bridge and wrote the letters";
    expect(scoreOf(text, new Set([2]))).toBeCloseTo(scoreOf(text) - 2);
  });
});

describe("what a rule speaks of", () => {
  it("does not count where all around it is harmless", () => {
    const text = "We had lunch with my aunt and talked about the garden, the roses and her new kitchen";
    const words = tokensOf(text);
    expect(weigh(words, new Set(), { kind: "violence", severity: "severe" })).toBeNull();
  });

  it.each([
    ["violence", -2.4, true],
    ["violence", -2.6, false],
    ["self_harm", -2.6, true],
    ["fear", -4.4, true],
    ["fear", -4.6, false],
    ["abuse", undefined, true],
  ] as const)("%s at %s counts: %s", (kind, score, counted) => {
    expect(isCounted(kind, score)).toBe(counted);
  });

  it("counts where it is not", () => {
    const text = "He slapped me twice and then he said it was my fault";
    expect(weigh(tokensOf(text), new Set(), { kind: "abuse", severity: "oblique" })).toEqual({
      kind: "abuse",
      severity: "oblique",
    });
  });
});

describe("the learned part", () => {
  it("has nothing to say about no words", () => {
    expect(dangerIn([], new Set())).toBeNull();
  });

  it("cuts what has no full stop", () => {
    expect(sentencesOf(tokensOf("one ".repeat(100))).map(({ start, end }) => end - start)).toEqual([40, 40, 20]);
    expect(sentencesOf(tokensOf("Well. It rained. Then"))).toEqual([{ start: 2, end: 4 }]);
  });

  it("keeps features within their buckets, the same every time", () => {
    const features = () => {
      const all: number[] = [];
      eachFeature(tokensOf("Mi ha chiuso in cantina"), 0, 5, (bucket) => all.push(bucket));
      return all;
    };
    expect(features()).toEqual(features());
    expect(features().every((bucket) => bucket >= 0 && bucket < BUCKETS)).toBe(true);
  });

  it("costs work in proportion to the length", () => {
    const work = (repeats: number) => {
      const before = learnedWork.lookups;
      dangerIn(tokensOf("he said he will kill the dog ".repeat(repeats)), new Set());
      return learnedWork.lookups - before;
    };
    expect(work(10)).toBeGreaterThan(0);
    expect(work(400)).toBeLessThan(work(40) * 11);
  });

  it("reads weights as they were stored", () => {
    const bytes = [11, 0x79, 0x8f, 172, 2, 0x88, 0x1f];
    const { weights } = unpack({ bias: [0, 0, 0, 0], scale: 1, packed: Buffer.from(bytes).toString("base64") });
    expect(Array.from(weights.subarray(40, 44))).toEqual([3, -3, 127, 0]);
    expect(Array.from(weights.subarray(1240, 1244))).toEqual([0, 0, 127, -127]);
    expect(weights.filter((weight) => weight !== 0)).toHaveLength(5);
  });
});
