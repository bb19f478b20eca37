import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { CareMemo } from "#domain/care/danger.ts";
import type { ChatSafety, PlanKind, StreamError } from "#domain/chat/contract.ts";
import { JoinFilter } from "#domain/chat/continue.ts";
import { MarkerFilter } from "#domain/chat/marker.ts";
import { cleanPlan } from "#domain/chat/plan-words.ts";
import type { Plan } from "#domain/interactions/plan.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { cleanText } from "#domain/text.ts";
import type { CoachContext } from "#server/ai/coach-context.ts";
import type { CoachStream, Source } from "#server/ai/door.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import { ModelError } from "#server/ai/model-error.ts";
import type { Finish } from "#server/ai/relay.ts";
import type { chatMessages } from "#server/db/schema/chat.ts";
import type { Services } from "#server/services.ts";
import { dangerIn } from "./danger-in.ts";
import { saveProgress, saveResult, type RunResult } from "./save-run.ts";

/** What an answer proposes to do, and whether it is the first on its path. */
export interface Proposal {
  plan: Plan;
  plan_kind: PlanKind;
}

/** How an answer ended, as its readers are told. */
export type RunEnd =
  | { status: "complete" | "interrupted"; finish: Finish; safety: ChatSafety | null; proposal: Proposal | null }
  | StreamError["error"];

type Ended = Extract<RunEnd, { status: string }>;

/** What a reader needs: one text that only grows, and to be woken when it did. */
export interface RunView {
  readonly id: string;
  /** What the check found in the person's message. */
  readonly safety: ChatSafety | null;
  readonly text: string;
  readonly ended: RunEnd | null;
  /** Resolves at the next change. */
  changed(): Promise<void>;
}

/** Text is stored at most this often, in milliseconds, and less often while the database is slow. */
const SAVE_EVERY_MS = 500;
/** The longest wait between two such times, well below what counts as silence (stale.ts). */
const SAVE_WITHIN_MS = 2000;
/** Without new text, the sign of life; with several processes it also brings the wish to stop. */
const BEAT_MS = { embedded: 5000, postgres: 1000 };
/** Characters stored, within the column's limit: many times the longest answer that was asked for. */
const STORED_MAX = 90_000;
/** Characters after which a model has lost its way. */
const TEXT_MAX = 1_000_000;

/** An answer that was cut, as it is stored, and its text up to the last whole word, where it is taken up. */
interface Continued {
  row: Pick<typeof chatMessages.$inferSelect, "content" | "safety" | "care" | "sources">;
  kept: string;
}

type StopReason = "stopped" | "shutdown" | "gone";

export interface RunInput {
  id: string;
  userId: string;
  context: CoachContext;
  use: ModelUse;
  safety: ChatSafety | null;
  /** Where an answer that was cut is written on: what stands there already. */
  continues?: Continued;
  /** The context with more in it that takes a moment to find; null where there is nothing to ask. */
  remember: ((signal: AbortSignal) => Promise<CoachContext>) | null;
}

/** An answer being written in this process. It belongs to the server: readers come and go. */
export class Run implements RunView {
  readonly id: string;
  readonly userId: string;
  readonly safety: ChatSafety | null;
  text = "";
  ended: RunEnd | null = null;
  /** Resolves when the end is stored. */
  readonly done: Promise<void>;

  private readonly services: Services;
  private context: CoachContext;
  private readonly remember: RunInput["remember"];
  private readonly use: ModelUse;
  private readonly continues: Continued | null;
  private readonly controller = new AbortController();
  private readonly filter = new MarkerFilter();
  private plan: CoachStream["plan"] = () => Promise.resolve(null);
  private stopReason: StopReason | null = null;
  private sources: Source[] = [];
  /** What the answer speaks of first, and keeps for the next one, while danger is open. */
  private care: { memo: CareMemo; begins: boolean } | null = null;
  /** A model writes it: what it says is looked at, unlike the built-in coach's own texts. */
  private fromModel = false;
  private wake: PromiseWithResolvers<void> | null = null;
  private saving: Promise<void> = Promise.resolve();
  private saveTimer: NodeJS.Timeout | undefined;
  private finishing = false;
  private savedLength = 0;
  private savedAt = performance.now();

