import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { preparedFolder, temporaryFolder } from "../support/server-process.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

test("with hot reload the pages come from Vite, the rest from a server behind it, and both end together", async () => {
  const port = await freePort();
  const dev = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], DATA_DIR: preparedFolder(folder), PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((done) => dev.once("exit", done));
  let said = "";
  dev.stderr.on("data", (part: Buffer) => (said += part.toString()));
  const invitation = new Promise<string>((done, fail) => {
    createInterface({ input: dev.stdout }).on("line", (line) => {
      const link = /^Invitation: (\S+)$/.exec(line)?.[1];
      if (link) done(link);
    });
    void exited.then((code) => fail(new Error(`ended with ${code}: ${said}`)));
  });
  expect(await invitation).toMatch(new RegExp(`^http://localhost:${port}/invite/[\\w-]{32}$`));
  const get = async (at: string) => (await fetch(`http://127.0.0.1:${port}${at}`)).text();
  expect(await get("/readyz")).toContain("ok");
  for (const page of ["/", "/auth"]) expect(await get(page), page).toContain("/@vite/client");
  dev.kill("SIGINT");
  expect(await exited).toBe(0);
});
