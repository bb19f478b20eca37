import type { ChatSafety, StreamEvent } from "#domain/chat/contract.ts";
import type { RunView } from "./run.ts";

/** Proxies cut a silent connection after a minute, some sooner. */
const PING_MS = 15_000;
/** Maximum characters per event; late readers get the text in pieces. */
const EVENT_TEXT_MAX = 16_384;

const PING = Buffer.from(": ping\n\n");
const DONE = "data: [DONE]\n\n";

function event(data: StreamEvent): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function safetyEvent(safety: ChatSafety | null, of: "message" | "answer"): string {
  return safety ? event({ choices: [], safety, of }) : "";
}

/** Cuts a piece of maximum length at a word boundary, if it has one. */
function wholeWords(piece: string): string {
  const end = piece.length < EVENT_TEXT_MAX ? 0 : piece.lastIndexOf(" ") + 1;
  return end > 0 ? piece.slice(0, end) : piece;
}

let open = 0;

/** Number of readers that follow answers in this process. */
export function openStreams(): number {
  return open;
}

/**
 * The event stream of one reader, from the answer's start: a cursor into the text that advances only when the reader
 * pulls. Idle readers cost nothing, and a reader that disconnects does not stop the answer.
 * @param onWords called after each event with text, or the end, has been enqueued
 */
export function runStream(view: RunView, onWords?: () => void): ReadableStream<Uint8Array> {
  let at = 0;
  let opened = false;
  let left = false;
  /** Resolves the pending wait. */
  let wake = () => {};
  let silent = false;
  /** One timer for all waits, refreshed by every send: there are as many waits as words. */
  let silence: NodeJS.Timeout | undefined;

  const leave = () => {
    if (opened && !left) open -= 1;
    left = true;
    clearTimeout(silence);
  };

  const send = (controller: ReadableStreamDefaultController<Uint8Array>, bytes: Uint8Array) => {
    silent = false;
    silence?.refresh();
    controller.enqueue(bytes);
  };

  /** The next event for this reader; null if there is nothing new. */
  const next = (): { text: string; last: boolean } | null => {
    if (view.text.length > at) {
      const piece = wholeWords(view.text.slice(at, at + EVENT_TEXT_MAX));
      at += piece.length;
      return { text: event({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] }), last: false };
    }
    const end = view.ended;
    if (!end) return null;
    if ("code" in end) return { text: event({ error: { code: end.code } }), last: true };
    const closing = event({ choices: [{ index: 0, delta: {}, finish_reason: end.finish }], status: end.status });
    const proposal = end.proposal ? event({ choices: [], ...end.proposal }) : "";
    return { text: `${safetyEvent(end.safety, "answer")}${proposal}${closing}${DONE}`, last: true };
  };

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!opened) {
          opened = true;
          open += 1;
          silence = setTimeout(() => {
            silent = true;
            wake();
          }, PING_MS);
          return send(controller, Buffer.from(`${PING.toString()}${safetyEvent(view.safety, "message")}`));
        }
        for (;;) {
          const piece = next();
          if (piece) {
            send(controller, Buffer.from(piece.text));
            onWords?.();
            if (piece.last) {
              leave();
              controller.close();
            }
            return;
          }
          if (silent) return send(controller, PING);
          await new Promise<void>((resolve) => {
            wake = resolve;
            void view.changed().then(resolve);
          });
          if (left) return;
        }
      },
      cancel() {
        leave();
        wake();
      },
    },
    { highWaterMark: 0 },
  );
}
