import { PRODUCT_NAME } from "#domain/brand.ts";

/** What of a service worker's global scope is used; a `ServiceWorkerGlobalScope` is one. */
export interface PushScope {
  location: { origin: string };
  registration: Pick<ServiceWorkerRegistration, "showNotification" | "pushManager">;
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: string, listener: (event: Event) => void): void;
}

interface OpenWindow {
  url: string;
  focus(): Promise<unknown>;
}

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

type PushEvent = Waiting & { data: { json(): unknown } | null };
type ClickEvent = Waiting & { notification: Pick<Notification, "close" | "data"> };
type ChangeEvent = Waiting & { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null };

const ICON = "/icon-192.png";
const BADGE = "/badge-96.png";
const HOME = "/home";
const DEVICES = "/api/reminders/devices";
const REMINDERS = "/api/reminders";

/**
 * Shows the notifications that the server sends (server/features/reminders/send-push.ts), opens what they lead to, and
 * tells the server when the browser has changed its subscription.
 */
export function listenForPushes(worker: PushScope): void {
  worker.addEventListener("push", (event) => {
    const push = event as PushEvent;
    push.waitUntil(show(worker, read(push)));
  });
  worker.addEventListener("notificationclick", (event) => {
    const click = event as ClickEvent;
    click.notification.close();
    const data: unknown = click.notification.data;
    click.waitUntil(open(worker, addressOf(worker, data)));
  });
  worker.addEventListener("pushsubscriptionchange", (event) => {
    const change = event as ChangeEvent;
    change.waitUntil(renew(worker, change));
  });
}

interface Message {
  title: string;
  body: string;
  tag: string;
  url: string;
}

/** The message of a push; one that cannot be read is replaced, since browsers require that each push shows something. */
function read({ data }: PushEvent): Message {
  let given: unknown = null;
  try {
    given = data?.json();
  } catch {
    // Not JSON.
  }
  const text = (name: keyof Message, otherwise: string) => {
    const value = typeof given === "object" && given !== null ? (given as Record<string, unknown>)[name] : undefined;
    return typeof value === "string" ? value : otherwise;
  };
  return {
    title: text("title", PRODUCT_NAME),
    body: text("body", ""),
    tag: text("tag", "other"),
    url: text("url", HOME),
  };
}

function show({ registration }: PushScope, { title, body, tag, url }: Message): Promise<void> {
  return registration.showNotification(title, { body, tag, icon: ICON, badge: BADGE, data: { url } });
}

/** The address a notification leads to; home for one outside this site. */
function addressOf({ location }: PushScope, data: unknown): string {
  const path = typeof data === "object" && data !== null && "url" in data ? data.url : null;
  const home = new URL(HOME, location.origin).href;
  if (typeof path !== "string" || !URL.canParse(path, location.origin)) return home;
  const address = new URL(path, location.origin);
  return address.origin === location.origin ? address.href : home;
}

/** Brings a window with this address to the front, or opens one: another page may hold something half written. */
async function open({ clients }: PushScope, address: string): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : clients.openWindow(address));
}

async function renew({ registration }: PushScope, { oldSubscription, newSubscription }: ChangeEvent): Promise<void> {
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await serverKey()),
    }));
  await fetch(DEVICES, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(subscription),
  });
}

/** For browsers that do not say what the old subscription was made with. */
async function serverKey(): Promise<string> {
  const response = await fetch(REMINDERS);
  const { push_key } = (await response.json()) as { push_key: string };
  return push_key;
}
