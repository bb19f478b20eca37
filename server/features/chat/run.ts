import { isDeepStrictEqual } from "node:util";
import type { CareMemo } from "#domain/care/danger.ts";
import type { ChatSafety, StreamError } from "#domain/chat/contract.ts";
import type { PlanKind } from "#domain/chat/rules.ts";
import { JoinFilter } from "#domain/chat/continue.ts";
import { MarkerFilter } from "#domain/chat/marker.ts";
import { cleanPlan } from "#domain/chat/plan-words.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { cleanText } from "#domain/text.ts";
import type { CoachContext } from "#server/ai/coach-context.ts";
import type { CoachStream, Source } from "#server/ai/answer.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import { ModelError } from "#server/ai/model-error.ts";
import type { Finish } from "#server/ai/relay.ts";
import type { chatMessages } from "#server/db/schema/chat.ts";
import type { Services } from "#server/services.ts";
import { dangerIn } from "./danger-in.ts";
import { saveProgress, SAVE_WITHIN_MS, storeResult } from "./save-run.ts";

/** The plan an answer proposes, and whether it is the first on its path. */
export interface Proposal {
  plan: Plan;
  plan_kind: PlanKind;
}

/** How an answer ended, as reported to its readers. */
export type RunEnd =
  | { status: "complete" | "interrupted"; finish: Finish; safety: ChatSafety | null; proposal: Proposal | null }
  | StreamError["error"];

type Ended = Extract<RunEnd, { status: string }>;

/** What a reader needs: an append-only text, and a notification when it grows. */
export interface RunView {
  readonly id: string;
  /** The safety check's result for the user's message. */
  readonly safety: ChatSafety | null;
  readonly text: string;
  readonly ended: RunEnd | null;
  /** Resolves at the next change. */
  changed(): Promise<void>;
}

/** Minimum interval between saves, in milliseconds; longer while the database is slow. */
const SAVE_EVERY_MS = 500;
/** Heartbeat interval while there is no new text; with several processes it also picks up stop requests. */
const HEARTBEAT_MS = { embedded: 5000, postgres: 1000 };
/** Maximum characters stored, within the column's limit: many times the longest answer requested. */
const STORED_MAX = 90_000;
/** Maximum characters accepted from a model: beyond this it is rambling. */
const TEXT_MAX = 1_000_000;

/** A stored answer that was cut, and its text up to the last whole word, from where it continues. */
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
  /** Only when continuing a cut answer: what is stored of it. */
  continues?: Continued;
  /** Adds to the context what takes longer to find; null if there is nothing to look for. */
  remember: ((signal: AbortSignal) => Promise<CoachContext>) | null;
}

/** An answer being written in this process, whether or not anybody reads it. */
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
  /** The danger the answer addresses while it is open; the memo is stored for the next answer. */
  private care: { memo: CareMemo; begins: boolean } | null = null;
  /** Written by a model: unlike the built-in coach's texts, its output is checked for danger. */
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
    // Filtered, because a marked block may begin here and end in the continuation.
    this.text = this.filter.push(this.continues?.kept ?? "");
    this.sources = this.continues?.row.sources ?? [];
    this.savedLength = this.continues?.kept.length ?? 0;
    this.done = this.write();
  }

  changed(): Promise<void> {
    this.wake ??= Promise.withResolvers<void>();
    return this.wake.promise;
  }

  /** Closes the model's connection at once and keeps the text so far; resolves when that is stored. */
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
      let end = await this.consume().catch((error: unknown) => this.failure(error));
      this.append(this.filter.end());
      let content = this.text.slice(0, STORED_MAX).toWellFormed();
      const safety = await this.safetyOf(content);
      if ("status" in end) end = await this.withProposal({ ...end, safety });
      // If continuing added nothing, the cut answer stays as it was. In any case it can be continued again.
      if (this.continues && this.text === this.continues.kept) content = this.continues.row.content;
      if (this.continues && "status" in end && end.status !== "complete")
        end = { ...end, status: "complete", finish: "length" };
      const broken = this.continues ? "complete" : content.trim() === "" ? "failed" : "interrupted";
      this.finishing = true;
      clearTimeout(this.saveTimer);
      await this.saving;
      const stored = await storeResult(
        this.services,
        { db: this.services.db, userId: this.userId, runId: this.id },
        {
          content,
          status: "status" in end ? end.status : broken,
          finish: "status" in end && end.status === "complete" ? end.finish : this.continues ? "length" : null,
          safety: safety?.path ?? this.continues?.row.safety ?? null,
          care: this.care?.memo ?? this.continues?.row.care ?? null,
          sources: this.sources,
          proposal: "status" in end ? end.proposal : null,
          stopRequested: this.stopReason === "stopped",
        },
        () => this.stopReason === "shutdown",
      );
      // While the database was away, another process may have given the answer up.
      if (!stored && "status" in end) end = { ...end, status: "interrupted", proposal: null };
      this.ended = end;
    } catch (error) {
      this.services.log("error", "run_failed", { kind: error instanceof Error ? error.name : "unknown" });
      this.ended = { code: "internal" };
    }
    this.notify();
  }

  /** The answer's safety card: for a danger it is the first to address, unless the message already has a card. */
  private async safetyOf(content: string): Promise<ChatSafety | null> {
    if (this.safety?.level === "alarm" && this.safety.status !== "cleared") return null;
    if (this.care)
      return this.care.begins ? { id: null, level: "alarm", path: this.care.memo.path, status: "open" } : null;
    const found = this.fromModel ? await dangerIn(this.services, content, this.context.persona) : null;
    return found?.level === "alarm" ? { id: null, level: "alarm", path: found.path, status: "open" } : null;
  }

  /** Consumes the answer's stream; returns how it ended. */
  private async consume(): Promise<RunEnd> {
    if (this.remember) this.context = await this.remember(this.controller.signal);
    const { pieces, sources, care, fromModel, plan } = await this.services.ai.openStream(this.context, {
      use: this.use,
      signal: this.controller.signal,
    });
    // The sources of the first part stay: once one of them is withdrawn, so is the whole answer.
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

  /** Adds the plan to a completed answer. It is sent after the prose, and never while there is danger. */
  private async withProposal(end: Ended): Promise<Ended> {
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
      // Stopped: the prose is complete and kept.
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
    if (grown || begun - this.savedAt >= HEARTBEAT_MS[db.kind]) {
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
}
