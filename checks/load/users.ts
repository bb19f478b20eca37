import { connectDatabase } from "#server/db/connect.ts";
import { openEmbedded } from "#server/db/embedded/open.ts";
import { median, quantile, spread, type Figure } from "../../bench/report.ts";
import {
  AUTH_SECRET,
  fill,
  fillSintonia,
  personaId,
  seedFloor,
  seedSintonia,
  signInUser,
  startCluster,
  type SeededUser,
} from "../../bench/seed.ts";
import {
  startProcess,
  startServerProcess,
  temporaryFolder,
  type ServerProcess,
} from "../../tests/support/server-process.ts";
import { visit, type Visitor, type Visits } from "./people.ts";

const SIZE = { users: 200, people: 20, notes: 10 };
const FLOOR = new URL("./floor.ts", import.meta.url);
const SLICES = 4;
/** Excludes the start-up phase of the process. */
const WARM_UP_SECONDS = 5;

/** One planned interaction for each persona. */
const PLANS = `insert into interactions (user_id, persona_id, objectives, planned_date)
  select user_id, id, 'Ask about the summer', now() + interval '3 days' from personas`;
const FLOOR_PLANS = [
  `create table plans (id int primary key generated always as identity, person_id int not null references people (id),
     owner_id int not null, action text not null, planned_at timestamptz not null)`,
  "insert into plans (person_id, owner_id, action, planned_at) select id, owner_id, 'Ask about the summer', now() + interval '3 days' from people",
  "create index on plans (owner_id, planned_at)",
  "create index on notes (owner_id, created_at desc)",
  "grant select on plans to public",
  "vacuum analyze",
];

/** 200 concurrent users on PostgreSQL, compared with a minimal server that only does the reads. */
export async function measureOnPostgres(seconds: number): Promise<Figure[]> {
  await using cluster = await startCluster();
  const floorDatabase = await cluster.createDatabase("load_floor");
  const ourDatabase = await cluster.createDatabase("load_sintonia");
  const cookies = await seedFloor(floorDatabase.superuserUrl, SIZE);
  await fill({ connectionString: floorDatabase.superuserUrl }, FLOOR_PLANS);
  const users = await seedSintonia(ourDatabase, SIZE);
  await fill({ connectionString: ourDatabase.superuserUrl }, [PLANS, "vacuum analyze"]);

  await using floorServer = await startProcess(FLOOR, { DATABASE_URL: floorDatabase.url });
  await using server = await startServerProcess({ DATABASE_URL: ourDatabase.url, AUTH_SECRET });
  const atFloor = cookies.map((cookie, index): Visitor => {
    const person = index * SIZE.people + 1;
    return {
      cookie,
      home: ["/profile", "/people", "/recent", "/coming"],
      persona: [`/person/${person}`, `/notes/${person}`, `/plans/${person}`],
      personaId: null,
    };
  });
  const here = visitors(users);
  await visit(floorServer.url, atFloor, WARM_UP_SECONDS);
  await visit(server.url, here, WARM_UP_SECONDS);
  const reading = here.map((visitor) => ({ ...visitor, personaId: null }));
  const slices: Slice[] = [];
  // Alternating, so that load from other processes affects all of them equally.
  for (let slice = 0; slice < SLICES; slice += 1) {
    const floor = await visit(floorServer.url, atFloor, seconds / SLICES / 3);
    const cpu = server.cpuSeconds();
    const ours = await visit(server.url, here, seconds / SLICES);
    const serverSeconds = server.cpuSeconds() - cpu;
    const alone = await visit(server.url, reading, seconds / SLICES / 3);
    slices.push({ floor, ours, alone, serverSeconds });
  }
  const ours = together(slices.map((slice) => slice.ours));
  const floor = together(slices.map((slice) => slice.floor));
  const alone = together(slices.map((slice) => slice.alone));
  const serverShare = slices.reduce((sum, slice) => sum + slice.serverSeconds, 0) / ours.seconds;
  const ratios = (pick: (slice: Slice) => Visits) => slices.map((slice) => rate(pick(slice)) / rate(slice.floor));
  const beside = ratios((slice) => slice.ours);
  const errors = [...ours.errors, ...floor.errors, ...alone.errors];
  return [
    {
      name: "reads beside notes and talks",
      value: median(beside),
      unit: "of the floor",
      bound: { atLeast: 0.4 },
      detail: `${rate(ours).toFixed(0)} reads/s, with ${ours.notes} notes and ${ours.talks} talks beside them, to ${rate(floor).toFixed(0)}; slices ${spread(beside)}`,
    },
    {
      name: "reads alone",
      value: median(ratios((slice) => slice.alone)),
      unit: "of the floor",
      detail: `${rate(alone).toFixed(0)} reads/s`,
    },
    ...report(ours, errors, serverShare, server),
    { name: "the generator at the floor", value: floor.cpuSeconds / floor.seconds, unit: "of a core" },
  ];
}

