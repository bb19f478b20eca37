import type { hc } from "hono/client";
import type { AppType } from "#server/app.ts";

/** What the browser sends of a route's typed arguments. */
interface Input {
  param?: Record<string, string>;
  query?: Record<string, string | undefined>;
  json?: unknown;
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The client of Hono's types for what this application asks: paths, queries and JSON. Hono's own also knows forms,
 * cookies and sockets, and every page would load it for 1.5 KB.
 */
export function createClient(send: Send): ReturnType<typeof hc<AppType>> {
  return at("", send) as ReturnType<typeof hc<AppType>>;
}

/** `api.personas[":id"].$get` collects a path and, last, the method. */
function at(path: string, send: Send): unknown {
  return new Proxy(() => undefined, {
    // Not a promise, should somebody await it.
    get: (_, key) => (typeof key === "string" && key !== "then" ? at(`${path}/${key}`, send) : undefined),
    apply: (_, _this, [input, options]: [Input?, { init?: RequestInit }?]) => {
      const [, address = "", method = ""] = /^(.*)\/\$(\w+)$/.exec(path) ?? [];
      const body: RequestInit =
        input?.json === undefined
          ? {}
          : { body: JSON.stringify(input.json), headers: { "Content-Type": "application/json" } };
      return send(filled(address, input), { method: method.toUpperCase(), ...body, ...options?.init });
    },
  });
}

function filled(address: string, { param = {}, query = {} }: Input = {}): string {
  const path = address.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name]!));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
