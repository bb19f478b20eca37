import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { and, asc, eq, inArray, isNull, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { OpenDangerView, SafetyMark } from "#domain/care/contract.ts";
import type { About, Danger, WritingKind } from "#domain/care/danger.ts";
import { GRAVITY } from "#domain/care/gravity.ts";
import { readDanger } from "#domain/care/read-danger.ts";
import { checkSafety } from "#domain/safety/check.ts";
import type { Tx } from "#server/db/connect.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";

export type FindingRow = typeof safetyFindings.$inferSelect;

/** A user text and the person it is about; `persona` is null for the user's own profile. */
export interface Written {
  userId: string;
  persona: (About & { id: string }) | null;
  conversationId?: string | undefined;
  kind: WritingKind;
  /** Id of the record; for an answer, its key. */
  source: string;
  /** A message's finding has the message's id, so that a conversation can refer to it before it is stored. */
  id?: string | undefined;
  /** Checked together, as one text. */
  texts: readonly (string | null | undefined)[];
  /** The danger, if already checked. */
  found?: Danger | null;
}

const NOBODY: About = { name: "", context: "other" };

/**
 * Checks a text for danger and stores the finding. What the user said about a text is valid while the text is
 * unchanged. An open alarm stays open whatever the text becomes: only the user ends it. Returns the mark to show beside
 * the text.
 */
export async function keepFinding(tx: Tx, written: Written): Promise<SafetyMark | null> {
  const text = textOf(written);
  const found = written.found === undefined ? await readInTurns(text, written.persona ?? NOBODY) : written.found;
  const textHash = hashOf(text);
  const [earlier] = await tx.select().from(safetyFindings).where(isFor(written)).for("update");
  if (!earlier && !found) return null;
  if (earlier?.textHash === textHash) return markOf(earlier);
  const stays = earlier !== undefined && earlier.level === "alarm" && earlier.status !== "cleared";
  if (!found || (stays && found.level === "quiet")) {
    if (stays) {
      // A later clearance is about the text as it is now.
      await tx.update(safetyFindings).set({ textHash }).where(isFor(written));
      return markOf(earlier);
    }
    await tx.delete(safetyFindings).where(isFor(written));
    return null;
  }
  const { level, path, by, certain, acute } = found;
  const columns = {
    textHash,
    level,
    path,
    dangerBy: by,
    certain,
    acute,
    status: stays ? earlier.status : ("open" as const),
    clearedAs: null,
    clearedAt: null,
    updatedAt: new Date(),
  };
  const { userId, persona, conversationId, kind, source } = written;
  const [row] = await tx
    .insert(safetyFindings)
    .values({
      ...(written.id ? { id: written.id } : {}),
      userId,
      personaId: persona?.id ?? null,
      conversationId: conversationId ?? null,
      kind,
      source,
      ...columns,
    })
    .onConflictDoUpdate({
      target: [safetyFindings.userId, safetyFindings.personaId, safetyFindings.kind, safetyFindings.source],
      set: columns,
    })
    .returning();
  return row ? markOf(row) : null;
}

/** `checkSafety` and `readDanger`, each after a return to the event loop: a long text takes each a while. */
export async function readInTurns(text: string, about: About): Promise<Danger | null> {
  await setImmediate();
  const finding = checkSafety(text);
  if (!finding) return null;
  await setImmediate();
  return readDanger(text, about, finding);
}

function isFor({ persona, kind, source }: Written): SQL | undefined {
  const { personaId } = safetyFindings;
  return and(
    persona ? eq(personaId, persona.id) : isNull(personaId),
    eq(safetyFindings.kind, kind),
    eq(safetyFindings.source, source),
  );
}

function textOf({ texts }: Written): string {
  return texts.filter(Boolean).join("\n\n");
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

export function markOf({ id, level, path, status }: FindingRow): SafetyMark {
  return { id, level, path, status };
}

/** The marks of texts of one kind, by the id of the text. */
export async function marksOf(tx: Tx, kind: WritingKind, sources: readonly string[]): Promise<Map<string, SafetyMark>> {
  if (sources.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(safetyFindings)
    .where(and(eq(safetyFindings.kind, kind), inArray(safetyFindings.source, [...sources])));
  return new Map(rows.map((row) => [row.source, markOf(row)]));
}

/** SQL: the mark of one row; null if nothing was found. */
export function markColumn(
  kind: WritingKind,
  row: { userId: SQLWrapper; personaId: SQLWrapper; source: SQLWrapper },
): SQL {
  return sql`(select jsonb_build_object('id', f.id, 'level', f.level, 'path', f.path, 'status', f.status)
    from ${safetyFindings} f where f.user_id = ${row.userId} and f.persona_id = ${row.personaId}
      and f.kind = ${sql.raw(`'${kind}'`)} and f.source = ${row.source}::text limit 1)`;
}

/** SQL: condition that a finding `f` is an open alarm. */
export const OPEN_ALARM = sql`f.level = 'alarm' and f.status <> 'cleared'`;

/** The open alarms about a person, oldest first. */
export function openFindings(tx: Tx, personaId: string): Promise<FindingRow[]> {
  return openFindingsOf(tx, [personaId]);
}

/** The open alarms about several people, oldest first. */
export function openFindingsOf(tx: Tx, personaIds: readonly string[]): Promise<FindingRow[]> {
  return tx
    .select()
    .from(safetyFindings)
    .where(
      and(
        inArray(safetyFindings.personaId, [...personaIds]),
        eq(safetyFindings.level, "alarm"),
        ne(safetyFindings.status, "cleared"),
      ),
    )
    .orderBy(asc(safetyFindings.createdAt), asc(safetyFindings.id));
}

/** The columns of an open alarm that queries return. */
export type OpenRow = Pick<FindingRow, "id" | "path"> & { by: FindingRow["dangerBy"]; created_at: string };

/** SQL: the open alarms about a person, as an array of OpenRow. */
export function openColumn(userId: SQLWrapper, personaId: SQLWrapper): SQL {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'path', f.path, 'by', f.danger_by,
      'created_at', f.created_at) order by f.created_at, f.id), '[]')
    from ${safetyFindings} f where f.user_id = ${userId} and f.persona_id = ${personaId} and ${OPEN_ALARM})`;
}

/** The state of danger that results from open alarms: the gravest path; null for none. */
export function dangerView(rows: readonly OpenRow[]): OpenDangerView | null {
  const [gravest] = rows.toSorted((x, y) => GRAVITY.indexOf(x.path) - GRAVITY.indexOf(y.path));
  if (!gravest) return null;
  const oldest = rows.reduce((least, row) => Math.min(least, Date.parse(row.created_at)), Number.POSITIVE_INFINITY);
  return { path: gravest.path, by: gravest.by, since: new Date(oldest).toISOString(), ids: rows.map(({ id }) => id) };
}

export const toOpenRow = (row: FindingRow): OpenRow => ({
  id: row.id,
  path: row.path,
  by: row.dangerBy,
  created_at: row.createdAt.toISOString(),
});
