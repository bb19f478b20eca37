/* Reading the syntax tree of a statement, as libpg-query gives it: each node is an object with its kind as only key. */

export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const list = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);
export const inner = (node: unknown, kind: string): Node | null => {
  const body = isNode(node) ? node[kind] : undefined;
  return isNode(body) ? body : null;
};
export const word = (value: unknown): string => (typeof value === "string" ? value : "");
export const text = (node: unknown): string => word(inner(node, "String")?.["sval"]);
/** What a source is called in its query. */
export const aliasOf = (range: Node): string => word((range["alias"] as Node | undefined)?.["aliasname"]);
