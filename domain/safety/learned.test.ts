import { describe, expect, it } from "vitest";
import { readSection } from "#weights/load.ts";
import { checkSafety, applyRules } from "./check.ts";
import { BUCKETS, eachFeature } from "./features.ts";
import { oddsOf, valuesOf } from "./judge.ts";
import { modelOf, scoresOf, sentencesOf } from "./learned.ts";
import { classify } from "./matcher.ts";
import { addWeights } from "./packed-weights.ts";
import { tokenize } from "./tokens.ts";

const tokensOf = (text: string) => classify(tokenize(text));
const firstOf = (text: string, excepted = new Set<number>()) => scoresOf({ ...applyRules(text), excepted }).first;

describe("a text that matches no rule", () => {
  it.each([
    ["I flinch whenever his key turns in the door and the children go quiet", "fear"],
    ["Ho già scelto il ponte e ho scritto le lettere per i bambini, addio", "self_harm"],
    ["I have written the letters for the children and chosen the day I will be gone", "self_harm"],
  ])("is found by the classifier: %s", (text, kind) => {
    expect(applyRules(text).hits).toEqual([]);
    expect(checkSafety(text)?.kind).toBe(kind);
  });

  it.each([
    "I chose the bridge and wrote the letters for the children, goodbye.",
    "I want to kill myself tonight and nobody knows.",
  ])("is found among harmless sentences, too: %s", (grave) => {
    const harmless = "We had lunch with my aunt and talked about the garden. ".repeat(12);
    expect(firstOf(harmless)).toBeLessThan(-2);
    expect(firstOf(`${harmless}${grave} ${harmless}`)).toBeGreaterThanOrEqual(firstOf(grave));
    expect(checkSafety(`${harmless}${grave} ${harmless}`)?.level).toBe("alarm");
  });

  it("scores lower if a saying, a story or a negation is in it", () => {
    const text = "I chose the bridge and wrote the letters";
    expect(firstOf(text, new Set([2]))).toBeCloseTo(firstOf(text) - 2);
  });

  it("needs higher scores the longer it is", () => {
    const scores = { first: 1, second: -2, pair: 1, whole: 1, rule: 0, beside: -8, kind: "abuse" as const };
    const reading = applyRules("We had lunch");
    const oddsWith = (sentences: number) => oddsOf(valuesOf({ ...scores, sentences }, reading));
    expect(oddsWith(12)).toBeLessThan(oddsWith(3));
    expect(oddsWith(3)).toBeLessThan(oddsWith(1));
  });
});

describe("the classifier", () => {
  it("finds nothing in an empty text", () => {
    expect(checkSafety("")).toBeNull();
    expect(checkSafety("…")).toBeNull();
  });

  it("cuts long texts without full stops", () => {
    expect(sentencesOf(tokensOf("one ".repeat(100))).map(({ start, end }) => end - start)).toEqual([40, 40, 20]);
    expect(sentencesOf(tokensOf("Well. It rained. Then"))).toEqual([{ start: 2, end: 4 }]);
  });

  it("computes the same features within the buckets every time", () => {
    const features = () => {
      const all: number[] = [];
      eachFeature(tokensOf("Mi ha chiuso in cantina"), 0, 5, (bucket) => all.push(bucket));
      return all;
    };
    expect(features()).toEqual(features());
    expect(features().every((bucket) => bucket >= 0 && bucket < BUCKETS)).toBe(true);
  });

  it("takes linear time", () => {
    const work = (repeats: number) => {
      const reading = applyRules("he said he will kill the dog ".repeat(repeats));
      let lookups = 0;
      const model = modelOf(readSection("safety"));
      const index = new Proxy(model.index, {
        get: (target, key) => {
          lookups += 1;
          return Reflect.get(target, key) as unknown;
        },
      });
      scoresOf(reading, { ...model, index });
      return lookups;
    };
    expect(work(10)).toBeGreaterThan(0);
    expect(work(100)).toBeLessThan(work(10) * 11);
  });

  it("reads weights as they were stored", () => {
    const index = Uint32Array.of((1 << 10) | (1 << 31), 0, 0, 2, 1 << 3, 2);
    const levels = Uint8Array.of(0x79, 0x0f, 0x18, 0x08, 0x88, 0x01);
    const weightsOf = (bucket: number) => {
      const sums = new Float64Array(3);
      addWeights({ scale: 1, index, levels }, bucket, 2, sums);
      return Array.from(sums);
    };
    expect(weightsOf(10)).toEqual([6, -6, 254]);
    expect(weightsOf(31)).toEqual([0, -254, 0]);
    expect(weightsOf(67)).toEqual([0, 0, -254]);
    expect(weightsOf(40)).toEqual([0, 0, 0]);
  });
});
