// oxlint-disable-next-line import/no-unassigned-import -- defines the globals
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KEPT, WAITING } from "./device.ts";
import { startQueue } from "./queue.ts";
import { Vault } from "./vault.ts";
import {
  dropWaiting,
  onDelivered,
  retryWaiting,
  sendOrWait,
  waitingNow,
  setQueueLoader,
  waits,
  type NewWaiting,
} from "./waiting.ts";

/** Bodies of the requests that arrived, and what the server answers. */
let arrived: unknown[];
let answer: (body: unknown) => Response;
let online: boolean;
let stop: () => void;

const note = (content: string, group = content): NewWaiting => ({
  kind: "note",
  group,
  request: { method: "POST", path: "/api/notes", body: { content } },
  shows: { text: content },
});
const write = (change: NewWaiting) =>
  sendOrWait(
    async () => {
      throw new Error("not sent by the test");
    },
    change,
    () => "waits",
  );
const settled = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 10 });
const texts = () => waitingNow().map(({ shows, refused }) => (refused ? `${shows.text}: ${refused}` : shows.text));

function goOnline(): void {
  online = true;
  dispatchEvent(new Event("online"));
}

beforeEach(async () => {
  arrived = [];
  online = false;
  answer = () => Response.json({ stored: true });
  const events = new EventTarget();
  vi.stubGlobal("navigator", {
    get onLine() {
      return online;
    },
    ...(navigator.locks ? { locks: navigator.locks } : {}),
  });
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, events[name].bind(events));
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    if (!online) throw new TypeError("no network");
    const sent: unknown = JSON.parse(body as string);
    const response = answer(sent);
    if (response.ok) arrived.push(sent);
    return response;
  });
  stop = await startQueue("giulia");
});
afterEach(async () => {
  await dropWaiting(waitingNow().map(({ id }) => id));
  stop();
});

it("keeps changes over a restart, and sends each once, in order, when the network is back", async () => {
  for (const text of ["one", "two", "three"]) expect(await write(note(text))).toBe("waits");
  stop();
  expect(texts()).toEqual([]);
  stop = await startQueue("giulia");
  expect(texts()).toEqual(["one", "two", "three"]);
  const delivered: unknown[] = [];
  const end = onDelivered(({ shows }, got) => delivered.push([shows.text, got]));
  goOnline();
  await settled(() => expect(texts()).toEqual([]));
  expect(arrived).toEqual([{ content: "one" }, { content: "two" }, { content: "three" }]);
  expect(delivered).toEqual(["one", "two", "three"].map((text) => [text, { stored: true }]));
  end();
});

it("shows a refused change with its text, holds back its group only, and sends it again when asked", async () => {
  await write(note("refused", "a"));
  await write(note("behind", "a"));
  await write(note("other", "b"));
  answer = (body) =>
    (body as { content: string }).content === "refused"
      ? Response.json({ error: { code: "conflict" } }, { status: 409 })
      : Response.json({});
  goOnline();
  await settled(() => expect(texts()).toEqual(["refused: conflict", "behind"]));
  expect(arrived).toEqual([{ content: "other" }]);
  answer = () => Response.json({});
  await retryWaiting(waitingNow()[0]!.id);
  await settled(() => expect(texts()).toEqual([]));
  expect(arrived).toEqual([{ content: "other" }, { content: "refused" }, { content: "behind" }]);
});

it("waits while the session has ended, and loses nothing", async () => {
  await write(note("one"));
  answer = () => Response.json({ error: { code: "unauthenticated" } }, { status: 401 });
  goOnline();
  await settled(() => expect(waitingNow()[0]?.tries).toBe(1));
  expect(texts()).toEqual(["one"]);
});

it("puts a change behind one that waits, also with a network", async () => {
  await write(note("one", "a"));
  online = true;
  answer = () => Response.json({ error: { code: "unavailable" } }, { status: 503 });
  expect(await write(note("two", "a"))).toBe("waits");
  expect(texts()).toEqual(["one", "two"]);
});

it("is loaded when it is needed before its time", async () => {
  stop();
  expect(await waits(note("lost"))).toBe(false);
  let starting: Promise<unknown> | undefined;
  setQueueLoader(() => void (starting ??= startQueue("giulia").then((started) => (stop = started))));
  expect(await Promise.all([write(note("one", "a")), write(note("two", "a"))])).toEqual(["waits", "waits"]);
  setQueueLoader(null);
  expect(texts()).toEqual(["one", "two"]);
});

it("does not keep what fails while the server is there", async () => {
  online = true;
  const failing = sendOrWait(
    async () => {
      throw new Error("unexpected");
    },
    note("one"),
    () => "waits",
  );
  await expect(failing).rejects.toThrow("unexpected");
  expect(texts()).toEqual([]);
});

it("gives nobody what another account wrote", async () => {
  await write(note("a secret"));
  stop();
  stop = await startQueue("paola");
  expect(texts()).toEqual([]);
  stop();
  stop = await startQueue("giulia");
  expect(texts()).toEqual([]);
});

it("stores nothing readable, and no key that can be exported", async () => {
  const vault = await Vault.open(KEPT, "giulia");
  await vault.put("x", { text: "a secret" }, 1);
  expect(await vault.get("x")).toEqual({ text: "a secret" });
  expect(await vault.list()).toEqual([{ id: "x", at: 1, size: expect.any(Number) as number }]);
  const open = indexedDB.open(KEPT);
  const stores = await new Promise<{ keys: { key: CryptoKey }[]; records: { data: ArrayBuffer }[] }>((resolve) => {
    open.addEventListener("success", () => {
      const transaction = open.result.transaction(["keys", "records"]);
      const keys = transaction.objectStore("keys").getAll();
      const records = transaction.objectStore("records").getAll();
      transaction.addEventListener("complete", () => {
        open.result.close();
        resolve({ keys: keys.result, records: records.result });
      });
    });
  });
  expect(new TextDecoder("latin1").decode(stores.records[0]!.data)).not.toContain("secret");
  await expect(crypto.subtle.exportKey("raw", stores.keys[0]!.key)).rejects.toThrow(/extractable/);
  vault.close();
  expect(await Vault.openExisting(KEPT, "paola")).toBeNull();
  expect(await Vault.openExisting("never-made", "giulia")).toBeNull();
  expect(new Set((await indexedDB.databases()).map(({ name }) => name))).toEqual(new Set([KEPT, WAITING]));
});
