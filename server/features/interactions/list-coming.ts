import { and, asc, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { idSchema, timeSchema } from "#domain/ids.ts";
import type { ComingInteraction } from "#domain/interactions/contract.ts";
import type { PageQuery } from "#domain/page.ts";
import type { Page } from "#server/db/paging.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { personas } from "#server/db/schema/people.ts";
import type { Verb } from "#server/services.ts";
import { toInteraction, type InteractionRow } from "#server/db/to-interaction.ts";

/** Those without a date come after every one that has one. */
const MOMENT = sql`coalesce(${interactions.plannedDate}, 'infinity'::timestamptz)`;

/** The planned interactions with anybody not archived, those with a date first, soonest first; then the newest. */
export function listComing({ db, user, input }: Verb<PageQuery>): Promise<Page<ComingInteraction>> {
  return db.readUser(user.id, async (tx) => {
    const rows = await tx
      .select({ interaction: interactions, persona_name: personas.name })
      .from(interactions)
      .innerJoin(personas, and(eq(personas.userId, interactions.userId), eq(personas.id, interactions.personaId)))
      .where(
        and(
          eq(interactions.status, "planned"),
          isNull(interactions.deletedAt),
          isNull(personas.deletedAt),
          isNull(personas.archivedAt),
          afterPlace(input.cursor),
        ),
      )
      .orderBy(asc(MOMENT), desc(interactions.createdAt), desc(interactions.id))
      .limit(input.limit + 1);
    const page = rows.slice(0, input.limit);
    const last = rows.length > input.limit ? page.at(-1) : undefined;
    return {
      items: page.map(({ interaction, persona_name }) => ({ ...toInteraction(interaction), persona_name })),
      next_cursor: last ? placeOf(last.interaction) : null,
    };
  });
}

const placeSchema = z.tuple([timeSchema.nullable(), timeSchema, idSchema]);

function placeOf({ plannedDate, createdAt, id }: InteractionRow): string {
  return Buffer.from(JSON.stringify([plannedDate, createdAt, id])).toString("base64url");
}

function afterPlace(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const place = placeSchema.safeParse(parsed(Buffer.from(cursor, "base64url").toString()));
  if (!place.success) throw new DomainError("invalid_input", { field: "cursor" });
  const [planned, created, id] = place.data;
  const moment = sql`${planned ?? "infinity"}::timestamptz`;
  return sql`(${MOMENT} > ${moment} or (${MOMENT} = ${moment}
    and (${interactions.createdAt}, ${interactions.id}) < (${created}::timestamptz, ${id}::uuid)))`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
