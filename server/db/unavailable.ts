import { causesOf, hasCode } from "#server/runtime/causes.ts";
import { isStandby } from "./standby.ts";

const NETWORK = new Set([
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** SQLSTATE classes: connection exceptions, insufficient resources (a full disk among them), operator intervention. */
const CLASSES = ["08", "53", "57", "58"];

/** The driver's connection errors that have no code. */
const LOST =
  /connection terminated|timeout exceeded when trying to connect|^timeout expired$|client has encountered a connection error/i;

const DISK_FULL = "53100";
/** PostgreSQL's messages when a file cannot grow, as at a size limit; they have no code of their own. */
const CANNOT_GROW = /could not (?:extend|write(?: to)?) file/;

/** Whether an error means that the database's disk is full. */
export function isStorageFull(error: unknown): boolean {
  return hasCode(error, DISK_FULL) || causesOf(error).some(({ message }) => CANNOT_GROW.test(message));
}

/** Whether an error means that the database is unavailable, rather than that a query was wrong. */
export function isUnavailable(error: unknown): boolean {
  if (isStandby(error)) return true;
  return causesOf(error).some((one) => {
    const code = "code" in one && typeof one.code === "string" ? one.code : "";
    return NETWORK.has(code) || (code.length === 5 && CLASSES.includes(code.slice(0, 2))) || LOST.test(one.message);
  });
}
