import type { FailureCode } from "#web/app/api.ts";
import type { NewWaiting, Waiting } from "./waiting.ts";

/** After this many attempts without a definite answer, an unexpected error counts as a refusal. */
const TRIES = 5;
/** Failures that may pass by themselves. */
const PASSING = new Set<FailureCode>([
  "network",
  "unavailable",
  "rate_limited",
  "daily_limit",
  "storage_full",
  "chat_busy",
  "unauthenticated",
]);

/** The next change to send: the first one whose group has no refused change before it; null if there is none. */
export function nextToSend(entries: readonly Waiting[]): Waiting | null {
  const held = new Set<string>();
  for (const entry of entries) {
    if (entry.refused) held.add(entry.group);
    else if (!held.has(entry.group)) return entry;
  }
  return null;
}

/** What a failure means for a change: it was stored already, is refused, or has to wait. */
export function meaningOf(entry: Waiting, code: FailureCode): "stored" | "refused" | "wait" {
  // An earlier attempt deleted it and its answer was lost, or it was deleted elsewhere.
  if (entry.request.method === "DELETE" && code === "not_found") return "stored";
  if (PASSING.has(code)) return "wait";
  return code === "internal" && entry.tries < TRIES ? "wait" : "refused";
}

type Body = Record<string, unknown>;

const bodyOf = ({ request }: NewWaiting) => (request.body ?? {}) as Body;

/** Whether a change may still be rewritten. */
const isUnsent = (entry: Waiting | undefined): entry is Waiting => entry?.tries === 0 && !entry.refused;

/**
 * The queue with a change added. A change to something that was never sent becomes part of it; answers to the same
 * questionnaire become one request.
 */
export function withChange(
  entries: readonly Waiting[],
  change: NewWaiting,
  made: Pick<Waiting, "id" | "at" | "tries">,
): { entries: Waiting[]; put: Waiting | null; removed: string[] } {
  const same = entries.filter(({ group }) => group === change.group);
  const last = same.at(-1);
  const replaced = (entry: Waiting, body: Body) => {
    const put = {
      ...entry,
      request: { ...entry.request, body },
      shows: { ...entry.shows, ...definedOf(change.shows) },
    };
    return { entries: entries.map((other) => (other === entry ? put : other)), put, removed: [] };
  };
  if (change.kind === "note-deletion" && same[0]?.kind === "note" && same.every(isUnsent)) {
    return { entries: entries.filter((entry) => !same.includes(entry)), put: null, removed: same.map(({ id }) => id) };
  }
  if (isUnsent(last)) {
    if (change.kind === "note-change" && (last.kind === "note" || last.kind === "note-change")) {
      // A note that is not stored yet has no version that the change could have begun from.
      const { base_version, ...fields } = bodyOf(change);
      return replaced(last, { ...bodyOf(last), ...(last.kind === "note" ? fields : { ...fields, base_version }) });
    }
    if (change.request.method === "PUT" && last.request.path === change.request.path) {
      const [before, now] = [bodyOf(last), bodyOf(change)];
      return replaced(last, {
        ...before,
        ...now,
        answers: { ...(before["answers"] as Body), ...(now["answers"] as Body) },
        ...basesOf(before, now),
      });
    }
  }
  const put: Waiting = { ...change, ...made, refused: null };
  return { entries: [...entries, put], put, removed: [] };
}

/** What answers to the same questionnaire began from: the first of two changes of an answer says it. */
function basesOf(before: Body, now: Body): Body {
  const bases = { ...(now["base_answers"] as Body | undefined), ...(before["base_answers"] as Body | undefined) };
  return Object.keys(bases).length > 0 ? { base_answers: bases } : {};
}

/** The changes behind a stored one that began from the version before it, now from the stored one. */
export function withVersion(entries: readonly Waiting[], { group }: Waiting, version: number): Waiting[] {
  return entries.flatMap((entry) => {
    if (entry.group !== group || entry.refused || bodyOf(entry)["base_version"] === undefined) return [];
    return [{ ...entry, request: { ...entry.request, body: { ...bodyOf(entry), base_version: version } } }];
  });
}

function definedOf<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  ) as Partial<T>;
}
