import type { Log } from "#server/services.ts";
import type { Env } from "./env.ts";
import { setTracing, tracing } from "./tracing.ts";

/** Starts tracing if a collector is configured; otherwise its packages are not even loaded. */
export async function startTracing(env: Env, log: Log): Promise<void> {
  const collector = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!collector || env.OTEL_SDK_DISABLED || env.OTEL_TRACES_EXPORTER === "none") return;
  const { startOpenTelemetry } = await import("./opentelemetry.ts");
  setTracing(startOpenTelemetry(env, log));
}

/** Sends what is left to the collector. */
export async function stopTracing(): Promise<void> {
  const running = tracing();
  setTracing(null);
  await running?.close();
}
