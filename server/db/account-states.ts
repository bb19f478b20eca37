import type pg from "pg";

/** The state (`accountState`) of the account that a credential, given by its hash, belongs to; null if that is to be read. */
export type AskState = (credentialHash: string) => Promise<string | null>;

/** Questions in one statement at most. */
const MOST = 64;

interface StateRow {
  credential_hash: string;
  state: string;
}

const statesOf = (hashes: string[]): pg.QueryConfig => ({
  name: "account-states",
  text: "select credential_hash, state from app_account_states($1)",
  values: [hashes],
});

interface Batch {
  hashes: Set<string>;
  states: Promise<Map<string, string>>;
}

/**
 * Asks for many states in one statement: what comes while one is under way waits for the next. So a state is never one
 * of before it was asked for, and the more people ask, the less each costs.
 */
export function askStatesTogether(read: <R extends object>(query: pg.QueryConfig) => Promise<R[]>): AskState {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Batch | undefined;

  function begin(): Batch {
    const hashes = new Set<string>();
    const batch: Batch = {
      hashes,
      states: last.then(async () => {
        if (waiting === batch) waiting = undefined;
        const rows = await read<StateRow>(statesOf([...hashes]));
        return new Map(rows.map(({ credential_hash: hash, state }) => [hash, state]));
      }),
    };
    last = batch.states.catch(() => {});
    return batch;
  }

  return async (hash) => {
    if (!waiting || waiting.hashes.size >= MOST) waiting = begin();
    const { hashes, states } = waiting;
    hashes.add(hash);
    return (await states).get(hash) ?? null;
  };
}
