import { loadModule, parseSync } from "libpg-query";
import { aliasOf, inner, isNode, list, text, word, type Node } from "./syntax-tree.ts";

/*
 * Reads from a statement's syntax tree which of its tables are bound to one user. Every table, function and query in a
 * `from` is a source. `a.user_id = b.user_id` makes their users the same; a source is bound if its user is the same as a
 * parameter or a constant, or as the user of the session that the statement looks up.
 */

/** How a table's user is known: by a value of the statement, by the session it looks up, or not at all. */
export type Bound = "value" | "session" | null;

export interface TableUse {
  table: string;
  bound: Bound;
}

/** A user in the statement. Users that are the same share a root. */
class User {
  private same: User | null = null;
  bound: Bound = null;
  root(): User {
    return this.same ? this.same.root() : this;
  }
  join(other: User): void {
    const [a, b] = [this.root(), other.root()];
    if (a === b) return;
    b.same = a;
    a.bound = a.bound === "value" || b.bound === "value" ? "value" : (a.bound ?? b.bound);
  }
}

const bound = (how: Bound): User => Object.assign(new User(), { bound: how });

interface Source {
  alias: string;
  /** The users by the name of their column. */
  columns: Map<string, User>;
  /** Whether a column without a source's name may be its. */
  open: boolean;
}

interface Scope {
  sources: Source[];
  outer: Scope | null;
  withs: Map<string, Map<string, User>>;
}

/** The functions that find the session: their column `user_id` is its user. */
const LOOK_UP = new Set(["app_session"]);
/** Their value is the session's user. */
const CURRENT = new Set(["app_user_id"]);

class Reader {
  readonly uses: { table: string; user: User }[] = [];
  private readonly spread: ReadonlyMap<string, string>;

  constructor(spread: ReadonlyMap<string, string>) {
    this.spread = spread;
  }

  statement(node: unknown, outer: Scope | null): Map<string, User> {
    if (!isNode(node)) return new Map();
    const [kind, body] = Object.entries(node)[0] as [string, Node];
    const scope: Scope = { sources: [], outer, withs: new Map() };
    for (const each of list(inner({ w: body["withClause"] }, "w")?.["ctes"])) {
      const query = inner(each, "CommonTableExpr")!;
      scope.withs.set(word(query["ctename"]), this.statement(query["ctequery"], scope));
    }
    if (kind === "SelectStmt") return this.select(body, scope);
    const target = body["relation"] as Node;
    const source = this.table(target, scope);
    if (kind === "InsertStmt") return this.insert(body, scope, source);
    scope.sources.push(source);
    for (const from of [...list(body["fromClause"]), ...list(body["usingClause"])]) this.from(from, scope);
    this.condition(body["whereClause"], scope);
    this.visit(body["targetList"], scope);
    return this.output(body["returningList"] ?? inner(body["returningClause"], "x"), scope, body);
  }

  private select(body: Node, scope: Scope): Map<string, User> {
    if (body["larg"]) {
      const left = this.statement({ SelectStmt: body["larg"] }, scope);
      const right = this.statement({ SelectStmt: body["rarg"] }, scope);
      // The rows of both: bound only where each is.
      return new Map([...left].filter(([name, user]) => user.root().bound && right.get(name)?.root().bound));
    }
    for (const from of list(body["fromClause"])) this.from(from, scope);
    this.condition(body["whereClause"], scope);
    for (const part of [
      "targetList",
      "groupClause",
      "havingClause",
      "sortClause",
      "limitCount",
      "limitOffset",
      "valuesLists",
    ])
      this.visit(body[part], scope);
    return this.output(body["targetList"], scope, body);
  }

