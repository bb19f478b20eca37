import { startPostgres, type Cluster } from "./postgres.ts";
import { checkSent, startRecording } from "./sent-statements.ts";

/**
 * Global set-up of Vitest's project `postgres`: one cluster per run, its URL in TEST_POSTGRES_URL; or the one that is
 * already there. At the end each statement that the server sent is checked: the run fails if one would have to ask every
 * machine of a cluster.
 */
export async function setup(): Promise<() => Promise<void>> {
  let own: Cluster | undefined;
  if (!process.env["TEST_POSTGRES_URL"]) {
    own = await startPostgres();
    process.env["TEST_POSTGRES_URL"] = own.url;
  }
  const folder = startRecording();
  return async () => {
    await own?.stop();
    await checkSent(folder);
  };
}
