import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const EVERY_MS = 250;
const LATE_MS = 1500;

/** Asks every node all the time whether it takes writes. */
export class Primaries {
  /** The nodes that took writes, at each look. */
  readonly looks: number[][] = [];
  private ending = false;
  private readonly running: Promise<void>;

  /** `urls` are a superuser's, by node. */
  constructor(urls: Map<number, string>) {
    this.running = this.watch(urls);
  }

  private async watch(urls: Map<number, string>): Promise<void> {
    while (!this.ending) {
      const asked = [...urls].map(async ([node, url]) => ((await takesWrites(url)) ? [node] : []));
      this.looks.push((await Promise.all(asked)).flat());
      await sleep(EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    this.ending = true;
    await this.running;
  }

  /** Looks at which more than one node took writes. */
  get several(): number {
    return this.looks.filter((nodes) => nodes.length > 1).length;
  }

  /** Looks at which no node took writes. */
  get none(): number {
    return this.looks.filter((nodes) => nodes.length === 0).length;
  }

  /** How often another node than before took writes. */
  get changes(): number {
    const leaders = this.looks.flatMap(([node]) => node ?? []);
    return leaders.filter((node, at) => at > 0 && node !== leaders[at - 1]).length;
  }
}

async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: LATE_MS, query_timeout: LATE_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
    return rows[0]?.standby === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
