import { expect, test } from "vitest";
import { readSources } from "../../tests/support/source-files.ts";
import { readEnv } from "./env.ts";
import { startTracing } from "./start-tracing.ts";
import { beginSpan, tracing } from "./tracing.ts";

test("the packages are loaded by one file, and that file only on demand", () => {
  const sources = readSources().filter(({ path }) => path.startsWith("server/") && !path.includes(".test."));
  const users = sources.filter(({ imports }) => imports.some(({ target }) => target.startsWith("@opentelemetry/")));
  expect(users.map(({ path }) => path)).toEqual(["server/runtime/opentelemetry.ts"]);
  const loaders = sources.filter(({ text }) => /["'][^"']*\/opentelemetry\.ts["']/.test(text));
  expect(loaders.map(({ path }) => path)).toEqual(["server/runtime/start-tracing.ts"]);
  expect(loaders[0]?.text).toContain('await import("./opentelemetry.ts")');
});

test.each([
  [{}],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", OTEL_SDK_DISABLED: "true" }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", OTEL_TRACES_EXPORTER: "none" }],
])("without a collector nothing is traced (%#)", async (given) => {
  await startTracing(readEnv(given), () => {});
  expect(tracing()).toBeNull();
  beginSpan("model answer", {})({ error: "x" });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }, "OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf"],
  [{ OTEL_TRACES_SAMPLER: "jaeger_remote" }, /^OTEL_TRACES_SAMPLER must be one of/],
  [{ OTEL_TRACES_SAMPLER_ARG: "2" }, "OTEL_TRACES_SAMPLER_ARG must be 0 to 1"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4317" }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be/],
])("what is not supported stops the start (%#)", (given, reason) => {
  expect(() => readEnv(given)).toThrow(reason);
});
