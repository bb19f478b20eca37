import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import webpush from "web-push";
import { z } from "zod";
import type { Database, Tx } from "#server/db/connect.ts";
import { installationKeys, pushSubscriptions } from "#server/db/schema/reminders.ts";
import type { Services } from "#server/services.ts";

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof keysSchema>;

const NAME = "vapid";
const known = new WeakMap<Database, Promise<VapidKeys>>();

/**
 * The keys by which push services know this installation (RFC 8292): made at the first start, shared by all
 * processes, stored encrypted with the installation's secret.
 */
export function vapidKeys(services: Pick<Services, "db" | "auth" | "log">): Promise<VapidKeys> {
  const { db } = services;
  let keys = known.get(db);
  if (!keys) {
    keys = readOrMake(services);
    known.set(db, keys);
    keys.catch(() => known.delete(db));
  }
  return keys;
}

async function readOrMake({ db, auth, log }: Pick<Services, "db" | "auth" | "log">): Promise<VapidKeys> {
  const { secret } = auth.cookie;
  const stored = await db.withSystem(read);
  if (stored !== null) {
    const keys = await decrypted(stored, secret);
    if (keys) return keys;
    // Encrypted with an earlier secret.
    log("warn", "push_keys_replaced");
  }
  const value = await symmetricEncrypt({ key: secret, data: JSON.stringify(webpush.generateVAPIDKeys()) });
  const kept = await db.withSystem(async (tx) => {
    if (stored !== null) await remove(tx, stored);
    await tx.insert(installationKeys).values({ name: NAME, value }).onConflictDoNothing();
    return read(tx);
  });
  const keys = kept === null ? null : await decrypted(kept, secret);
  if (!keys) throw new Error("the keys for notifications cannot be read");
  return keys;
}

async function read(tx: Tx): Promise<string | null> {
  const rows = await tx
    .select({ value: installationKeys.value })
    .from(installationKeys)
    .where(eq(installationKeys.name, NAME));
  return rows[0]?.value ?? null;
}

/** Browsers subscribed with a public key, and are of no use without the private one. */
async function remove(tx: Tx, value: string): Promise<void> {
  const removed = await tx
    .delete(installationKeys)
    .where(and(eq(installationKeys.name, NAME), eq(installationKeys.value, value)))
    .returning({ name: installationKeys.name });
  if (removed.length > 0) await tx.delete(pushSubscriptions);
}

async function decrypted(value: string, secret: string): Promise<VapidKeys | null> {
  try {
    return keysSchema.parse(JSON.parse(await symmetricDecrypt({ key: secret, data: value })));
  } catch {
    return null;
  }
}
