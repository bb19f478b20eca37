import { readFileSync } from "node:fs";
import { HELPLINES } from "#domain/safety/helplines.ts";
import { helplineListSchema, type Helpline } from "#domain/safety/helpline-schema.ts";
import { EnvError } from "./env.ts";

let current: readonly Helpline[] = HELPLINES;

/** This installation's helplines: the operator's, or the built-in ones. */
export function helplines(): readonly Helpline[] {
  return current;
}

/** The operator's own helplines; null if the built-in ones are used. */
export function ownHelplines(): readonly Helpline[] | null {
  return current === HELPLINES ? null : current;
}

/** Sets the helplines of this process. */
export function setHelplines(lines: readonly Helpline[]): void {
  current = lines;
}

/** Reads HELPLINES_FILE. @throws EnvError in one line that names the place in the file. */
export function readHelplines(file: string): Helpline[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof SyntaxError ? "is not valid JSON" : "cannot be read";
    throw new EnvError(`HELPLINES_FILE ${reason}: ${file}`);
  }
  const result = helplineListSchema.safeParse(content);
  if (result.success) return result.data;
  const { path = [], message } = result.error.issues[0] ?? {};
  const [entry, ...field] = path;
  const place =
    entry === undefined ? "" : `, entry ${Number(entry) + 1}${field.length > 0 ? `, ${field.join(".")}` : ""}`;
  throw new EnvError(`HELPLINES_FILE ${file}${place}: ${message}`);
}
