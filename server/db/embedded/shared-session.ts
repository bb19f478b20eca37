import { PGlite } from "@electric-sql/pglite";

type StreamOptions = Parameters<PGlite["execProtocolRawStream"]>[1];
type ExecParameters = Parameters<PGlite["exec"]>;

const STARTUP = 0;
/** Frontend messages of the extended protocol that form one batch up to Sync (PostgreSQL, "Message Formats"). */
const BATCH = new Set(Buffer.from("PBDECH"));
const BATCH_ENDS = new Set(Buffer.from("SQF"));
const ERROR_RESPONSE = "E".charCodeAt(0);
/**
 * Passed to PGlite in place of each client's own: the session has long begun, so a client's settings would have no
 * effect, and a packet that PostgreSQL rejects would end the server for all.
 */
const STARTUP_PACKET = wireMessage("", "\0\x03\0\0user\0postgres\0database\0postgres\0\0");
const SYNC = wireMessage("S", "");

/**
 * PGlite's defaults without `-F` (no fsync), a log without statements (they contain user text), little retained WAL.
 */
export const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...["fsync=on", "wal_sync_method=fsync", "log_min_messages=fatal", "log_min_error_statement=panic"].flatMap(setting),
  // Its memory is held from the start. The files are in the kernel's cache as well.
  ...["min_wal_size=32MB", "max_wal_size=64MB", "shared_buffers=32MB"].flatMap(setting),
];

/**
 * PGlite behind a socket server whose clients all share its one session. `@electric-sql/pglite-socket` separates
 * clients by transaction, but outside one it may switch clients between any two messages, so that one client's Bind
 * could meet another's Parse. Here a batch counts as a transaction until its Sync.
 */
export class SharedSession extends PGlite {
  /** Called with a failure of the database itself, after which the socket server's queue does not move on. */
  onFault: (error: unknown) => void = () => {};
  #batchOpen = false;

  override isInTransaction(): boolean {
    return this.#batchOpen || super.isInTransaction();
  }

  override async execProtocolRawStream(message: Uint8Array, options: StreamOptions): Promise<void> {
    const type = message[0] ?? STARTUP;
    try {
      await super.execProtocolRawStream(type === STARTUP ? STARTUP_PACKET : message, options);
    } catch (error) {
      this.onFault(error);
      throw error;
    }
    if (BATCH.has(type)) this.#batchOpen = true;
    else if (BATCH_ENDS.has(type)) this.#batchOpen = false;
  }

  /** The socket server's `ROLLBACK` for a client that died must also end its unfinished batch. */
  override async exec(...[query, options]: ExecParameters): ReturnType<PGlite["exec"]> {
    if (query !== "ROLLBACK") return super.exec(query, options);
    await this.abandon();
    return [];
  }

  /** Rolls back whatever is open. Call it only without clients, or for one that has disconnected. */
  async abandon(): Promise<void> {
    await this.runExclusive(async () => {
      // After an error inside a batch PostgreSQL skips everything up to Sync, including the first rollback.
      for (const message of [simpleQuery("rollback"), SYNC, simpleQuery("rollback")]) await this.#run(message);
      this.#batchOpen = false;
    });
  }

  /**
   * Vacuum, statistics and checkpoint: the work of PostgreSQL's background processes, which PGlite lacks. Returns
   * false, having done nothing, while a client is inside a transaction. Restores the session's role or throws:
   * row-level security depends on it.
   */
  async maintain(): Promise<boolean> {
    return this.runExclusive(async () => {
      if (this.isInTransaction()) return false;
      await this.#run(simpleQuery("select set_config('embedded.role', current_setting('role'), false)"));
      for (const step of ["set role none", "vacuum (analyze)", "checkpoint"]) await this.#run(simpleQuery(step));
      const restored = await this.#run(
        simpleQuery("select set_config('role', current_setting('embedded.role'), false)"),
      );
      if (!restored) throw new Error("The role of the session could not be restored.");
      return true;
    });
  }

  /** False if PostgreSQL responded with an error. */
  async #run(message: Uint8Array): Promise<boolean> {
    let first: number | undefined;
    await super.execProtocolRawStream(message, {
      onRawData: (data) => {
        first ??= data[0];
      },
    });
    return first !== ERROR_RESPONSE;
  }
}

function setting(assignment: string): string[] {
  return ["-c", assignment];
}

function simpleQuery(sql: string): Uint8Array {
  return wireMessage("Q", `${sql}\0`);
}

/** A message: a type byte (none for the start-up packet), the length including itself, the content. */
function wireMessage(type: string, content: string): Uint8Array {
  const body = Buffer.from(content);
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return new Uint8Array(Buffer.concat([Buffer.from(type), length, body]));
}
