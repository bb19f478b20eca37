import { createHmac, randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import type { Use } from "#server/records/account/count-use.ts";
import { knownCallers, rateLimits, users } from "#server/db/schema/auth.ts";
import { callerAddress } from "#server/http/rate-limit.ts";
import type { Services } from "#server/services.ts";
import { cookiePrefix } from "./session.ts";

/** Where a request comes from. */
export interface Caller {
  address: string;
  /** The browser, by a keyed hash of the cookie that it has since somebody signed in with it. */
  device: string | null;
}

type Account = { email: string } | { userId: string };

/** The longest that browsers keep a cookie, in seconds. */
const DEVICE_SECONDS = 400 * 86_400;

/**
 * Marks a browser that somebody has signed in with, and grants nothing. Without it, guessing a password from many
 * addresses would also lock out the account's owner (OWASP, "Device cookies").
 */
const deviceCookie = (publicUrl: string) => `${cookiePrefix(publicUrl)}.device`;

/** A key of its own, so that no other signed cookie's value passes as a device. */
const deviceSecret = (secret: string) => `device:${secret}`;

/** The value of the browser's cookie; null if it is missing or forged. */
async function deviceIn(c: Context, { site, auth }: Pick<Services, "site" | "auth">): Promise<string | null> {
  return (await getSignedCookie(c, deviceSecret(auth.cookie.secret), deviceCookie(site.publicUrl))) || null;
}

export async function callerIn(c: Context, services: Pick<Services, "trustProxy" | "site" | "auth">): Promise<Caller> {
  const device = await deviceIn(c, services);
  return { address: callerAddress(c, services), device: device && keyedHash(services, "device", device) };
}

/** Addresses and cookies are stored as keyed hashes: an unkeyed hash of an address can be reversed by trying all. */
function keyedHash({ auth }: Pick<Services, "auth">, kind: "device" | "address", text: string): string {
  return createHmac("sha256", auth.cookie.secret).update(`caller:${kind}:${text}`).digest("base64url");
}

/** How the caller is known from earlier sign-ins to the account: by browser, else by address; null for neither. */
export async function recognizeCaller(
  services: Pick<Services, "db" | "auth">,
  { address, device }: Caller,
  account: Account,
): Promise<"device" | "address" | null> {
  const byAddress = keyedHash(services, "address", address);
  const rows = await services.db.withSystem((tx) =>
    tx
      .select({ hash: knownCallers.callerHash })
      .from(knownCallers)
      .innerJoin(users, eq(users.id, knownCallers.userId))
      .where(
        and(
          "userId" in account ? eq(users.id, account.userId) : eq(users.email, account.email),
          inArray(knownCallers.callerHash, device ? [device, byAddress] : [byAddress]),
        ),
      ),
  );
  if (device && rows.some(({ hash }) => hash === device)) return "device";
  return rows.length > 0 ? "address" : null;
}

/**
 * Remembers where a user has signed in from, or has proven by a mailed link that the account is theirs, and deletes
 * what was counted against them on the way.
 */
export async function rememberCaller(
  c: Context,
  services: Pick<Services, "db" | "auth" | "site" | "trustProxy" | "clock">,
  userId: string,
  counted: readonly Use[],
): Promise<void> {
  const { db, site, clock } = services;
  const device = (await deviceIn(c, services)) ?? randomBytes(24).toString("base64url");
  await setSignedCookie(c, deviceCookie(site.publicUrl), device, deviceSecret(services.auth.cookie.secret), {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: site.publicUrl.startsWith("https:"),
    maxAge: DEVICE_SECONDS,
  });
  const seenOn = clock().toISOString().slice(0, 10);
  const hashes = [keyedHash(services, "device", device), keyedHash(services, "address", callerAddress(c, services))];
  await db.withSystem(async (tx) => {
    await tx
      .insert(knownCallers)
      .values(hashes.map((callerHash) => ({ userId, callerHash, seenOn })))
      .onConflictDoUpdate({ target: [knownCallers.userId, knownCallers.callerHash], set: { seenOn } });
    const keys = counted.map(({ limit, who }) => `${limit.name}|${who}`);
    if (keys.length > 0) await tx.delete(rateLimits).where(inArray(rateLimits.key, keys));
  });
}
