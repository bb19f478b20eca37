import type { ChatMode, ChatSafety, PlanKind } from "#domain/chat/contract.ts";
import type { Plan } from "#domain/interactions/plan.ts";
import type { ApiError, FailureCode } from "#web/app/api.ts";
import type { Outbox, OutboxItem } from "./outbox.ts";
import type { StreamEvent } from "./stream.ts";

export type Events = AsyncIterable<StreamEvent>;

/** An answer that the server has begun; the id is the run's, which is the answer's. */
export interface Begun {
  runId: string;
  events: Events;
}

/** Another answer to a message that the server has. */
export interface Again {
  messageId: string;
  /** Of the new answer, made here: asked for twice, it is one. */
  answerId: string;
  mode: ChatMode;
  /** The built-in coach is to give it. */
  builtIn?: boolean | undefined;
}

/** An answer that was cut, and is to go on. */
export interface Continued {
  id: string;
  /** The message it answers. */
  after: string | null;
  text: string;
  mode: ChatMode;
}

/** How the engine reaches the server. Each throws ApiError. */
export interface Transport {
  /** Resolves once the server has taken the message. */
  send(item: OutboxItem): Promise<Begun>;
  /** Resolves once the server has begun the other answer. */
  again(wanted: Again): Promise<Begun>;
  /** Resolves once the server writes on; its stream is the whole answer, from its beginning. */
  goOn(wanted: Pick<Continued, "id" | "mode">): Promise<Begun>;
  /** Replays a run from its start and follows it; null when it is finished and stored. */
  follow(runId: string): Promise<Events | null>;
  stop(runId: string): Promise<void>;
}

/** What the engine tells the screen's side. */
export interface Reports {
  /** The server has the message. */
  accepted(item: OutboxItem): void;
  /** The server writes another answer to this message: what followed it is on another path now. */
  branched(messageId: string): void;
  /** The server writes on in this answer. */
  continued(answerId: string): void;
  /** Something that was said sounds dangerous: what is open about the person has changed. */
  alarmed(): void;
  /** The server would not take or store something, and why. */
  refused(code: FailureCode): void;
  /** An answer is stored, whole or not: the stored messages are worth reading again. */
  ended(): Promise<void>;
  keep(outbox: string): void;
}

/** An answer being written. */
export interface Live {
  runId: string;
  /** The message it answers; null where that is not known. */
  after: string | null;
  text: string;
  safety: ChatSafety | null;
  plan: Plan | null;
  planKind: PlanKind | null;
  /** `lost`: the connection broke and would not come back; the run may go on without us. */
  phase: "waiting" | "writing" | "reconnecting" | "lost" | "ended";
  /** Why it ended early. */
  failure: FailureCode | null;
  stopping: boolean;
}

export interface ChatState {
  outbox: Outbox;
  live: Live | null;
  /** A message the server would not take: its text belongs back where it was written; an edited one names the original. */
  refusal: { text: string; error: ApiError; edits?: string | undefined } | null;
  /** What was found in a message of this sitting, by its id, until the stored one says so. */
  concerns: ReadonlyMap<string, ChatSafety>;
  /** The message whose path is shown; null for the newest path. */
  leaf: string | null;
}
