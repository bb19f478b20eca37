import { randomUUID } from "node:crypto";
import { startProcess, startServerProcess, type ServerProcess } from "../../tests/support/server-process.ts";
import { median, quantile, spread, type Figure } from "../report.ts";
import { AUTH_SECRET, personaId, seedSintonia, startCluster } from "../seed.ts";
import { ask, type Answer, type Question } from "./ask.ts";

const STREAMS = 50;
/** So many that nobody asks as often as is refused. */
const SIZE = { users: 10 * STREAMS, people: 3, notes: 5 };
/** Long answers: a short one would measure its start, which has a figure of its own. */
const UNPACED = { perSecond: 0, tokens: 2000, streams: 1, rounds: 15 };
const UNPACED_MANY = { perSecond: 0, tokens: 2000, streams: 16, rounds: 9 };
const PACED = { perSecond: 50, tokens: 200, streams: STREAMS, rounds: 3 };
const FIRST_TOKEN = { perSecond: 50, tokens: 3, streams: 1, rounds: 40 };
/** Slow answers, so that all of them are open at the same time for a while. */
const OPEN = { perSecond: 10, tokens: 60, streams: 200, rounds: 2 };
/** A thousand answers: by then all three are compiled, as they are in a server that has been running for a day. */
const WARM_UP = { perSecond: 0, tokens: 200, streams: STREAMS, rounds: 20 };

interface Load {
  /** Tokens a second; 0 for as many as are taken. */
  perSecond: number;
  /** Of each answer. */
  tokens: number;
  /** Answers at the same time. */
  streams: number;
  rounds: number;
}

/** Makes the question of one user, counted from 0. */
type Target = (user: number, prompt: string) => Question;

interface Round {
  tokensPerSecond: number;
  answers: Answer[];
}

/** What ai-chat costs a streamed answer, against the model server itself and against the least a relay can do. */
export async function measureChat(): Promise<Figure[]> {
  // What is said to be saved is on the disk, as it is for whoever runs this.
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

/** Visits the targets in turns, each round in the other direction. */
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

/** Tokens a second of all answers together, from the first question to the last byte: begin and end included. */
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

/** How fast the tokens of an answer follow each other, from the first to the last, as the yardstick counts a stream. */
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

/** How long a token is on its way at worst, but for one in a hundred. */
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

/** What open answers add to the server's memory, at most at any time; the second time round, with its code compiled. */
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
