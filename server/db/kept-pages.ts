import { LRUCache } from "lru-cache";

/** A page as it was answered, and the state of the account that it shows (decision 053). */
interface KeptPage {
  state: string;
  text: string;
}

/** For all accounts together. */
const MAX_BYTES = 16 * 1024 ** 2;
/** What people wrote does not stay in memory longer than this after it was read. */
const LIFETIME_MS = 10 * 60_000;
/** Of an entry, beside its texts. */
const OVERHEAD_BYTES = 300;

/** Pages of lists by statement, session and values. The least recently used ones make room. */
export const keptPages = new LRUCache<string, KeptPage>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ text }, key) => OVERHEAD_BYTES + 2 * (key.length + text.length),
  ttl: LIFETIME_MS,
  ttlAutopurge: true,
});

let forgotten = 0;

/** Keeps the page that `read` reads, unless all are forgotten meanwhile: it may show what has been deleted. */
export async function keepingPage(key: string, read: () => Promise<KeptPage>): Promise<KeptPage> {
  const before = forgotten;
  const page = await read();
  if (forgotten === before) keptPages.set(key, page);
  return page;
}

/** Forgets all pages: called when a deletion is committed, so that nothing of it stays in this process. */
export function forgetPages(): void {
  forgotten += 1;
  keptPages.clear();
}
