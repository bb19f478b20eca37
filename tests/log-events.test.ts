import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { readLogSchema } from "./support/log-schema.ts";
import { readSources } from "./support/source-files.ts";

interface Call {
  path: string;
  levels: string[];
  /** Patterns: a template stands for anything where it has a value. */
  events: RegExp[];
  fields: string[];
}

/** Details that a call takes from a variable, by that variable. */
const FROM_ELSEWHERE: Record<string, string[]> = {
  known: ["kind", "where"],
  trace: ["trace"],
  left: ["left"],
  details: ["reason", "answer"],
};

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (!isNode(value)) return;
  yield value;
  for (const [key, child] of Object.entries(value)) if (key !== "test") yield* nodesIn(child);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function textsOf(argument: unknown): RegExp[] {
  return [...nodesIn(argument)].flatMap((node) => {
    if (node.type === "Literal" && typeof node["value"] === "string")
      return [new RegExp(`^${escaped(node["value"])}$`)];
    if (node.type !== "TemplateLiteral") return [];
    const parts = (node["quasis"] as { value: { cooked: string } }[]).map(({ value }) => escaped(value.cooked));
    return [new RegExp(`^${parts.join(".+")}$`)];
  });
}

/** The keys of an object, of objects spread into it, and of known variables. */
function fieldsOf(argument: unknown): string[] {
  if (!isNode(argument)) return [];
  if (argument.type === "ParenthesizedExpression") return fieldsOf(argument["expression"]);
  if (argument.type === "ObjectExpression") {
    return (argument["properties"] as Node[]).flatMap((one) =>
      one.type === "Property" ? [String((one["key"] as Node)["name"])] : fieldsOf(one["argument"]),
    );
  }
  if (argument.type === "ConditionalExpression") {
    return [...fieldsOf(argument["consequent"]), ...fieldsOf(argument["alternate"])];
  }
  const name = argument.type === "MemberExpression" ? (argument["property"] as Node)["name"] : argument["name"];
  return FROM_ELSEWHERE[String(name)] ?? [`unknown: ${String(name)}`];
}

function callsIn(path: string, text: string): Call[] {
  const calls: Call[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const name = callee.type === "MemberExpression" ? callee.property : callee;
      const isLog = name.type === "Identifier" && name.name === "log" && given.length >= 2;
      if (!isLog) return;
      const levels = textsOf(given[0]).map(({ source }) => source.slice(1, -1));
      // Other things are called `log` too.
      if (levels.length === 0 || !levels.every((level) => /^(?:info|warn|error)$/.test(level))) return;
      // A variable's event is passed on from a call that names it.
      calls.push({ path, levels, events: textsOf(given[1]), fields: fieldsOf(given[2]) });
    },
  }).visit(parseSync(path, text).program);
  return calls;
}

const sources = readSources().filter(({ path }) => path.startsWith("server/") && !path.includes(".test."));
const calls = sources.flatMap(({ path, text }) => callsIn(path, text));
const schema = readLogSchema(readFileSync("docs/OPERATIONS.md", "utf8"));

test("every event that is logged is documented with its level and its fields", () => {
  expect(calls.length).toBeGreaterThan(30);
  for (const { path, levels, events, fields } of calls) {
    for (const event of events) {
      const documented = [...schema].filter(([name]) => event.test(name));
      expect(documented.length, `${path}: ${event}`).toBeGreaterThan(0);
      const known = new Set(documented.flatMap(([, one]) => one.fields));
      expect(
        fields.filter((field) => !known.has(field)),
        `${path}: ${event}`,
      ).toEqual([]);
      const allowed = new Set(documented.flatMap(([, one]) => one.levels));
      if (levels.length === 1) expect(allowed, `${path}: ${event}`).toContain(levels[0]);
    }
  }
});

test("every documented event and field is logged somewhere", () => {
  // Named where the work is passed on, in server/mail/mail.ts.
  const passedOn = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/"(\w+_failed)"/g)].map(([, name]) => name!)),
  );
  for (const [name, { fields }] of schema) {
    const own = calls.filter(({ events }) => events.some((event) => event.test(name)));
    expect(own.length > 0 || passedOn.has(name), name).toBe(true);
    const logged = new Set(own.flatMap((call) => call.fields));
    if (own.length > 0)
      expect(
        fields.filter((field) => !logged.has(field) && field !== "kind"),
        name,
      ).toEqual([]);
  }
});

test("a call that is not documented is found", () => {
  const [call] = callsIn("x.ts", 'log(last ? "error" : "warn", `never_${x}`, { kind: 1, ...(a ? { email } : {}) });');
  expect(call).toMatchObject({ levels: ["error", "warn"], events: [/^never_.+$/], fields: ["kind", "email"] });
});
