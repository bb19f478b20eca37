import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium, findHeadlessShell } from "./tests/support/chromium.ts";

const executablePath = findHeadlessShell() ?? findChromium();

/**
 * The journeys, on the machine's own browser. They share the server that tests/e2e/prepare.ts starts, so there is no
 * webServer here. No retries: a flaky test is mended.
 */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/journeys",
  globalSetup: "tests/e2e/prepare.ts",
  // One more than the small machine's cores: a journey waits for its server and its browser in turns.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    browserName: "chromium",
    // Recording every journey takes a third of its time: TRACE=1 does it, to look into one that failed.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // What moves costs a machine without a graphics card a good part of the journeys' time.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { args: chromiumArgs(), ...(executablePath ? { executablePath } : {}) },
  },
  // What people do is tried in both; what depends on neither size nor language once, tagged @desktop or @phone.
  projects: [
    { name: "desktop-en", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 }, locale: "en-GB" } },
    {
      name: "phone-it",
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        locale: "it-IT",
      },
    },
  ],
});
