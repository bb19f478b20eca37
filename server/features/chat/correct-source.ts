import { and, eq, sql } from "drizzle-orm";
import type { CorrectionInput, SourceKind } from "#domain/chat/sources.ts";
import { DomainError } from "#domain/errors.ts";
import type { Tx } from "#server/db/connect.ts";
import { queueMemory } from "#server/records/memory/queue-memory.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { coachCorrections } from "#server/db/schema/chat.ts";
import type { MemoryTable } from "#server/db/schema/search.ts";
import type { Verb } from "#server/services.ts";
import { sourceText } from "./sources.ts";

const TABLES: Record<SourceKind, MemoryTable> = {
  note: "notes_persona",
  interaction: "interactions",
  message: "chat_messages",
  answer: "persona_profile_answers",
};

type Input = CorrectionInput & { personaId: string };

/** Marks a source of an answer as wrong: no coach or model receives it any more. @throws DomainError not_found. */
export function markWrong({ db, user, input }: Verb<Input>): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    await requireSource(tx, input);
    const { personaId, kind, id } = input;
    await tx
      .insert(coachCorrections)
      .values({ userId: user.id, personaId, sourceKind: kind, sourceId: id })
      .onConflictDoNothing();
    await queueMemory(tx, user.id, TABLES[kind], [id]);
  });
}

/** Undoes `markWrong`. @throws DomainError not_found. */
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
    await queueMemory(tx, user.id, TABLES[input.kind], [input.id]);
  });
}

async function requireSource(tx: Tx, { personaId, kind, id }: Input): Promise<void> {
  await requirePersona(tx, personaId);
  const { rows } = await tx.execute(sourceText(sql`${kind}::text`, sql`${id}::uuid`, sql`${personaId}::uuid`));
  if (rows.length === 0) throw new DomainError("not_found");
}
