import type { MiddlewareHandler } from "hono";
import { SAFE } from "./security.ts";

/** Has a JSON body parsed once, however many ask for it: of a recording's 14 MB each time takes a twentieth of a second. */
export const parseOnce: MiddlewareHandler = (c, next) => {
  if (SAFE.has(c.req.method)) return next();
  const { req } = c;
  const parse = req.json.bind(req);
  let parsed: Promise<unknown> | undefined;
  req.json = <T>() => (parsed ??= parse()) as Promise<T>;
  return next();
};
