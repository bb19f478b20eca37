import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { createAi } from "./ai/door.ts";
import type { AiSettings } from "./ai/settings.ts";
import { createWriterThread } from "./ai/writer-thread.ts";
import { createApp } from "./app.ts";
import { createAuth } from "./auth/auth.ts";
import { googleSettings } from "./auth/google.ts";
import { mergeStorageRows } from "./db/account-storage.ts";
import type { Database } from "./db/connect.ts";
import { readBackupState } from "./records/backups/read-backup-state.ts";
import { spendTokens } from "./records/account/model-use.ts";
import { EnvError, type Env } from "./runtime/env.ts";
import { runDueBackup } from "./features/backups/run-due-backup.ts";
import type { BackupSettings } from "./features/backups/settings.ts";
import { hasAccounts } from "./features/account/has-accounts.ts";
import { recoverRuns } from "./features/chat/recover-runs.ts";
import { openStreams } from "./features/chat/run-stream.ts";
import { liveRunIds, stopAllRuns } from "./features/chat/runs.ts";
import { createInvitation } from "./records/invitations/create-invitation.ts";
import { revokeStartInvitations } from "./features/invitations/revoke-invitation.ts";
import { sendReminders } from "./features/reminders/send-reminders.ts";
import { vapidKeys } from "./features/reminders/vapid-keys.ts";
import { createLookBackMail } from "./features/progress/look-back-mail.ts";
import { readPending } from "./features/safety/read-pending.ts";
import { countPending } from "./features/search/count-pending.ts";
import { startMemoryWorker } from "./features/search/memory-worker.ts";
import { inOrder } from "./http/in-order.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { observed } from "./http/observe.ts";
import { createMail } from "./mail/mail.ts";
import { pageRoutes } from "./pages/pages.ts";
import { createPageRenderer } from "./pages/render.ts";
import { rememberPublicUrl } from "./runtime/public-url.ts";
import type { Log, Services } from "./services.ts";
import { warmUp } from "./warm-up.ts";
import { purgeDeleted } from "./records/account/purge-deleted.ts";

const WEB = fileURLToPath(new URL("../dist/web", import.meta.url));
const MINUTE = 60_000;
/**
 * How long an idle connection stays open: longer than Caddy (two minutes) and nginx (one) keep theirs. If it closed
 * while a proxy sends a request on it, that request would be lost, because a proxy may not simply send it again.
 */
const KEEP_ALIVE_MS = 130_000;
/** Errors of `listen` if HOST is an unknown name, or the address of another machine. */
const NO_ADDRESS = new Set(["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"]);

export interface RunningServer {
  url: string;
  /** The invitation link to print while no account exists. */
  invitation: string | null;
  /** Resolves when the embedded database has failed for good. */
  failed: Promise<Error>;
  /** Answers 503 on /readyz for `delayMs` while it still serves requests, then ends running ones, within seconds. */
  close(delayMs?: number): Promise<void>;
}

export interface Mounted {
  env: Env;
  log: Log;
  db: Database;
  /** The secret of sessions. */
  secret: string;
  backups: BackupSettings | null;
  limits: boolean;
  clock: () => Date;
}

/** Mounts everything on an open database and listens. @throws the error of the port; the database is then closed. */
export async function mountServer({ env, log, db, secret, backups, limits, clock }: Mounted): Promise<RunningServer> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  try {
    const mounted = holdRequests(server);
    const port = await listen(server, env.PORT, env.HOST);
    const publicUrl = env.PUBLIC_URL ?? `http://${hostInUrl(env.HOST)}:${port}`;
    if (!env.DATABASE_URL) rememberPublicUrl(env.DATA_DIR, publicUrl);
    let draining = false;
    const metrics = createMetrics({
      runs: () => liveRunIds().length,
      streams: openStreams,
      pool: () => db.pool(),
      queue: () => countPending(db),
      mail: () => mail.figures(),
      backups: backups ? () => readBackupState(services) : null,
    });
    const site = { publicUrl, helpEmail: env.HELP_EMAIL, operatorName: env.OPERATOR_NAME };
    const mail = createMail({ ...mailSettings(env), site, log, clock });
    const writer = createWriterThread();
    const ai = createAi(aiSettings(env, { db, metrics, write: writer.write }), log);
    const services: Services = {
      db,
      log,
      mail,
      clock,
      site,
      trustProxy: env.TRUST_PROXY,
      limits,
      reminders: { pushHosts: env.PUSH_HOSTS, readLookBack: createLookBackMail({ db, ai, log, site }) },
      operation: {
        draining: () => draining,
        figures: { metrics, token: env.METRICS_TOKEN },
        backups: backups?.schedule ?? null,
        installation: {
          startedAt: clock(),
          dataDir: env.DATA_DIR,
          mailBy: env.SMTP_URL ? "server" : "folder",
          dailyTokens: env.AI_DAILY_TOKENS ?? null,
        },
      },
      ai,
      auth: createAuth({ db, secret, publicUrl, google: googleSettings(env), clock, log }),
    };
    const api = createApp(services);
    const app = api.route("/", pageRoutes(services, WEB, createPageRenderer(api, log)));
    await recoverRuns(db, services.clock(), { starting: true });
    // A full disk does not prevent the start; the keys are then made when first needed.
    await vapidKeys(services).catch((error: Error) => log("warn", "push_keys_not_made", { kind: error.name }));
    /** Requests being handled, including those whose connection has ended. */
    const handled = new Set<Promise<Response>>();
    const handle: typeof app.fetch = (...request) => {
      const answer = Promise.resolve(app.fetch(...request));
      const forget = () => handled.delete(answer);
      handled.add(answer);
      answer.then(forget, forget);
      return answer;
    };
    mounted(observed(inOrder(getRequestListener(handle)), { log, metrics }));

    const chores = startChores(services, backups, () => draining);

    const invitation = await firstInvitation(services);
    const memory = startMemoryWorker(services);
    // Once it answers: both are slow the first time.
    void warmUp().then(() => app.request("/api/openapi.json"));

    return {
      url: publicUrl,
      invitation,
      failed: db.failed,
      close: async (delayMs = 0) => {
        draining = true;
        if (delayMs > 0) await sleep(delayMs);
        const chored = chores.stop();
        const closed = new Promise((done) => server.close(done));
        await stopAllRuns();
        // A connection is idle once its reader has received the end; one that does not read is closed after a while.
        const idle = setInterval(() => server.closeIdleConnections(), 50);
        const late = setTimeout(() => server.closeAllConnections(), 5000);
        await closed;
        clearInterval(idle);
        clearTimeout(late);
        await Promise.allSettled(handled);
        // Runs started meanwhile by requests already in progress.
        await stopAllRuns();
        await memory.stop();
        await chored;
        await mail.close();
        await writer.close();
        await db.close();
      },
    };
  } catch (error) {
    server.close();
    server.closeAllConnections();
    await db.close();
    throw error;
  }
}

