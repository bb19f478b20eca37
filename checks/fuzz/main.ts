import { parseArgs } from "node:util";
import type { Figure } from "../../bench/report.ts";
import { runParts, type Part } from "../../bench/run.ts";
import { fuzz, type Result } from "./fuzz.ts";
import { startInstance, type InstanceOptions } from "./instance.ts";

/** Minimum number of requests of the full check. */
const REQUESTS = 20_000;
const WITH_LIMITS = 1500;
const ROUTES = 40;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Uses the embedded database instead of PostgreSQL. */
    embedded: { type: "boolean", default: false },
    /** Repeats an earlier run. */
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    /** A smaller number for a quick run. */
    requests: { type: "string", default: String(REQUESTS) },
  },
});
const seed = Number(values.seed);
const wanted = Number(values.requests);
const database = values.embedded ? "embedded" : "postgres";
if (!Number.isInteger(seed) || !Number.isInteger(wanted) || wanted < 1)
  throw new Error("--seed and --requests take whole numbers");

async function measured(options: InstanceOptions, requests: number): Promise<Result> {
  await using instance = await startInstance(options);
  const document = await instance.client.json<{ paths: Record<string, object> }>("/api/openapi.json");
  const routes = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
  return await fuzz(instance, { seed, perRoute: Math.ceil(requests / routes) });
}

const none = { atMost: 0 };

function shared({ operations, requests, accepted, faults, changed, healthy }: Result, atLeast: number): Figure[] {
  return [
    { name: "requests", value: requests, unit: `with seed ${seed}`, bound: { atLeast } },
    { name: "routes of the document", value: operations, unit: "routes", bound: { atLeast: ROUTES } },
    { name: "accepted", value: (100 * accepted) / requests, unit: "% of the requests" },
    { name: "failures of the server", value: faults.failed, unit: "answers 5xx", bound: none },
    { name: "leaks", value: faults.leaked, unit: "answers", bound: none },
    { name: "unanswered", value: faults.unanswered, unit: "requests", bound: none },
    { name: "errors in another form", value: faults.odd, unit: "answers", bound: none },
    {
      name: "changed for somebody else",
      value: changed.length,
      unit: "tables",
      bound: none,
      detail: changed.join(", "),
    },
    { name: "alive and ready afterwards", value: healthy ? 1 : 0, unit: "", bound: { atLeast: 1 } },
  ];
}

const whole: Part = {
  title: `fuzz · every route of the API document, wrong in every way, on ${database}`,
  needs: values.embedded ? [] : ["postgresql"],
  measure: async () => {
    const result = await measured({ database, limits: false }, wanted);
    const { slowest } = result;
    const detail = `${slowest.route}: ${slowest.p99.toFixed(1)} to ${slowest.median.toFixed(1)} ms`;
    return [
      ...shared(result, wanted),
      {
        name: "99th percentile, the worst route",
        value: slowest.ratio,
        unit: "× its median",
        bound: { atMost: 20 },
        detail,
      },
    ];
  },
};

const limited: Part = {
  title: `limits · the same with limits on, as people run it, on ${database}`,
  needs: whole.needs,
  measure: async () => {
    const result = await measured({ database, limits: true }, WITH_LIMITS);
    return [
      ...shared(result, WITH_LIMITS),
      { name: "told to wait", value: result.waits.refused, unit: "answers 429", bound: { atLeast: 1 } },
      { name: "without saying how long", value: result.waits.unsaid, unit: "answers 429", bound: none },
    ];
  },
};

await runParts({ fuzz: whole, limits: limited }, positionals);
