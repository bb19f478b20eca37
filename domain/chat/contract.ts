import { z } from "zod";
import { idSchema, timeSchema } from "#domain/ids.ts";
import { languageSchema } from "#domain/language.ts";
import { pageOf, pageQuerySchema } from "#domain/page.ts";
import { requiredText } from "#domain/text.ts";

export const MESSAGE_MAX = 4000;
/** Messages loaded when a conversation opens. */
export const HISTORY_PAGE = 50;
/** Notes handed to the coach: the newest of the last 30 days, each cut. */
export const CONTEXT_NOTES = 3;
export const CONTEXT_NOTE_LENGTH = 150;
export const CONVERSATION_TITLE_MAX = 120;

export const CHAT_MODES = ["conversation", "interaction_preparation"] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

export const CHAT_ROLES = ["user", "assistant"] as const;
export const messageContentSchema = requiredText(MESSAGE_MAX, { required: "message_required", tooLong: "message_too_long" });

/**
 * Body of ai-chat. The server trusts the newest user message, the mode, the conversation and the persona; what else
 * the body holds (earlier turns, notes, names) is accepted for compatibility and ignored.
 */
export const aiChatSchema = z.object({
  messages: z
    .array(z.object({ id: idSchema.optional(), role: z.string().max(20), content: z.string().max(20_000, "message_too_long") }))
    .min(1, "message_required")
    .max(200, "message_too_long"),
  userId: z.string().max(100).optional(),
  conversationId: idSchema,
  personaContext: z.object({
    personaId: idSchema,
    personaName: z.string().max(400).optional(),
    recentNotes: z.unknown().optional(),
    language: languageSchema.optional(),
  }),
  mode: z.enum(CHAT_MODES).optional(),
});
export type AiChatInput = z.output<typeof aiChatSchema>;

/** `streaming` while its run goes on; `interrupted` when it ended early, with whatever was written kept. */
export const MESSAGE_STATES = ["complete", "streaming", "interrupted", "failed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const SAFETY_KINDS = ["self_harm", "violence", "abuse", "fear"] as const;

export const chatMessageSchema = z.object({
  id: z.string(),
  conversation_id: z.string(),
  parent_message_id: z.string().nullable(),
  role: z.enum(CHAT_ROLES),
  content: z.string(),
  status: z.enum(MESSAGE_STATES),
  /** Set when the deterministic check asks for the static card beside this message. */
  safety: z.enum(SAFETY_KINDS).nullable(),
  created_at: timeSchema,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export const chatMessagePageSchema = pageOf(chatMessageSchema);
export const chatMessageQuerySchema = pageQuerySchema;

export const conversationSchema = z.object({
  id: z.string(),
  persona_id: z.string(),
  title: z.string(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Conversation = z.infer<typeof conversationSchema>;
export const conversationPageSchema = pageOf(conversationSchema);

/** Who answers: the built-in coach, or a model by the name it was configured with. */
export const coachStatusSchema = z.object({
  provider: z.enum(["embedded", "model"]),
  model: z.string().nullable(),
  /** True when an outside model is configured and the person has not agreed to its use yet. */
  needs_consent: z.boolean(),
});
export type CoachStatus = z.infer<typeof coachStatusSchema>;

export const modelConsentSchema = z.object({ agreed: z.boolean() });

/** One event of the stream, in the shape of an OpenAI chunk. */
export interface StreamChunk {
  choices: { index: 0; delta: { content: string }; finish_reason: null }[];
}

/** The event a failure after the first byte is sent as. */
export interface StreamError {
  error: { code: "model_unavailable" | "model_timeout" | "model_interrupted" | "internal" };
}
