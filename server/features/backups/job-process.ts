import { expectToEndSoon, loadQuickly } from "#server/runtime/load-quickly.ts";
import type { JobInput } from "./run-job.ts";

// A service manager and a terminal signal all processes of a server. The server itself ends this one, and knows why.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {});

/** With its parent gone, nobody would record what it makes. */
process.once("disconnect", () => process.exit(1));

loadQuickly();
expectToEndSoon();
const { runJob } = await import("./run-job.ts");

process.once("message", (input: JobInput) => {
  void runJob(input).then((output) => process.send?.(output, () => process.exit(0)));
});
