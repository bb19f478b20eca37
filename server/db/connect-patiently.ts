import pg from "pg";

const LIMIT_MS = 10_000;
const ATTEMPTS = 3;
/** The driver's error has no code. */
const TIMEOUT = "timeout expired";

/**
 * A connection for a start, tried three times where the database does not answer within ten seconds
 * (`connectionTimeoutMillis`), as on a busy machine or while a standby takes over. Any other error ends it at once.
 */
export async function connectPatiently(config: pg.ClientConfig): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionTimeoutMillis: LIMIT_MS, ...config });
    // A lost connection rejects the next query; without a listener the error event would end the process.
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof Error && error.message === TIMEOUT)) throw error;
    }
  }
}
