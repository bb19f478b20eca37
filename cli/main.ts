import { runCommand } from "./commands.ts";
import { explainCommand } from "./failures.ts";

try {
  await runCommand(process.argv.slice(2), process.env);
} catch (error) {
  console.error(explainCommand(error));
  process.exitCode = 2;
}