function mailSettings({ SMTP_URL, MAIL_FROM, DATA_DIR }: Env) {
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, folder: path.join(DATA_DIR, "mail") };
}

function aiSettings(
  env: Env,
  { db, metrics, write }: { db: Database; metrics: Metrics; write: AiSettings["write"] },
): AiSettings {
  return {
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    model: env.AI_MODEL,
    transcriptionModel: env.AI_TRANSCRIPTION_MODEL,
    embeddingModel: env.AI_EMBEDDING_MODEL,
    dailyTokens: env.AI_DAILY_TOKENS,
    spend: (userId, tokens) => spendTokens(db, userId, tokens, new Date()),
    count: (task, outcome) => metrics.modelCall(task, outcome),
    write,
  };
}

/** Runs the chores now and every minute; `draining` interrupts the long ones, whose end `stop` waits for. */
function startChores(
  services: Services,
  backups: BackupSettings | null,
  draining: () => boolean,
): { stop: () => Promise<void> } {
  const { db, clock, log } = services;
  const failed = (error: Error) => log("error", "chores_failed", { kind: error.name });
  const running = new Map<string, Promise<unknown>>();
  /** Starts a chore that may take longer than a minute, unless it still runs. */
  const start = (name: string, chore: () => Promise<unknown>) => {
    if (running.has(name)) return;
    const done = chore()
      .catch(failed)
      .finally(() => running.delete(name));
    running.set(name, done);
  };
  const startLong = () => {
    start("safety", () => readPending(db, clock(), draining));
    start("reminders", () => sendReminders(services, draining));
    start("storage", () => mergeStorageRows(db));
    if (backups) start("backup", () => runDueBackup(services, backups, draining));
  };
  startLong();
  const chores = setInterval(() => {
    const now = clock();
    // A chore that fails does not stop the others.
    for (const chore of [purgeDeleted(db, now), recoverRuns(db, now)]) chore.catch(failed);
    startLong();
  }, MINUTE);
  chores.unref();
  return {
    stop: async () => {
      clearInterval(chores);
      await Promise.all(running.values());
    },
  };
}

/** Keeps what is requested while the server starts, until it is known who answers. */
function holdRequests(server: Server): (listener: RequestListener) => void {
  const held = Promise.withResolvers<RequestListener>();
  const hold: RequestListener = (request, response) =>
    void held.promise.then((listener) => listener(request, response));
  server.on("request", hold);
  return (listener) => {
    server.off("request", hold).on("request", listener);
    held.resolve(listener);
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // The database fails with some of the same codes; only here do they mean HOST.
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(NO_ADDRESS.has(error.code ?? "") ? new EnvError("HOST is not an address of this machine") : error);
    server.once("error", refuse);
    server.listen(port, host, () => {
      server.off("error", refuse);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** An address that can be opened: one that listens on all interfaces is reached by its loopback. */
function hostInUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** While there is no account, each start creates an invitation and revokes the one printed before. */
async function firstInvitation({ db, site }: Services): Promise<string | null> {
  if (await hasAccounts(db)) return null;
  await revokeStartInvitations(db);
  const invitation = await createInvitation(db, site.publicUrl, { tester_type: "owner", atStart: true });
  return invitation.url;
}
