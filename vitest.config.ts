import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { COMPILED, leaveDatabasesUnoptimized, testFlags } from "./tests/support/compiled.ts";
import { keepTemporaryFilesInMemory } from "./tests/support/temporary-files.ts";

keepTemporaryFilesInMemory();
leaveDatabasesUnoptimized();

const ROOTS = "{domain,weights,server,web,cli,tests,bench,checks,scripts}";
const WITH_DATABASE = `${ROOTS}/**/*.db.test.ts`;
const EMBEDDED_ONLY = `${ROOTS}/**/*.embedded.test.ts`;
/** Tests of the web that mock modules or have a document, and would otherwise share one i18n language and one document. */
const WEB_APART = globSync("web/**/*.test.{ts,tsx}", { cwd: import.meta.dirname }).filter((file) =>
  /vi\.(mock|doMock|resetModules)\b|@vitest-environment|web-page/.test(
    readFileSync(join(import.meta.dirname, file), "utf8"),
  ),
);
const POSTGRES_ONLY = `${ROOTS}/**/*.pg.test.ts`;

/** Shared by all projects; timeouts are generous for slow, shared machines. */
const common: ViteUserConfig["test"] = {
  environment: "node",
  pool: "forks",
  // Test files in one worker share modules: reloading them per file would double the run time.
  isolate: false,
  setupFiles: ["tests/support/quiet-console.ts"],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

const WITH_DATABASE_SETUP = ["tests/support/quiet-console.ts", "tests/support/cheap-passwords.ts"];

const withDatabase: ViteUserConfig["test"] = {
  ...common,
  execArgv: testFlags(),
  setupFiles: WITH_DATABASE_SETUP,
};

/**
 * The `*.db.test.ts` files that also run on the embedded database: those that depend on its single connection
 * (transactions, concurrency, interruption), its roles and row-level security, its extensions, or rows of all tables.
 * Both are PostgreSQL and run the same statements; the end-to-end tests and the checks cover the rest of the product on
 * the embedded one.
 */
const ON_EMBEDDED = [
  "tests/db/*.db.test.ts",
  "server/db/*.db.test.ts",
  "server/features/search/*.db.test.ts",
  "server/features/chat/{runs,ending,deleted-meanwhile,memory,answering}.db.test.ts",
  "tests/api/{isolation,export,delete-account,full-disk,bad-input,progress}.db.test.ts",
  "tests/api/{account-quota,assessment-draft,relationship-once,rate-limits,rename,people}.db.test.ts",
  "cli/demo.db.test.ts",
  "tests/api/written-json.db.test.ts",
];

/**
 * Four projects: `unit` and `web` (no database), `postgres` (all `*.db.test.ts`) and `embedded` (ON_EMBEDDED).
 * TEST_DATABASE tells a test which database it runs on. `*.embedded.test.ts` and `*.pg.test.ts` run on only one of
 * them.
 */
export default defineConfig({
  test: {
    // One more than a small machine's cores, because tests wait for servers. Each embedded database takes about 700 MB.
    maxWorkers: 3,
    allowOnly: false,
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          include: [`${ROOTS}/**/*.test.{ts,tsx}`],
          exclude: [WITH_DATABASE, EMBEDDED_ONLY, POSTGRES_ONLY, ...WEB_APART],
        },
      },
      {
        test: {
          ...common,
          name: "web",
          isolate: true,
          include: WEB_APART,
        },
      },
      {
        test: {
          ...withDatabase,
          name: "embedded",
          include: [...ON_EMBEDDED, EMBEDDED_ONLY],
          env: { TEST_DATABASE: "embedded", ...COMPILED },
          globalSetup: ["tests/support/embedded.ts"],
        },
      },
      {
        test: {
          ...withDatabase,
          name: "postgres",
          include: [WITH_DATABASE, POSTGRES_ONLY],
          env: { TEST_DATABASE: "postgres", ...COMPILED },
          globalSetup: ["tests/support/postgres-run.ts"],
          setupFiles: [...WITH_DATABASE_SETUP, "tests/support/record-statements.ts"],
        },
      },
    ],
  },
});
