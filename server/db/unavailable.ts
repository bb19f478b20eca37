const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** SQLSTATE classes: connection exceptions, insufficient resources (a full disk among them), operator intervention. */
const CLASSES = ["08", "53", "57", "58"];

const DISK_FULL = "53100";
/** What PostgreSQL says where a file may not grow, as under a limit on its size; it has no code of its own. */
const CANNOT_GROW = /could not (?:extend|write(?: to)?) file/;

/** Whether an error says that there is no room left on the database's disk. */
export function isStorageFull(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (("code" in at && at.code === DISK_FULL) || CANNOT_GROW.test(at.message)) return true;
  }
  return false;
}

/** Whether an error says that the database cannot answer at the moment, rather than that a statement was wrong. */
export function isUnavailable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = "code" in at && typeof at.code === "string" ? at.code : "";
    if (NETWORK.has(code) || (code.length === 5 && CLASSES.includes(code.slice(0, 2)))) return true;
    if (
      /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i.test(
        at.message,
      )
    )
      return true;
  }
  return false;
}
