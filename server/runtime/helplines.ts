import { readFileSync } from "node:fs";
import { helplineListSchema, HELPLINES, type Helpline } from "#domain/safety/helplines.ts";
import { EnvError } from "./env.ts";

let current: readonly Helpline[] = HELPLINES;

/** The lines that this installation names: the operator's, or those reviewed with the program. */
export function helplines(): readonly Helpline[] {
  return current;
}

/** The operator's lines; null where there are none of their own. */
export function ownHelplines(): readonly Helpline[] | null {
  return current === HELPLINES ? null : current;
}

/** From now on these are named everywhere. A process has one list, as it has one environment. */
export function setHelplines(lines: readonly Helpline[]): void {
  current = lines;
}

/** Reads HELPLINES_FILE. @throws EnvError in one line that names the place in the file. */
export function readHelplines(file: string): Helpline[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof SyntaxError ? "does not hold JSON" : "cannot be read";
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
