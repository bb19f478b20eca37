import type { OpenAPIHono, RouteConfig } from "@hono/zod-openapi";
import type { AppEnv } from "#server/http/http.ts";
import { z } from "zod";

/** Checks a response to a request; rejects if its JSON is not what the route's schema describes, to the key. */
export type CheckContract = (method: string, url: string, response: Response) => Promise<void>;

/** Holds every successful JSON answer of the app to its route's schema: types cannot see the JSON that PostgreSQL writes. */
export function contractOf(app: Pick<OpenAPIHono<AppEnv>, "openAPIRegistry">): CheckContract {
  const routes = app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === "route" ? [answersOf(definition.route)] : [],
  );
  return async (method, url, response) => {
    if (!response.headers.get("content-type")?.startsWith("application/json")) return;
    const path = new URL(url).pathname;
    const route = routes.find((one) => one.method === method.toLowerCase() && one.pattern.test(path));
    const schema = route?.schemas.get(response.status);
    if (!route || !schema) return;
    const checked = schema.safeParse(await response.clone().json());
    if (!checked.success) {
      throw new Error(`${method} ${route.path} breaks its contract: ${z.prettifyError(checked.error)}`);
    }
  };
}

function answersOf({ method, path, responses }: RouteConfig) {
  const schemas = new Map<number, z.ZodType>();
  for (const [status, answer] of Object.entries(responses)) {
    const json = "content" in answer ? answer.content?.["application/json"] : undefined;
    const schema = json && "schema" in json ? json.schema : undefined;
    if (schema instanceof z.ZodType && Number(status)) schemas.set(Number(status), withoutOtherKeys(schema));
  }
  const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
  return { method, path, pattern, schemas };
}

/** The same schema, which refuses unknown keys in the object and in those it holds. */
function withoutOtherKeys(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape).map(([key, field]) => [key, withoutOtherKeys(field as z.ZodType)]);
    const inner = z.object(Object.fromEntries(shape) as z.ZodRawShape);
    return schema.def.catchall ? inner.catchall(schema.def.catchall) : inner.strict();
  }
  if (schema instanceof z.ZodArray) return z.array(withoutOtherKeys(schema.element as z.ZodType));
  if (schema instanceof z.ZodNullable) return withoutOtherKeys(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) return withoutOtherKeys(schema.unwrap() as z.ZodType).optional();
  return schema;
}
