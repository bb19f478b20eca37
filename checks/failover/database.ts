import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { connectDatabase } from "#server/db/connect.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import { retryUntilDone } from "../faults/traffic.ts";

/**
 * Waits until a leader answers, without Sintonia. Returns when that was. It may still wait for a standby before its first
 * commit; reading works then, so `/readyz` rightly says that requests can be taken.
 */
export async function hasLeader(superuserUrl: string): Promise<number> {
  const ask = async () => {
    const client = new pg.Client({
      connectionString: superuserUrl,
      connectionTimeoutMillis: 1000,
      query_timeout: 1000,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
      if (rows[0]?.standby) throw new Error("a standby");
    } finally {
      await client.end().catch(() => {});
    }
  };
  await retryUntilDone(ask, 90_000);
  return performance.now();
}

/** Creates the login role and its database. Returns its URL. */
export async function createDatabase(superuserUrl: string): Promise<string> {
  const { password } = new URL(superuserUrl);
  // HAProxy takes every node for the leader until it has asked them all.
  await sleep(5000);
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(`create role sintonia login createrole password '${password}'`);
    await client.query("create database failover owner sintonia");
  } finally {
    await client.end();
  }
  const url = new URL(superuserUrl);
  url.username = "sintonia";
  url.pathname = "/failover";
  return url.href;
}

export async function invite(databaseUrl: string, count: number): Promise<string[]> {
  const db = await connectDatabase({ databaseUrl });
  try {
    const made: string[] = [];
    while (made.length < count)
      made.push((await createInvitation(db, "http://localhost", { tester_type: "beta" })).code);
    return made;
  } finally {
    await db.close();
  }
}
