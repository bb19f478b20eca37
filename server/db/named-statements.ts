import type pg from "pg";
import { withQuery } from "./with-query.ts";

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
  return withQuery(client, (own) => (config, ...rest) => {
    const { name, text } = config as pg.QueryConfig;
    const isNameable = typeof config === "object" && name === undefined && !("submit" in config!);
    return own(isNameable ? { ...config, name: nameOf(text) } : config, ...rest);
  });
}
