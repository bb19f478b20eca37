import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "../../tests/support/client.ts";
import {
  startProcess,
  startServerProcess,
  temporaryFolder,
  type ListeningProcess,
} from "../../tests/support/server-process.ts";
import { median, spread, type Figure } from "../report.ts";
import { AUTH_SECRET, seedFloor, seedSintonia, startCluster, type SeededUser } from "../seed.ts";
import { measureRowSecurity } from "./row-security.ts";
import { startSideLoad, type SideLoad } from "./side-load.ts";
import { load, type Load } from "./wrk.ts";

const SIZE = { users: 200, people: 50, notes: 20 };
/** Short alternating slices: with other load on the machine, only figures of the same round are comparable. */
const ROUNDS = 12;
const SLICE_SECONDS = 2;

interface Target {
  server: ListeningProcess;
  url: string;
  cookies: string[];
  cookieFile: string;
  slices: (Load & { cpuMicroseconds: number })[];
  /** Asks for pages that the server does not have in memory. */
  anew?: boolean;
}

/** Throughput and tail latency of the people list compared with the floor, and the cost of row-level security. */
export async function measureApi(): Promise<Figure[]> {
  await using cluster = await startCluster();
  const floorDatabase = await cluster.createDatabase("bench_floor");
  const ourDatabase = await cluster.createDatabase("bench_sintonia");
  const floorCookies = await seedFloor(floorDatabase.superuserUrl, SIZE);
  const users = await seedSintonia(ourDatabase, SIZE);

  using data = temporaryFolder();
  const target = async (server: ListeningProcess, path: string, cookies: string[]): Promise<Target> => {
    const cookieFile = join(data.folder, `${new URL(server.url).port}.txt`);
    await writeFile(cookieFile, cookies.join("\n"));
    return { server, url: server.url + path, cookies, cookieFile, slices: [] };
  };
  await using floorServer = await startProcess(new URL("./people-floor.ts", import.meta.url), {
    DATABASE_URL: floorDatabase.url,
  });
  await using ourServer = await startServerProcess({ DATABASE_URL: ourDatabase.url, AUTH_SECRET });
  const floor = await target(floorServer, "/people", floorCookies);
  const ours = await target(
    ourServer,
    "/api/personas",
    users.map(({ cookie }) => cookie),
  );
  await checkAnswers(floor, ours);
  for (const each of [floor, ours]) await load(each.url, each.cookieFile, SLICE_SECONDS);
  await inTurns(floor, ours);
  const figures = compare(floor.slices, ours.slices);
  figures.push(await measureAnew(floor, ours), ...(await measureRowSecurity(ourDatabase, users)));
  return [...figures, await measureBesides(floor, ours, { url: ourServer.url, users })];
}

async function inTurns(floor: Target, ours: Target): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of round % 2 === 0 ? [floor, ours] : [ours, floor]) await takeSlice(each);
  }
}

/** Both once more, with lists that the server has to read (decision 053). */
async function measureAnew(floor: Target, ours: Target): Promise<Figure> {
  for (const each of [floor, ours]) each.slices.length = 0;
  await inTurns(floor, { ...ours, anew: true });
  const throughput = throughputs(floor, ours);
  return {
    name: "throughput, lists read anew",
    value: median(throughput),
    unit: "of the floor",
    detail: `rounds ${spread(throughput)}`,
  };
}

function throughputs(floor: Target, ours: Target): number[] {
  return ours.slices.map((slice, round) => slice.requestsPerSecond / (floor.slices[round] ?? slice).requestsPerSecond);
}

/** Both once more, while 200 people read, write notes and talk with the coach of our server. */
async function measureBesides(
  floor: Target,
  ours: Target,
  { url, users }: { url: string; users: SeededUser[] },
): Promise<Figure> {
  for (const each of [floor, ours]) each.slices.length = 0;
  const begun = performance.now();
  let done: SideLoad["done"];
  {
    await using people = startSideLoad(url, users);
    done = people.done;
    await inTurns(floor, ours);
  }
  const seconds = (performance.now() - begun) / 1000;
  if (done.notes === 0 || done.talks === 0) throw new Error("nobody wrote or talked beside");
  const throughput = throughputs(floor, ours);
  const besides = Object.entries(done).map(([what, count]) => `${(count / seconds).toFixed(1)} ${what}`);
  return {
    name: "throughput, 200 people besides",
    value: median(throughput),
    unit: "of the floor",
    bound: { atLeast: 0.4 },
    detail: `rounds ${spread(throughput)}; besides, in a second: ${besides.join(", ")}`,
  };
}

async function takeSlice({ server, url, cookieFile, slices, anew }: Target): Promise<void> {
  const before = server.cpuSeconds();
  const result = await load(url, cookieFile, SLICE_SECONDS, anew);
  slices.push({ ...result, cpuMicroseconds: ((server.cpuSeconds() - before) * 1e6) / result.requests });
}

/** Checks that both return 50 people with a note each, so that the figures compare the same work. */
async function checkAnswers(floor: Target, ours: Target): Promise<void> {
  const ask = <T>({ url, cookies }: Target) =>
    createClient(url)
      .with({ cookie: cookies.at(-1) ?? "" })
      .json<T>("");
  const floorPeople = await ask<{ body: string | null }[]>(floor);
  const { items } = await ask<{ items: { latest_note: { content: string } | null }[] }>(ours);
  const notes = (bodies: (string | null | undefined)[]) => bodies.filter((body) => body?.startsWith("Note 1: ")).length;
  const found = [notes(floorPeople.map(({ body }) => body)), notes(items.map((item) => item.latest_note?.content))];
  if (found.some((count) => count !== SIZE.people))
    throw new Error(`50 people with their newest note each: found ${found.join(" and ")}`);
}

function compare(floor: Target["slices"], ours: Target["slices"]): Figure[] {
  const ratios = (pick: (slice: Load) => number) =>
    ours.map((slice, round) => pick(slice) / pick(floor[round] ?? slice));
  const both = (pick: (slice: Target["slices"][number]) => number, digits: number, unit: string) =>
    `${median(ours.map(pick)).toFixed(digits)} to ${median(floor.map(pick)).toFixed(digits)} ${unit}`;
  const throughput = ratios((slice) => slice.requestsPerSecond);
  const tail = ratios((slice) => slice.p99);
  return [
    {
      name: "throughput",
      value: median(throughput),
      unit: "of the floor",
      bound: { atLeast: 1 },
      detail: `${both((slice) => slice.requestsPerSecond, 0, "requests/s")}; rounds ${spread(throughput)}`,
    },
    {
      name: "99th percentile",
      value: median(tail),
      unit: "times the floor's",
      bound: { atMost: 2 },
      detail: `${both((slice) => slice.p99, 1, "ms")}; rounds ${spread(tail)}; median ${both((slice) => slice.p50, 1, "ms")}`,
    },
    {
      name: "server's processor time",
      value: median(ours.map((slice) => slice.cpuMicroseconds)) / median(floor.map((slice) => slice.cpuMicroseconds)),
      unit: "times the floor's",
      detail: both((slice) => slice.cpuMicroseconds, 0, "µs a request"),
    },
  ];
}
