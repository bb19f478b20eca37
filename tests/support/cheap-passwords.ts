import crypto, { type BinaryLike, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * Set-up file of the database tests: lowers the cost of hashing passwords about a thousandfold. These tests create
 * hundreds of accounts, and full-cost hashes take a third of their time. Journeys and checks keep the full cost.
 */
const { scrypt } = crypto;
const cheap = (
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
): void => scrypt(password, salt, length, { ...options, N: 16 }, done);

crypto.scrypt = cheap as typeof scrypt;
syncBuiltinESMExports();
