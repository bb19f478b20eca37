import crypto, { type BinaryLike, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * A set-up file of the database tests: hashes of passwords take 1/1000 of their work. They make hundreds of accounts,
 * and a hash as slow as it should be took a third of their time. Journeys and checks hash as the product does.
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
