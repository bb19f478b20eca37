import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";

/** Slow 4G as Lighthouse applies it through DevTools: 150 ms × 3.75 a request, 1.6 × 0.9 Mbit/s down, 0.675 up. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };
const CPU_SLOWDOWN = 4;
const POLL_MS = 10;
/** Of all devices. */
export const TIME_ZONE = "Europe/Rome";
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
/** A page has settled when there was no network traffic for this long. */
const QUIET_MS = 1500;
const MAX_MS = 45_000;

export interface Visit {
  /** First and largest contentful paint, in milliseconds from the start of the navigation. */
  fcp: number;
  lcp: number;
  /** The element of the largest paint: its tag and the beginning of its text. */
  lcpElement: string;
  /** Cumulative layout shift: the sum of all shifts without user input. */
  cls: number;
  requests: number;
  /** KiB of JavaScript over the network, compressed, with headers; only until `usableAt` if an element was named. */
  scriptKib: number;
  /** KiB of everything over the network. */
  totalKib: number;
  /** When React had taken over the named element, in milliseconds from the start of the navigation; else 0. */
  usableAt: number;
}

export interface DeviceOptions {
  screen?: keyof typeof SCREENS;
  /** A Cookie header. */
  cookie?: string;
  language?: "en" | "it";
  /** Default true. */
  scripts?: boolean;
}

/** A browser profile on a slow network and processor; its caches and storage are kept between visits. */
export interface Device extends AsyncDisposable {
  context: BrowserContext;
  /** Opens `url` in a new page and waits until it has settled. @throws if the page does not load. */
  visit: (url: string, options?: VisitOptions) => Promise<Visit>;
  /** As `visit`, with the page left open. */
  open: (url: string, options?: VisitOptions) => Promise<{ page: Page; measured: Visit }>;
}

export interface VisitOptions {
  /** Selector of an element that React has to own before the page counts as usable. */
  usable?: string;
}

