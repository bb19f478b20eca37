export interface LogEventSchema {
  levels: string[];
  fields: string[];
}

const ticked = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!);

/** The table of log events in docs/OPERATIONS.md. @throws if there is none. */
export function readLogSchema(document: string): Map<string, LogEventSchema> {
  const [, part] = document.split("\n### Log events\n");
  const rows = (part?.split("\n#", 1)[0] ?? "").split("\n").filter((line) => line.startsWith("| `"));
  if (rows.length === 0) throw new Error("docs/OPERATIONS.md has no table of log events");
  return new Map(
    rows.flatMap((row) => {
      const [, events = "", levels = "", fields = ""] = row.split("|");
      const schema = { levels: levels.trim().split(", "), fields: ticked(fields) };
      return ticked(events).map((event) => [event, schema] as const);
    }),
  );
}

/** What is wrong with a line of the log by the schema; empty if nothing is. */
export function logLineProblems(schema: ReturnType<typeof readLogSchema>, line: string): string[] {
  const { time, level, event, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const known = schema.get(String(event));
  if (!known) return [`${String(event)} is not documented`];
  return [
    ...(typeof time === "string" && !Number.isNaN(Date.parse(time)) ? [] : ["no time"]),
    ...(known.levels.includes(String(level)) ? [] : [`${String(event)}: level ${String(level)}`]),
    ...Object.keys(fields)
      .filter((field) => !known.fields.includes(field))
      .map((field) => `${String(event)}: ${field} is not documented`),
  ];
}
