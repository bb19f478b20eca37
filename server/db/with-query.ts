import type pg from "pg";

type Query = (...values: unknown[]) => unknown;

/** The same connection with its query method replaced by the result of `query`, which receives the original. */
export function withQuery<C extends pg.ClientBase>(client: C, query: (original: Query) => Query): C {
  const replaced = query(client.query.bind(client) as Query);
  return new Proxy(client, {
    get: (target, key) => {
      if (key === "query") return replaced;
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
