import { and, eq, isNull } from "drizzle-orm";
import { markedBlock } from "#domain/chat/marked-block.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import type { Services, SessionUser } from "#server/services.ts";
import type { RunEnd, RunView } from "./run.ts";

/**
 * A view of an answer for ai-chat: if the user has saved its plan and the interaction still exists, its text ends with
 * the marked block. That is looked up once, after the reader has received the rest.
 */
export function followSaved({ db }: Pick<Services, "db">, user: SessionUser, view: RunView): RunView {
  let block = "";
  let ended: RunEnd | null = null;

  const lookUp = async (): Promise<RunEnd | null> => {
    const end = view.ended;
    if (!end || !("proposal" in end) || !end.proposal) return end;
    const [saved] = await db.withUser(user.id, (tx) =>
      tx
        .select({ id: interactions.id })
        .from(interactions)
        .where(and(eq(interactions.planMessageId, view.id), isNull(interactions.deletedAt))),
    );
    if (saved) block = markedBlock(saved.id);
    return end;
  };
  let looking: Promise<void> | null = null;

  return {
    id: view.id,
    safety: view.safety,
    get text() {
      return view.text + block;
    },
    get ended() {
      return ended;
    },
    changed() {
      if (!view.ended) return view.changed();
      looking ??= lookUp()
        .catch(() => ({ code: "internal" as const }))
        .then((end) => {
          ended = end;
        });
      return looking;
    },
  };
}
