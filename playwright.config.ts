import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium, findHeadlessShell } from "./tests/support/chromium.ts";
import { keepTemporaryFilesInMemory } from "./tests/support/temporary-files.ts";

keepTemporaryFilesInMemory();

/**
 * Without V8's optimizing compilers: a page lives too briefly to repay them, and they took a seventh of the renderers'
 * time. Scripts do the same without them.
 */
const UNOPTIMIZED = "--js-flags=--no-maglev,--no-turbofan";

const executablePath = findHeadlessShell() ?? findChromium();

/**
 * Journeys whose worker starts a server with other settings than the shared one. One worker at a time runs them, so that
 * adjacent files with the same settings use one server.
 */
const OWN_SERVER = /\/(admin|google|(settings-)?model|reminders|voice[\w-]*)\.spec\.ts$/;

const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: "en-GB" };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "it-IT" };

/**
 * End-to-end tests in the machine's installed browser. tests/e2e/prepare.ts starts the shared server, so there is no
 * `webServer` here. No retries: flaky tests must be fixed.
 */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/journeys",
  globalSetup: "tests/e2e/prepare.ts",
  // More workers than a small machine's cores, because a test spends much of its time waiting.
  workers: 4,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    browserName: "chromium",
    // Tracing takes a third of each test's time; set TRACE=1 to debug a failure.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // Animations are slow on machines without a GPU.
    contextOptions: { reducedMotion: "reduce" },
    // Its requests would bypass the routes that tests set up; installed.spec.ts and offline.spec.ts allow it.
    serviceWorkers: "block",
    launchOptions: { args: [...chromiumArgs(), UNOPTIMIZED], ...(executablePath ? { executablePath } : {}) },
  },
  // Tests run on both devices; those that depend on neither viewport nor language run once, tagged @desktop or @phone.
  projects: [
    { name: "apart-desktop-en", grepInvert: /@phone/, testMatch: OWN_SERVER, workers: 1, use: DESKTOP },
    { name: "apart-phone-it", grepInvert: /@desktop/, testMatch: OWN_SERVER, workers: 1, use: PHONE },
    { name: "desktop-en", grepInvert: /@phone/, testIgnore: OWN_SERVER, use: DESKTOP },
    { name: "phone-it", grepInvert: /@desktop/, testIgnore: OWN_SERVER, use: PHONE },
  ],
});
