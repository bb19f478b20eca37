import { ApiError } from "#web/app/api.ts";
import { Notifier } from "./notifier.ts";
import {
  add,
  failed,
  serialize,
  isTransient,
  next,
  restore,
  retry,
  sending,
  without,
  type Outbox,
  type OutboxItem,
} from "./outbox.ts";
import type { ChatState, Continuation, Events, Live, Regeneration, Reports, Run, Transport } from "./engine-types.ts";

const RECONNECT_MS = [300, 1000, 2000, 4000, 8000];
const FRAME_MS = 30;

/**
 * Sends a conversation's messages in order, reads the answer stream, and resumes it after a lost connection. Lives
 * outside React, so that closing the panel stops nothing.
 */
export class ChatEngine {
  private state: ChatState;
  private readonly transport: Transport;
  private readonly reports: Reports;
  private readonly delays: readonly number[];
  private stopWanted = false;
  /** Another answer or a continuation was requested; until the server has started it, there is no run to stop. */
  private asking = false;
  private sentId: string | null = null;
  private readonly notifier = new Notifier(FRAME_MS);

  constructor(transport: Transport, reports: Reports, options: { kept?: string; delays?: readonly number[] } = {}) {
    this.transport = transport;
    this.reports = reports;
    this.delays = options.delays ?? RECONNECT_MS;
    this.state = { outbox: restore(options.kept ?? ""), live: null, refusal: null, concerns: new Map(), leaf: null };
  }

  readonly subscribe = this.notifier.subscribe;

  readonly snapshot = (): ChatState => this.state;

  /** A message is being sent or an answer is being written. */
  get busy(): boolean {
    const { live, outbox } = this.state;
    return (live !== null && live.phase !== "ended") || outbox.some((item) => item.state === "sending");
  }

  readonly send = (item: Omit<OutboxItem, "state">): void => {
    this.setOutbox(add(this.state.outbox, item));
    this.pump();
  };

  readonly retry = (): void => {
    this.setOutbox(retry(this.state.outbox));
    this.pump();
  };

  /** Requests another answer beside the existing one. */
  readonly regenerate = (wanted: Regeneration): Promise<void> =>
    this.ask(
      { runId: wanted.answerId, after: wanted.messageId, text: "" },
      () => this.transport.regenerate(wanted),
      () => {
        this.reports.branched(wanted.messageId);
        this.set({ leaf: null });
      },
    );

  /** Continues an answer that was cut off; its text so far stays on the screen. */
  readonly continueAnswer = ({ id, after, text, mode }: Continuation): Promise<void> =>
    this.ask(
      { runId: id, after, text },
      () => this.transport.continueAnswer({ id, mode }),
      () => this.reports.continued(id),
    );

  private async ask(
    { runId, after, text }: Pick<Live, "runId" | "after" | "text">,
    begin: () => Promise<Run>,
    onStarted: () => void,
  ): Promise<void> {
    if (this.busy) return;
    this.stopWanted = false;
    this.asking = true;
    this.begin(runId, after, "waiting");
    this.setLive({ text });
    let run: Run;
    try {
      run = await begin();
    } catch (error) {
      this.refuse(error, { text: "" }, { live: null });
      // The run may have started although the response was lost: reload the messages.
      await this.reports.ended().catch(() => {});
      return;
    } finally {
      this.asking = false;
    }
    onStarted();
    if (this.stopWanted) void this.stop().catch(() => {});
    await this.read(run);
  }

  /** Shows the path through a message, or the newest path with null. Does nothing while busy. */
  readonly showPath = (leaf: string | null): void => {
    if (!this.busy) this.set({ leaf, live: null });
  };

  /** Removes an unsent message from the outbox. */
  readonly discard = (id: string): void => this.setOutbox(without(this.state.outbox, new Set([id])));

  /** Clears the refusal once its text is back in a field. */
  readonly forgetRefusal = (): void => this.set({ refusal: null });

  /** After a lost connection: follows the lost run again, or else resends the failed messages. */
  readonly reconnect = (): void => {
    const { live } = this.state;
    if (live?.phase === "lost") void this.resume(live.runId);
    else this.retry();
  };

  readonly stop = async (): Promise<void> => {
    const { live } = this.state;
    if (!live || live.phase === "ended" || this.asking) {
      this.stopWanted = this.busy;
      if (this.asking) this.setLive({ stopping: true });
      return;
    }
    this.setLive({ stopping: true });
    try {
      await this.transport.stop(live.runId);
    } catch (error) {
      this.setLive({ stopping: false });
      throw error;
    }
  };

  /** Takes the stored messages: removes them from the outbox and follows a run that is in progress. */
  stored(messages: readonly { id: string; status: string }[]): void {
    this.setOutbox(without(this.state.outbox, new Set(messages.map((message) => message.id))));
    const running = messages.find((message) => message.status === "streaming");
    const { live } = this.state;
    if (running && live?.runId !== running.id && !this.busy) void this.resume(running.id);
  }

  private pump(): void {
    const item = next(this.state.outbox);
    if (item && !this.busy) void this.deliver(item);
  }

