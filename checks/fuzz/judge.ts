import type { Answered } from "./send.ts";

/** What no response may contain: stack traces, paths of the code, database errors. */
const LEAKS = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|file:\/\/\//,
  /\/server\/[\w/-]+\.ts/,
  /\b(?:insert into|delete from|update \w+ set|select [\w", ]+ from) /i,
  /violates .*constraint|relation "\w+"|syntax error at|invalid byte sequence|\bpg_[a-z]{3,}\b|sqlstate/i,
  /DrizzleQueryError|PostgresError|ZodError|TypeError|RangeError/,
];
/** Statuses that Node's HTTP parser sends before the application sees the request. */
const OF_THE_PARSER = new Set([400, 431]);

/** The fault of a response; null if there is none. `secrets` are another user's texts. */
export function faultOf(answer: Answered, secrets: string[]): { kind: Fault; what: string } | null {
  const { status, headers, text } = answer;
  if (status === 0) return { kind: "unanswered", what: "no answer" };
  if (status >= 500) return { kind: "failed", what: `${status}` };
  const secret = secrets.find((words) => text.includes(words));
  if (secret !== undefined) return { kind: "leaked", what: "somebody else’s words" };
  const leak = LEAKS.find((pattern) => pattern.test(text) || pattern.test(JSON.stringify(headers)));
  if (leak) return { kind: "leaked", what: `${leak}` };
  if (headers["x-content-type-options"] !== "nosniff") {
    return OF_THE_PARSER.has(status) && text === "" ? null : { kind: "odd", what: "no security headers" };
  }
  if (status >= 400 && !isError(text)) return { kind: "odd", what: "an error without a code" };
  return null;
}

export type Fault = "failed" | "leaked" | "unanswered" | "odd";

function isError(text: string): boolean {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown } };
    return typeof error?.code === "string";
  } catch {
    return false;
  }
}
