import type pg from "pg";

/** Statements that are asked again and again are few; those made of lists of any length must not fill every connection. */
const NAMES_MAX = 400;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMES_MAX) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** The same connection, on which every statement with values gets a name: PostgreSQL then reads it once. */
export function withNames<C extends pg.ClientBase>(client: C): C {
  return new Proxy(client, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      const method = value.bind(target) as (...values: unknown[]) => unknown;
      if (key !== "query") return method;
      return (config: string | pg.QueryConfig, ...rest: unknown[]) =>
        typeof config === "object" && config.name === undefined && !("submit" in config)
          ? method({ ...config, name: nameOf(config.text) }, ...rest)
          : method(config, ...rest);
    },
  });
}
