import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Interaction } from "#domain/interactions/contract.ts";
import type { PageQuery } from "#domain/page.ts";
import { afterCursor, cursorAt, pageParams, type Page } from "#server/db/paging.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { PERSON, SESSION_USER, sessionPage } from "#server/db/session-read.ts";
import type { JsonText, SessionVerb } from "#server/services.ts";
import { INTERACTION } from "#server/records/interactions/to-interaction.ts";

type Input = PageQuery & { personaId: string; status?: Interaction["status"] | undefined };

type Places = "time" | "id" | "personaId";

const list = <K extends string>(name: string, inState: (value: Record<K, SQLWrapper>) => SQL) =>
  sessionPage<Places | K, Interaction>(
    name,
    (value) => ({
      personaId: value.personaId,
      rows: sql`
      select ${INTERACTION} from ${interactions} i
      where i.user_id = ${SESSION_USER} and i.persona_id = ${PERSON} and i.deleted_at is null and ${inState(value)}
        and ${afterCursor("i", value)}
      order by i.created_at desc, i.id desc`,
    }),
    cursorAt,
  );

const any = list<"status">("list_interactions", ({ status }) => sql`(${status}::text is null or i.status = ${status})`);
/** Planned ones are few among many and have their own index. */
const planned = list("list_planned", () => sql`i.status = 'planned'`);

/** A person's interactions, newest first, all or those in one state. @throws DomainError unauthenticated, not_found. */
export function listInteractions({ db, token, input }: SessionVerb<Input>): Promise<JsonText<Page<Interaction>>> {
  const { personaId, status = null } = input;
  const places = { personaId, ...pageParams(input) };
  return status === "planned" ? planned(db, token, places) : any(db, token, { ...places, status });
}
