import type { SafetyKind } from "#domain/chat/contract.ts";
import { buildPlan, mayPlan } from "#domain/coaching/build-plan.ts";
import { personaProfileText } from "#domain/coaching/portrait-text.ts";
import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import { composeReply } from "#domain/coaching/reply.ts";
import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import { outcomeDangers } from "#domain/coaching/outcome-care.ts";
import type { OutcomeInput } from "#domain/coaching/outcome-input.ts";
import { outcomeTips } from "#domain/coaching/outcome-tips.ts";
import { interpretSelf, type SelfInput } from "#domain/coaching/interpret-self.ts";
import { safetyOf } from "#domain/coaching/reply-types.ts";
import type { Plan } from "#domain/interactions/plan.ts";
import type { Interpretation } from "#domain/profile/contract.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import { relationshipTips, type TipsInput } from "#domain/relationship/tips.ts";
import type { Log } from "#server/services.ts";
import type { CoachContext } from "./coach-context.ts";
import { EMBEDDED_PACE_MS, paced } from "./embedded-stream.ts";
import { isGravePortrait, isGraveSelf, personaQuestion, profileTextQuestion, selfQuestion } from "./interpretations.ts";
import { ModelError } from "./model-error.ts";
import { outcomeQuestion } from "./outcome-question.ts";
import { planOf, planQuestion } from "./plan-question.ts";
import { buildPrompt } from "./prompts.ts";
import { relay, RELAY_LIMITS, type Finish, type ModelTurn, type RelayLimits } from "./relay.ts";
import { createStructured, STRUCTURED_TOTAL_MS, type Question } from "./structured.ts";
import { tipsQuestion } from "./tips-question.ts";
import { createTranscriber, TRANSCRIBE_TOTAL_MS, type Transcriber } from "./transcribe.ts";

/** What an answer rests on: a note or an interaction of the user's. */
export interface Source {
  kind: string;
  id?: string;
}

export interface CoachStream {
  /** Pieces of the answer as they come; ends with why it ended. Throws ModelError, or the signal's reason once aborted. */
  pieces: AsyncGenerator<string, Finish>;
  sources: Source[];
  /**
   * The plan that follows the prose while an interaction is prepared, made once that has ended; null where there is none.
   * Never throws but the signal's reason once aborted: what a model cannot make, the built-in coach does.
   */
  plan: (answer: string) => Promise<Plan | null>;
  /** What the answer is about, where the built-in coach took up a note or an earlier message that tells of danger. */
  safety: SafetyKind | null;
}

/**
 * The one door to whoever writes: the built-in coach, or a model behind an OpenAI-compatible server. Nothing is sent to
 * a model unless the caller says that the person has agreed.
 */
export interface Ai {
  provider: "embedded" | "model";
  /** Name of the configured model; null with the built-in coach. */
  model: string | null;
  /** What a model gets wrong twice, and whatever tells of danger, the built-in coach writes. */
  interpretSelf(input: SelfInput, options: { consented: boolean }): Promise<Interpretation>;
  interpretPersona(input: PortraitInput, options: { consented: boolean }): Promise<Interpretation>;
  /** The longer portrait, in paragraphs parted by blank lines. */
  personaProfileText(input: PortraitInput, options: { consented: boolean }): Promise<string>;
  /** Tips after an assessment; where an answer spoke of fear, threat or control, the private note, a paragraph each. */
  relationshipTips(input: TipsInput, options: { consented: boolean }): Promise<string[]>;
  /** Tips after an interaction, or words of care, in paragraphs parted by blank lines. */
  outcomeTips(input: OutcomeInput, options: { consented: boolean }): Promise<string>;
  /** Starts an answer. Aborting the signal closes the model's connection at once. */
  openStream(context: CoachContext, options: { consented: boolean; signal: AbortSignal }): CoachStream;
  /** Turns recordings into text, for whoever has agreed to it; null where no such model is configured. */
  transcriber: Transcriber | null;
  /** Exactly what openStream sends to a model. */
  prompt(context: CoachContext): ModelTurn[];
}

