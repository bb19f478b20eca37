import { parseSync, Visitor } from "vite";

/** One use of a text: a key or a pattern of keys, and the namespaces it may be in. */
export type KeyUse = { key: string | RegExp; namespaces: string[]; line: number };

/** The texts one source file uses; `mentions` are plain strings that may reach t() through a variable. */
export type FileKeys = { uses: KeyUse[]; mentions: Set<string>; namespaces: string[]; dynamic: boolean };

type Node = { type: string; start: number; [field: string]: unknown };

const DEFAULT_NAMESPACE = "common";

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function literal(node: unknown): string | undefined {
  return isNode(node) && node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined;
}

function escape(part: string): string {
  return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * The keys an expression may evaluate to: strings as they are, a template as a pattern, both branches of a conditional.
 */
function keysOf(node: unknown): (string | RegExp | undefined)[] {
  if (!isNode(node)) return [undefined];
  switch (node.type) {
    case "Literal":
      return [literal(node)];
    case "TemplateLiteral": {
      const parts = (node["quasis"] as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
      if (parts.length === 1) return parts;
      return parts.every((part) => part === "") ? [undefined] : [new RegExp(`^${parts.map(escape).join(".+")}$`)];
    }
    case "ConditionalExpression":
      return [...keysOf(node["consequent"]), ...keysOf(node["alternate"])];
    case "LogicalExpression":
      return [...keysOf(node["left"]), ...keysOf(node["right"])];
    case "ArrayExpression":
      return (node["elements"] as unknown[]).flatMap(keysOf);
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return keysOf(node["expression"]);
    default:
      return [undefined];
  }
}

function strings(node: unknown): string[] {
  return keysOf(node).filter((key) => typeof key === "string");
}

function property(node: unknown, name: string): unknown {
  if (!isNode(node) || node.type !== "ObjectExpression") return undefined;
  const found = (node["properties"] as Node[]).find((entry) => {
    const key = entry["key"];
    return isNode(key) && (key["name"] === name || literal(key) === name);
  });
  return found?.["value"];
}

function calleeName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === "Identifier") return String(callee["name"]);
  return callee.type === "MemberExpression" && isNode(callee["property"])
    ? String(callee["property"]["name"])
    : undefined;
}

/**
 * Finds the keys a .ts or .tsx file uses: t(…), useTranslation(…), getFixedT(…), i18nKey. Key prefixes are not
 * supported: keys must be written in full. @throws Error on a syntax error.
 */
export function readKeys(path: string, source: string): FileKeys {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const namespaces = new Set<string>();
  const mentions = new Set<string>();
  const found: { node: unknown; start: number; ns: string[] }[] = [];

  const onCall = (node: Node): void => {
    const [first, second] = node["arguments"] as unknown[];
    const name = calleeName(node["callee"]);
    if (name === "useTranslation") {
      for (const namespace of strings(first)) namespaces.add(namespace);
    } else if (name === "getFixedT") {
      for (const namespace of strings(second)) namespaces.add(namespace);
    } else if (name === "t" && first !== undefined) {
      found.push({ node: first, start: node.start, ns: strings(property(second, "ns")) });
    }
  };
  new Visitor({
    CallExpression: (node) => onCall(node as unknown as Node),
    Literal: (node) => {
      if (typeof node.value === "string") mentions.add(node.value);
    },
    TemplateLiteral: (node) => {
      const [only, ...more] = node.quasis;
      if (only?.value.cooked && more.length === 0) mentions.add(only.value.cooked);
    },
    JSXOpeningElement: (node) => {
      const attributes = node.attributes as unknown as Node[];
      const value = (name: string): unknown => {
        const attribute = attributes.find((entry) => isNode(entry["name"]) && entry["name"]["name"] === name);
        const content = attribute?.["value"];
        return isNode(content) && content.type === "JSXExpressionContainer" ? content["expression"] : content;
      };
      const key = value("i18nKey");
      if (key !== undefined) found.push({ node: key, start: node.start, ns: strings(value("ns")) });
    },
  }).visit(program);

  if (namespaces.size === 0) namespaces.add(DEFAULT_NAMESPACE);
  const uses: KeyUse[] = [];
  let dynamic = false;
  for (const { node, start, ns } of found) {
    for (const key of keysOf(node)) {
      if (key === undefined) dynamic = true;
      else uses.push({ key, namespaces: ns.length > 0 ? ns : [...namespaces], line: lineOf(source, start) });
    }
  }
  return { uses, mentions, namespaces: [...namespaces], dynamic };
}
