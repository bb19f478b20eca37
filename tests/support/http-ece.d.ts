declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  /** Decrypts a body of the encoding aes128gcm (RFC 8188) with the receiver's keys (RFC 8291). */
  export function decrypt(body: Buffer, keys: { version: "aes128gcm"; privateKey: ECDH; authSecret: string }): Buffer;
}
