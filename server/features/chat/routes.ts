import type { ServerResponse } from "node:http";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  aiChatSchema,
  chatMessagePageSchema,
  chatMessageQuerySchema,
  chatPreviewQuerySchema,
  chatPreviewSchema,
  coachStatusSchema,
  continueSchema,
  conversationPageSchema,
  conversationQuerySchema,
  conversationSchema,
  createConversationSchema,
  modelConsentSchema,
  renameConversationSchema,
} from "#domain/chat/contract.ts";
import { savePlanSchema } from "#domain/chat/save-plan.ts";
import { correctionSchema } from "#domain/chat/sources.ts";
import { interactionSchema } from "#domain/interactions/contract.ts";
import { body, errorSchema, idParam, okSchema, route } from "#server/http/http.ts";
import { openRouter, tokenRouter, userRouter } from "#server/auth/routers.ts";
import { namedUser } from "#server/auth/session.ts";
import type { Services } from "#server/services.ts";
import { answerMessage } from "./answer-message.ts";
import {
  answerSuggestion,
  deleteConversation,
  renameConversation,
  restoreConversation,
} from "./change-conversation.ts";
import { continueAnswer } from "./continue-answer.ts";
import { createConversation } from "./create-conversation.ts";
import { markWrong, unmarkWrong } from "./correct-source.ts";
import { findConversation, listConversations } from "./list-conversations.ts";
import { listMessages } from "./list-messages.ts";
import { getCoachStatus, setModelConsent } from "./model-consent.ts";
import { previewPrompt } from "./preview-prompt.ts";
import { resumeRun } from "./resume-run.ts";
import { runStream } from "./run-stream.ts";
import type { RunView } from "./run.ts";
import { savePlan } from "./save-plan.ts";
import { stopRun } from "./stop-run.ts";

const failed = { description: "An error with its code", content: { "application/json": { schema: errorSchema } } };
const streamed = {
  description:
    "The answer as server-sent events: OpenAI chunks, where there is one the plan, then [DONE], or an event with an error's code",
  content: { "text/event-stream": { schema: z.string() } },
  headers: z.object({ "X-Run-Id": z.uuid() }),
};

const follow = createRoute({
  method: "get",
  path: "/api/chat/runs/{id}",
  request: { params: idParam },
  responses: { 200: streamed, 204: { description: "Finished and stored" }, default: failed },
});
const stop = route({ method: "delete", path: "/api/chat/runs/{id}", request: { params: idParam } }, okSchema);
const goOn = createRoute({
  method: "post",
  path: "/api/chat/runs/{id}/continue",
  request: { params: idParam, body: body(continueSchema) },
  responses: {
    200: {
      ...streamed,
      description: "An answer that was cut (finish_reason length), whole from its beginning, going on",
    },
    default: failed,
  },
});
const conversationsOf = route(
  {
    method: "get",
    path: "/api/personas/{id}/conversations",
    request: { params: idParam, query: conversationQuerySchema },
  },
  conversationPageSchema,
);
const begin = route(
  {
    method: "post",
    path: "/api/personas/{id}/conversations",
    request: { params: idParam, body: body(createConversationSchema) },
  },
  conversationSchema,
  201,
);
const conversation = route(
  { method: "get", path: "/api/conversations/{id}", request: { params: idParam } },
  conversationSchema,
);
const messagesOf = route(
  {
    method: "get",
    path: "/api/conversations/{id}/messages",
    request: { params: idParam, query: chatMessageQuerySchema },
  },
  chatMessagePageSchema,
);
const save = route(
  {
    method: "post",
    path: "/api/chat/plans/{id}/save",
    request: { params: idParam, body: body(savePlanSchema) },
  },
  interactionSchema,
);
const correction = {
  path: "/api/personas/{id}/corrections",
  request: { params: idParam, body: body(correctionSchema) },
} as const;
const wrong = route({ ...correction, method: "put" }, okSchema);
const notWrong = route({ ...correction, method: "delete" }, okSchema);
const rename = route(
  {
    method: "patch",
    path: "/api/conversations/{id}",
    request: { params: idParam, body: body(renameConversationSchema) },
  },
  conversationSchema,
);
const remove = route({ method: "delete", path: "/api/conversations/{id}", request: { params: idParam } }, okSchema);
const restore = route(
  { method: "post", path: "/api/conversations/{id}/restore", request: { params: idParam } },
  okSchema,
);
const suggestion = route(
  { method: "put", path: "/api/conversations/{id}/suggestion", request: { params: idParam } },
  conversationSchema,
);
const status = route({ method: "get", path: "/api/chat/status" }, coachStatusSchema);
const preview = route(
  { method: "get", path: "/api/chat/preview", request: { query: chatPreviewQuerySchema } },
  chatPreviewSchema,
);
const consent = route(
  { method: "post", path: "/api/chat/consent", request: { body: body(modelConsentSchema) } },
  coachStatusSchema,
);

