import { z } from "zod";
import { safetyMarkSchema } from "#domain/care/contract.ts";
import type { Plan } from "#domain/interactions/plan.ts";
import { idSchema, timeSchema } from "#domain/ids.ts";
import { languageSchema } from "#domain/language.ts";
import { pageOf, pageQuerySchema } from "#domain/page.ts";
import { cleanText, requiredText } from "#domain/text.ts";
import { timeZoneSchema } from "#domain/time-zone.ts";
import { messageSourceSchema } from "./sources.ts";

export const MESSAGE_MAX = 4000;
/** Notes handed to the coach: the newest of the last 30 days, each cut. */
export const CONTEXT_NOTES = 3;
export const CONTEXT_NOTE_LENGTH = 150;
export const CONVERSATION_TITLE_MAX = 120;

export const CHAT_MODES = ["conversation", "interaction_preparation"] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

export const CHAT_ROLES = ["user", "assistant"] as const;
export const messageContentSchema = requiredText(MESSAGE_MAX, {
  required: "message_required",
  tooLong: "message_too_long",
});

/** Of a turn in the body: an answer of a model's, which it may hold, is stored up to this length. */
export const CONTENT_MAX = 100_000;

/**
 * Body of ai-chat. The server trusts the newest user message, the mode, the conversation and the persona; what else
 * the body holds (earlier turns, notes, names) is accepted for compatibility and ignored.
 */
export const aiChatSchema = z.object({
  messages: z
    .array(
      z.object({
        id: idSchema.optional(),
        /**
         * The answer that this message follows, null for the first message; without it, the newest. A message that
         * follows what another one follows is that one, edited: both stay.
         */
        parentId: idSchema.nullable().optional(),
        role: z.string().max(40),
        content: z.string().max(CONTENT_MAX, "message_too_long"),
      }),
    )
    .min(1, "message_required")
    .max(1000, "message_too_long"),
  /** Asks for another answer to the stored message whose `id` is given; its content in the body counts for nothing. */
  regenerate: z.boolean().optional(),
  /** With `regenerate`: the new answer's id, made by the client. Sent twice, it is one answer. */
  answerId: idSchema.optional(),
  userId: z.string().max(100).optional(),
  conversationId: idSchema,
  personaContext: z.object({
    personaId: idSchema,
    personaName: z.string().max(400).optional(),
    recentNotes: z.unknown().optional(),
    language: languageSchema.optional(),
  }),
  mode: z.enum(CHAT_MODES).optional(),
  /** Asks the built-in coach, whoever would answer otherwise: nothing leaves for a model. */
  answerBy: z.literal("built_in").optional(),
  /** Where the person is, so that “yesterday” is theirs. */
  timeZone: timeZoneSchema.optional(),
});
export type AiChatInput = z.output<typeof aiChatSchema>;

