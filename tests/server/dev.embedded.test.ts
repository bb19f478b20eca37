import { afterAll, expect, test } from "vitest";
import { freePort } from "../support/listen.ts";
import { preparedFolder, startProcess, temporaryFolder } from "../support/server-process.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

test("with hot reload Vite serves the pages and proxies the rest to a server, and both end together", async () => {
  const port = await freePort();
  const env = { DATA_DIR: preparedFolder(folder), PORT: String(port), NODE_ENV: "development" };
  const dev = await startProcess(new URL("../../scripts/dev.ts", import.meta.url), env);
  await expect
    .poll(() => dev.stdout(), { timeout: 60_000 })
    .toMatch(new RegExp(`^Invitation: http://localhost:${port}/invite/[\\w-]{32}$`, "m"));
  const get = async (at: string) => (await fetch(`http://127.0.0.1:${port}${at}`)).text();
  expect(await get("/readyz")).toContain("ok");
  for (const page of ["/", "/auth"]) expect(await get(page), page).toContain("/@vite/client");
  await dev.stop("SIGINT");
  expect(await dev.exited).toBe(0);
});