  private insert(body: Node, scope: Scope, target: Source): Map<string, User> {
    const columns = list(body["cols"]).map((column) => word(inner(column, "ResTarget")?.["name"]));
    const query = inner(body["selectStmt"], "SelectStmt");
    const [name, user] = [...target.columns][0] ?? [];
    const place = columns.indexOf(name ?? "");
    if (query?.["valuesLists"]) {
      for (const row of list(query["valuesLists"])) {
        const value = list(inner(row, "List")?.["items"])[place];
        const given = value && this.userOf(value, scope);
        // Rows of several users are not those of one.
        if (given && user) user.join(given);
        this.visit(row, scope);
      }
    } else if (query) {
      const own: Scope = { sources: [], outer: scope, withs: new Map() };
      // Of several queries (`union all`), the names of the first hold.
      const found = this.select(query, own);
      const value = list(query["targetList"])[place];
      const given = value ? this.userOf(inner(value, "ResTarget")?.["val"], own) : found.get("user_id");
      if (given && user) user.join(given);
    }
    scope.sources.push(target);
    scope.sources.push({ ...target, alias: "excluded", open: false });
    this.visit(body["onConflictClause"], scope);
    return this.output(body["returningList"] ?? inner(body["returningClause"], "x"), scope, body);
  }

  private table(range: Node, scope: Scope): Source {
    const name = word(range["relname"]);
    const alias = aliasOf(range) || name;
    for (let at: Scope | null = scope; at; at = at.outer) {
      const common = at.withs.get(name);
      if (common) return { alias, columns: common, open: true };
    }
    const user = new User();
    const column = this.spread.get(name);
    if (column) this.uses.push({ table: name, user });
    const key = column ?? (name === "users" ? "id" : "user_id");
    return { alias, columns: new Map([[key, user]]), open: true };
  }

  private from(node: unknown, scope: Scope): void {
    const table = inner(node, "RangeVar");
    if (table) return void scope.sources.push(this.table(table, scope));
    const query = inner(node, "RangeSubselect");
    if (query) {
      const alias = aliasOf(query);
      const columns = this.statement(query["subquery"], scope);
      return void scope.sources.push({ alias, columns, open: true });
    }
    const called = inner(node, "RangeFunction");
    if (called) {
      this.visit(called["functions"], scope);
      const name = text(
        list(inner(list(inner(list(called["functions"])[0], "List")?.["items"])[0], "FuncCall")?.["funcname"]).at(-1),
      );
      const alias = aliasOf(called) || name;
      const columns = new Map(LOOK_UP.has(name) ? [["user_id", bound("session")]] : []);
      return void scope.sources.push({ alias, columns, open: LOOK_UP.has(name) });
    }
    const join = inner(node, "JoinExpr");
    if (!join) return;
    this.from(join["larg"], scope);
    const before = scope.sources.length;
    this.from(join["rarg"], scope);
    this.condition(join["quals"], scope);
    if (list(join["usingClause"]).some((column) => text(column) === "user_id")) {
      const users = scope.sources.map(({ columns }) => columns.get("user_id"));
      const [right] = users.slice(before).filter(Boolean);
      const [left] = users.slice(0, before).filter(Boolean);
      if (left && right) left.join(right);
    }
  }

  /** What must all hold. */
  private condition(node: unknown, scope: Scope): void {
    const every = inner(node, "BoolExpr");
    if (every?.["boolop"] === "AND_EXPR") {
      for (const each of list(every["args"])) this.condition(each, scope);
      return;
    }
    const compared = inner(node, "A_Expr");
    if (
      compared &&
      text(list(compared["name"])[0]) === "=" &&
      ["AEXPR_OP", "AEXPR_IN"].includes(word(compared["kind"]))
    )
      this.equal(compared["lexpr"], compared["rexpr"], scope);
    const within = inner(node, "SubLink");
    if (within?.["subLinkType"] === "ANY_SUBLINK") {
      const columns = this.statement(within["subselect"], scope);
      const tested = inner(within["testexpr"], "RowExpr")
        ? list(inner(within["testexpr"], "RowExpr")?.["args"])
        : [within["testexpr"]];
      const user = tested.map((each) => this.userOf(each, scope)).find(Boolean);
      const found = [...columns.values()][0];
      if (user && found) user.join(found);
      return;
    }
    this.visit(node, scope);
  }