const chat = createRoute({
  method: "post",
  path: "/functions/v1/ai-chat",
  description:
    'Answers the newest user message. A message sent again with the same id (with `regenerate`, the same answerId) gets the answer it has, from its beginning. Where the user has saved that answer\'s plan and the interaction is not deleted, the last content delta is the hidden marked block, stored nowhere: <!--sintonia:{"interaction_complete":true,"interaction_id":"…"}-->. The block saves nothing; only POST /api/chat/plans/{id}/save does.',
  request: { body: body(aiChatSchema) },
  responses: { 200: streamed, default: failed },
});

/** How long response headers wait for the model's first words, in milliseconds, to leave in one packet. */
const HEAD_MS = 25;

/** Corks the socket until the returned function is called: each packet wakes the client. */
function holdHead(c: Context): () => void {
  // Requests without a socket (in tests) have nothing to cork.
  const { outgoing } = ((c.env as unknown) ?? {}) as { outgoing?: ServerResponse };
  const socket = outgoing?.socket;
  if (!socket) return () => {};
  socket.cork();
  let held = true;
  const release = () => {
    if (!held) return;
    held = false;
    clearTimeout(late);
    // By then the chunk just enqueued has been written.
    process.nextTick(() => socket.uncork());
  };
  const late = setTimeout(release, HEAD_MS);
  return release;
}

function streamOf(c: Context, view: RunView): Response {
  return c.body(runStream(view, holdHead(c)), 200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    // no-transform stops compressing proxies from buffering; X-Accel-Buffering stops those that buffer anyway.
    "Cache-Control": "no-cache, no-transform",
    "X-Accel-Buffering": "no",
    "X-Run-Id": view.id,
  });
}

export function chatRoutes(services: Services) {
  const { db, clock } = services;
  const tokenRoutes = tokenRouter(services).openapi(chat, async (c) => {
    const input = { body: c.req.valid("json"), saysUser: namedUser(await c.req.json()) };
    return streamOf(c, await answerMessage({ ...services, token: c.var.token, input }));
  });
  const userRoutes = userRouter(services)
    .openapi(follow, async (c) => {
      const view = await resumeRun({ ...services, user: c.var.user, input: c.req.valid("param") });
      return view ? streamOf(c, view) : c.body(null, 204);
    })
    .openapi(goOn, async (c) => {
      const input = { ...c.req.valid("json"), id: c.req.valid("param").id };
      return streamOf(c, await continueAnswer({ ...services, user: c.var.user, input }));
    })
    .openapi(stop, async (c) => {
      await stopRun({ ...services, user: c.var.user, input: c.req.valid("param") });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(conversationsOf, async (c) => {
      const input = { ...c.req.valid("query"), personaId: c.req.valid("param").id };
      return c.json(await listConversations({ db, user: c.var.user, input }), 200);
    })
    .openapi(begin, async (c) => {
      const input = { ...c.req.valid("json"), personaId: c.req.valid("param").id };
      return c.json(await createConversation({ db, user: c.var.user, input }), 201);
    })
    .openapi(conversation, async (c) =>
      c.json(await findConversation({ db, user: c.var.user, input: c.req.valid("param") }), 200),
    )
    .openapi(messagesOf, async (c) => {
      const input = { ...c.req.valid("query"), conversationId: c.req.valid("param").id, now: clock() };
      return c.json(await listMessages({ db, user: c.var.user, input }), 200);
    })
    .openapi(save, async (c) => {
      const input = { ...c.req.valid("json"), messageId: c.req.valid("param").id, now: clock() };
      return c.json(await savePlan({ db, user: c.var.user, input }), 200);
    })
    .openapi(wrong, async (c) => {
      const input = { ...c.req.valid("json"), personaId: c.req.valid("param").id };
      await markWrong({ db, user: c.var.user, input });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(notWrong, async (c) => {
      const input = { ...c.req.valid("json"), personaId: c.req.valid("param").id };
      await unmarkWrong({ db, user: c.var.user, input });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(rename, async (c) => {
      const input = { ...c.req.valid("json"), id: c.req.valid("param").id };
      return c.json(await renameConversation({ db, user: c.var.user, input }), 200);
    })
    .openapi(remove, async (c) => {
      await deleteConversation({ db, user: c.var.user, input: c.req.valid("param") });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(restore, async (c) => {
      await restoreConversation({ db, user: c.var.user, input: c.req.valid("param") });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(suggestion, async (c) => {
      const input = { id: c.req.valid("param").id, now: clock() };
      return c.json(await answerSuggestion({ db, user: c.var.user, input }), 200);
    })
    .openapi(status, async (c) => c.json(await getCoachStatus({ ...services, user: c.var.user }), 200))
    .openapi(preview, async (c) =>
      c.json(await previewPrompt({ ...services, user: c.var.user, input: c.req.valid("query") }), 200),
    )
    .openapi(consent, async (c) => {
      await setModelConsent({ db, user: c.var.user, input: { ...c.req.valid("json"), now: clock() } });
      return c.json(await getCoachStatus({ ...services, user: c.var.user }), 200);
    });
  return openRouter().route("/", tokenRoutes).route("/", userRoutes);
}