interface Watched {
  fcp: number;
  lcp: number;
  element: string;
  cls: number;
  usableAt: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** A form that is filled in and sent as early as possible. */
export interface FormUse {
  /** What is typed, by the name of the field; null ticks a box. */
  fields: Record<string, string | null>;
  /** The address's end of the request that sends it. */
  request: string;
}

export interface FormSent {
  /** KiB of JavaScript that had arrived over the network, compressed, when the form was sent. */
  scriptKib: number;
  /** When it was sent, in milliseconds from the start of the navigation to the first page. */
  sentAt: number;
}

/**
 * Opens `url` with nothing cached, fills in the form that it shows or leads to as soon as its button is there, and
 * presses. @throws if the form is not sent.
 */
export async function submitForm(
  browser: Browser,
  url: string,
  device: DeviceOptions,
  use: FormUse,
): Promise<FormSent> {
  await using opened = await openDevice(browser, url, device);
  const page = await opened.context.newPage();
  const session = await opened.context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(fillForm, { fields: use.fields, pause: POLL_MS });
  const sending = page.waitForRequest((request) => request.url().endsWith(use.request), { timeout: MAX_MS });
  const begun = performance.now();
  const [, scriptKib] = await Promise.all([
    page.goto(url, { waitUntil: "commit", timeout: MAX_MS }),
    sending.then(() => kibOf([...traffic.requests.values()].filter(({ script }) => script))),
  ]);
  return { scriptKib, sentAt: performance.now() - begun };
}

/** Runs in each page: types and presses as soon as the form has been painted. */
function fillForm({ fields, pause }: { fields: FormUse["fields"]; pause: number }): void {
  const look = (): void => {
    const button = document.querySelector<HTMLElement>("form [type=submit]");
    const painted = performance.getEntriesByName("first-contentful-paint").length > 0;
    if (!button || !painted || document.readyState === "loading") return void setTimeout(look, pause);
    for (const [name, text] of Object.entries(fields)) {
      const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
      if (text === null) field.click();
      else {
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
    button.click();
  };
  look();
}

/** @param url any page of the site, which the cookies are for */
export async function openDevice(browser: Browser, url: string, options: DeviceOptions = {}): Promise<Device> {
  const { screen = "phone", cookie = "", language, scripts = true } = options;
  const context = await browser.newContext({ ...SCREENS[screen], timezoneId: TIME_ZONE, javaScriptEnabled: scripts });
  const cookies = [...cookie.split("; ").filter(Boolean), ...(language ? [`sintonia_lang=${language}`] : [])];
  // The cookies of an address are those of its folder.
  const site = new URL("/", url).href;
  await context.addCookies(
    cookies.map((pair) => ({
      name: pair.slice(0, pair.indexOf("=")),
      value: pair.slice(pair.indexOf("=") + 1),
      url: site,
    })),
  );
  const open: Device["open"] = async (address, { usable } = {}) => {
    const page = await context.newPage();
    await page.addInitScript(watch, usable ?? null);
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return { page, measured: await measure(page, address, traffic, usable !== undefined) };
  };
  return {
    context,
    open,
    visit: async (address, visitOptions) => {
      const { page, measured } = await open(address, visitOptions);
      await page.close();
      return measured;
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** One visit with nothing cached, on a slow phone with a slow connection. @throws if the page does not load. */
export async function visit(
  browser: Browser,
  url: string,
  { usable, ...device }: DeviceOptions & VisitOptions = {},
): Promise<Visit> {
  await using opened = await openDevice(browser, url, device);
  return await opened.visit(url, usable === undefined ? {} : { usable });
}

/** Runs in the page, before any of its own scripts. */
function watch(usable: string | null): void {
  if (!location.protocol.startsWith("http")) return;
  // A page that leads on to another by itself is measured as the first of the two.
  const before = sessionStorage.getItem("bench-watched");
  const watched: Watched = before
    ? (JSON.parse(before) as Watched)
    : { fcp: 0, lcp: 0, element: "", cls: 0, usableAt: 0 };
  window.watched = watched;
  if (before) return;
  addEventListener("pagehide", () => sessionStorage.setItem("bench-watched", JSON.stringify(watched)));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName("first-contentful-paint")) watched.fcp = entry.startTime;
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element = "element" in entry ? (entry.element as Element | null) : null;
      watched.lcp = entry.startTime;
      watched.element = `${element?.tagName ?? ""} ${(element?.textContent ?? "").trim().slice(0, 40)}`.trim();
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) watched.cls += shift.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  if (usable === null) return;
  const look = (): void => {
    const element = document.querySelector(usable);
    if (element && Object.keys(element).some((key) => key.startsWith("__reactProps"))) {
      watched.usableAt = performance.now();
    } else setTimeout(look, 10);
  };
  look();
}

interface Request {
  script: boolean;
  bytes: number;
  /** `performance.now()` of this process. */
  finishedAt: number;
}

interface Traffic {
  requests: Map<string, Request>;
  inFlight: Set<string>;
  lastMove: number;
}

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: new Map(), inFlight: new Set(), lastMove: performance.now() };
  const moved = () => (traffic.lastMove = performance.now());
  let hops = 0;
  session.on("Network.requestWillBeSent", ({ requestId, loaderId, request, type, redirectResponse }) => {
    if (!request.url.startsWith("http")) return;
    // What a page that is left was still loading, such as its icon, is not always reported as ended.
    if (requestId === loaderId) traffic.inFlight.clear();
    // A redirect has the same id, but was a request of its own.
    if (redirectResponse) {
      const bytes = redirectResponse.encodedDataLength;
      traffic.requests.set(`hop ${(hops += 1)}`, { script: false, bytes, finishedAt: performance.now() });
    }
    traffic.requests.set(requestId, { script: type === "Script", bytes: 0, finishedAt: Number.POSITIVE_INFINITY });
    traffic.inFlight.add(requestId);
    moved();
  });
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    const request = traffic.requests.get(requestId);
    // To the browser a preloaded module is no script until it runs.
    if (request) request.script ||= type === "Script" || response.mimeType.includes("javascript");
  });
  session.on("Network.dataReceived", moved);
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = traffic.requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, finishedAt: performance.now() });
    traffic.inFlight.delete(requestId);
    moved();
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    traffic.inFlight.delete(requestId);
    moved();
  });
  await session.send("Network.enable");
  return traffic;
}

function kibOf(requests: readonly Request[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

async function measure(page: Page, url: string, traffic: Traffic, hasUsable: boolean): Promise<Visit> {
  const begun = performance.now();
  const response = await page.goto(url, { waitUntil: "load", timeout: MAX_MS });
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`);
  const isUsable = async () => !hasUsable || (await page.evaluate(() => window.watched.usableAt > 0));
  while (traffic.inFlight.size > 0 || performance.now() - traffic.lastMove < QUIET_MS || !(await isUsable())) {
    if (performance.now() - begun > MAX_MS) throw new Error(`${url} is still loading after ${MAX_MS} ms`);
    await sleep(100);
  }
  const { watched, now } = await page.evaluate(() => ({ watched: window.watched, now: performance.now() }));
  const { fcp, lcp, element, cls, usableAt } = watched;
  if (fcp === 0 || lcp === 0) throw new Error(`${url} painted nothing`);
  // The page's clock as that of this process.
  const usable = hasUsable ? performance.now() - (now - usableAt) : Number.POSITIVE_INFINITY;
  const all = [...traffic.requests.values()];
  return {
    fcp,
    lcp,
    lcpElement: element,
    cls,
    requests: all.length,
    scriptKib: kibOf(all.filter(({ script, finishedAt }) => script && finishedAt <= usable)),
    totalKib: kibOf(all),
    usableAt,
  };
}
