import fc from "fast-check";
import { operationsOf, type Operation } from "../../tests/support/api-document.ts";
import { fillEveryTable, idBelow, type Filled } from "../../tests/support/fill.ts";
import { idsIn, rowsOf } from "../../tests/support/live-schema.ts";
import type { Instance } from "./instance.ts";
import { faultOf, type Fault } from "./judge.ts";
import { recipesFor, type Recipe } from "./requests.ts";
import { send, type Answered, type Asked } from "./send.ts";

/** The caller's sets of rows. One is replaced every REPLACED_EVERY requests, because some routes delete rows. */
const POOL = 20;
const REPLACED_EVERY = 25;
/** Retries of a request over the bound: one that is slow because of its content is slow every time. */
const ASKED_AGAIN = 2;
const SLOW = 20;
const COMPLAINTS = 12;

export interface Result {
  operations: number;
  requests: number;
  accepted: number;
  /** Responses with status 429, and those of them without Retry-After. */
  waits: { refused: number; unsaid: number };
  faults: Record<Fault, number>;
  /** The route with the highest ratio of 99th percentile to median. */
  slowest: { route: string; median: number; p99: number; ratio: number };
  /** Tables in which the other user's rows changed. */
  changed: string[];
  healthy: boolean;
}

interface Timed {
  asked: Asked;
  ms: number;
}

