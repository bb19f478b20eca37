import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

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
}

export interface Metrics {
  request(seen: { method: string; route: string; status: number; seconds: number }): void;
  /** A call to an external model, by its task and a fixed word for the outcome (`ok`). */
  modelCall(task: string, outcome: string): void;
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
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method: knownMethod(method), route, status }, seconds),
    modelCall: (task, outcome) => calls.inc({ task, outcome }),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** Clients can send any method; the number of label values must stay limited. */
export function knownMethod(method: string): string {
  return ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].includes(method) ? method : "other";
}
