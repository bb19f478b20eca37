import type pg from "pg";
import { beginSpan, tracing, type EndSpan } from "#server/runtime/tracing.ts";
import { describeStatement } from "./statement-text.ts";

type Query = (...input: unknown[]) => unknown;
type Callback = (error: Error | null, ...rest: unknown[]) => void;

/** Makes every statement of a connection a span, without its values; does nothing without a collector. */
export function traceStatements(client: pg.ClientBase): void {
  if (!tracing()) return;
  const query = client.query.bind(client) as Query;
  const traced: Query = (config, ...rest) => {
    const sql = typeof config === "string" ? config : (config as { text?: unknown } | null)?.text;
    if (typeof sql !== "string") return query(config, ...rest);
    const { operation, text } = describeStatement(sql);
    const end = beginSpan(operation, {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(text === undefined ? {} : { "db.query.text": text }),
    });
    const callback = rest.at(-1);
    if (typeof callback === "function") return query(config, ...rest.slice(0, -1), ended(callback as Callback, end));
    const answer = query(config, ...rest);
    if (answer instanceof Promise)
      answer.then(
        () => end(),
        (error: unknown) => end({ error: codeOf(error) }),
      );
    else end();
    return answer;
  };
  Object.assign(client, { query: traced });
}

function ended(callback: Callback, end: EndSpan): Callback {
  return (error, ...rest) => {
    end(error ? { error: codeOf(error) } : {});
    callback(error, ...rest);
  };
}

/** PostgreSQL's code; a message may contain what was being stored. */
function codeOf(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^\w{1,20}$/.test(code) ? code : "unexpected";
}
