import { chromium, type Browser } from "@playwright/test";
import { connectDatabase } from "#server/db/connect.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import { chromiumArgs, findChromium } from "../../tests/support/chromium.ts";
import { startServerProcess, type ServerProcess } from "../../tests/support/server-process.ts";
import { serveBarePage } from "../browser/bare-page.ts";
import {
  openDevice,
  TIME_ZONE,
  submitForm,
  visit,
  type DeviceOptions,
  type FormSent,
  type FormUse,
  type Visit,
  type VisitOptions,
} from "../browser/visit.ts";
import { median, spread, type Figure } from "../report.ts";
import { AUTH_SECRET, startCluster } from "../seed.ts";
import { measureInteraction } from "./interaction.ts";
import { seedApp } from "./seed.ts";

const ROUNDS = 9;

/** At most so much of each. Paints are multiples of those of a bare page. */
type Bounds = Partial<Record<"fcp" | "lcp" | "cls" | "scriptKib" | "requests", number>>;

interface Screen {
  name: string;
  path: string;
  cookie?: string;
  /** Selector of what is there once the page shows what it is for. */
  drawn: string;
  /** Selector of what React has to own before the page is usable, or a form that has to be sent when it is pressed. */
  usable: string | FormUse;
  bounds: Bounds;
}

/** The first pages of an invited person and the signed-in ones, each against its words as bare HTML. */
export async function measureApp(): Promise<Figure[]> {
  await using cluster = await startCluster();
  const database = await cluster.createDatabase("bench_app");
  const data = await seedApp(database);
  await using server = await startServerProcess({ DATABASE_URL: database.url, AUTH_SECRET });
  await using browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
  // A device that was used before, as after signing in.
  const cookie = `${data.user.cookie}; sintonia_zone=${TIME_ZONE}`;
  const first = { fcp: 1.5, lcp: 1.5, cls: 0.02, scriptKib: 60 };
  const home: Screen = {
    name: "/home",
    path: "/home",
    cookie,
    drawn: 'main a[href^="/persona/"]',
    usable: "main button",
    bounds: { fcp: 1.3, lcp: 2.5, cls: 0.02, scriptKib: 150, requests: 12 },
  };
  const person = `/persona/${data.person}`;
  const screens: Screen[] = [
    { name: "/auth", path: "/auth", drawn: "form input", usable: SIGN_IN, bounds: first },
    {
      name: "/invite",
      path: await invitationPath(database.url, server.url),
      drawn: "main h1",
      // It leads on to the form by itself.
      usable: SIGN_UP,
      bounds: first,
    },
    home,
    {
      name: "a person",
      path: person,
      cookie,
      drawn: "main ol li button",
      usable: "main button",
      bounds: { cls: 0.02 },
    },
    {
      name: "chat",
      path: `${person}?chat=1`,
      cookie,
      drawn: "textarea",
      usable: "textarea",
      bounds: { cls: 0.02, scriptKib: 165 },
    },
  ];
  const figures: Figure[] = [];
  for (const screen of screens) {
    figures.push(...(await orFailure(screen.name, () => measureScreen(browser, server.url, screen))));
  }
  const signedIn = { ...data, user: { ...data.user, cookie } };
  figures.push(...(await orFailure("interaction", () => measureInteraction(server.url, signedIn))));
  // Ends the server.
  figures.push(...(await orFailure("again", () => measureAgain(browser, server, home))));
  return figures;
}

/** What a part measures; if it fails, a figure that misses its bound, so that the others are printed all the same. */
async function orFailure(name: string, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  try {
    return await measure();
  } catch (error) {
    const detail = error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : String(error);
    return [{ name, value: Number.NaN, unit: "", bound: { atMost: 0 }, detail }];
  }
}

const SIGN_IN: FormUse = {
  fields: { email: "nobody@example.org", password: "Wrong1horse" },
  request: "/api/auth/sign-in/email",
};

/** With the address of an account (bench/seed.ts), so that the invitation is not used up. */
const SIGN_UP: FormUse = {
  fields: {
    name: "Giulia",
    email: "u1@example.org",
    password: "Correct1horse",
    repeated: "Correct1horse",
    "consents.adult": null,
    "consents.terms": null,
    "consents.privacy": null,
  },
  request: "/api/auth/sign-up/email",
};

async function invitationPath(databaseUrl: string, serverUrl: string): Promise<string> {
  const db = await connectDatabase({ databaseUrl });
  try {
    const { url } = await createInvitation(db, serverUrl, { tester_type: "bench" });
    return new URL(url).pathname;
  } finally {
    await db.close();
  }
}

