import { parseArgs } from "node:util";
import { contentRows, contentText } from "./content-rows.ts";

const USAGE = `Usage: npm run -s content [-- --json]

Prints every item of every questionnaire in both languages, with its key, trait, reversal, source and the scores of
its options; --json as an array.`;

const OPTIONS = {
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

try {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) console.log(USAGE);
  else console.log(values.json ? JSON.stringify(contentRows(), null, 2) : contentText(contentRows()));
} catch (error) {
  // parseArgs names the unknown option; any other error is a bug.
  if (!(error instanceof TypeError && "code" in error)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
