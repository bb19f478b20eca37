import { sql } from "drizzle-orm";
import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { idSchema, timeSchema } from "#domain/ids.ts";
import type { ComingInteraction } from "#domain/interactions/contract.ts";
import type { PageQuery } from "#domain/page.ts";
import type { Page } from "#server/db/paging.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { personas } from "#server/db/schema/people.ts";
import { SESSION_USER, sessionPage } from "#server/db/session-read.ts";
import type { JsonText, SessionVerb } from "#server/services.ts";
import { INTERACTION } from "#server/records/interactions/to-interaction.ts";

const MOMENT = sql`coalesce(i.planned_date, 'infinity'::timestamptz)`;

type Places = "moment" | "time" | "id";

/** Undated interactions follow all dated ones. The lateral join looks people up row by row, until the page is full. */
const coming = sessionPage<Places, ComingInteraction>(
  "list_coming",
  (value) => ({
    rows: sql`
    select ${INTERACTION}, p.name as persona_name from ${interactions} i
    join lateral (
      select name from ${personas} where user_id = ${SESSION_USER} and id = i.persona_id and deleted_at is null and archived_at is null limit 1
    ) p on true
    where i.user_id = ${SESSION_USER} and i.status = 'planned' and i.deleted_at is null
      and (${value.moment}::timestamptz is null or ${MOMENT} > ${value.moment} or (${MOMENT} = ${value.moment}
        and (i.created_at, i.id) < (${value.time}::timestamptz, ${value.id}::uuid)))
    order by ${MOMENT}, i.created_at desc, i.id desc`,
  }),
  placeOf,
);

/**
 * Planned interactions with people who are not archived: dated ones, soonest first; then undated ones, newest first.
 * @throws DomainError unauthenticated.
 */
export function listComing({ db, token, input }: SessionVerb<PageQuery>): Promise<JsonText<Page<ComingInteraction>>> {
  return coming(db, token, { ...placesAt(input.cursor), limit: input.limit });
}

const placeSchema = z.tuple([timeSchema.nullable(), timeSchema, idSchema]);

function placeOf({ planned_date, created_at, id }: ComingInteraction): string {
  return Buffer.from(JSON.stringify([planned_date, created_at, id])).toString("base64url");
}

function placesAt(cursor: string | undefined): Record<"moment" | "time" | "id", string | null> {
  if (cursor === undefined) return { moment: null, time: null, id: null };
  const place = placeSchema.safeParse(parsed(Buffer.from(cursor, "base64url").toString()));
  if (!place.success) throw new DomainError("invalid_input", { field: "cursor" });
  const [planned, time, id] = place.data;
  return { moment: planned ?? "infinity", time, id };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
