import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { LookBack } from "#domain/progress/contract.ts";
import { lookBackFacts, type LookBackWords } from "#domain/progress/look-back.ts";
import type { LookBackOrder } from "#server/ai/look-back-question.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import { lookBacks } from "#server/db/schema/progress.ts";
import { logTextFailure } from "#server/records/texts/portrait-texts.ts";
import type { Services, SessionUser } from "#server/services.ts";
import type { LookBackRow } from "./look-back-facts.ts";

export type LookBackDeps = Pick<Services, "db" | "ai" | "log"> & { user: Pick<SessionUser, "id"> };

/** How long another process has for its model; afterwards it counts as gone, and the built-in coach's words are shown. */
const WRITING_MS = 120_000;

/** Words being written in this process. */
const underway = new Map<string, Promise<void>>();

const keyOf = ({ userId, starts }: LookBackRow) => `${userId}|${starts}`;

/** Has a model write the words and stores them. A failure is logged and leaves the built-in coach's. */
export function writeWords(
  { db, ai, log }: LookBackDeps,
  row: LookBackRow,
  { use, ...order }: LookBackOrder & { use: ModelUse },
): Promise<void> {
  const write = async () => {
    const { opening, question } = await ai.lookBackWords(order, use);
    const columns = { openingText: opening, questionText: question, factsHash: hashOf(order.lookBack) };
    await db.withUser(row.userId, async (tx) => {
      await tx
        .update(lookBacks)
        .set(columns)
        .where(and(eq(lookBacks.starts, row.starts), isNull(lookBacks.openingText)));
    });
  };
  const writing = write()
    .catch((error: unknown) => logTextFailure(log, "look_back", error))
    .finally(() => underway.delete(keyOf(row)));
  underway.set(keyOf(row), writing);
  return writing;
}

/** Whether the model that was asked may still answer, in this process or another. */
export function isBeingWritten(row: LookBackRow, now: Date): boolean {
  return underway.has(keyOf(row)) || now.getTime() - (row.askedAt?.getTime() ?? 0) < WRITING_MS;
}

/** Waits for what is being written in this process. */
export async function afterWriting(row: LookBackRow): Promise<void> {
  await underway.get(keyOf(row));
}

/** The stored words, if they were written for what is shown now. */
export function storedWords(
  { openingText, questionText, factsHash }: LookBackRow,
  shown: LookBack,
): LookBackWords | null {
  if (openingText === null || questionText === null || factsHash !== hashOf(shown)) return null;
  return { opening: openingText, question: questionText };
}

function hashOf(lookBack: LookBack): string {
  return createHash("sha256").update(lookBackFacts(lookBack)).digest("base64url");
}
