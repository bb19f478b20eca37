import { ensureSystemPackages, type SystemPackage } from "../../scripts/system-packages.ts";
import { startBreakableProxy } from "../../tests/e2e/breakable-proxy.ts";
import { startServerProcess, temporaryFolder } from "../../tests/support/server-process.ts";
import { openFirefox } from "./firefox.ts";
import { complaints, mainJob } from "./job.ts";
import { Driver, type Browser } from "./driver.ts";
import { openWebKit } from "./webkit.ts";

/** Without this file, as where workers are forbidden, the application does without one. */
const WORKER_URL = "/service-worker.js";

const BROWSERS: Record<string, () => Promise<Browser>> = { firefox: openFirefox, webkit: openWebKit };

const PACKAGES: Record<string, SystemPackage[]> = {
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
};

/** Runs the main job in one browser with its own server and database. Prints each step; returns false on a failure. */
async function play(open: () => Promise<Browser>, withWorker: boolean): Promise<boolean> {
  const { folder, remove } = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: folder });
  const proxy = await startBreakableProxy(server.url, withWorker ? {} : { without: WORKER_URL });
  try {
    await using browser = await open();
    console.log(`${browser.name}, ${withWorker ? "with" : "without"} a service worker`);
    const driver = new Driver(browser);
    const invitation = (server.invitation ?? "").replace(server.url, proxy.url);
    for (const [name, run] of mainJob(driver, proxy, invitation, withWorker)) {
      const start = performance.now();
      await run();
      const found = await complaints(driver);
      if (found.length > 0) throw new Error(`${name}: the page complained: ${found.join("; ")}`);
      console.log(`  ${name}: good, ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
    return true;
  } catch (error) {
    console.log(`  failed: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    await proxy.close();
    await server.stop();
    remove();
  }
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in BROWSERS));
if (unknown.length > 0) {
  console.error(`Unknown browser ${unknown.join(", ")}: choose among ${Object.keys(BROWSERS).join(", ")}.`);
  process.exit(1);
}
const names = chosen.length > 0 ? chosen : Object.keys(BROWSERS);
ensureSystemPackages(names.flatMap((name) => PACKAGES[name] ?? []));
let good = true;
for (const name of names) {
  for (const withWorker of [true, false]) good = (await play(BROWSERS[name]!, withWorker)) && good;
}
process.exit(good ? 0 : 1);
