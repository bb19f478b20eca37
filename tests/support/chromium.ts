import { accessSync, constants } from "node:fs";

const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of Chromium: CHROMIUM, or the first one installed; undefined if there is none. */
export function findChromium(): string | undefined {
  const chosen = process.env["CHROMIUM"];
  return (chosen ? [chosen] : BROWSERS).find(isExecutable);
}

/** Path of headless Chromium, which uses a quarter less CPU: CHROMIUM, or the installed one; undefined if none. */
export function findHeadlessShell(): string | undefined {
  return [process.env["CHROMIUM"] ?? HEADLESS_SHELL].find(isExecutable);
}

/** Flags against start-up traffic and QUIC. The sandbox does not work for root. */
export function chromiumArgs(): string[] {
  const flags = [
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
  ];
  return process.getuid?.() === 0 ? ["--no-sandbox", ...flags] : flags;
}
