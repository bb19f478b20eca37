import { createHmac, timingSafeEqual } from "node:crypto";
import { DomainError } from "#domain/errors.ts";
import { reminderSettings } from "#server/db/schema/reminders.ts";
import type { Services } from "#server/services.ts";

const ID_BYTES = 16;
const MAC_BYTES = 16;
/** Characters of 32 bytes in base64url. */
export const TOKEN_LENGTH = 43;

/** Lets the reader of a letter turn reminders by mail off without signing in, and nothing else. It does not expire. */
export function unsubscribeToken(secret: string, userId: string): string {
  const id = Buffer.from(userId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, macOf(secret, id)]).toString("base64url");
}

function macOf(secret: string, id: Buffer): Buffer {
  return createHmac("sha256", `unsubscribe:${secret}`).update(id).digest().subarray(0, MAC_BYTES);
}

/** The user of a token; null if it was not made here. */
function userIn(secret: string, token: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== ID_BYTES + MAC_BYTES) return null;
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), macOf(secret, id))) return null;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Turns a user's reminders by mail off; repeating it changes nothing. @throws DomainError link_invalid. */
export async function unsubscribe({ db, auth }: Pick<Services, "db" | "auth">, token: string): Promise<void> {
  const userId = userIn(auth.cookie.secret, token);
  if (!userId) throw new DomainError("link_invalid");
  await db.withUser(userId, (tx) => tx.update(reminderSettings).set({ byMail: false }));
}
