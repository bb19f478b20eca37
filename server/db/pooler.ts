import pg from "pg";
import { connectPatiently } from "./connect-patiently.ts";
import { standbyError } from "./standby.ts";

/** How a pooler in front of PostgreSQL lends its connections; `session` also stands for no pooler. */
export type Pooler = "session" | "transaction";

/** Whether something between this process and PostgreSQL may change the server process behind a connection. */
export async function isPooled(config: pg.ClientConfig): Promise<boolean> {
  const client = await connectPatiently(config);
  try {
    return !(await isDirect(client));
  } finally {
    await client.end();
  }
}

/**
 * Whether a connection leads to one server process for as long as it lasts. PostgreSQL announces its process id when a
 * connection opens; a pooler announces an id of its own.
 * @throws an error for which `isStandby` holds when it leads to a standby: reads do not fail there, so they would stay,
 * and miss what is written elsewhere. A server cannot become a standby without ending its connections.
 */
export async function isDirect(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number; standby: boolean }>(
    "select pg_backend_pid() as pid, pg_is_in_recovery() as standby",
  );
  if (rows[0]?.standby) throw standbyError();
  return rows[0]?.pid === (client as pg.ClientBase & { processID: number | null }).processID;
}

/**
 * Sends every statement without a name: another client may have prepared one of the same name in the session that is
 * lent next, or nobody may have.
 */
export function withoutNames(client: pg.ClientBase): void {
  const { prototype } = pg.Client;
  const unnamed = (config: unknown) =>
    typeof config === "object" && config !== null && "name" in config ? { ...config, name: undefined } : config;
  const query = (config: unknown, ...rest: unknown[]): unknown =>
    (prototype.query as (...input: unknown[]) => unknown).call(client, unnamed(config), ...rest);
  Object.assign(client, { query });
}
