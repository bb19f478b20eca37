import type { drizzleAdapter } from "better-auth/adapters/drizzle";
import { credentialHash } from "./credential.ts";

type AdapterFactory = ReturnType<typeof drizzleAdapter>;
type Methods = Omit<ReturnType<AdapterFactory>, "transaction" | "createSchema" | "options" | "id">;

const MODEL = "session";
const FIELD = "token";
/** The database methods that the library calls. */
const METHODS = [
  "create",
  "findOne",
  "findMany",
  "count",
  "update",
  "updateMany",
  "delete",
  "deleteMany",
  "consumeOne",
  "incrementOne",
] as const satisfies (keyof Methods)[];

type Row = Record<string, unknown>;
interface Input {
  model: string;
  where?: { field: string; value: unknown }[];
  data?: Row;
  update?: Row;
  set?: Row;
}

/**
 * The library stores session tokens as they are, and has no setting to change that. This wraps its database adapter so
 * that the database sees only their hashes: tokens in conditions and data are replaced by their hash, and in the rows
 * returned for them the hash by the token, from which the library makes the cookie.
 */
export function hashingSessionTokens(make: AdapterFactory): AdapterFactory {
  return (options) => {
    const adapter = make(options);
    return {
      ...adapter,
      ...withHashes(adapter),
      transaction: (work) => adapter.transaction((running) => work({ ...running, ...withHashes(running) })),
    };
  };
}

function withHashes(adapter: Methods): Methods {
  const wrapped = METHODS.map((name) => {
    const call = adapter[name] as (input: Input) => Promise<unknown>;
    return [name, (input: Input) => (input.model === MODEL ? callWithHashes(call, input) : call(input))];
  });
  return Object.fromEntries(wrapped) as Methods;
}

async function callWithHashes(call: (input: Input) => Promise<unknown>, input: Input): Promise<unknown> {
  const tokens = new Map<string, string>();
  const hashed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hashed);
    if (typeof value !== "string") return value;
    const hash = credentialHash("session", value);
    tokens.set(hash, value);
    return hash;
  };
  const row = (values: Row) => (FIELD in values ? { ...values, [FIELD]: hashed(values[FIELD]) } : values);
  const { where, data, update, set } = input;
  const answer = await call({
    ...input,
    ...(where && {
      where: where.map((one) => (one.field === FIELD ? { ...one, value: hashed(one.value) } : one)),
    }),
    ...(data && { data: row(data) }),
    ...(update && { update: row(update) }),
    ...(set && { set: row(set) }),
  });
  const back = (found: unknown): unknown => {
    if (typeof found !== "object" || found === null || !(FIELD in found)) return found;
    return { ...found, [FIELD]: tokens.get(String(found[FIELD])) ?? found[FIELD] };
  };
  return Array.isArray(answer) ? answer.map(back) : back(answer);
}
