import { defineConfig, type ViteUserConfig } from "vitest/config";

const ROOTS = "{domain,server,web,cli,tests,bench,checks,scripts}";
const BOTH_DATABASES = `${ROOTS}/**/*.db.test.ts`;
const EMBEDDED_ONLY = `${ROOTS}/**/*.embedded.test.ts`;
const POSTGRES_ONLY = `${ROOTS}/**/*.pg.test.ts`;

/** Shared by every project; the time limits are for a slow, shared machine, not for the tests' own pace. */
const common: ViteUserConfig["test"] = {
  environment: "node",
  pool: "forks",
  setupFiles: ["tests/support/quiet-console.ts"],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** Test files of one worker share its modules: loading the server again for each took as long as the tests. */
const withDatabase: ViteUserConfig["test"] = { ...common, isolate: false };

/**
 * Three projects: `unit` (no database), and every `*.db.test.ts` twice, as `embedded` and as `postgres`: it reads
 * which of the two it is on from TEST_DATABASE. What only one of them has is tested in `*.embedded.test.ts` and
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
          exclude: [BOTH_DATABASES, EMBEDDED_ONLY, POSTGRES_ONLY],
        },
      },
      {
        test: {
          ...withDatabase,
          name: "embedded",
          include: [BOTH_DATABASES, EMBEDDED_ONLY],
          env: { TEST_DATABASE: "embedded" },
          globalSetup: ["tests/support/embedded.ts"],
        },
      },
      {
        test: {
          ...withDatabase,
          name: "postgres",
          include: [BOTH_DATABASES, POSTGRES_ONLY],
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["tests/support/postgres.ts"],
        },
      },
    ],
  },
});
