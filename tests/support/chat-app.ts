import type { ChatMessage } from "#domain/chat/contract.ts";
import type { ChatMode } from "#domain/chat/rules.ts";
import { createAi } from "#server/ai/door.ts";
import type { AiTiming } from "#server/ai/settings.ts";
import { RELAY_LIMITS } from "#server/ai/relay.ts";
import { spendTokens } from "#server/records/account/model-use.ts";
import { testApp, type TestApp, type TestUser } from "./app.ts";
import { chatBody } from "./chat-stream.ts";
import { startFakeModel, type Answer, type FakeModel } from "./fake-model.ts";

export interface SayOptions {
  conversationId?: string;
  /** The id of the persona it is about, by default `personaId`. */
  about?: string;
  id?: string;
  as?: TestUser;
  mode?: ChatMode;
  parentId?: string | null;
  again?: string;
}

export interface ChatTest {
  app: TestApp;
  user: TestUser;
  personaId: string;
  model: FakeModel;
  /** Sends a message, to a new conversation unless `conversationId` is given. */
  say(message: string, options?: SayOptions): Promise<Response>;
  /** The conversation's messages from the API, oldest first. */
  messages(conversationId: string, query?: string): Promise<ChatMessage[]>;
  close(): Promise<void>;
}

interface ChatTestOptions {
  consent?: boolean;
  timing?: Partial<AiTiming>;
  /** AI_DAILY_TOKENS. */
  dailyTokens?: number;
  /** AI_TRANSCRIPTION_MODEL. */
  transcriptionModel?: string;
  clock?: () => Date;
}

/** The server with a scripted model, a user who has consented to the model unless `consent` is false, and a persona. */
export async function chatTest(options: ChatTestOptions = {}): Promise<ChatTest> {
  const model = await startFakeModel();
  const timing = { relay: { ...RELAY_LIMITS, retryDelayMs: 1 }, embeddedPaceMs: 0, ...options.timing };
  const { dailyTokens, clock = () => new Date() } = options;
  const app = await testApp({
    clock,
    ai: (log, db) =>
      createAi(
        {
          baseUrl: model.url,
          apiKey: "sk-secret",
          model: "fake",
          transcriptionModel: options.transcriptionModel,
          dailyTokens,
          spend: (userId, tokens) => spendTokens(db, userId, tokens, clock()),
        },
        log,
        timing,
      ),
  });
  const user = await app.signUp();
  const marta = { name: "Marta", context: "friend" };
  const { id: personaId } = await user.json<{ id: string }>("/api/personas", { body: marta });
  if (options.consent !== false) await user.json("/api/chat/consent", { body: { agreed: true } });
  return {
    app,
    user,
    personaId,
    model,
    say: (message, { conversationId = crypto.randomUUID(), about = personaId, as = user, ...rest } = {}) =>
      as.request("/functions/v1/ai-chat", {
        body: chatBody({ personaId: about, conversationId, message, ...rest }),
      }),
    async messages(conversationId, query = "") {
      const path = `/api/conversations/${conversationId}/messages${query}`;
      return (await user.json<{ items: ChatMessage[] }>(path)).items.toReversed();
    },
    async close() {
      await model.close();
      await app.close();
    },
  };
}

/** An answer of the model that sends these pieces and never ends. */
export function endless(...pieces: string[]): Answer {
  return { kind: "stream", steps: pieces.map((content) => ({ content })), end: "hang" };
}
