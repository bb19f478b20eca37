import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#server/services.ts";
import { failureOf, type Failure } from "./mail-failures.ts";
import type { Letter, Recipient } from "./render.ts";

const DAY_MS = 86_400_000;
/** How long a letter is tried if what it carries has no end, and at most. */
const USUAL_MS = DAY_MS;
const LONGEST_MS = 3 * DAY_MS;
/** Soon at first, for a server that asks to come back, then every two minutes until the deadline. */
const RETRY_AFTER_MS = [5_000, 15_000, 30_000, 60_000, ...Array<number>(3 * 720).fill(120_000)];
/** Letters in memory, with those that have not been tried yet. */
const MOST_LETTERS = 1_000;
/** Attempts at the same time. The transport has one connection more, for letters that do not go through the outbox. */
export const SENT_AT_ONCE = 2;

export interface OutboxOptions {
  /** Makes a letter ready; what it returns is one attempt to send it. */
  prepare: (to: Recipient, letter: Letter) => Promise<() => Promise<unknown>>;
  failed: (kind: Letter["kind"], failure: Failure) => void;
  log: Log;
  clock: () => Date;
  /** Milliseconds before each retry. */
  retryAfter?: readonly number[] | undefined;
  mostLetters?: number | undefined;
}

/** Takes from when a letter is given up, or that it is now; null once a letter that waited has been sent. */
export type Note = (undeliveredFrom: Date | null, addressRefused: boolean) => void;

interface Waiting {
  kind: Letter["kind"];
  address: string;
  deadline: number;
  /** Tried before, without success. */
  isRetried: boolean;
  isUnderWay: boolean;
  /** No longer to be tried. */
  isDropped: boolean;
  note: Note;
  /** Ends the pause before the next attempt. */
  wake: () => void;
}

/** Keeps letters in memory and tries each until it is sent, refused, or its deadline has come. */
export function createOutbox(options: OutboxOptions) {
  const { prepare, failed, clock } = options;
  const delays = options.retryAfter ?? RETRY_AFTER_MS;
  /** Oldest first. */
  const letters = new Set<Waiting>();
  const turns = createTurns(SENT_AT_ONCE);
  let isClosing = false;
  let isClosed = false;

  function drop(letter: Waiting): void {
    letters.delete(letter);
    letter.isDropped = true;
    letter.wake();
  }

  function giveUp(letter: Waiting, failure: Failure): void {
    failed(letter.kind, failure);
    letter.note(clock(), failure.addressRefused ?? false);
  }

  function dropSurplus(): void {
    if (letters.size <= (options.mostLetters ?? MOST_LETTERS)) return;
    const oldest = [...letters].find(({ isUnderWay }) => !isUnderWay);
    if (!oldest) return;
    drop(oldest);
    giveUp(oldest, { final: false, details: { reason: "too_many" } });
  }

  async function attempt(own: Waiting, deliver: () => Promise<unknown>): Promise<Failure | "over"> {
    await turns.take();
    try {
      if (own.isDropped || isClosed) return "over";
      if (clock().getTime() >= own.deadline) return { final: false, details: { reason: "too_late" } };
      own.isUnderWay = true;
      await deliver();
      if (own.isRetried && !isClosed) own.note(null, false);
      return "over";
    } catch (error) {
      return own.isDropped || isClosed ? "over" : failureOf(error);
    } finally {
      own.isUnderWay = false;
      turns.giveBack();
    }
  }

  async function tryUntilSent(own: Waiting, to: Recipient, letter: Letter): Promise<void> {
    const deliver = await prepare(to, letter);
    let told: string | undefined;
    for (let tries = 0; ; tries += 1) {
      const failure = await attempt(own, deliver);
      if (failure === "over") return;
      // When the server stops, this was the last attempt.
      const delay = isClosing ? undefined : delays[tries];
      const isLast = delay === undefined || clock().getTime() + delay >= own.deadline;
      if (isLast || failure.final) return giveUp(own, failure);
      if (!own.isRetried) own.note(new Date(own.deadline), false);
      own.isRetried = true;
      const reason = JSON.stringify(failure.details);
      if (reason !== told) options.log("warn", "mail_delayed", { kind: own.kind, ...failure.details });
      told = reason;
      await pause(own, delay);
    }
  }

  return {
    /** Resolves once the letter is sent or no longer tried. */
    send: async (to: Recipient, letter: Letter, note: Note): Promise<void> => {
      const address = to.email.toLowerCase();
      const deadline = deadlineOf(letter, clock().getTime());
      const state = { isRetried: false, isUnderWay: false, isDropped: false, wake: () => {} };
      const own = { kind: letter.kind, address, deadline, note, ...state };
      letters.add(own);
      dropSurplus();
      try {
        await tryUntilSent(own, to, letter);
      } finally {
        letters.delete(own);
      }
    },
    /** Drops all letters to an address; one whose attempt is under way may still arrive, but is not retried. */
    forget: (email: string): void => {
      const address = email.toLowerCase();
      for (const letter of letters) if (letter.address === address) drop(letter);
    },
    waiting: () => [...letters].filter(({ isRetried }) => isRetried).length,
    /** Has every letter tried once more, at once. */
    hurry: (): void => {
      isClosing = true;
      for (const letter of letters) letter.wake();
    },
    /** Gives up what is left. */
    close: (): void => {
      isClosed = true;
      for (const letter of letters) giveUp(letter, { final: false, details: { reason: "closing" } });
      letters.clear();
    },
  };
}

function deadlineOf({ until }: Letter, now: number): number {
  return until ? Math.min(until.getTime(), now + LONGEST_MS) : now + USUAL_MS;
}

async function pause(letter: Waiting, ms: number): Promise<void> {
  const pausing = new AbortController();
  letter.wake = () => pausing.abort();
  await wait(ms, undefined, { signal: pausing.signal, ref: false }).catch(() => undefined);
}

/** Lets `most` callers through at a time, in their order. */
function createTurns(most: number) {
  let free = most;
  const queue: (() => void)[] = [];
  return {
    take(): Promise<void> {
      if (free === 0) return new Promise((next) => queue.push(next));
      free -= 1;
      return Promise.resolve();
    },
    giveBack(): void {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    },
  };
}