/** The same on the embedded database. */
export async function measureOnEmbedded(seconds: number): Promise<Figure[]> {
  using data = temporaryFolder();
  await (await connectDatabase({ dataDir: data.folder })).close();
  const embedded = await openEmbedded(data.folder);
  await fillSintonia(embedded.connection, SIZE);
  await fill(embedded.connection, [PLANS, "vacuum analyze"]);
  await embedded.close();
  const users = await Promise.all(Array.from({ length: SIZE.users }, (_, index) => signInUser(index + 1)));
  await using server = await startServerProcess({ DATA_DIR: data.folder, AUTH_SECRET });
  const here = visitors(users);
  await visit(server.url, here, WARM_UP_SECONDS);
  const cpu = server.cpuSeconds();
  const ours = await visit(server.url, here, seconds);
  const share = (server.cpuSeconds() - cpu) / ours.seconds;
  return [
    {
      name: "reads",
      value: ours.reads / ours.seconds,
      unit: "a second",
      detail: `with ${ours.notes} notes and ${ours.talks} talks beside them`,
    },
    ...report(ours, ours.errors, share, server),
  ];
}

function visitors(users: SeededUser[]): Visitor[] {
  return users.map(({ cookie }, index) => {
    const person = personaId(index + 1, 1);
    return {
      cookie,
      home: ["/api/profile", "/api/personas", "/api/notes?limit=5", "/api/interactions?status=planned&limit=3"],
      persona: [
        `/api/personas/${person}`,
        `/api/personas/${person}/notes`,
        `/api/personas/${person}/interactions?status=planned`,
      ],
      personaId: person,
    };
  });
}

interface Slice {
  floor: Visits;
  ours: Visits;
  alone: Visits;
  serverSeconds: number;
}

function rate({ reads, seconds }: Visits): number {
  return reads / seconds;
}

function together(visits: Visits[]): Visits {
  const sum = (pick: (visit: Visits) => number) => visits.reduce((total, each) => total + pick(each), 0);
  return {
    reads: sum(({ reads }) => reads),
    notes: sum(({ notes }) => notes),
    talks: sum(({ talks }) => talks),
    readsMs: visits.flatMap(({ readsMs }) => readsMs),
    errors: visits.flatMap(({ errors }) => errors),
    seconds: sum(({ seconds }) => seconds),
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
  };
}

function report(ours: Visits, errors: string[], serverShare: number, server: ServerProcess): Figure[] {
  return [
    {
      name: "errors",
      value: errors.length,
      unit: "answers",
      bound: { atMost: 0 },
      detail: [...new Set(errors)].slice(0, 3).join("; "),
    },
    {
      name: "a read",
      value: quantile(ours.readsMs, 0.5),
      unit: "ms, median",
      detail: `99th percentile ${quantile(ours.readsMs, 0.99).toFixed(0)} ms, slowest ${Math.max(0, quantile(ours.readsMs, 1)).toFixed(0)} ms`,
    },
    { name: "the server", value: serverShare, unit: "of a core", detail: `${server.residentMib().toFixed(0)} MiB` },
    { name: "the generator", value: ours.cpuSeconds / ours.seconds, unit: "of a core" },
  ];
}