function deviceOf({ cookie }: Screen): DeviceOptions {
  return { language: "en", ...(cookie ? { cookie } : {}) };
}

function bareVersion(browser: Browser, url: string, screen: Screen) {
  return serveBarePage(browser, url + screen.path, {
    ...(screen.cookie ? { cookie: screen.cookie } : {}),
    wait: (page) => page.locator(screen.drawn).first().waitFor(),
  });
}

/** Cold visits, in turns with those of the bare page. */
async function measureScreen(browser: Browser, url: string, screen: Screen): Promise<Figure[]> {
  await using bare = await bareVersion(browser, url, screen);
  const bareVisits: Visit[] = [];
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bareVisits.push(await visit(browser, bare.url));
    visits.push(await visit(browser, url + screen.path, { ...deviceOf(screen), ...ownedBy(screen) }));
  }
  const uses = await submitForms(browser, url, screen);
  const figures = paints(screen.name, visits, bareVisits, screen.bounds);
  const { cls, scriptKib, requests } = screen.bounds;
  const most = (pick: (visit: Visit) => number) => Math.max(...visits.map(pick));
  figures.push(
    { name: `${screen.name}: layout shift`, value: most((one) => one.cls), unit: "", ...atMost(cls) },
    {
      name: `${screen.name}: JavaScript until usable`,
      value: Math.max(...(uses ?? visits).map((one) => one.scriptKib)),
      unit: "KiB compressed",
      ...atMost(scriptKib),
      detail: `usable after ${median(uses?.map((one) => one.sentAt) ?? visits.map((one) => one.usableAt)).toFixed(0)} ms; ${most((one) => one.totalKib).toFixed(1)} KiB in all`,
    },
    { name: `${screen.name}: requests`, value: most((one) => one.requests), unit: "", ...atMost(requests) },
  );
  if (screen.cookie) {
    const wide = await visit(browser, url + screen.path, { ...deviceOf(screen), screen: "desktop" });
    figures.push({ name: `${screen.name}: layout shift, desktop`, value: wide.cls, unit: "", ...atMost(cls) });
  }
  return figures;
}

/** Uses the screen's form, if that is what makes it usable; apart from the visits, whose paints typing would end. */
async function submitForms(browser: Browser, url: string, screen: Screen): Promise<FormSent[] | null> {
  if (typeof screen.usable === "string") return null;
  const uses: FormSent[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    uses.push(await submitForm(browser, url + screen.path, deviceOf(screen), screen.usable));
  }
  return uses;
}

/** What React has to own, if that makes the screen usable. */
function ownedBy({ usable }: Screen): VisitOptions {
  return typeof usable === "string" ? { usable } : {};
}

/** Visits with everything kept from the one before, then with the server gone. */
async function measureAgain(browser: Browser, server: ServerProcess, screen: Screen): Promise<Figure[]> {
  await using bare = await bareVersion(browser, server.url, screen);
  await using device = await openDevice(browser, server.url, deviceOf(screen));
  const address = server.url + screen.path;
  await device.visit(address, ownedBy(screen));
  const rounds = async (url: string) => {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await device.visit(url));
    return visits;
  };
  const bareVisits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) bareVisits.push(await visit(browser, bare.url));
  const again = await rounds(address);
  const figures = paints(`${screen.name} again`, again, bareVisits, { lcp: 1.2 });
  await server.stop();
  const name = `${screen.name} without a network`;
  const offline = async () => paints(name, await rounds(address), bareVisits, { lcp: 1.2 });
  figures.push(...(await orFailure(name, offline)));
  return figures;
}

function paints(name: string, visits: Visit[], bare: Visit[], bounds: Bounds): Figure[] {
  const figure = (what: "fcp" | "lcp", title: string): Figure => ({
    name: `${name}: ${title}`,
    value: median(visits.map((one) => one[what])) / median(bare.map((one) => one[what])),
    unit: "times bare HTML's",
    ...atMost(bounds[what]),
    detail: `${spread(
      visits.map((one) => one[what]),
      0,
    )} to ${spread(
      bare.map((one) => one[what]),
      0,
    )} ms${what === "lcp" ? `; ${visits[0]?.lcpElement ?? ""}` : ""}`,
  });
  return [figure("fcp", "first paint (FCP)"), figure("lcp", "largest paint (LCP)")];
}

function atMost(bound: number | undefined): Pick<Figure, "bound"> {
  return bound === undefined ? {} : { bound: { atMost: bound } };
}
