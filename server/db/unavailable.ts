import { causesOf, hasCode } from "#server/runtime/causes.ts";

const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** SQLSTATE classes: connection exceptions, insufficient resources (a full disk among them), operator intervention. */
const CLASSES = ["08", "53", "57", "58"];

/** What the driver says of a connection, without a code. */
const GONE = /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

const DISK_FULL = "53100";
/** What PostgreSQL says where a file may not grow, as under a limit on its size; it has no code of its own. */
const CANNOT_GROW = /could not (?:extend|write(?: to)?) file/;

/** Whether an error says that there is no room left on the database's disk. */
export function isStorageFull(error: unknown): boolean {
  return hasCode(error, DISK_FULL) || causesOf(error).some(({ message }) => CANNOT_GROW.test(message));
}

/** Whether an error says that the database cannot answer at the moment, rather than that a statement was wrong. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some((one) => {
    const code = "code" in one && typeof one.code === "string" ? one.code : "";
    return NETWORK.has(code) || (code.length === 5 && CLASSES.includes(code.slice(0, 2))) || GONE.test(one.message);
  });
}