/** `streaming` while its run goes on; `interrupted` when it ended early, with whatever was written kept. */
export const MESSAGE_STATES = ["complete", "streaming", "interrupted", "failed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** `length`: the model reached the most it may write, and its answer ends in the middle; it can be continued. */
export const FINISH_REASONS = ["stop", "length"] as const;
export type FinishReason = (typeof FINISH_REASONS)[number];

/** Body of `POST /api/chat/runs/{id}/continue`, which writes on in an answer whose `finish_reason` is `length`. */
export const continueSchema = z.object({
  mode: z.enum(CHAT_MODES).optional(),
  timeZone: timeZoneSchema.optional(),
});

/** The card or the line beside a message or an answer; an answer's has no finding of its own. */
export const chatSafetySchema = safetyMarkSchema.extend({ id: z.string().nullable() });
export type ChatSafety = z.infer<typeof chatSafetySchema>;

export const PLAN_KINDS = ["proposed", "revised"] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

const chatPlanSchema = z.object({
  action: z.string(),
  fears: z.string().nullable(),
  goals: z.string().nullable(),
});

export const chatMessageSchema = z.object({
  id: z.string(),
  conversation_id: z.string(),
  parent_message_id: z.string().nullable(),
  role: z.enum(CHAT_ROLES),
  content: z.string(),
  status: z.enum(MESSAGE_STATES),
  /**
   * Of an answer that ended of itself, why it did: `length` where it was cut, and can be continued. Null of everything
   * else, and of answers from before this was kept.
   */
  finish_reason: z.enum(FINISH_REASONS).nullable(),
  /** What the deterministic check found in this message, or the danger that this answer speaks of first. */
  safety: chatSafetySchema.nullable(),
  /** What the coach proposes to do; saved only by the person's own click, and from then on the plan as it stands. */
  plan: chatPlanSchema.nullable(),
  /** `revised` where the path holds an earlier plan. */
  plan_kind: z.enum(PLAN_KINDS).nullable(),
  /** The interaction that this plan was saved as, unless it was deleted since. */
  saved_interaction_id: z.string().nullable(),
  /** What the answer rests on and is still there, in the order it was taken up. */
  sources: z.array(messageSourceSchema),
  /** The messages that follow the same one, oldest first, itself included. */
  siblings: z.array(z.string()),
  created_at: timeSchema,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export const chatMessagePageSchema = pageOf(chatMessageSchema);
export const chatMessageQuerySchema = pageQuerySchema.extend({
  /** A message on the path that is wanted: of those that end below it, the newest. Without it, the newest of all. */
  leaf: idSchema.optional(),
});

export const conversationSchema = z.object({
  id: z.string(),
  persona_id: z.string(),
  title: z.string(),
  /** Whether the suggestion to prepare an interaction has had its answer; it is made once. */
  suggestion_answered: z.boolean(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Conversation = z.infer<typeof conversationSchema>;
export const conversationPageSchema = pageOf(conversationSchema);
export const CONVERSATION_SEARCH_MAX = 200;
export const conversationQuerySchema = pageQuerySchema.extend({
  /** Words in the title or in a message; case and accents make no difference. */
  q: z.string().max(CONVERSATION_SEARCH_MAX).transform(cleanText).pipe(z.string().trim()).optional(),
});

/** Who answers: the built-in coach, or a model by the name it was configured with. */
export const coachStatusSchema = z.object({
  provider: z.enum(["embedded", "model"]),
  model: z.string().nullable(),
  /** The server that the model runs on. */
  host: z.string().nullable(),
  /** True when an outside model is configured and the person has not agreed to its use yet. */
  needs_consent: z.boolean(),
  /** Since when the person has agreed; null without consent. */
  agreed_at: timeSchema.nullable(),
  /** Today's use of the model is spent: until then the built-in coach answers. Null while some is left. */
  spent_until: timeSchema.nullable(),
});
export type CoachStatus = z.infer<typeof coachStatusSchema>;

export const modelConsentSchema = z.object({ agreed: z.boolean() });

export const renameConversationSchema = z.object({
  title: requiredText(CONVERSATION_TITLE_MAX, { required: "title_required", tooLong: "title_too_long" }),
});

export const createConversationSchema = renameConversationSchema.extend({
  /** Made by the client: sent twice, one conversation. */
  id: idSchema.optional(),
});
export type CreateConversationInput = z.output<typeof createConversationSchema>;

export const chatPreviewQuerySchema = z.object({
  personaId: idSchema,
  conversationId: idSchema.optional(),
  mode: z.enum(CHAT_MODES).optional(),
  timeZone: timeZoneSchema.optional(),
});

/** Exactly what would leave for the model, but for the message still to be written. */
export const chatPreviewSchema = z.object({
  model: z.string().nullable(),
  messages: z.array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() })),
});
export type ChatPreview = z.infer<typeof chatPreviewSchema>;

/**
 * The stream of an answer: server-sent events whose data are, in this order, at most one StreamSafety about the
 * message, any number of StreamChunk, at most one StreamSafety about the answer or one StreamPlan, then StreamEnd and
 * `[DONE]`, or a StreamError as the last event. In ai-chat the last StreamChunk of an answer whose plan has been saved is
 * the marked block (marked-block.ts). Comment lines (`: ping`) keep the connection open.
 */
export interface StreamChunk {
  choices: { index: 0; delta: { content: string }; finish_reason: null }[];
}

/** The deterministic check asks for the static card or line, beside the person's message or beside the answer. */
export interface StreamSafety {
  choices: [];
  safety: ChatSafety;
  of: "message" | "answer";
}

/** What the coach proposes to do, once its prose has ended. */
export interface StreamPlan {
  choices: [];
  plan: Plan;
  plan_kind: PlanKind;
}

/** `interrupted` after Stop; `length` when the model ran out of room: then the answer can be continued. */
export interface StreamEnd {
  choices: { index: 0; delta: Record<string, never>; finish_reason: FinishReason }[];
  status: "complete" | "interrupted";
}

/** The event a failure after the first byte is sent as; what was written until then is kept. */
export interface StreamError {
  error: { code: "model_unavailable" | "model_timeout" | "model_interrupted" | "internal" };
}

export type StreamEvent = StreamChunk | StreamSafety | StreamPlan | StreamEnd | StreamError;
