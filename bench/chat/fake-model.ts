// A model server with the OpenAI protocol that only streams tokens, each with the time it was sent:
// "t<number>@<microseconds since 1970> ". The last message sets the rate: [tps=50 tokens=100], tps=0 for as fast as
// the reader takes them.
import type { IncomingMessage, ServerResponse } from "node:http";
import { serve } from "../serve.ts";

const ORDER = /\[tps=(\d+) tokens=(\d+)\]/g;

interface Order {
  perSecond: number;
  tokens: number;
}

function microseconds(): number {
  return Math.round((performance.timeOrigin + performance.now()) * 1000);
}

function chunk(delta: object, finish: "stop" | null): string {
  const choice = { index: 0, delta, finish_reason: finish };
  return `data: ${JSON.stringify({ id: "bench", object: "chat.completion.chunk", created: 0, model: "bench", choices: [choice] })}\n\n`;
}

/** Each token's time is relative to the start, so that timer delays do not accumulate. */
function stream(response: ServerResponse, { perSecond, tokens }: Order): void {
  const begun = performance.now();
  let sent = 0;
  const step = (): void => {
    if (response.destroyed) return;
    const passed = (performance.now() - begun) / 1000;
    const due = perSecond > 0 ? Math.min(tokens, Math.floor(passed * perSecond) + 1) : tokens;
    while (sent < due) {
      const taken = response.write(chunk({ content: `t${sent}@${microseconds()} ` }, null));
      sent += 1;
      if (!taken && perSecond === 0 && sent < due) {
        response.once("drain", step);
        return;
      }
    }
    if (sent < tokens) {
      setTimeout(step, Math.max(0, begun + (sent / perSecond) * 1000 - performance.now()));
      return;
    }
    response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
  };
  step();
}

function answer(body: string, response: ServerResponse): void {
  const [, perSecond, tokens] = [...body.matchAll(ORDER)].at(-1) ?? [];
  if (!tokens) {
    response.writeHead(400).end("the message does not say how to answer");
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  response.flushHeaders();
  stream(response, { perSecond: Number(perSecond), tokens: Number(tokens) });
}

await serve("model", (request: IncomingMessage, response: ServerResponse) => {
  request.socket.setNoDelay(true);
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => answer(Buffer.concat(parts).toString(), response));
});
