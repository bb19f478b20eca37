/** What a span may say: never a text, a name, an address, an id of a user, or a value of a statement. */
export type SpanAttributes = Record<string, string | number | boolean>;

/** How a span ended: a fixed word where it failed. */
export interface SpanEnd {
  error?: string | undefined;
  attributes?: SpanAttributes;
}

export type EndSpan = (end?: SpanEnd) => void;

/** Records spans (server/runtime/opentelemetry.ts); only where a collector is configured. */
export interface Tracing {
  /** Runs `work` in a span of its own trace; spans begun within belong to it. */
  request<T>(work: () => T): { result: T; traceId: string; end: (name: string, end: SpanEnd) => void };
  /** Begins a span within the current one. */
  begin(name: string, kind: "client", attributes: SpanAttributes): EndSpan;
  /** Sends what is left. */
  close(): Promise<void>;
}

let active: Tracing | null = null;

/** Null unless a collector is configured. */
export function tracing(): Tracing | null {
  return active;
}

export function setTracing(next: Tracing | null): void {
  active = next;
}

const NOTHING: EndSpan = () => {};

/** Begins a span of a call to another server; does nothing without a collector. */
export function beginSpan(name: string, attributes: SpanAttributes): EndSpan {
  return active?.begin(name, "client", attributes) ?? NOTHING;
}
