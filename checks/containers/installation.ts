import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { environmentOf, readCompose } from "../../tests/support/compose.ts";
import { freePort } from "../../tests/support/listen.ts";
import { findPostgres, startPostgres } from "../../tests/support/postgres.ts";
import { until } from "../until.ts";
import type { BuiltImage } from "./build.ts";
import { runCommand } from "./commands.ts";
import { startContainer, type Container } from "./container.ts";
import { writeBundle } from "./service.ts";

const START_SECONDS = 180;

/** What compose.yaml makes of an .env, with a database that takes the place of the service `database`. */
export interface Installation extends AsyncDisposable {
  url: string;
  port: number;
  graceSeconds: number;
  /** Starts the server's container and waits until it is ready; another after it has the same volumes. */
  start(): Promise<Container & { readySeconds: number }>;
}

const secret = () => randomBytes(24).toString("hex");

/** The .env that compose.yaml describes, with backups. */
const makeEnv = () => ({
  POSTGRES_PASSWORD: secret(),
  SINTONIA_DB_PASSWORD: secret(),
  AUTH_SECRET: randomBytes(32).toString("base64"),
  PUBLIC_URL: "https://sintonia.example.org",
  BACKUP_DIR: "/backups",
  BACKUP_PASSPHRASE: secret(),
});

export async function makeInstallation(folder: string, image: BuiltImage): Promise<Installation> {
  const { services, configs } = readCompose();
  const service = services["sintonia"]!;
  const env = makeEnv();
  const grace = /^(\d+)s$/.exec(service.stop_grace_period ?? "10s")?.[1];
  if (!grace) throw new Error(`compose.yaml has a stop_grace_period that this check does not read.`);
  const cluster = await startPostgres({ durable: true });
  try {
    const { host, hostname, port: databasePort, password } = new URL(cluster.url);
    // As its image runs the scripts of /docker-entrypoint-initdb.d.
    await runCommand(["sh", "-euc", configs["first-start"]!.content.replaceAll("$$", "$")], {
      env: {
        ...environmentOf(services["database"]!, env),
        PATH: `${findPostgres()}:${process.env["PATH"]}`,
        PGHOST: hostname,
        PGPORT: databasePort,
        PGPASSWORD: password,
      },
    });
    const port = await freePort();
    const bundle = join(folder, "bundle");
    writeBundle({
      folder: bundle,
      files: image.files,
      volumes: join(folder, "volumes"),
      config: image.config,
      service,
      env,
      change: (given) => ({
        ...given,
        PORT: String(port),
        DATABASE_URL: given["DATABASE_URL"]!.replace("@database:5432/", `@${host}/`),
      }),
    });
    const url = `http://127.0.0.1:${port}`;
    return {
      url,
      port,
      graceSeconds: Number(grace),
      start: async () => {
        const begun = performance.now();
        const container = await startContainer(`sintonia-check-${process.pid}`, bundle, join(folder, "runc"));
        try {
          await ready(container, url);
          return { ...container, readySeconds: (performance.now() - begun) / 1000 };
        } catch (error) {
          await container[Symbol.asyncDispose]();
          throw error;
        }
      },
      [Symbol.asyncDispose]: cluster.stop,
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** @throws with its log if the container ends or takes too long. */
async function ready(container: Container, url: string): Promise<void> {
  let ended = false;
  void container.ended.then(() => (ended = true));
  const look = async () => {
    if (ended) throw new Error("it has ended");
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok;
  };
  try {
    await until("/readyz", START_SECONDS, look);
  } catch (cause) {
    throw new Error(`The container is not ready: ${String(cause)}\n${container.log().slice(-3000)}`, { cause });
  }
}
