import { chromium, type Page } from "@playwright/test";
import { chromiumArgs, findHeadlessShell } from "../../tests/support/chromium.ts";
import { openDevice, type Device } from "../browser/visit.ts";
import { median, spread, type Figure } from "../report.ts";
import type { AppData } from "./seed.ts";

const ANSWERS = 5;
/** Milliseconds between keys, of a fast typist. */
const KEY_DELAY = 100;
const SENTENCE = "We talked about the holidays and she laughed a lot.";

interface Felt {
  /** Durations of the interactions by Event Timing: from the input to the next paint, in milliseconds. */
  interactions: Map<number, { duration: number; name: string }>;
  /** When the first words of an answer arrived and were painted, by `performance.now()`. */
  arrivedAt: number;
  paintedAt: number;
}

declare global {
  interface Window {
    felt: Felt;
  }
}

/**
 * Delays while long lists are scrolled, typed in and sent from, and until the first words of an answer are painted.
 * Measured in the headless shell: in Chromium's other headless mode no frame is presented while somebody types after
 * the wheel was turned, also in a bare page, so that Event Timing reports seconds.
 */
export async function measureInteraction(url: string, data: AppData): Promise<Figure[]> {
  await using browser = await chromium.launch({ executablePath: findHeadlessShell(), args: chromiumArgs() });
  await using device = await openDevice(browser, url, { cookie: data.user.cookie, language: "en" });
  await device.context.addInitScript(feel);
  return [...(await measureNotes(device, url, data)), ...(await measureChat(device, url, data))];
}

async function measureNotes(device: Device, url: string, { manyNotes }: AppData): Promise<Figure[]> {
  const { page } = await device.open(`${url}/persona/${manyNotes}`, { usable: "main button" });
  await showAll(page, "Older notes");
  await forget(page);
  await scroll(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: "Note", exact: true }).first().click();
  const field = page.getByRole("dialog").getByRole("textbox").first();
  await field.pressSequentially(SENTENCE, { delay: KEY_DELAY });
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const figure = await inp(page, "500 notes");
  await page.close();
  return [figure];
}

async function measureChat(device: Device, url: string, { person, conversation }: AppData): Promise<Figure[]> {
  const { page } = await device.open(`${url}/persona/${person}?chat=1&conversation=${conversation}`, {
    usable: "textarea",
  });
  const transcript = page.getByRole("dialog").locator("[role=list]").first();
  await showAll(page, "Earlier messages");
  await forget(page);
  await transcript.hover();
  await scroll(page);
  const delays: number[] = [];
  for (let answer = 0; answer < ANSWERS; answer += 1) {
    await page.evaluate(() => (window.felt.arrivedAt = window.felt.paintedAt = 0));
    await page.locator("textarea").pressSequentially(SENTENCE, { delay: KEY_DELAY });
    await page.getByRole("button", { name: "Send" }).click();
    await page.waitForFunction(() => window.felt.paintedAt > 0, null, { timeout: 30_000 });
    delays.push(await page.evaluate(() => window.felt.paintedAt - window.felt.arrivedAt));
    await page.getByRole("button", { name: "Send" }).waitFor();
    await page.waitForLoadState("networkidle");
  }
  const figure = await inp(page, "a conversation of 500 messages");
  await page.close();
  return [
    figure,
    {
      name: "chat: an answer's first words painted",
      value: median(delays),
      unit: "ms after they arrive",
      bound: { atMost: 50 },
      detail: spread(delays, 0),
    },
  ];
}

/** Presses a button that shows more until there is no more. */
async function showAll(page: Page, name: string): Promise<void> {
  const more = page.getByRole("button", { name });
  for (let presses = 0; presses < 60 && (await more.isVisible()); presses += 1) {
    // Gone when the last of it has just arrived.
    await more.click({ timeout: 5000 }).catch(() => undefined);
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  }
}

async function forget(page: Page): Promise<void> {
  await page.evaluate(() => window.felt.interactions.clear());
}

async function scroll(page: Page): Promise<void> {
  for (const by of [...Array<number>(20).fill(900), ...Array<number>(20).fill(-900)]) {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(30);
  }
}

/** The longest interaction; of some hundred key presses and clicks that is what INP means. */
async function inp(page: Page, name: string): Promise<Figure> {
  await page.waitForTimeout(500);
  const felt = await page.evaluate(() => [...window.felt.interactions.values()]);
  const longest = felt.toSorted((a, b) => b.duration - a.duration)[0];
  return {
    name: `${name}: longest delay (INP)`,
    value: longest?.duration ?? Number.NaN,
    unit: "ms",
    bound: { atMost: 200 },
    detail: `${longest?.name ?? ""}; ${felt.length} interactions`,
  };
}

/** Runs in each page before its own scripts. */
function feel(): void {
  const felt: Felt = { interactions: new Map(), arrivedAt: 0, paintedAt: 0 };
  window.felt = felt;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration, name } = entry as PerformanceEntry & { interactionId: number };
      const known = felt.interactions.get(interactionId);
      if (interactionId > 0 && duration > (known?.duration ?? 0))
        felt.interactions.set(interactionId, { duration, name });
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);

  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await send(input, init);
    if (!(typeof input === "string" && input.endsWith("/ai-chat")) || !response.body) return response;
    const decoder = new TextDecoder();
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          const words = /"content":"((?:[^"\\]|\\.)+)"/.exec(decoder.decode(chunk))?.[1];
          if (words && felt.arrivedAt === 0) {
            felt.arrivedAt = performance.now();
            watchFor(
              words
                .replaceAll(/\\.|[*_#]/g, " ")
                .trim()
                .split(" ", 1)[0] ?? "",
            );
          }
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(body, { status: response.status, headers: response.headers });
  };
  /** Notes the frame after the last turn of the transcript has the words. */
  function watchFor(words: string): void {
    const look = (): void => {
      const turns = document.querySelectorAll('[role="dialog"] [role=listitem]');
      const last = turns[turns.length - 1];
      if (last?.textContent.includes(words)) {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => (felt.paintedAt = performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }
}
