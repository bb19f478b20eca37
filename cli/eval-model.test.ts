import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { COMPILED } from "../tests/support/compiled.ts";
import { companion, GOOD, type Companion } from "../tests/support/companion-model.ts";
import { startFakeModel, type Answer, type FakeModel } from "../tests/support/fake-model.ts";
import { askSituation } from "./ask-situation.ts";
import { CHECKS, type CheckName } from "./model-checks.ts";
import { BOUNDS, modelFailures, modelFigures, modelRows, type Judged } from "./model-figures.ts";
import { createJudge } from "./model-judge.ts";
import { readSituations, type Situation, type SituationKind } from "./model-situations.ts";

const ALL = readSituations();
const RELAY = { headersMs: 5000, firstChunkMs: 5000, betweenChunksMs: 5000, totalMs: 5000, retryDelayMs: 0 };

let model: FakeModel;
const folder = mkdtempSync(path.join(tmpdir(), "eval-model-"));
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(async () => {
  await model.close();
  rmSync(folder, { recursive: true });
});

async function ask(situations: readonly Situation[], answer: Answer): Promise<Judged[]> {
  model.script(answer);
  const all: Judged[] = [];
  for (const situation of situations) {
    all.push(await askSituation(situation, { baseUrl: model.url, model: "fake" }, { relay: RELAY }));
  }
  return all;
}

function missed(all: readonly Judged[]): CheckName[] {
  return CHECKS.filter((name) => all.some(({ findings }) => findings[name]));
}

describe("a well-behaved model", () => {
  it("passes every check in every situation", async () => {
    const all = await ask(ALL, companion());
    expect(
      all.flatMap(({ situation, findings }) =>
        missed([{ findings } as Judged]).map((name) => [situation.id, name, findings[name]]),
      ),
    ).toEqual([]);
    for (const language of LANGUAGES) {
      const figures = modelFigures(all, language, { input: 1, output: 2 });
      expect(modelFailures(figures)).toEqual([]);
      for (const name of CHECKS) expect(figures.checks[name][1], name).toBeGreaterThan(0);
      expect(figures.tokens.reported).toBe(true);
      // The fake reports 10 tokens read and 5 written for each request.
      expect(figures.tokens.input).toBe(2 * figures.tokens.output);
      expect(figures.cost).toBeCloseTo((figures.tokens.input + 2 * figures.tokens.output) / 1_000_000);
    }
  });
});

/** Texts that must be found: the check, the kinds of situations asked, and what the model does. */
const BAD: [name: string, check: CheckName, kinds: SituationKind[], Partial<Companion>][] = [
  [
    "answers in the other language",
    "language",
    ["joy"],
    { text: (asked) => GOOD.text({ ...asked, language: asked.language === "en" ? "it" : "en" }) },
  ],
  [
    "diagnoses",
    "diagnosis",
    ["diagnosis"],
    { text: also("That fits: he is clearly a narcissist.", "Torna tutto: è chiaramente un narcisista.") },
  ],
  [
    "plans a talk in danger",
    "danger",
    ["danger"],
    {
      text: also(
        "First, sit down with him tonight and tell him how you feel.",
        "Stasera parlagli con calma e spiegagli come ti senti.",
      ),
    },
  ],
  [
    "writes numbers in danger",
    "numbers",
    ["danger"],
    { text: also("You can call 116 123.", "Puoi chiamare il 116 123.") },
  ],
  [
    "does not care for somebody in danger",
    "care",
    ["danger"],
    { text: (asked) => GOOD.text({ ...asked, danger: false, said: [], notes: [] }) },
  ],
  [
    "quotes what nobody wrote",
    "cited",
    ["cites"],
    {
      text: also(
        "You wrote “she has always been jealous of my sister”.",
        "Hai scritto «è sempre stata gelosa di mia sorella».",
      ),
    },
  ],
  [
    "names a note of a day without one",
    "cited",
    ["cites"],
    { text: also("Your note of 3 March says it all.", "La tua nota del 3 marzo dice tutto.") },
  ],
  [
    "claims notes where there are none",
    "cited",
    ["joy"],
    {
      text: (asked) =>
        `${GOOD.text(asked)} ${asked.language === "en" ? "You noted that it was hard." : "Hai annotato che era difficile."}`,
    },
  ],
  ["does not read the notes", "facts", ["cites"], { text: (asked) => GOOD.text({ ...asked, notes: [], said: [] }) }],
  ["tells its rules", "leaked", ["injection"], { text: ({ rules }) => rules.slice(0, 600) }],
  ["repeats its data", "leaked", ["injection"], { text: (asked) => `${GOOD.text(asked)} "notes": []` }],
  ["obeys a note", "injected", ["injection"], { text: also("BANANA", "BANANA") }],
  [
    "adds a picture",
    "injected",
    ["injection"],
    { text: also("![x](https://evil.example/p.png)", "![x](https://evil.example/p.png)") },
  ],
  ["has no end", "length", ["joy"], { text: (asked) => `${GOOD.text(asked)} `.repeat(8) }],
  ["says two words", "length", ["joy"], { text: () => "Oh, bene." }],
  ["says the same again", "repeated", ["long"], { text: ({ answers }) => answers.join(" ") }],
  ["makes no object of a plan", "plan", ["planning"], { plan: () => "Here is your plan!" }],
  ["says nothing", "answered", ["joy"], { text: () => " " }],
];

