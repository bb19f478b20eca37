import { context, SpanKind, SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from "@opentelemetry/sdk-trace";
import type { Log } from "#server/services.ts";
import type { Env } from "./env.ts";
import type { SpanEnd, Tracing } from "./tracing.ts";

/** How long a shutdown waits for the collector, in milliseconds. */
const CLOSE_MS = 3000;
/** A collector that is away is logged at most this often, in milliseconds. */
const LOG_EVERY_MS = 60_000;

/** The exporter reads its address, headers, certificate and time limit from the standard variables. */
export function startOpenTelemetry(env: Env, log: Log): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const resource = resourceFromAttributes({ "service.name": "sintonia" }).merge(
    detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
  );
  const provider = new TracerProvider({
    resource: defaultResource().merge(resource),
    sampler: samplerOf(env),
    spanProcessors: [new BatchSpanProcessor({ exporter: logged(new OTLPTraceExporter(), log) })],
  });
  const tracer = provider.getTracer("sintonia");
  return {
    request(work) {
      const span = tracer.startSpan("request", { kind: SpanKind.SERVER, root: true });
      const result = context.with(trace.setSpan(context.active(), span), work);
      return {
        result,
        traceId: span.spanContext().traceId,
        end: (name, end) => {
          span.updateName(name);
          endSpan(span, end);
        },
      };
    },
    begin(name, _kind, attributes) {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
      return (end = {}) => endSpan(span, end);
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

function endSpan(span: Span, { error, attributes }: SpanEnd): void {
  if (attributes) span.setAttributes(attributes);
  if (error !== undefined) {
    span.setAttribute("error.type", error);
    // Without a message: an error's may contain user text.
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** OTEL_TRACES_SAMPLER. Nothing has a parent outside this process, so the `parentbased_` ones are the same as theirs. */
function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: Env): Sampler {
  if (name.endsWith("always_off")) return new AlwaysOffSampler();
  return name.endsWith("traceidratio") ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}

/** The exporter drops what it cannot send; this says so. */
function logged(exporter: SpanExporter, log: Log): SpanExporter {
  let logAfter = 0;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error && Date.now() >= logAfter) {
          logAfter = Date.now() + LOG_EVERY_MS;
          log("warn", "traces_not_sent", { spans: spans.length });
        }
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
