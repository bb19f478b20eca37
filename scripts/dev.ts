import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createServer } from "vite";
import { freePort } from "../tests/support/listen.ts";
import { ensureWeb } from "./ensure-web.ts";

const root = resolve(import.meta.dirname, "..");
const port = Number(process.env["PORT"] ?? 3000);
const host = process.env["HOST"] ?? "127.0.0.1";
const SERVER_PATHS = ["/api", "/calendar", "/functions", "/healthz", "/metrics", "/readyz"];

/**
 * Two processes: Vite, at the printed address, with hot reload; behind it the server, restarted whenever one of its
 * files changes. Links and cookies use Vite's address.
 */
async function main(): Promise<void> {
  // The server does not start without built pages. Old ones will do: here Vite serves the pages.
  if (!existsSync(resolve(root, "dist/web"))) await ensureWeb(root);
  const apiPort = await freePort();
  const target = `http://127.0.0.1:${apiPort}`;
  const vite = await createServer({
    root,
    configFile: resolve(root, "vite.config.ts"),
    clearScreen: false,
    server: { host, port, strictPort: true, proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, target])) },
  });
  await vite.listen();
  const publicUrl = process.env["PUBLIC_URL"] ?? `http://localhost:${port}`;
  console.log(`Sintonia, with hot reload: ${publicUrl}`);

  const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "scripts/dev-server.ts"], {
    cwd: root,
    env: { ...process.env, PORT: String(apiPort), HOST: "127.0.0.1", PUBLIC_URL: publicUrl },
    stdio: "inherit",
  });
  const stop = (signal: NodeJS.Signals): void => {
    server.kill(signal);
    void vite.close();
  };
  process.once("SIGINT", () => stop("SIGINT"));
  process.once("SIGTERM", () => stop("SIGTERM"));
  const code = await new Promise<number>((done) => server.once("exit", (status) => done(status ?? 0)));
  await vite.close();
  process.exitCode = code;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
