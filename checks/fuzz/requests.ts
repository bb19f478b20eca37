import fc from "fast-check";
import {
  exampleOf,
  idPlaces,
  typeOf,
  withValueAt,
  type Operation,
  type Schema,
} from "../../tests/support/api-document.ts";
import { anyJson, badCookie, brokenBody, nastyText, oddHeaders, plainText } from "./nasty.ts";

/**
 * A request with placeholders for ids: `@own:KIND:n@` is the caller's own, `@theirs:n@` another user's, `@never:n@` one
 * that does not exist.
 */
export interface Recipe {
  operation: Operation;
  path: string;
  body: string | Buffer | null;
  headers: Record<string, string>;
  cookie: "right" | "none" | ((name: string, right: string) => string);
}

/** How often each kind of fault is used. Most requests are valid except for their content, to pass validation. */
const WEIGHTS = { content: 68, types: 7, broken: 6, place: 7, query: 4, headers: 4, cookie: 4 };

const number = fc.nat({ max: 1000 });
const otherId = fc.oneof(
  number.map((n) => `@theirs:${n}@`),
  number.map((n) => `@never:${n}@`),
);
/** Encoded, because many of these characters would change the path. */
const inPath = nastyText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 2000)) || "%20");

const own = (place: string, n: number) => {
  const kind = /conversation/i.test(place) ? "conversation" : /persona/i.test(place) ? "persona" : "";
  return kind === "" ? `@never:${n}@` : `@own:${kind}:${n}@`;
};

/** Values of the schema's type within its bounds, with all kinds of text. */
function validValue(schema: Schema, place: string): fc.Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.allOf;
  if (branches) return fc.oneof(...branches.map((branch) => validValue(branch, place)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = typeOf(schema);
  const { minimum: min = -100_000, maximum: max = 100_000 } = schema;
  if (type === "object") return objectOf(schema);
  if (type === "array") {
    return fc.array(validValue(schema.items ?? {}, place), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 5, 5),
    });
  }
  if (type === "integer") return fc.integer({ min, max });
  if (type === "number") return fc.double({ min, max, noNaN: true });
  if (type === "boolean") return fc.boolean();
  if (schema.format === "uuid") return number.map((n) => own(place, n));
  const example = exampleOf(schema, () => "", place);
  if (schema.format || example !== "x") {
    return fc.oneof({ weight: 24, arbitrary: fc.constant(example) }, { weight: 1, arbitrary: nastyText });
  }
  return fc.oneof({ weight: 3, arbitrary: plainText }, { weight: 1, arbitrary: nastyText });
}

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) {
    const { additionalProperties: value } = schema;
    return fc.dictionary(plainText, typeof value === "object" ? validValue(value, "") : anyJson, { maxKeys: 5 });
  }
  const fields = Object.fromEntries(properties.map(([name, field]) => [name, validValue(field, name)]));
  return fc.record(fields, { requiredKeys: schema.required ?? [] });
}

const exampleBody = (operation: Operation) =>
  operation.body ? exampleOf(operation.body, (place) => own(place, 0)) : null;

function pathOf(operation: Operation, id: string, query: [string, string][]): string {
  const search = new URLSearchParams(query).toString();
  const path = operation.path.replace(/([\w-]+)\/\{\w+\}/, (_, collection: string) =>
    id === "" ? `${collection}/@own:${collection}:0@` : `${collection}/${id}`,
  );
  return search ? `${path}?${search}` : path;
}

const fieldsOf = (operation: Operation) => operation.parameters.filter(({ in: place }) => place === "query");

/** Query parameters of the right types. */
function validQuery(operation: Operation): fc.Arbitrary<[string, string][]> {
  const fields = fieldsOf(operation);
  const values = Object.fromEntries(
    fields.map(({ name, schema }) => [name, validValue(schema, name).map((value) => String(value).toWellFormed())]),
  );
  const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(values, { requiredKeys }).map((found) => Object.entries<string>(found));
}

/** Requests for one route, each with a single fault. */
export function recipesFor(operation: Operation): fc.Arbitrary<Recipe> {
  const idInPath = operation.path.includes("{");
  const fields = fieldsOf(operation);
  const places = idPlaces(operation.body);
  const named = fields.map(({ name }) => name);
  const right: fc.Arbitrary<Recipe> = fc
    .record({
      n: number,
      query: validQuery(operation),
      body: operation.body ? validValue(operation.body, "") : fc.constant(null),
    })
    .map(({ n, query, body }) => ({
      operation,
      path: pathOf(operation, "", query).replace(":0@", `:${n}@`),
      body: body === null ? null : JSON.stringify(body),
      headers: {},
      cookie: "right",
    }));
  const plain = right.map((recipe) => ({
    ...recipe,
    body: operation.body ? JSON.stringify(exampleBody(operation)) : null,
  }));
  const changed = <T>(source: fc.Arbitrary<T>, change: (recipe: Recipe, value: T) => Partial<Recipe>) =>
    fc.tuple(plain, source).map(([recipe, value]) => ({ ...recipe, ...change(recipe, value) }));

  const ways: { weight: number; arbitrary: fc.Arbitrary<Recipe> }[] = [
    { weight: WEIGHTS.content, arbitrary: right },
    { weight: WEIGHTS.headers, arbitrary: changed(oddHeaders, (_, headers) => ({ headers })) },
    { weight: WEIGHTS.cookie, arbitrary: changed(badCookie, (_, cookie) => ({ cookie })) },
    { weight: 1, arbitrary: plain.map((recipe) => ({ ...recipe, cookie: "none" })) },
  ];
  if (operation.body) {
    const names = Object.keys(operation.body.properties ?? {});
    const wrong = fc.tuple(fc.constantFrom(...(names.length > 0 ? names : ["x"])), anyJson, fc.boolean());
    ways.push(
      {
        weight: WEIGHTS.types,
        arbitrary: changed(wrong, (_, [name, value, gone]) => {
          const body = { ...(exampleBody(operation) as object), [name]: gone ? undefined : value };
          return { body: JSON.stringify(body) };
        }),
      },
      { weight: WEIGHTS.broken, arbitrary: changed(brokenBody, ({ body }, spoil) => ({ body: spoil(String(body)) })) },
    );
  }
  if (idInPath) {
    const id = fc.oneof({ weight: 2, arbitrary: otherId }, { weight: 1, arbitrary: inPath });
    ways.push({
      weight: WEIGHTS.place,
      arbitrary: changed(id, (_, value) => ({ path: pathOf(operation, value, []) })),
    });
  }
  if (places.length > 0) {
    const at = fc.tuple(fc.constantFrom(...places), otherId);
    ways.push({
      weight: WEIGHTS.place,
      arbitrary: changed(at, (_, [place, id]) => ({
        body: JSON.stringify(withValueAt(exampleBody(operation), place, id)),
      })),
    });
  }
  const query = fc.array(
    fc.tuple(
      fc.constantFrom(...named, "x", "__proto__"),
      nastyText.map((text) => text.toWellFormed()),
    ),
    {
      maxLength: 4,
    },
  );
  ways.push({
    weight: WEIGHTS.query,
    arbitrary: changed(query, ({ path }, pairs) => ({
      path: `${path.split("?")[0]}?${new URLSearchParams(pairs.map(([name, text]): [string, string] => [name, text.slice(0, 3000)])).toString()}`,
    })),
  });
  return fc.oneof(...ways);
}
