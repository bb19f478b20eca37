import { defineConfig, type ViteUserConfig } from "vitest/config";

const ROOTS = "{domain,weights,server,web,cli,tests,bench,checks,scripts}";
const WITH_DATABASE = `${ROOTS}/**/*.db.test.ts`;
const EMBEDDED_ONLY = `${ROOTS}/**/*.embedded.test.ts`;
const WEB = "web/**/*.test.{ts,tsx}";
const POSTGRES_ONLY = `${ROOTS}/**/*.pg.test.ts`;

/** Shared by every project; the time limits are for a slow, shared machine, not for the tests' own pace. */
const common: ViteUserConfig["test"] = {
  environment: "node",
  pool: "forks",
  // Test files of one worker share its modules: loading them again for each took as long as the tests.
  isolate: false,
  setupFiles: ["tests/support/quiet-console.ts"],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** Adds to what every project shares. */
const withDatabase: ViteUserConfig["test"] = {
  ...common,
  setupFiles: ["tests/support/quiet-console.ts", "tests/support/cheap-passwords.ts"],
};

/**
 * The `*.db.test.ts` that run on the embedded database as well: what rests on its one connection (transactions, what is
 * done at once, what is cut off), its roles and row-level security, its extensions, or on rows of every kind. Both are
 * PostgreSQL and get the same statements; the journeys and the checks play the rest of the product on the embedded one.
 */
const ON_EMBEDDED = [
  "tests/db/*.db.test.ts",
  "server/db/*.db.test.ts",
  "server/features/search/*.db.test.ts",
  "server/features/chat/{runs,ending,deleted-meanwhile,memory,answering}.db.test.ts",
  "tests/api/{isolation,enumeration,export,delete-account,full-disk,bad-input,photo,progress}.db.test.ts",
  "tests/api/{account-quota,assessment-draft,relationship-once,rate-limits,rename,people}.db.test.ts",
  "cli/demo.db.test.ts",
];

/**
 * Four projects: `unit` and `web` (no database), `postgres` (every `*.db.test.ts`) and `embedded` (those of ON_EMBEDDED). A test
 * reads which of the two it is on from TEST_DATABASE. What only one of them has is tested in `*.embedded.test.ts` and
 * `*.pg.test.ts`.
 */
export default defineConfig({
  test: {
    // Two, since each embedded database takes about 700 MB.
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          include: [`${ROOTS}/**/*.test.{ts,tsx}`],
          exclude: [WITH_DATABASE, EMBEDDED_ONLY, POSTGRES_ONLY, WEB],
        },
      },
      {
        test: {
          ...common,
          name: "web",
          // They put parts of a page in the place of others, and share one language and one document.
          isolate: true,
          include: [WEB],
        },
      },
      {
        test: {
          ...withDatabase,
          name: "embedded",
          include: [...ON_EMBEDDED, EMBEDDED_ONLY],
          env: { TEST_DATABASE: "embedded" },
          globalSetup: ["tests/support/embedded.ts"],
        },
      },
      {
        test: {
          ...withDatabase,
          name: "postgres",
          include: [WITH_DATABASE, POSTGRES_ONLY],
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["tests/support/postgres.ts"],
        },
      },
    ],
  },
});
