import { describe, expect, it } from "vitest";
import { variants, vary } from "./vary.ts";

const TEXT = "You [may|might] find it [easier|more pleasant [to begin|]] today.";

describe("alternatives in brackets", () => {
  it("leave a text without brackets unchanged", () => {
    expect(vary("Nothing {name} chooses here.", "s", "slot")).toBe("Nothing {name} chooses here.");
  });

  it("are chosen deterministically by seed and slot", () => {
    const seeds = Array.from({ length: 80 }, (_, seed) => String(seed));
    const found = new Set(seeds.map((seed) => vary(TEXT, seed, "slot")));
    for (const seed of seeds) expect(vary(TEXT, seed, "slot")).toBe(vary(TEXT, seed, "slot"));
    expect(found).toEqual(new Set(variants(TEXT)));
    expect(seeds.some((seed) => vary(TEXT, seed, "slot") !== vary(TEXT, seed, "other"))).toBe(true);
  });

  it("are chosen independently of one another", () => {
    const found = Array.from({ length: 80 }, (_, seed) => vary("[a|b] [a|b]", String(seed), "slot"));
    expect(new Set(found)).toEqual(new Set(["a a", "a b", "b a", "b b"]));
  });

  it("may be empty without leaving a gap", () => {
    const found = new Set(
      Array.from({ length: 20 }, (_, seed) => vary("often [quite|], [so|]. End", String(seed), "s")),
    );
    expect(found).toEqual(new Set(variants("often [quite|], [so|]. End")));
    for (const text of found) expect(text).not.toMatch(/ {2}| [.,]/);
  });
});
