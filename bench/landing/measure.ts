import { chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../tests/support/chromium.ts";
import { startServerProcess, temporaryFolder } from "../../tests/support/server-process.ts";
import { median, spread, type Figure } from "../report.ts";
import { serveBarePage } from "../browser/bare-page.ts";
import { visit, type Visit } from "../browser/visit.ts";

const ROUNDS = 7;

/** The landing page on a first visit, with the language chooser, and on a later one, compared with its bare text. */
export async function measureLanding(): Promise<Figure[]> {
  using data = temporaryFolder();
  await using server = await startServerProcess({ DATA_DIR: data.folder });
  await using browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
  await using bare = await serveBarePage(browser, server.url);
  const bareVisits: Visit[] = [];
  const first: Visit[] = [];
  const later: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bareVisits.push(await visit(browser, bare.url));
    first.push(await visit(browser, server.url));
    later.push(await visit(browser, server.url, { language: "en" }));
  }
  return [...compare("first visit", first, bareVisits), ...compare("language chosen", later, bareVisits)];
}

function compare(name: string, visits: Visit[], bare: Visit[]): Figure[] {
  const worst = (pick: (visit: Visit) => number) => Math.max(...visits.map(pick));
  const ratio = (pick: (visit: Visit) => number) => median(visits.map(pick)) / median(bare.map(pick));
  const detail = (pick: (visit: Visit) => number) =>
    `${median(visits.map(pick)).toFixed(0)} to ${median(bare.map(pick)).toFixed(0)} ms; ` +
    `visits ${spread(visits.map(pick), 0)}, bare ${spread(bare.map(pick), 0)}`;
  const unit = "times bare HTML's";
  return [
    {
      name: `${name}: first paint (FCP)`,
      value: ratio(({ fcp }) => fcp),
      unit,
      bound: { atMost: 1.35 },
      detail: detail(({ fcp }) => fcp),
    },
    {
      name: `${name}: largest paint (LCP)`,
      value: ratio(({ lcp }) => lcp),
      unit,
      bound: { atMost: 1.75 },
      detail: `${detail(({ lcp }) => lcp)}; ${visits[0]?.lcpElement ?? ""}`,
    },
    {
      name: `${name}: JavaScript`,
      value: worst(({ scriptKib }) => scriptKib),
      unit: "KiB compressed",
      bound: { atMost: 90 },
      detail: `${worst(({ totalKib }) => totalKib).toFixed(1)} KiB in all`,
    },
    {
      name: `${name}: requests`,
      value: worst(({ requests }) => requests),
      unit: "",
      bound: { atMost: 10 },
    },
  ];
}
