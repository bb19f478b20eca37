import type { Socket } from "node:net";
import type pg from "pg";

/** The client's socket; pg's types don't expose it on pooled clients. */
export function socketOf(client: pg.ClientBase): Socket {
  return (client as pg.Client).connection.stream as Socket;
}

/** Buffers writes until `release`, so that they leave in as few packets as possible. */
export function holdWrites(client: pg.ClientBase): { release(): void } {
  const stream = socketOf(client);
  stream.cork();
  return { release: () => stream.uncork() };
}

const gathering = new WeakSet<Socket>();

/** Sends in one packet what is written until all promises that are due now have been continued. */
export function gatherWrites(client: pg.ClientBase): void {
  const stream = socketOf(client);
  if (gathering.has(stream)) return;
  gathering.add(stream);
  stream.cork();
  process.nextTick(() => {
    gathering.delete(stream);
    stream.uncork();
  });
}
