import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { freePort } from "../../tests/support/listen.ts";
import type { Browser } from "./driver.ts";

const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/Xvfb";

/** The key of element references in WebDriver's specification. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const START_MS = 30_000;

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
const elementSchema = z.object({ [ELEMENT]: z.string() });

/** Opens WebKitGTK's MiniBrowser over WebDriver, on a virtual screen. */
export async function openWebKit(): Promise<Browser> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: "x11",
      // There is no GPU, and root cannot create the user namespace of the sandbox.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const stop = async () => {
    await end(driver);
    await end(screen.process);
  };
  try {
    const base = `http://127.0.0.1:${port}`;
    await listening(base);
    const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
    if (!binary) throw new Error("WebKitGTK’s MiniBrowser is not installed");
    const capabilities = {
      alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] }, acceptInsecureCerts: false },
    };
    const session = sessionSchema.parse(await ask("POST", `${base}/session`, { capabilities }));
    const at = `${base}/session/${session.sessionId}`;
    await ask("POST", `${at}/window/rect`, { width: 1280, height: 800 });
    const evaluate = (expression: string) =>
      ask("POST", `${at}/execute/sync`, { script: `return (${expression});`, args: [] });
    return {
      name: `WebKitGTK ${session.capabilities.browserVersion}`,
      open: async (url) => void (await ask("POST", `${at}/url`, { url })),
      read: <T>(expression: string) => evaluate(expression) as Promise<T>,
      find: async (expression) => {
        const found = elementSchema.safeParse(await evaluate(expression));
        if (!found.success) return null;
        const element = `${at}/element/${found.data[ELEMENT]}`;
        return {
          click: async () => void (await ask("POST", `${element}/click`, {})),
          type: async (text) => void (await ask("POST", `${element}/value`, { text })),
        };
      },
      [Symbol.asyncDispose]: async () => {
        await ask("DELETE", at).catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Sends a WebDriver command. @throws with the driver's message if it fails. */
async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = answerSchema.parse(await response.json());
  const failure = errorSchema.safeParse(value);
  if (!response.ok) throw new Error(failure.success ? `${failure.data.error}: ${failure.data.message}` : "no answer");
  return value;
}

/** Starts Xvfb, which writes the number of its display to the pipe. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn(XVFB, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const pipe = process.stdio[3];
  if (!pipe) throw new Error("Xvfb has no pipe to answer on");
  const [number] = (await Promise.race([once(pipe, "data"), once(process, "exit").then(() => [""])])) as [Buffer | ""];
  if (number === "") throw new Error("Xvfb did not start");
  return { display: `:${number.toString().trim()}`, process };
}

async function listening(base: string): Promise<void> {
  const late = performance.now() + START_MS;
  while (performance.now() < late) {
    const answered = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await sleep(100);
  }
  throw new Error("WebKitWebDriver did not start");
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, "exit");
  process.kill();
  await gone;
}
