import type { Socket } from "node:net";
import type pg from "pg";

/** What a connection is sent through, which the types of one that a pool lends do not show. */
export function socketOf(client: pg.ClientBase): Socket {
  return (client as pg.Client).connection.stream as Socket;
}

/** What is sent until `release` is called travels in as few packets as it fits into. */
export function hold(client: pg.ClientBase): { release(): void } {
  const stream = socketOf(client);
  stream.cork();
  return { release: () => stream.uncork() };
}