  private equal(left: unknown, right: unknown, scope: Scope): void {
    const rows = [inner(left, "RowExpr"), inner(right, "RowExpr")].map((row) => row && list(row["args"]));
    if (rows[0] && rows[1]) {
      for (const [place, each] of rows[0].entries()) this.equal(each, rows[1][place], scope);
      return;
    }
    const items = inner(right, "List") ? list(inner(right, "List")?.["items"]) : [right];
    if (items.length !== 1) return;
    const [a, b] = [this.userOf(left, scope), this.userOf(items[0], scope)];
    // Two values say nothing of a user.
    if (a && b) a.join(b);
  }

  /**
   * The user that an expression gives; null for anything else. The row of a query around this one gives none: Citus does not
   * look there for the machine. The session's user does: a cluster would need a value in its place.
   */
  private userOf(node: unknown, scope: Scope): User | null {
    const cast = inner(node, "TypeCast");
    if (cast) return this.userOf(cast["arg"], scope);
    if (inner(node, "ParamRef") ?? inner(node, "A_Const")) return bound("value");
    // OWN_ID: the value, which is null only where the statement looks its session up itself.
    const first = inner(node, "CoalesceExpr");
    if (first) return this.userOf(list(first["args"])[0], scope);
    const query = inner(node, "SubLink");
    if (query?.["subLinkType"] === "EXPR_SUBLINK")
      return [...this.statement(query["subselect"], scope).values()][0] ?? null;
    const call = inner(node, "FuncCall");
    if (call) return CURRENT.has(text(list(call["funcname"]).at(-1))) ? bound("session") : null;
    const column = inner(node, "ColumnRef");
    if (!column) return null;
    const fields = list(column["fields"]).map(text);
    const name = fields.at(-1)!;
    const alias = fields.length > 1 ? fields.at(-2)! : null;
    for (let at: Scope | null = scope; at; at = at.outer) {
      for (const source of at.sources) {
        if (alias === null ? !source.open : source.alias !== alias) continue;
        const user = source.columns.get(name);
        if (user) return at === scope || user.root().bound === "session" ? user : null;
      }
    }
    return null;
  }

  private output(targets: unknown, scope: Scope, body: Node): Map<string, User> {
    const found = new Map<string, User>();
    const returned = targets ?? (body["returningClause"] as Node | undefined)?.["exprs"];
    for (const each of list(returned)) {
      const target = inner(each, "ResTarget");
      if (!target) continue;
      this.visit(target["val"], scope);
      const fields = list(inner(target["val"], "ColumnRef")?.["fields"]);
      if (fields.some((field) => inner(field, "A_Star"))) {
        const alias = fields.length > 1 ? text(fields[0]) : null;
        for (const source of scope.sources)
          if (alias === null ? source.open : source.alias === alias)
            for (const [name, user] of source.columns) if (!found.has(name)) found.set(name, user);
        continue;
      }
      const user = this.userOf(target["val"], scope);
      const name = word(target["name"]) || text(fields.at(-1));
      if (user && name) found.set(name, user);
    }
    return found;
  }

  /** Finds the queries within an expression. */
  private visit(node: unknown, scope: Scope): void {
    if (Array.isArray(node)) return node.forEach((each) => this.visit(each, scope));
    if (!isNode(node)) return;
    for (const [kind, body] of Object.entries(node)) {
      if (kind === "SelectStmt") this.statement({ SelectStmt: body }, scope);
      else if (kind === "whereClause") this.condition(body, scope);
      else this.visit(body, scope);
    }
  }
}

await loadModule();

/** The spread tables that a statement uses, each with how its user is known. @throws if it is not SQL. */
export function tableUses(sql: string, spread: ReadonlyMap<string, string>): TableUse[] {
  const reader = new Reader(spread);
  for (const { stmt } of parseSync(sql).stmts ?? []) reader.statement(stmt, null);
  return reader.uses.map(({ table, user }) => ({ table, bound: user.root().bound }));
}