  private async deliver(item: OutboxItem): Promise<void> {
    this.stopWanted = false;
    this.setOutbox(sending(this.state.outbox, item.id));
    if (this.reports.keep && (await this.keep(item))) return;
    let run: Run;
    try {
      run = await this.transport.send(item);
    } catch (error) {
      const failure = asApiError(error);
      if (await this.keep(item, failure)) return;
      if (isTransient(failure.code)) this.setOutbox(failed(this.state.outbox, item.id));
      else {
        // Messages queued behind it were written as follow-ups: do not send them without it.
        const [behind] = this.state.outbox.filter((other) => other.id !== item.id);
        const rest = without(this.state.outbox, new Set([item.id]));
        this.setOutbox(behind ? failed(rest, behind.id) : rest);
        this.refuse(failure, item);
      }
      return;
    }
    this.sentId = item.id;
    this.begin(run.runId, item.id, "waiting");
    this.setOutbox(without(this.state.outbox, new Set([item.id])));
    this.reports.accepted(item);
    // A sent message is always on the newest path.
    this.set({ leaf: null });
    if (this.stopWanted) void this.stop().catch(() => {});
    await this.read(run);
  }

  /** Hands a message over to what waits for a network; those behind it follow. */
  private async keep(item: OutboxItem, failure?: ApiError): Promise<boolean> {
    if (!(await this.reports.keep?.(item, failure))) return false;
    this.setOutbox(without(this.state.outbox, new Set([item.id])));
    this.pump();
    return true;
  }

  /** A message that waited for a network was accepted: shows it, and follows its answer. */
  readonly delivered = (item: OutboxItem): void => {
    this.sentId = item.id;
    this.reports.accepted(item);
    void this.reports.ended().catch(() => {});
  };

  private begin(runId: string, after: string | null, phase: Live["phase"]): void {
    const nothing = { text: "", safety: null, plan: null, planKind: null, failure: null, stopping: false };
    this.set({ live: { runId, after, phase, ...nothing } });
  }

  /** Reads the stream to its end; follows the run again if the connection breaks. */
  private async read({ runId, events }: Run): Promise<void> {
    const ending = await this.consume(events);
    if (ending === "cut") await this.resume(runId);
    else await this.end();
  }

  private async consume(events: Events): Promise<"ended" | "cut"> {
    let text = "";
    try {
      for await (const event of events) {
        if (event.kind === "done") return "ended";
        if (event.kind === "error") {
          this.setLive({ failure: event.code });
          this.reports.refused(event.code);
          return "ended";
        }
        if (event.kind === "safety") {
          if (event.safety.level === "alarm") this.reports.alarmed();
          if (event.of === "answer") this.setLive({ safety: event.safety });
          else if (this.sentId) this.set({ concerns: new Map(this.state.concerns).set(this.sentId, event.safety) });
          continue;
        }
        if (event.kind === "plan") {
          this.setLive({ plan: event.plan, planKind: event.planKind });
          continue;
        }
        text += event.text;
        // A replay starts from the beginning: keep the longer text until the replay has passed it.
        const { live } = this.state;
        if (!live || text.length < live.text.length) continue;
        this.state = { ...this.state, live: { ...live, text, phase: "writing" } };
        this.notifier.notifySoon();
      }
    } catch {
      // The run continues on the server, so the caller follows it again.
    }
    return "cut";
  }

  private async resume(runId: string): Promise<void> {
    if (this.state.live?.runId === runId) this.setLive({ phase: "reconnecting" });
    else this.begin(runId, null, "reconnecting");
    for (let attempt = 0; ; attempt += 1) {
      const shown = this.state.live?.text.length ?? 0;
      try {
        const events = await this.transport.follow(runId);
        if (!events || (await this.consume(events)) === "ended") return await this.end();
      } catch (error) {
        const { code } = asApiError(error);
        // Not transient: for example, the conversation was deleted or the session has expired.
        if (!isTransient(code)) {
          this.setLive({ failure: code });
          return this.end();
        }
      }
      if ((this.state.live?.text.length ?? 0) > shown) attempt = 0;
      const delay = this.delays[attempt];
      if (delay === undefined) return this.setLive({ phase: "lost" });
      this.setLive({ phase: "reconnecting" });
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }

  private async end(): Promise<void> {
    await this.reports.painted?.();
    this.setLive({ phase: "ended", stopping: false });
    await this.reports.ended().catch(() => {});
    this.pump();
  }

  private refuse(reason: unknown, item: Pick<OutboxItem, "text" | "edits">, change: Partial<ChatState> = {}): void {
    const error = asApiError(reason);
    this.set({ ...change, refusal: { text: item.text, error, edits: item.edits } });
    this.reports.refused(error.code);
  }

  private setLive(change: Partial<Live>): void {
    if (this.state.live) this.set({ live: { ...this.state.live, ...change } });
  }

  private setOutbox(outbox: Outbox): void {
    if (outbox === this.state.outbox) return;
    this.reports.saveOutbox(serialize(outbox));
    this.set({ outbox });
  }

  private set(change: Partial<ChatState>): void {
    this.state = { ...this.state, ...change };
    this.notifier.notify();
  }
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("internal");
}
