import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "#domain/errors.ts";
import type { SessionUser, Services } from "#server/services.ts";
import type { RunRow } from "./begin-answer.ts";
import { findRun } from "./find-run.ts";
import type { RunEnd, RunView } from "./run.ts";

/** Polling interval for a row that another process writes, in milliseconds. */
const LOOK_EVERY_MS = 300;

function endOf(row: RunRow): RunEnd | null {
  if (row.status === "streaming") return null;
  if (row.status === "failed") return { code: "model_unavailable" };
  const proposal = row.plan && row.planKind ? { plan: row.plan, plan_kind: row.planKind } : null;
  return {
    status: row.status === "complete" ? "complete" : "interrupted",
    finish: row.finishReason ?? "stop",
    safety: row.safety && { id: null, level: "alarm", path: row.safety, status: "open" },
    proposal,
  };
}

/** A view of an answer that is stored, or that another process is writing: its row is polled while a reader waits. */
export function followRow({ db, clock }: Services, user: SessionUser, row: RunRow, safety: RunView["safety"]): RunView {
  const view = {
    id: row.id,
    safety,
    text: row.content,
    ended: endOf(row),
    changed: async () => {
      await sleep(LOOK_EVERY_MS);
      try {
        const now = await findRun({ db, user, input: { id: row.id, now: clock() } });
        view.text = now.content;
        view.ended = endOf(now);
      } catch (error) {
        // Deleted, or the database is unavailable: there is nothing more to follow.
        view.ended =
          error instanceof DomainError
            ? { status: "interrupted", finish: "stop", safety: null, proposal: null }
            : { code: "internal" };
      }
    },
  };
  return view;
}
