import { beforeEach, describe, expect, test, vi } from "vitest";
import { listenForPushes, type PushScope } from "./push.ts";

const ORIGIN = "https://sintonia.example.org";
const shown = vi.fn<(title: string, options?: NotificationOptions) => Promise<void>>();
const subscribed = vi.fn<(options: unknown) => Promise<object>>();
const opened = vi.fn<(url: string) => Promise<unknown>>();
const focused = vi.fn<(url: string) => void>();
let windows: string[] = [];
let listeners = new Map<string, (event: Event) => void>();

beforeEach(() => {
  windows = [];
  listeners = new Map();
  for (const mock of [shown, subscribed, opened, focused]) mock.mockReset();
  const scope: PushScope = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: shown,
      pushManager: { subscribe: subscribed } as unknown as PushManager,
    },
    clients: {
      matchAll: () => {
        const found = windows.map((url) => ({ url, focus: () => Promise.resolve(focused(url)) }));
        return Promise.resolve(found);
      },
      openWindow: opened,
    },
    addEventListener: (type, listener) => void listeners.set(type, listener),
  };
  listenForPushes(scope);
});

/** Has an event happen, and waits until the worker has done what it wants to stay alive for. */
async function happen(type: string, event: object): Promise<void> {
  const kept: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void kept.push(work);
  listeners.get(type)!({ ...event, waitUntil } as unknown as Event);
  expect(kept).toHaveLength(1);
  await Promise.all(kept);
}

describe("a push", () => {
  test("is shown, and a newer one of its kind replaces it", async () => {
    const message = { title: "How did it go?", body: "…", tag: "how_did_it_go", url: "/home" };
    await happen("push", { data: { json: () => message } });
    expect(shown.mock.calls).toEqual([
      [
        "How did it go?",
        { body: "…", tag: "how_did_it_go", icon: "/icon-192.png", badge: "/badge-96.png", data: { url: "/home" } },
      ],
    ]);
  });

  test.each([
    ["without data", null],
    ["that is no JSON", { json: () => JSON.parse("<") as unknown }],
    ["of another shape", { json: () => ["x"] }],
    ["with numbers for words", { json: () => ({ title: 1, url: {} }) }],
  ])("%s is shown with the name alone", async (_, data) => {
    await happen("push", { data });
    expect(shown.mock.calls).toMatchObject([["Sintonia", { body: "", data: { url: "/home" } }]]);
  });
});

describe("a click", () => {
  const click = async (url: unknown) => {
    const close = vi.fn<() => void>();
    await happen("notificationclick", { notification: { close, data: { url } } });
    expect(close).toHaveBeenCalledOnce();
  };

  test("brings the window that is there to the front", async () => {
    windows = [`${ORIGIN}/home`, `${ORIGIN}/persona/1?interaction=2`];
    await click("/persona/1?interaction=2");
    expect(focused.mock.calls).toEqual([[windows[1]]]);
    expect(opened).not.toHaveBeenCalled();
  });

  test("opens the address where no window shows it", async () => {
    windows = [`${ORIGIN}/home`];
    await click("/persona/1");
    expect(opened.mock.calls).toEqual([[`${ORIGIN}/persona/1`]]);
    expect(focused).not.toHaveBeenCalled();
  });

  test.each(["https://example.org/", "//example.org/x", "javascript:alert(1)", "http://[", null, 1])(
    "leads home instead of to %o",
    async (url) => {
      await click(url);
      expect(opened.mock.calls).toEqual([[`${ORIGIN}/home`]]);
    },
  );
});

describe("a changed subscription", () => {
  const sent = vi.fn<typeof fetch>();
  beforeEach(() => {
    sent.mockReset();
    sent.mockImplementation((url) =>
      Promise.resolve(Response.json(url === "/api/reminders" ? { push_key: "asked" } : {})),
    );
    vi.stubGlobal("fetch", sent);
  });
  const posted = () => JSON.parse(sent.mock.calls.at(-1)?.[1]?.body as string) as unknown;

  test("is passed on", async () => {
    await happen("pushsubscriptionchange", { newSubscription: { endpoint: "new" } });
    expect(sent).toHaveBeenCalledExactlyOnceWith("/api/reminders/devices", expect.objectContaining({ method: "POST" }));
    expect(posted()).toEqual({ endpoint: "new" });
  });

  test.each([
    ["the key of the old one", { options: { applicationServerKey: "old" } }, "old"],
    ["the server’s key", null, "asked"],
  ])("is made anew with %s", async (_, oldSubscription, applicationServerKey) => {
    subscribed.mockResolvedValue({ endpoint: "again" });
    await happen("pushsubscriptionchange", { oldSubscription });
    expect(subscribed).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
    expect(posted()).toEqual({ endpoint: "again" });
  });
});
