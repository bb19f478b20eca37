import { randomUUID } from "node:crypto";
import { startProcess, startServerProcess, type ServerProcess } from "../../tests/support/server-process.ts";
import { median, quantile, spread, type Figure } from "../report.ts";
import { AUTH_SECRET, personaId, seedSintonia, startCluster } from "../seed.ts";
import { ask, type Answer, type Question } from "./ask.ts";

const STREAMS = 50;
/** Enough users that none reaches a rate limit. */
const SIZE = { users: 10 * STREAMS, people: 3, notes: 5 };
/** Long answers: in short ones the start would dominate, which is measured separately. */
const UNPACED = { perSecond: 0, tokens: 2000, streams: 1, rounds: 15 };
const UNPACED_MANY = { perSecond: 0, tokens: 2000, streams: 16, rounds: 9 };
const PACED = { perSecond: 50, tokens: 200, streams: STREAMS, rounds: 3 };
const FIRST_TOKEN = { perSecond: 50, tokens: 3, streams: 1, rounds: 40 };
/** Slow answers, so that all are open at the same time. */
const OPEN = { perSecond: 10, tokens: 60, streams: 200, rounds: 2 };
/** A thousand answers, after which the JIT has compiled all three servers. */
const WARM_UP = { perSecond: 0, tokens: 200, streams: STREAMS, rounds: 20 };

interface Load {
  /** Tokens per second; 0 for unlimited. */
  perSecond: number;
  /** Per answer. */
  tokens: number;
  /** Concurrent answers. */
  streams: number;
  rounds: number;
}

/** Builds the request of a user, counted from 0. */
type Target = (user: number, prompt: string) => Question;

interface Round {
  tokensPerSecond: number;
  answers: Answer[];
}

/** The cost of ai-chat for a streamed answer, compared with the model server itself and with a minimal relay. */
export async function measureChat(): Promise<Figure[]> {
  // Commits are durable, as in production.
  await using cluster = await startCluster({ durable: true });
  const floorDatabase = await cluster.createDatabase("bench_floor");
  const ourDatabase = await cluster.createDatabase("bench_sintonia");
  await seedSintonia(floorDatabase, SIZE);
  const users = await seedSintonia(ourDatabase, SIZE);
  await using model = await startProcess(new URL("./fake-model.ts", import.meta.url), {});
  const modelUrl = `${model.url}/v1`;
  await using relay = await startProcess(new URL("./relay-floor.ts", import.meta.url), {
    DATABASE_URL: floorDatabase.superuserUrl,
    MODEL_URL: modelUrl,
  });
  await using server = await startServerProcess({
    DATABASE_URL: ourDatabase.url,
    AUTH_SECRET,
    AI_BASE_URL: modelUrl,
    AI_MODEL: "bench",
  });

  const openAi = (prompt: string) => ({ model: "bench", stream: true, messages: [{ role: "user", content: prompt }] });
  const direct: Target = (_user, prompt) => ({ url: `${modelUrl}/chat/completions`, body: openAi(prompt) });
  const floor: Target = (user, prompt) => ({
    url: relay.url,
    cookie: users[user]?.cookie,
    body: { ...openAi(prompt), conversationId: randomUUID(), personaId: personaId(user + 1, 1) },
  });
  const ours: Target = (user, prompt) => ({
    url: `${server.url}/functions/v1/ai-chat`,
    cookie: users[user]?.cookie,
    body: {
      messages: [{ role: "user", content: prompt }],
      conversationId: randomUUID(),
      personaContext: { personaId: personaId(user + 1, 1) },
    },
  });
  const targets = [direct, floor, ours] as const;
  await run(targets, WARM_UP);
  const alone = await run(targets, UNPACED);
  const many = await run(targets, UNPACED_MANY);
  const paced = await run(targets, PACED);
  return [
    throughput("as fast as it goes", alone, 0.4),
    streamRate("as fast as it goes, from the first token to the last", alone),
    throughput(`as fast as it goes, ${UNPACED_MANY.streams} answers at once`, many, 0.4),
    throughput(`${STREAMS} paced streams`, paced, 0.93),
    tokenDelay(paced),
    firstToken(await run(targets, FIRST_TOKEN)),
    await memory(ours, server),
  ];
}

