import { expectToEndSoon, loadQuickly } from "#server/runtime/load-quickly.ts";

loadQuickly();
expectToEndSoon();
const [{ runCommand }, { explainCommand }] = await Promise.all([import("./commands.ts"), import("./failures.ts")]);
try {
  await runCommand(process.argv.slice(2), process.env);
} catch (error) {
  console.error(explainCommand(error));
  process.exitCode = 2;
}
