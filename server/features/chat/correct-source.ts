import { and, eq, sql } from "drizzle-orm";
import type { CorrectionInput } from "#domain/chat/sources.ts";
import { DomainError } from "#domain/errors.ts";
import type { Tx } from "#server/db/connect.ts";
import { requirePersona } from "#server/db/require-persona.ts";
import { coachCorrections } from "#server/db/schema/chat.ts";
import type { Verb } from "#server/services.ts";
import { sourceText } from "./sources.ts";

type Input = CorrectionInput & { personaId: string };

/** Says that what an answer rests on is wrong: no coach and no model is given it any more. @throws DomainError not_found. */
export function markWrong({ db, user, input }: Verb<Input>): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    await requireSource(tx, input);
    const { personaId, kind, id } = input;
    await tx
      .insert(coachCorrections)
      .values({ userId: user.id, personaId, sourceKind: kind, sourceId: id })
      .onConflictDoNothing();
  });
}

/** Takes that back. @throws DomainError not_found. */
export function unmarkWrong({ db, user, input }: Verb<Input>): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    await requireSource(tx, input);
    await tx
      .delete(coachCorrections)
      .where(
        and(
          eq(coachCorrections.personaId, input.personaId),
          eq(coachCorrections.sourceKind, input.kind),
          eq(coachCorrections.sourceId, input.id),
        ),
      );
  });
}

async function requireSource(tx: Tx, { personaId, kind, id }: Input): Promise<void> {
  await requirePersona(tx, personaId);
  const { rows } = await tx.execute(sourceText(sql`${kind}::text`, sql`${id}::uuid`, sql`${personaId}::uuid`));
  if (rows.length === 0) throw new DomainError("not_found");
}
