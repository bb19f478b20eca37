import { setup } from "../support/embedded.ts";
import { houseServer, SHARED } from "./house.ts";

/**
 * Before all journeys: a migrated data folder, of which each server gets a copy, and the server that all of them share
 * but those that need settings of their own.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const remove = await setup();
  const { url, folder, stop } = await houseServer({});
  process.env[SHARED] = JSON.stringify({ url, folder });
  return async () => {
    await stop();
    remove();
  };
}
