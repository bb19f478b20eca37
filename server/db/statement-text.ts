/** Statements that carry settings, some of them with the user's id, are told by their first word alone. */
const CONTROL = /^(?:begin|commit|rollback|savepoint|release|set|reset|discard|start|end)\b/i;
const VERB = /\b(select|insert|update|delete|merge|copy|truncate|analyze|create|alter|drop|listen|notify)\b/i;
const TEXT_MAX = 2000;
/** Texts come from code, so there are few; lists of any length in them must not fill the memory. */
const KNOWN_MAX = 1000;

/** Comments, strings of every kind, quoted names, and numbers that do not belong to a name or a parameter. */
const PARTS =
  /--[^\n]*|\/\*[^]*?\*\/|(?<![\w$])(\$[A-Za-z_]*\$)[^]*?\1|\b[eEbBxX]'(?:[^'\\]|\\[^]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(?<![\w$.])\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

export interface StatementText {
  /** The verb: `select`, `begin`. */
  operation: string;
  /** The statement without any value; undefined for settings. */
  text?: string;
}

const known = new Map<string, StatementText>();

/** What may be told of a statement. Values are parameters already; literals in its text become `?`. */
export function describeStatement(sql: string): StatementText {
  const before = known.get(sql);
  if (before) return before;
  const described = describe(sql.trim());
  if (known.size < KNOWN_MAX && described.text !== undefined) known.set(sql, described);
  return described;
}

function describe(sql: string): StatementText {
  const control = CONTROL.exec(sql);
  if (control) return { operation: control[0].toLowerCase() };
  const text = sql
    .replaceAll(PARTS, (part) => (part.startsWith('"') ? part : /^(?:--|\/\*)/.test(part) ? " " : "?"))
    .replaceAll(/\s+/g, " ")
    .trim();
  const operation = VERB.exec(text)?.[1]?.toLowerCase() ?? "query";
  // An odd quote means that the text was not understood; then nothing of it is told.
  if (/['\\]|\$[A-Za-z_]*\$/.test(text)) return { operation };
  return { operation, text: text.slice(0, TEXT_MAX) };
}
