import type { Browser, CDPSession, Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";

/** Slow 4G as Lighthouse applies it through DevTools: 150 ms × 3.75 a request, 1.6 × 0.9 Mbit/s down, 0.675 up. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
/** A page has loaded when the network has been idle for this long. */
const QUIET_MS = 1500;
const LONGEST_MS = 45_000;

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  fcp: number;
  lcp: number;
  lcpElement: string;
  requests: number;
  /** KiB over the network, compressed, with headers. */
  scriptKib: number;
  totalKib: number;
}

declare global {
  interface Window {
    paints: { fcp: number; lcp: number; element: string };
  }
}

/** A visit with an empty cache on a slow phone and connection. @throws if the page does not load. */
export async function visit(browser: Browser, url: string, cookies: Record<string, string> = {}): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return await measure(page, url, traffic);
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  window.paints = { fcp: 0, lcp: 0, element: "" };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName("first-contentful-paint")) window.paints.fcp = entry.startTime;
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.paints.lcp = entry.startTime;
      window.paints.element = "element" in entry ? ((entry.element as Element | null)?.tagName ?? "") : "";
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

interface Traffic {
  requests: Map<string, { script: boolean; bytes: number }>;
  inFlight: Set<string>;
  lastMove: number;
}

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: new Map(), inFlight: new Set(), lastMove: performance.now() };
  const moved = () => (traffic.lastMove = performance.now());
  let hops = 0;
  session.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    if (!request.url.startsWith("http")) return;
    // A redirect keeps the request's id but is a request of its own.
    if (redirectResponse) {
      traffic.requests.set(`hop ${(hops += 1)}`, { script: false, bytes: redirectResponse.encodedDataLength });
    }
    traffic.requests.set(requestId, { script: type === "Script", bytes: 0 });
    traffic.inFlight.add(requestId);
    moved();
  });
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    const request = traffic.requests.get(requestId);
    // The browser does not report preloaded modules as scripts until they run.
    if (request) request.script ||= type === "Script" || response.mimeType.includes("javascript");
  });
  session.on("Network.dataReceived", moved);
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = traffic.requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
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

async function measure(page: Page, url: string, traffic: Traffic): Promise<Visit> {
  const begun = performance.now();
  const response = await page.goto(url, { waitUntil: "load", timeout: LONGEST_MS });
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`);
  while (traffic.inFlight.size > 0 || performance.now() - traffic.lastMove < QUIET_MS) {
    if (performance.now() - begun > LONGEST_MS) throw new Error(`${url} is still loading after ${LONGEST_MS} ms`);
    await sleep(100);
  }
  const { fcp, lcp, element } = await page.evaluate(() => window.paints);
  if (fcp === 0 || lcp === 0) throw new Error(`${url} painted nothing`);
  const all = [...traffic.requests.values()];
  const kib = (requests: typeof all) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return {
    fcp,
    lcp,
    lcpElement: element,
    requests: all.length,
    scriptKib: kib(all.filter(({ script }) => script)),
    totalKib: kib(all),
  };
}