/** Of the environment: AI_BASE_URL, AI_API_KEY and the models. Without an address, the built-in coach. */
export interface AiSettings {
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  model?: string | undefined;
  transcriptionModel?: string | undefined;
}

export interface AiTiming {
  relay: RelayLimits;
  structuredMs: number;
  transcribeMs: number;
  /** Milliseconds between two words of the built-in coach; 0 for none. */
  embeddedPaceMs: number;
}

/** Opens the door as configured; tests pass shorter times. */
export function createAi(settings: AiSettings, log: Log, timing: Partial<AiTiming> = {}): Ai {
  const { baseUrl, model, apiKey, transcriptionModel } = settings;
  const access = baseUrl && model ? { baseUrl, model, apiKey: apiKey ?? null } : null;
  const ask = access ? createStructured(access, timing.structuredMs ?? STRUCTURED_TOTAL_MS) : null;
  const paceMs = timing.embeddedPaceMs ?? EMBEDDED_PACE_MS;

  async function written<T>(
    question: () => Question<T>,
    otherwise: () => T,
    consented: boolean,
    { task = "interpretation", signal }: { task?: string; signal?: AbortSignal } = {},
  ): Promise<T> {
    if (!ask || !consented) return otherwise();
    try {
      return await ask(question(), signal);
    } catch (error) {
      signal?.throwIfAborted();
      log("warn", "model_failed", {
        task,
        reason: error instanceof ModelError ? error.reason : "unexpected",
      });
      return otherwise();
    }
  }

  async function planAfter(context: CoachContext, answer: string, signal: AbortSignal): Promise<Plan | null> {
    if (!mayPlan(context)) return null;
    const none: Plan = { action: "", fears: null, goals: null };
    const made = await written(
      () => planQuestion(context, answer),
      () => buildPlan(context) ?? none,
      true,
      { task: "plan", signal },
    );
    return planOf(made);
  }

  return {
    provider: access ? "model" : "embedded",
    model: access?.model ?? null,
    transcriber:
      baseUrl && transcriptionModel
        ? createTranscriber(
            { baseUrl, model: transcriptionModel, apiKey: apiKey ?? null },
            log,
            timing.transcribeMs ?? TRANSCRIBE_TOTAL_MS,
          )
        : null,
    interpretSelf: (input, { consented }) =>
      written(
        () => selfQuestion(input),
        () => interpretSelf(input),
        consented && !isGraveSelf(input),
      ),
    interpretPersona: (input, { consented }) =>
      written(
        () => personaQuestion(input),
        () => interpretPersona(input),
        consented && !isGravePortrait(input),
      ),
    personaProfileText: async (input, { consented }) => {
      const question = () => profileTextQuestion(input);
      const otherwise = () => ({ profile_text: personaProfileText(input) });
      return (await written(question, otherwise, consented && !isGravePortrait(input))).profile_text;
    },
    relationshipTips: async (input, { consented }) => {
      const otherwise = () => {
        const { tips, safetyNote } = relationshipTips(input);
        return { tips: safetyNote?.paragraphs ?? tips };
      };
      const grave = scoreAssessment(input.answers).safetyConcern;
      return (await written(() => tipsQuestion(input), otherwise, consented && !grave)).tips;
    },
    outcomeTips: async (input, { consented }) => {
      const otherwise = () => ({ tips: [outcomeTips(input)] });
      const grave = outcomeDangers(input).length > 0;
      return (await written(() => outcomeQuestion(input), otherwise, consented && !grave)).tips.join("\n\n");
    },
    prompt: (context) => buildPrompt(context),
    openStream: (context, { consented, signal }) => {
      if (access && consented) {
        return {
          pieces: relay(access, buildPrompt(context), { signal, limits: timing.relay ?? RELAY_LIMITS }),
          sources: [],
          safety: null,
          plan: (answer) => planAfter(context, answer, signal),
        };
      }
      const reply = composeReply(context);
      return {
        pieces: paced(reply.text, paceMs, signal),
        sources: reply.sources,
        safety: safetyOf(reply),
        plan: () => Promise.resolve(reply.plan ?? null),
      };
    },
  };
}
