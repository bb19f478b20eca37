import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { connectDatabase } from "#server/db/connect.ts";
import { testFlags } from "./compiled.ts";

/** Global set-up of Vitest's project `embedded`: migrates one data folder, which each test copies into its parent. */
export async function setup(): Promise<() => void> {
  for (const flag of testFlags()) setFlagsFromString(flag);
  const folder = mkdtempSync(path.join(tmpdir(), "sintonia-run-"));
  const template = path.join(folder, "template");
  await (await connectDatabase({ dataDir: template })).close();
  process.env["TEST_EMBEDDED_TEMPLATE"] = template;
  return () => rmSync(folder, { recursive: true, force: true });
}