  constructor(services: Services, answer: RunInput) {
    this.services = services;
    this.id = answer.id;
    this.userId = answer.userId;
    this.context = answer.context;
    this.remember = answer.remember;
    this.use = answer.use;
    this.safety = answer.safety;
    this.continues = answer.continues ?? null;
    // Through the filter: a block may begin there and end in what follows.
    this.text = this.filter.push(this.continues?.kept ?? "");
    this.sources = this.continues?.row.sources ?? [];
    this.savedLength = this.continues?.kept.length ?? 0;
    this.done = this.write();
  }

  changed(): Promise<void> {
    this.wake ??= Promise.withResolvers<void>();
    return this.wake.promise;
  }

  /** Closes the model's connection at once and keeps what was written; resolves when that is stored. */
  stop(reason: StopReason): Promise<void> {
    if (!this.ended && !this.stopReason) {
      this.stopReason = reason;
      this.controller.abort();
    }
    return this.done;
  }

  private async write(): Promise<void> {
    try {
      this.saveLater(SAVE_EVERY_MS);
      let end = await this.take().catch((error: unknown) => this.failure(error));
      this.append(this.filter.end());
      let content = this.text.slice(0, STORED_MAX).toWellFormed();
      const safety = await this.safetyOf(content);
      if ("status" in end) end = await this.proposing({ ...end, safety });
      // What was cut stays as it was where nothing came of continuing it, and can be continued again in any case.
      if (this.continues && this.text === this.continues.kept) content = this.continues.row.content;
      if (this.continues && "status" in end && end.status !== "complete")
        end = { ...end, status: "complete", finish: "length" };
      const broken = this.continues ? "complete" : content.trim() === "" ? "failed" : "interrupted";
      this.finishing = true;
      clearTimeout(this.saveTimer);
      await this.saving;
      await this.store({
        content,
        status: "status" in end ? end.status : broken,
        finish: "status" in end && end.status === "complete" ? end.finish : this.continues ? "length" : null,
        safety: safety?.path ?? this.continues?.row.safety ?? null,
        care: this.care?.memo ?? this.continues?.row.care ?? null,
        sources: this.sources,
        proposal: "status" in end ? end.proposal : null,
        stopRequested: this.stopReason === "stopped",
      });
      this.ended = end;
    } catch (error) {
      this.services.log("error", "run_failed", { kind: error instanceof Error ? error.name : "unknown" });
      this.ended = { code: "internal" };
    }
    this.notify();
  }

  /** The card beside the answer: where it begins to speak of a danger that no message beside it has a card for. */
  private async safetyOf(content: string): Promise<ChatSafety | null> {
    if (this.safety?.level === "alarm" && this.safety.status !== "cleared") return null;
    if (this.care)
      return this.care.begins ? { id: null, level: "alarm", path: this.care.memo.path, status: "open" } : null;
    const found = this.fromModel ? await dangerIn(this.services, content, this.context.persona) : null;
    return found?.level === "alarm" ? { id: null, level: "alarm", path: found.path, status: "open" } : null;
  }

  /** Takes the answer piece by piece; ends with how it ended. */
  private async take(): Promise<RunEnd> {
    if (this.remember) this.context = await this.remember(this.controller.signal);
    const { pieces, sources, care, fromModel, plan } = await this.services.ai.openStream(this.context, {
      use: this.use,
      signal: this.controller.signal,
    });
    // Those of the first part stay: the whole answer is left out once one of them is withdrawn.
    this.sources = [...this.sources, ...sources].filter(
      (one, at, all) => all.findIndex(({ kind, id }) => kind === one.kind && id === one.id) === at,
    );
    this.plan = plan;
    this.care = care;
    this.fromModel = fromModel;
    const join = this.continues && new JoinFilter(this.continues.kept);
    for (;;) {
      const step = await pieces.next().catch((error: unknown) => {
        this.append(this.filter.push(join?.end() ?? ""));
        throw error;
      });
      if (step.done) this.append(this.filter.push(join?.end() ?? ""));
      if (step.done) return { status: "complete", finish: step.value, safety: null, proposal: null };
      this.append(this.filter.push(join ? join.push(step.value) : step.value));
      if (this.text.length >= TEXT_MAX) {
        this.controller.abort();
        await pieces.return("length");
        return { status: "complete", finish: "length", safety: null, proposal: null };
      }
    }
  }

