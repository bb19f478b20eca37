import type { z } from "zod";
import type { aiChatSchema, continueSchema } from "#domain/chat/contract.ts";
import { api, ApiError, call, failure, request } from "#web/app/api.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { timeZone } from "#web/app/time-zone.ts";
import { readStream, type StreamEvent } from "./stream.ts";
import type { ConversationRef, Run, Transport } from "./engine-types.ts";
import type { OutboxItem } from "./outbox.ts";

async function streamOf(response: Response): Promise<AsyncIterable<StreamEvent>> {
  if (!response.ok) throw await failure(response);
  if (!response.body) throw new ApiError("internal");
  return readStream(response.body);
}

const by = (builtIn: boolean | undefined) => (builtIn ? ({ answerBy: "built_in" } as const) : {});

type Body = z.input<typeof aiChatSchema>;
type Asked = Pick<Body, "messages" | "regenerate" | "answerId" | "mode" | "answerBy">;

export const CHAT_PATH = "/functions/v1/ai-chat";

function bodyOf({ conversationId, personaId }: ConversationRef, asked: Asked): Body {
  return {
    ...asked,
    conversationId,
    personaContext: { personaId, language: currentLanguage() },
    timeZone: timeZone(),
  };
}

/** What is sent for a message. */
export function messageBody(where: ConversationRef, { id, parentId, text, mode, builtIn }: OutboxItem): Body {
  return bodyOf(where, { messages: [{ id, parentId, role: "user", content: text }], mode, ...by(builtIn) });
}

/** The HTTP transport of one conversation. */
export function createTransport(where: ConversationRef): Transport {
  async function begin(whole: Body): Promise<Run> {
    const response = await request(CHAT_PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(whole),
    });
    const events = await streamOf(response);
    const runId = response.headers.get("x-run-id");
    if (!runId) throw new ApiError("internal");
    return { runId, events };
  }
  return {
    send: (item) => begin(messageBody(where, item)),
    regenerate: ({ messageId, answerId, mode, builtIn }) =>
      begin(
        bodyOf(where, {
          messages: [{ id: messageId, role: "user", content: "" }],
          regenerate: true,
          answerId,
          mode,
          ...by(builtIn),
        }),
      ),
    async continueAnswer({ id, mode }) {
      const response = await request(`/api/chat/runs/${encodeURIComponent(id)}/continue`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ mode, timeZone: timeZone() } satisfies z.input<typeof continueSchema>),
      });
      return { runId: id, events: await streamOf(response) };
    },
    async follow(runId) {
      const response = await request(`/api/chat/runs/${encodeURIComponent(runId)}`);
      return response.status === 204 ? null : streamOf(response);
    },
    async stop(runId) {
      await call(api.api.chat.runs[":id"].$delete({ param: { id: runId } }));
    },
  };
}
