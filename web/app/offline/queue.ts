import { ApiError, failure, request } from "#web/app/api.ts";
import { newId } from "#web/app/new-id.ts";
import { WAITING } from "./device.ts";
import { meaningOf, nextToSend, withChange, withVersion } from "./queue-rules.ts";
import { Vault } from "./vault.ts";
import { deliver, setQueue, setWaiting, type NewWaiting, type Waiting, type WaitingQueue } from "./waiting.ts";

/** Delays before another attempt, in milliseconds. */
const DELAYS = [5000, 15_000, 60_000];

const METHODS = ["POST", "PUT", "PATCH", "DELETE"];

/** Whether this version of the application can send it; another one may have stored it. */
function isWaiting(value: unknown): value is Waiting {
  const { id, kind, group, request: sent, shows, at, tries, refused } = (value ?? {}) as Partial<Waiting>;
  return (
    [id, kind, group, sent?.path, shows?.text].every((text) => typeof text === "string") &&
    [at, tries].every((number) => typeof number === "number") &&
    METHODS.includes(sent?.method ?? "") &&
    (refused === null || typeof refused === "string")
  );
}

/** A change stored by this tab; posted to the other tabs. */
type Posted = { kind: "changed" } | { kind: "delivered"; entry: Waiting; answer: unknown };

/**
 * Runs `work` while no other tab runs the same. `send` lasts as long as a request and its answer, `change` as long as a
 * transaction. Without Web Locks, that the server stores each id once has to suffice.
 */
function alone<T>(what: "send" | "change", work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(`sintonia-waiting-${what}`, work) : work();
}

/** The changes of one account that wait on this device, for all tabs. */
class StoredQueue implements WaitingQueue {
  private readonly vault: Vault;
  private readonly channel = new BroadcastChannel("sintonia-waiting");
  private entries: readonly Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private stopped = false;
  private flushing: Promise<void> | null = null;
  private isAsked = false;

  constructor(vault: Vault) {
    this.vault = vault;
    this.channel.addEventListener("message", ({ data }: MessageEvent<Posted>) => {
      this.load().then(
        () => data.kind === "delivered" && deliver(data.entry, data.answer),
        () => undefined,
      );
    });
  }

  readonly load = async (): Promise<void> => {
    this.show((await this.vault.all()).filter(isWaiting));
  };

  readonly add = async (change: NewWaiting, attempted: boolean): Promise<void> => {
    await this.change(async () => {
      // Later than all before it, also if the device's clock was set back.
      const at = Math.max(Date.now(), ...this.entries.map((entry) => entry.at + 1));
      const { put, removed } = withChange(this.entries, change, { id: newId(), at, tries: attempted ? 1 : 0 });
      if (put) await this.vault.put(put.id, put, put.at);
      await this.vault.remove(removed);
    });
    if (navigator.onLine) void this.flush();
  };

  readonly drop = (ids: readonly string[]): Promise<void> => this.change(() => this.vault.remove(ids));

  readonly retry = async (id: string): Promise<void> => {
    await this.change(async () => {
      const entry = this.entries.find((other) => other.id === id);
      if (entry) await this.vault.put(id, { ...entry, refused: null, tries: 1 }, entry.at);
    });
    await this.flush();
  };

  /** Sends everything that can be sent, one after another. */
  readonly flush = (): Promise<void> => {
    clearTimeout(this.timer);
    // The attempt in progress may have found no network a moment before it came back.
    this.isAsked = true;
    this.flushing ??= this.sendWhileAsked().finally(() => (this.flushing = null));
    return this.flushing;
  };

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.channel.close();
    this.vault.close();
  }

  private async sendWhileAsked(): Promise<void> {
    while (this.isAsked && !this.stopped) {
      this.isAsked = false;
      let isDone = false;
      // Fails once the database has been deleted.
      while (!isDone && !this.stopped) isDone = await alone("send", () => this.sendNext()).catch(() => true);
    }
  }

  /** Sends one change; whether there is nothing more to send now. */
  private async sendNext(): Promise<boolean> {
    if (!navigator.onLine) return true;
    const entry = await this.change(async () => {
      const next = nextToSend(this.entries);
      // From now on a change to the same thing may no longer become part of it.
      if (next) await this.vault.put(next.id, { ...next, tries: next.tries + 1 }, next.at);
      return next;
    });
    return entry ? this.send(entry) : true;
  }

  private async send(entry: Waiting): Promise<boolean> {
    const { method, path, body } = entry.request;
    const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    try {
      const response = await request(path, { method, ...(body === undefined ? {} : json) });
      if (!response.ok) throw await failure(response);
      // A message is stored once its answer begins; the next one of its conversation has to wait until that has ended.
      const answer: unknown = entry.kind === "message" ? null : await response.json().catch(() => null);
      await this.delivered(entry, answer);
      if (entry.kind === "message") await response.text().catch(() => "");
    } catch (error) {
      return this.settle(entry, error instanceof ApiError ? error : new ApiError("internal"));
    }
    this.failures = 0;
    return false;
  }

  private async delivered(entry: Waiting, answer: unknown): Promise<void> {
    const version = (answer as { version?: unknown } | null)?.version;
    await this.change(async () => {
      await this.vault.remove([entry.id]);
      if (typeof version !== "number") return;
      const behind = this.entries.filter(({ id }) => id !== entry.id);
      for (const put of withVersion(behind, entry, version)) await this.vault.put(put.id, put, put.at);
    });
    this.post({ kind: "delivered", entry, answer });
    deliver(entry, answer);
  }

  /** What follows from a failure; returns whether to stop for now. */
  private async settle(entry: Waiting, { code, retryAfter }: ApiError): Promise<boolean> {
    const meaning = meaningOf(entry, code);
    if (meaning === "stored") await this.delivered(entry, null);
    else {
      await this.change(async () => {
        const now = this.entries.find(({ id }) => id === entry.id);
        // It may have been taken back meanwhile.
        if (!now) return;
        const tries = code === "internal" ? now.tries : 1;
        await this.vault.put(entry.id, { ...now, tries, refused: meaning === "refused" ? code : null }, entry.at);
      });
    }
    if (meaning !== "wait") return false;
    const delay = retryAfter === undefined ? DELAYS[Math.min(this.failures, DELAYS.length - 1)] : retryAfter * 1000;
    this.failures += 1;
    if (code !== "unauthenticated" && !this.stopped) this.timer = setTimeout(() => void this.flush(), delay);
    return true;
  }

  private async change<T>(work: () => Promise<T>): Promise<T> {
    const result = await alone("change", async () => {
      await this.load();
      const came = await work();
      await this.load();
      return came;
    });
    this.post({ kind: "changed" });
    return result;
  }

  private post(message: Posted): void {
    if (!this.stopped) this.channel.postMessage(message);
  }

  private show(entries: readonly Waiting[]): void {
    this.entries = entries;
    if (!this.stopped) setWaiting(entries);
  }
}

/** Opens the queue of an account and sends what waits. Returns a function that closes it. */
export async function startQueue(owner: string): Promise<() => void> {
  const stored = new StoredQueue(await Vault.open(WAITING, owner));
  await stored.load();
  setQueue(stored);
  const send = () => void stored.flush();
  addEventListener("online", send);
  void stored.flush();
  return () => {
    removeEventListener("online", send);
    setQueue(null);
    stored.stop();
    setWaiting([]);
  };
}