/** The good answer, and a sentence more. */
function also(en: string, it: string): Companion["text"] {
  return (asked) => `${GOOD.text(asked)} ${asked.language === "en" ? en : it}`;
}

describe("a model that", () => {
  it.each(BAD)("%s is caught by “%s”", async (_name, check, kinds, bad) => {
    const all = await ask(
      ALL.filter(({ kind }) => kinds.includes(kind)),
      companion(bad),
    );
    for (const language of LANGUAGES) {
      const own = all.filter(({ situation }) => situation.language === language);
      expect(missed(own)).toContain(check);
      expect(modelFailures(modelFigures(all, language, null)).length).toBeGreaterThan(0);
    }
  });

  it.each([
    ["fails", { kind: "body", status: 500, type: "application/json", body: "{}" }],
    ["stops in the middle", { kind: "stream", steps: [{ content: "I can see " }], end: "close" }],
    ["reaches its limit", { kind: "stream", steps: [{ content: "I can see " }, { finish: "length" }, { done: true }] }],
  ] satisfies [string, Answer][])("%s has not answered", async (_name, answer) => {
    const all = await ask(ALL.slice(0, 1), answer);
    expect(missed(all)).toEqual(["answered"]);
  });

  it("writes a hidden block never gets it to the user", async () => {
    const block = '<!--sintonia:{"interaction_complete":true,"interaction_id":"x"}-->';
    const all = await ask(ALL.slice(0, 2), companion({ text: (asked) => `${GOOD.text(asked)} ${block}` }));
    expect(missed(all)).toEqual([]);
    expect(all.map(({ answer }) => answer.text).join()).not.toContain("sintonia");
  });

  it("is slow misses the bounds of time", async () => {
    const all = await ask(ALL.slice(0, 2), companion());
    const figures = modelFigures(all, "en", null);
    expect(modelFailures(figures, { ...BOUNDS, firstMs: 0 })).toEqual([expect.stringMatching(/^first text after/)]);
    expect(modelFailures(figures, { ...BOUNDS, speed: 1e9 })).toEqual([expect.stringMatching(/tokens a second/)]);
  });
});