const delaysOf = (rounds: Round[]) => rounds.flatMap(({ answers }) => answers.flatMap(({ delaysMs }) => delaysMs));

type Results = [direct: Round[], floor: Round[], ours: Round[]];

/** Measures the targets in turns, in reverse order every other round. */
async function run(targets: readonly Target[], load: Load): Promise<Results> {
  const results: Results = [[], [], []];
  for (let round = 0; round < load.rounds; round += 1) {
    const order = [...targets.entries()];
    for (const [index, target] of round % 2 === 0 ? order : order.toReversed()) {
      results[index]?.push(await once(target, round, load));
    }
  }
  return results;
}

async function once(target: Target, round: number, { perSecond, tokens, streams }: Load): Promise<Round> {
  const prompt = `How do I talk to them tomorrow? [tps=${perSecond} tokens=${tokens}]`;
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: streams }, (_, index) => ask(target((round * streams + index) % SIZE.users, prompt), tokens)),
  );
  return { tokensPerSecond: (tokens * streams * 1000) / (performance.now() - begun), answers };
}

/** Total tokens per second, from the first request to the last byte. */
function throughput(name: string, [direct, floor, ours]: Results, bound: number): Figure {
  const ratios = (rounds: Round[]) =>
    rounds.map((round, index) => round.tokensPerSecond / (direct[index]?.tokensPerSecond ?? Number.NaN));
  const own = ratios(ours);
  return {
    name,
    value: median(own),
    unit: "of the model server",
    bound: { atLeast: bound },
    detail:
      `${median(ours.map((round) => round.tokensPerSecond)).toFixed(0)} tokens/s; rounds ${spread(own)}; ` +
      `the bare relay ${median(ratios(floor)).toFixed(2)}`,
  };
}

/** The rate at which the tokens of an answer arrive, from the first to the last. */
function streamRate(name: string, results: Results): Figure {
  const [direct, floor, ours] = results.map((rounds) =>
    median(rounds.flatMap(({ answers }) => answers.map(({ tokensPerSecond }) => tokensPerSecond))),
  ) as [number, number, number];
  return {
    name,
    value: ours / direct,
    unit: "of the model server",
    detail: `${ours.toFixed(0)} tokens/s; the bare relay ${(floor / direct).toFixed(2)}`,
  };
}

/** The 99th percentile of the delay of a token. */
function tokenDelay(results: Results): Figure {
  const [, floor, ours] = results.map((rounds) => quantile(delaysOf(rounds), 0.99)) as [number, number, number];
  return {
    name: `${STREAMS} paced streams: a token's delay, 99th percentile`,
    value: ours / floor,
    unit: "times the bare relay's",
    bound: { atMost: 2 },
    detail: `${ours.toFixed(1)} ms to ${floor.toFixed(1)} ms; median ${quantile(delaysOf(results[2]), 0.5).toFixed(1)} ms`,
  };
}

/** The maximum memory that open answers add to the server, measured in the second round, after the JIT's warm-up. */
async function memory(ours: Target, server: ServerProcess): Promise<Figure> {
  let before = 0;
  let most = 0;
  for (let round = 0; round < OPEN.rounds; round += 1) {
    before = server.residentMib();
    most = 0;
    const sampling = setInterval(() => (most = Math.max(most, server.residentMib())), 50);
    try {
      await once(ours, round, OPEN);
    } finally {
      clearInterval(sampling);
    }
  }
  return {
    name: `memory for each of ${OPEN.streams} open answers`,
    value: (most - before) / OPEN.streams,
    unit: "MiB",
    bound: { atMost: 1 },
    detail: `${before.toFixed(0)} MiB before, ${most.toFixed(0)} MiB at most`,
  };
}

function firstToken(results: Results): Figure {
  const [direct, floor, ours] = results.map((rounds) =>
    median(rounds.flatMap(({ answers }) => answers.map(({ firstTokenMs }) => firstTokenMs))),
  ) as [number, number, number];
  return {
    name: "added time to the first token",
    value: (ours - direct) / (floor - direct),
    unit: "times the bare relay's",
    bound: { atMost: 2 },
    detail: `${(ours - direct).toFixed(2)} ms to ${(floor - direct).toFixed(2)} ms, on top of ${direct.toFixed(2)} ms`,
  };
}