  /** Adds the plan that follows prose which ended well. It goes out after the prose, and never where there is danger. */
  private async proposing(end: Ended): Promise<Ended> {
    const { mode, history } = this.context;
    if (
      mode !== "interaction_preparation" ||
      end.status !== "complete" ||
      end.finish !== "stop" ||
      this.text.trim() === ""
    )
      return end;
    if (this.context.taken.open.length > 0 || end.safety) return end;
    try {
      const made = await this.plan(this.text.slice(0, STORED_MAX));
      const plan = made && cleanPlan(made);
      if (!plan || checkSafety(Object.values(plan).join("\n"))) return end;
      const earlier = history.flatMap((turn) => turn.plan ?? []);
      if (isDeepStrictEqual(earlier.at(-1), plan)) return end;
      return { ...end, proposal: { plan, plan_kind: earlier.length > 0 ? "revised" : "proposed" } };
    } catch {
      // Stopped: the prose is whole, and kept.
      return this.stopReason === "shutdown" ? end : { ...end, status: "interrupted" };
    }
  }

  private failure(error: unknown): RunEnd {
    if (this.stopReason === "stopped" || this.stopReason === "gone")
      return { status: "interrupted", finish: "stop", safety: null, proposal: null };
    if (this.stopReason === "shutdown") return { code: "model_interrupted" };
    const failure = error instanceof ModelError ? error : null;
    this.services.log(failure ? "warn" : "error", "model_failed", {
      task: "answer",
      reason: failure?.reason ?? (error instanceof Error ? error.name : "unknown"),
    });
    return { code: failure?.code ?? "internal" };
  }

  private append(piece: string): void {
    if (piece === "") return;
    this.text += cleanText(piece.slice(0, TEXT_MAX - this.text.length));
    this.notify();
  }

  private notify(): void {
    this.wake?.resolve();
    this.wake = null;
  }

  private saveLater(ms: number): void {
    this.saveTimer = setTimeout(() => {
      this.saving = this.save();
    }, ms);
  }

  private async save(): Promise<void> {
    const { db, clock, log } = this.services;
    const begun = performance.now();
    const text = this.text.slice(0, STORED_MAX).toWellFormed();
    const grown = text.length > this.savedLength;
    if (grown || begun - this.savedAt >= BEAT_MS[db.kind]) {
      try {
        const row = await saveProgress({ db, userId: this.userId, runId: this.id }, grown ? text : null, clock());
        if (grown) this.savedLength = text.length;
        this.savedAt = begun;
        if (!row) void this.stop("gone");
        else if (row.stopRequested) void this.stop("stopped");
      } catch (error) {
        log("warn", "run_not_saved", { kind: error instanceof Error ? error.name : "unknown" });
      }
    }
    if (!this.finishing) {
      this.saveLater(Math.min(SAVE_WITHIN_MS, Math.max(SAVE_EVERY_MS, 4 * (performance.now() - begun))));
    }
  }

  private async store(result: RunResult): Promise<void> {
    const { db, clock, log } = this.services;
    for (let tries = 0; ; tries += 1) {
      try {
        return await saveResult({ db, userId: this.userId, runId: this.id }, result, clock());
      } catch (error) {
        log("error", "run_not_stored", { kind: error instanceof Error ? error.name : "unknown" });
        // Nobody is told that an answer is complete which a reload would not show.
        if (tries === 2) throw error;
        await sleep(200 * 4 ** tries);
      }
    }
  }
}
