import { setup } from "../support/embedded.ts";
import { startInstance, SHARED } from "./instance.ts";

/**
 * Playwright's global set-up: migrates a data folder, which each server copies, and starts the server that all journeys
 * share except those that need other settings.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const remove = await setup();
  const { url, folder, stop } = await startInstance({});
  process.env[SHARED] = JSON.stringify({ url, folder });
  return async () => {
    await stop();
    remove();
  };
}
