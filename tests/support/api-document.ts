/** The subset of JSON Schema that the API document uses. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  allOf?: Schema[];
  default?: unknown;
}

export interface Parameter {
  in: "path" | "query" | "header" | "cookie";
  name: string;
  required?: boolean;
  schema: Schema;
}

/** One route of the API document. */
export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | null;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** The routes in `/api/openapi.json`. Tests that iterate over them cover new routes automatically. */
export function operationsOf(document: unknown): Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
    })),
  );
}

/** Returns the id to use for a field name, or for the collection that precedes an id in the path. */
export type ChooseId = (place: string) => string;

/** Values of text fields with a format that their schema does not express. */
const TEXTS: Record<string, string> = {
  time_zone: "Europe/Rome",
  timeZone: "Europe/Rome",
  email: "somebody@example.org",
  password: "Correct1horse",
  role: "user",
};

/** A value that matches a schema: its required fields only, or its first field if none is required. */
export function exampleOf(schema: Schema, chooseId: ChooseId, place = ""): unknown {
  const [branch] = schema.anyOf ?? schema.allOf ?? [];
  if (branch) return exampleOf(branch, chooseId, place);
  if (schema.enum) return schema.enum[0];
  const type = typeOf(schema);
  if (type === "object") {
    const all = Object.entries(schema.properties ?? {});
    const needed = all.filter(([name]) => schema.required?.includes(name));
    const given = needed.length > 0 ? needed : all.slice(0, 1);
    return Object.fromEntries(given.map(([name, field]) => [name, exampleOf(field, chooseId, name)]));
  }
  if (type === "array") {
    return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}, chooseId, place));
  }
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  if (schema.format === "uuid") return chooseId(place);
  if (schema.format === "date-time") return "2026-01-01T00:00:00Z";
  return TEXTS[place] ?? "x".repeat(schema.minLength ?? 1);
}

/** The first type in a schema's list, the one that is not null; "string" if there is none. */
export function typeOf({ type }: Schema): string {
  return (Array.isArray(type) ? type[0] : type) ?? "string";
}

/** Paths of all ids in a body: the property names from the root, with `0` for the first item of an array. */
export function idPlaces(schema: Schema | null, at: string[] = []): string[][] {
  if (!schema) return [];
  if (schema.format === "uuid") return [at];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => idPlaces(field, [...at, name])),
    ...(schema.items ? idPlaces(schema.items, [...at, "0"]) : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((branch) => idPlaces(branch, at)),
  ];
}

/** A copy of a body with a value set at a path. Missing objects and arrays are created. */
export function withValueAt(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === "0") return [withValueAt(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: withValueAt(fields[name], rest, value) };
}