const at = (sorted: number[], share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;

/** Calls every route of the API document `perRoute` times, in an order determined by `seed`. */
export async function fuzz(
  instance: Instance,
  { seed, perRoute }: { seed: number; perRoute: number },
): Promise<Result> {
  const document: unknown = await instance.client.json("/api/openapi.json");
  const operations = operationsOf(document);
  const recipes = fc.sample(
    fc.shuffledSubarray(
      operations.flatMap((operation, place) =>
        fc.sample(recipesFor(operation), { seed: seed + place, numRuns: perRoute }),
      ),
      { minLength: operations.length * perRoute },
    ),
    { seed, numRuns: 1 },
  )[0]!;

  const secret = `Words that are somebody’s alone ${seed}`;
  const victim = await instance.signUp(secret, `victim-${seed}@example.org`);
  await fillEveryTable(instance.db, victim, secret);
  await instance.settled(victim);
  const before = await rowsOf(instance.db, victim);
  const theirs = idsIn(before);
  const secrets = [secret, `victim-${seed}@example.org`];
  const asker = await newAsker(instance, "asker");

  const faults: Record<Fault, number> = { failed: 0, leaked: 0, unanswered: 0, odd: 0 };
  const waits = { refused: 0, unsaid: 0 };
  const times = new Map<Operation, Timed[]>();
  let accepted = 0;
  let complaints = 0;

  const judge = (asked: Asked, answer: Answered) => {
    if (answer.status < 400 && answer.status > 0) accepted += 1;
    if (answer.status === 429) {
      waits.refused += 1;
      if (!(Number(answer.headers["retry-after"]) > 0)) waits.unsaid += 1;
    }
    const fault = faultOf(answer, secrets);
    if (!fault) return;
    faults[fault.kind] += 1;
    complaints += 1;
    if (complaints > COMPLAINTS) return;
    const question = `${asked.method} ${asked.path.slice(0, 200)} ${JSON.stringify(asked.headers).slice(0, 200)} ${String(asked.body).slice(0, 300)}`;
    console.log(`  ${fault.kind}: ${fault.what}\n    ${question}\n    ${answer.status} ${answer.text.slice(0, 300)}`);
  };

  for (const [place, recipe] of recipes.entries()) {
    if (place % REPLACED_EVERY === 0) await asker.refill();
    const { operation } = recipe;
    // These routes may end the session.
    const cookie = operation.path.startsWith("/api/auth/") ? await asker.spareSession() : asker.cookie;
    const asked = fillIn(recipe, { cookie, cookieName: instance.cookieName, pool: asker.pool, theirs, place });
    const answer = await send(instance.url, asked);
    judge(asked, answer);
    if (answer.status === 401 && recipe.cookie === "right" && cookie === asker.cookie) await asker.renew();
    const list = times.get(operation) ?? [];
    list.push({ asked, ms: answer.ms });
    times.set(operation, list);
  }

  const slowest = await slowestRoute(times, (asked) => send(instance.url, asked));
  const after = await rowsOf(instance.db, victim);
  const states = await Promise.all(["/healthz", "/readyz"].map((path) => instance.client.ask(path)));
  return {
    operations: operations.length,
    requests: recipes.length,
    accepted,
    waits,
    faults,
    slowest,
    changed: Object.keys(before).filter((table) => JSON.stringify(after[table]) !== JSON.stringify(before[table])),
    healthy: states.every(({ status }) => status === 200),
  };
}

/** The calling user, with a changing set of rows. */
async function newAsker(instance: Instance, name: string) {
  const asker = {
    id: "",
    cookie: "",
    pool: [] as Filled[],
    next: 0,
    /** Replaces the oldest set of rows, or the account if a route has just deleted it. */
    async refill() {
      const filled = await fillEveryTable(instance.db, asker.id).catch(() => null);
      if (!filled) return asker.renew();
      asker.pool[asker.next % POOL] = filled;
      asker.next += 1;
    },
    /** An additional session, with a new account if the last one was deleted. */
    spareSession: () =>
      instance.newSession(asker.id).catch(async () => {
        asker.id = await instance.signUp(name, `${crypto.randomUUID()}@example.org`);
        asker.pool = [await fillEveryTable(instance.db, asker.id)];
        asker.next = 1;
        return instance.newSession(asker.id);
      }),
    async renew() {
      asker.cookie = await asker.spareSession();
    },
  };
  asker.id = await instance.signUp(name, `${crypto.randomUUID()}@example.org`);
  await asker.renew();
  for (let count = 0; count < POOL / 4; count += 1) await asker.refill();
  return asker;
}

interface Known {
  cookie: string;
  cookieName: string;
  pool: Filled[];
  theirs: string[];
  place: number;
}

const MARK = /@(own|theirs|never):(?:(\w[\w-]*):)?(\d+)@/g;

/** Replaces a recipe's placeholders with real ids. */
function fillIn(recipe: Recipe, { cookie, cookieName, pool, theirs, place }: Known): Asked {
  const idFor = (_: string, whose: string, kind: string | undefined, n: string) => {
    if (whose === "theirs") return theirs[Number(n) % theirs.length]!;
    if (whose === "never") return crypto.randomUUID();
    const ids = pool[(Number(n) + place) % pool.length]!;
    const known = kind !== undefined && kind in ids ? (kind as keyof Filled) : idBelow(kind ?? "");
    return known ? ids[known] : "x";
  };
  const { body } = recipe;
  const sent = recipe.cookie === "right" ? cookie : recipe.cookie === "none" ? "" : recipe.cookie(cookieName, cookie);
  return {
    method: recipe.operation.method,
    path: recipe.path.replaceAll("%40", "@").replaceAll("%3A", ":").replaceAll(MARK, idFor),
    body: typeof body === "string" ? body.replaceAll(MARK, idFor) : body,
    headers: {
      ...(body === null ? {} : { "content-type": "application/json" }),
      ...(sent === "" ? {} : { cookie: sent }),
      ...recipe.headers,
    },
  };
}

/** Compares each route's 99th percentile with its median, after retrying its slow requests. */
async function slowestRoute(
  times: Map<Operation, Timed[]>,
  again: (asked: Asked) => Promise<Answered>,
): Promise<Result["slowest"]> {
  let slowest = { route: "", median: Number.NaN, p99: Number.NaN, ratio: 0 };
  for (const [{ method, path }, list] of times) {
    const sorted = () => list.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const median = at(sorted(), 0.5);
    for (let round = 0; round < ASKED_AGAIN; round += 1) {
      for (const timed of list.filter(({ ms }) => ms > SLOW * median)) {
        timed.ms = Math.min(timed.ms, (await again(timed.asked)).ms);
      }
    }
    const p99 = at(sorted(), 0.99);
    if (p99 / median > slowest.ratio) slowest = { route: `${method} ${path}`, median, p99, ratio: p99 / median };
  }
  return slowest;
}
