import { readFileSync } from "node:fs";
import { z } from "zod";

const packageSchema = z.object({ version: z.string() });

/** The version of this installation's code. */
export const VERSION: string = packageSchema.parse(
  JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")),
).version;
