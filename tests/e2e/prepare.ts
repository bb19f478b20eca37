import { setup } from "../support/embedded.ts";

/** Before all journeys: one migrated data folder, of which each server gets a copy; a new one takes seconds. */
export default setup;
