import type { Database } from "#server/db/connect.ts";

/**
 * A process says every second or so that its answer is still being written (see run.ts). After this silence, in
 * seconds, whoever finds the row may take it for left over by a process that died. Of several processes, whose clocks
 * must agree to a second or two, one may die while the others are asked for its answers; the embedded database has only
 * one, which knows what it writes.
 */
export const STALE_SECONDS: Record<Database["kind"], number> = { embedded: 30, postgres: 10 };

export function isStale({ kind }: Pick<Database, "kind">, lastSign: Date, now: Date): boolean {
  return now.getTime() - lastSign.getTime() > STALE_SECONDS[kind] * 1000;
}