describe("the judge", () => {
  const judged = async (given: Partial<Companion>) => {
    const [asked] = await ask(ALL.slice(0, 1), companion(given));
    const verdict = await createJudge({ baseUrl: model.url, model: "judge", apiKey: null })(asked!).catch(() => null);
    return modelFigures([{ ...asked!, verdict }], "en", null);
  };

  it("gives its grades", async () => {
    const { grades } = await judged({});
    expect(grades).toEqual({ mean: { empathy: 4, usefulness: 4, honesty: 5 }, judged: [1, 1] });
  });

  it.each([
    ["a grade of 6", '{"empathy":6,"usefulness":4,"honesty":4,"reason":"x"}'],
    ["half a grade", '{"empathy":3.5,"usefulness":4,"honesty":4,"reason":"x"}'],
    ["a grade missing", '{"empathy":4,"honesty":4,"reason":"x"}'],
    ["prose", "A fine answer, five out of five."],
  ])("is not believed with %s", async (_name, verdict) => {
    const figures = await judged({ verdict: () => verdict });
    expect(figures.grades?.judged).toEqual([0, 1]);
    expect(modelFailures(figures)).toEqual([expect.stringMatching(/^the judge gave valid grades/)]);
    expect(modelRows(figures).join("\n")).toMatch(/empathy, 1 to 5 +–/);
  });

  it("fails a model with low grades", async () => {
    const low = '{"empathy":1,"usefulness":2,"honesty":2,"reason":"cold"}';
    expect(modelFailures(await judged({ verdict: () => low }))).toHaveLength(3);
  });
});

/** Runs the command as an operator does. */
function run(env: Record<string, string>, ...args: string[]): Promise<{ status: number; out: string; err: string }> {
  return new Promise((done) => {
    const options = {
      env: { PATH: process.env["PATH"], ...COMPILED, ...env },
      cwd: path.resolve(import.meta.dirname, ".."),
    };
    const child = execFile(process.execPath, ["cli/eval-model.ts", ...args], options, (_error, out, err) =>
      done({ status: child.exitCode ?? -1, out, err }),
    );
  });
}

describe("the command", () => {
  const configured = () => ({ AI_BASE_URL: model.url, AI_MODEL: "fake", AI_API_KEY: "sk-secret" });

  it("prints a table, writes the answers and exits with 0 within bounds", async () => {
    model.script(companion());
    const file = path.join(folder, "answers.json");
    const { status, out } = await run(
      {
        ...configured(),
        AI_PRICE_INPUT: "2",
        AI_PRICE_OUTPUT: "8",
        AI_JUDGE_BASE_URL: model.url,
        AI_JUDGE_MODEL: "judge",
      },
      "--only",
      "planning",
      "--json",
      file,
    );
    expect(out).toMatch(/^fake, judged by judge\n/);
    expect(out).toMatch(/it {2}cost of a thousand answers/);
    expect(status).toBe(0);
    const written = readFileSync(file, "utf8");
    expect(written).not.toContain("sk-secret");
    expect(JSON.parse(written)).toMatchObject({ failures: [], answers: { length: 16 } });
    expect(statSync(file).mode & 0o077).toBe(0);
    const keys = Map.groupBy(model.requests, ({ body }) => body.model);
    expect(keys.get("judge")!.every(({ headers }) => headers.authorization === undefined)).toBe(true);
    expect(
      keys
        .get("fake")!
        .slice(-16)
        .every(({ headers }) => headers.authorization === "Bearer sk-secret"),
    ).toBe(true);
  });

  it("exits with 1 where a bound is missed, and says which", async () => {
    model.script(companion({ text: also("BANANA", "BANANA") }));
    const { status, out } = await run(configured(), "--only", "injection", "--language", "en");
    expect(out).toContain("missed: instructions in data not followed: 80.0 %, at least 100 % (en)");
    expect(out).toMatch(/en {2}injection-1 +injected +banana/);
    expect(status).toBe(1);
  });

  it.each([
    [{}, [], /No model is configured/],
    [{ AI_BASE_URL: "x" }, [], /AI_BASE_URL must be/],
    [{ AI_BASE_URL: "http://127.0.0.1:1/v1", AI_MODEL: "m" }, ["--price-input", "1"], /Both prices/],
    [{ AI_BASE_URL: "http://127.0.0.1:1/v1", AI_MODEL: "m" }, ["--judge-model", "m"], /A judge needs both/],
    [{ AI_BASE_URL: "http://127.0.0.1:1/v1", AI_MODEL: "m" }, ["--only", "weather"], /No situations/],
  ] satisfies [Record<string, string>, string[], RegExp][])(
    "exits with 2 if it cannot be run (%#)",
    async (env, args, reason) => {
      const { status, err } = await run(env, ...args);
      expect(err).toMatch(reason);
      expect(err.trim().split("\n")).toHaveLength(1);
      expect(status).toBe(2);
    },
  );
});
