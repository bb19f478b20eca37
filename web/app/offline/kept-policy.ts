import type { QueryKey } from "@tanstack/react-query";
import type { RecordInfo } from "./vault.ts";

/** All records together, encrypted, in bytes. */
export const KEPT_BYTES = 5_000_000;
/** How long something is kept since it was last read from the server. */
export const KEPT_MS = 14 * 86_400_000;
/** Pages of a list that are kept. */
const PAGES_KEPT = 3;

/**
 * Whether a query's data is kept for reading without a network. Only what is listed here is: never sessions, tokens,
 * consents, searches, what a model would be sent, or the list of safety findings.
 */
export function isKept(key: QueryKey): boolean {
  const [of, part, , last] = key;
  switch (of) {
    case "profile":
      return key.length === 1 || part === "answers";
    case "people":
      return part === "cards" || part === "one" || part === "answers" || part === "relationship";
    case "notes":
      return part === "recent" || part === "tags" || part === "one" || (part === "of" && last === null);
    case "interactions":
      return part === "coming" || part === "of" || part === "works";
    case "conversations":
      return (part === "of" && (last === "" || last === "one")) || (part === "messages" && last === null);
    case "site":
    case "coach-status":
    case "progress":
    case "quote":
      return true;
    default:
      return false;
  }
}

/** The newest pages of a list. The circle is kept whole, because all of it is shown at once. */
export function keptPart(key: QueryKey, data: unknown): unknown {
  const list = data as { pages?: unknown[]; pageParams?: unknown[] } | null;
  if (!Array.isArray(list?.pages) || !Array.isArray(list.pageParams) || key[1] === "cards") return data;
  return { ...list, pages: list.pages.slice(0, PAGES_KEPT), pageParams: list.pageParams.slice(0, PAGES_KEPT) };
}

/** The ids of records to delete: those too old, and the oldest beyond the room there is. */
export function surplus(records: readonly RecordInfo[], now: number): string[] {
  let room = KEPT_BYTES;
  return records
    .toSorted((a, b) => b.at - a.at)
    .filter(({ at, size }) => {
      room -= size;
      return room < 0 || now - at > KEPT_MS;
    })
    .map(({ id }) => id);
}
