import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The six-digit code that an authenticator app shows for a base32 secret (RFC 6238). */
export function totp(secret: string, now = Date.now()): string {
  const bits = secret
    .replaceAll("=", "")
    .split("")
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const mac = createHmac("sha1", Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** The next code, for when the current one has been used. The server accepts it already. */
export function nextTotp(secret: string): string {
  return totp(secret, Date.now() + 30_000);
}
