import type { BackupState } from "#domain/backups/contract.ts";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { MailFigures } from "#server/mail/mail.ts";
import { countRecent, type RecentRequests } from "./recent-requests.ts";

/** Values read when metrics are requested, rather than counted. */
export interface Watched {
  /** Answers being written in this process. */
  runs: () => number;
  /** Readers following an answer. */
  streams: () => number;
  /** Connections to the database: open, of these idle, and callers waiting for one. */
  pool: () => { open: number; idle: number; waiting: number };
  /** Records waiting for the coach's memory, in the whole installation. */
  queue: () => Promise<number>;
  /** Letters of this process that wait, or were not sent. */
  mail: () => MailFigures;
  /** The backups that the server makes by itself; null if it makes none. */
  backups: (() => Promise<BackupState>) | null;
}

export interface Metrics {
  request(seen: { method: string; route: string; status: number; seconds: number }): void;
  /** A call to an external model, by its task and a fixed word for the outcome (`ok`). */
  modelCall(task: string, outcome: string): void;
  /** The requests of the last hour. */
  recent(): RecentRequests;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

/** In seconds; a page takes milliseconds, a streamed answer up to minutes. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** The metrics of this process. No label contains an address, a name or an id. */
export function createMetrics(watched: Watched): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const recent = countRecent();
  const requests = new Histogram({
    name: "sintonia_http_request_duration_seconds",
    help: "Requests by method, route pattern and status, from arrival to the end of the response",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const calls = new Counter({
    name: "sintonia_model_calls_total",
    help: "Calls to the external model by task and outcome",
    labelNames: ["task", "outcome"],
    registers,
  });
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // Without the database a value may be unavailable: it is omitted, the others are reported.
        await Promise.resolve()
          .then(value)
          .then(
            (now) => this.set(now),
            () => this.remove(),
          );
      },
    });
  gauge("sintonia_chat_runs", "Answers being written by this process", watched.runs);
  gauge("sintonia_chat_streams", "Readers following an answer in this process", watched.streams);
  gauge("sintonia_memory_queue", "Records waiting for the coach’s memory, in the whole installation", watched.queue);
  gauge("sintonia_mail_waiting", "Letters of this process that are tried again", () => watched.mail().waiting);
  register.registerMetric(mailFailures(watched.mail));
  if (watched.backups) backupGauges(watched.backups, gauge);
  const connections = new Gauge({
    name: "sintonia_db_connections",
    help: "Connections of this process to the database, and callers waiting for one",
    labelNames: ["state"],
    registers: [],
    collect() {
      const { open, idle, waiting } = watched.pool();
      this.set({ state: "busy" }, open - idle);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
  register.registerMetric(connections);
  return {
    request: ({ method, route, status, seconds }) => {
      requests.observe({ method: knownMethod(method), route, status }, seconds);
      recent.add(status);
    },
    recent: () => recent.read(),
    modelCall: (task, outcome) => calls.inc({ task, outcome }),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

function mailFailures(read: Watched["mail"]) {
  return new Counter({
    name: "sintonia_mail_failures_total",
    help: "Letters that this process did not send: refused by the mail server, or tried for too long",
    labelNames: ["outcome"],
    registers: [],
    collect() {
      const { refused, givenUp } = read();
      this.reset();
      this.inc({ outcome: "refused" }, refused);
      this.inc({ outcome: "given_up" }, givenUp);
    },
  });
}

type AddGauge = (name: string, help: string, value: () => number | Promise<number>) => void;

function backupGauges(read: () => Promise<BackupState>, gauge: AddGauge): void {
  // Those of one request are read together.
  let reading: Promise<BackupState> | null = null;
  const state = () =>
    (reading ??= read().finally(() => {
      reading = null;
    }));
  const good = async () => {
    const run = (await state()).last_good;
    if (!run?.ended_at) throw new Error("none yet");
    return { ...run, startedAt: Date.parse(run.started_at), endedAt: Date.parse(run.ended_at) };
  };
  gauge(
    "sintonia_backup_last_success_timestamp_seconds",
    "When the last verified backup was begun, in the whole installation",
    async () => (await good()).startedAt / 1000,
  );
  gauge("sintonia_backup_size_bytes", "Size of the last verified backup", async () => (await good()).bytes ?? 0);
  gauge(
    "sintonia_backup_duration_seconds",
    "How long the last verified backup took, verification and upload included",
    async () => {
      const { startedAt, endedAt } = await good();
      return (endedAt - startedAt) / 1000;
    },
  );
  gauge(
    "sintonia_backup_failures",
    "Backups that failed since the last verified one",
    async () => (await state()).failures,
  );
  gauge("sintonia_backup_not_uploaded", "1 if the last verified backup is not at the S3 target", async () =>
    (await good()).uploaded === false ? 1 : 0,
  );
}

/** Clients can send any method; the number of label values must stay limited. */
export function knownMethod(method: string): string {
  return ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].includes(method) ? method : "other";
}
