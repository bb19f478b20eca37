import type { OpenDanger, WritingKind } from "#domain/care/danger.ts";
import { readDanger } from "#domain/care/read-danger.ts";
import { takeMessage, type Taken } from "#domain/care/take-message.ts";
import { latestCareMemo, messagesSinceCare } from "./care.ts";
import { composeReply } from "./reply.ts";
import type { CoachInput, CoachInteraction, CoachReply, CoachTurn } from "./reply-types.ts";

/** User text from before the conversation. */
export interface EarlierText {
  kind: WritingKind;
  id: string;
  content: string;
  created_at: Date | string;
}

export interface TalkInput extends Omit<CoachInput, "message" | "history" | "taken"> {
  /** Earlier texts; default: the notes and interactions. Texts are checked for danger as the server does on saving. */
  written?: readonly EarlierText[];
}

/** A conversation with the built-in coach that tracks open dangers as the server does in the database. */
export class Talk {
  readonly history: CoachTurn[] = [];
  open: readonly OpenDanger[];
  private readonly input: TalkInput;
  private count = 0;

  constructor(input: TalkInput) {
    // Texts about danger are never quoted in passing.
    const harmless = (text: string) => readDanger(text, input.persona) === null;
    this.input = {
      ...input,
      notes: input.notes.filter(({ content }) => harmless(content)),
      interactions: input.interactions.filter((one) => harmless(wordsOf(one))),
    };
    const written: readonly EarlierText[] = input.written ?? [
      ...input.notes.map((note) => ({ ...note, kind: "note" as const })),
      ...input.interactions.map(({ id, created_at, ...told }) => ({
        kind: "interaction" as const,
        id,
        created_at,
        content: wordsOf(told),
      })),
    ];
    this.open = written.toReversed().flatMap(({ kind, id, content, created_at }) => {
      const found = readDanger(content, input.persona);
      if (found?.level !== "alarm") return [];
      const { level: _, ...danger } = found;
      const told = kind === "note" || kind === "interaction" ? { told: { content, created_at } } : {};
      return [{ ...danger, id: `${kind}-${id}`, kind, source: id, ...told }];
    });
  }

  /** The coach's reply to the next message; `mode` overrides the conversation's mode. */
  say(message: string, mode: CoachInput["mode"] = this.input.mode): CoachReply & { taken: Taken } {
    this.count += 1;
    const memo = latestCareMemo(this.history);
    const taken = takeMessage({
      id: `message-${this.count}`,
      message,
      open: this.open,
      memo,
      about: this.input.persona,
      before: this.history.filter(({ role }) => role === "user").map(({ content }) => content),
      unheard: messagesSinceCare(this.history),
    });
    this.open = taken.open;
    const reply = composeReply({ ...this.input, mode, message, history: this.history, taken });
    const { text, plan, care, sources } = reply;
    this.history.push({ role: "user", content: message });
    this.history.push({
      role: "assistant",
      content: text,
      sources,
      ...(plan ? { plan } : {}),
      ...(care ? { care } : {}),
    });
    return { ...reply, taken };
  }
}

function wordsOf({
  objectives,
  avoid,
  feeling,
  result_summary,
}: Omit<CoachInteraction, "id" | "created_at" | "status">): string {
  return [objectives, avoid, feeling, result_summary].filter(Boolean).join("\n\n");
}
