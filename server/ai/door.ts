import { mayPlan } from "#domain/coaching/build-plan.ts";
import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import type { OutcomeInput } from "#domain/coaching/outcome-input.ts";
import type { SelfInput } from "#domain/coaching/interpret-self.ts";
import type { Plan } from "#domain/interactions/plan.ts";
import type { Language } from "#domain/language.ts";
import { restoreAll, type KnownPerson } from "#domain/chat/pseudonyms.ts";
import type { Interpretation } from "#domain/profile/contract.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import type { TipsInput } from "#domain/relationship/tips.ts";
import type { Log } from "#server/services.ts";
import { byCoachOrHere } from "./by-coach-or-here.ts";
import { careBeside } from "./care-beside.ts";
import { careOfReply, type CareOf } from "./built-in-reply.ts";
import { createBudget, tokensUsed } from "./budget.ts";
import { sourcesGiven, type CoachContext } from "./coach-context.ts";
import { countEmbeddings, countTranscriptions, counted, outcomeOf } from "./count-calls.ts";
import { EMBEDDED_PACE_MS, paced } from "./embedded-stream.ts";
import { createEmbedder, type Embedder } from "./embed.ts";
import { hideWith } from "./hide-with.ts";
import { isGravePortrait, isGraveSelf, personaQuestion, profileTextQuestion, selfQuestion } from "./interpretations.ts";
import { ModelError } from "./model-error.ts";
import type { ModelUse } from "./model-use.ts";
import { outcomeQuestion } from "./outcome-question.ts";
import { checkedPlan, planQuestion } from "./plan-question.ts";
import { buildPrompt } from "./prompts.ts";
import { MAX_TOKENS, relay, RELAY_LIMITS, type Finish, type ModelAccess, type ModelTurn } from "./relay.ts";
import type { AiSettings, AiTiming } from "./settings.ts";
import { createStructured, type Question } from "./structured.ts";
import { tipsQuestion } from "./tips-question.ts";
import { metered, type MeteredTranscriber } from "./metered.ts";
import { createTranscriber } from "./transcribe.ts";
import { writeHere, type InputOf, type Write, type WriteOptions, type WriterName } from "./writers.ts";

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
  /** While danger is open: what the answer keeps for the next one, and whether it begins to speak of it. */
  care: CareOf | null;
  /** Not the built-in coach's own words. */
  fromModel: boolean;
}

/**
 * The one door to the built-in coach, or to a model behind an OpenAI-compatible server. Nothing is sent to a model without
 * the person's consent, nor once the day's tokens are used up. It gets pseudonyms; its text comes back with the real names.
 */
export interface Ai {
  provider: "embedded" | "model";
  /** Name of the configured model; null with the built-in coach. */
  model: string | null;
  /** Where that model is: the name of its server. */
  host: string | null;
  /** Whether this user's tokens of today are used up, so that the built-in coach writes. */
  isSpent(use: ModelUse): boolean;
  /** The built-in coach, whoever else writes. Not to be waited for in a transaction: it does one job after another. */
  byCoach: Write;
  /** What a model gets wrong twice, and whatever tells of danger, the built-in coach writes. */
  interpretSelf(input: SelfInput, use: ModelUse): Promise<Interpretation>;
  interpretPersona(input: PortraitInput, use: ModelUse): Promise<Interpretation>;
  /** The longer portrait, in paragraphs parted by blank lines. */
  personaProfileText(input: PortraitInput, use: ModelUse): Promise<string>;
  /** Tips after an assessment; where an answer spoke of fear, threat or control, the private note, a paragraph each. */
  relationshipTips(input: TipsInput, use: ModelUse): Promise<string[]>;
  /** Tips after an interaction, or words of care, in paragraphs parted by blank lines. */
  outcomeTips(input: OutcomeInput, use: ModelUse): Promise<string>;
  /** Starts an answer. Aborting the signal closes the model's connection at once. */
  openStream(context: CoachContext, options: { use: ModelUse; signal: AbortSignal }): Promise<CoachStream>;
  /** Turns texts into numbers, for the coach's memory; null where no such model is configured. */
  embedder: Embedder | null;
  /** Turns recordings into text, for whoever has agreed to it; null where no such model is configured. */
  transcriber: MeteredTranscriber | null;
  /** Exactly what openStream sends to a model. */
  prompt(context: CoachContext, people: readonly KnownPerson[]): Promise<ModelTurn[]>;
}

interface WritingOptions {
  use: ModelUse;
  language: Language;
  /** Whether what it is about tells of danger: then nobody but the built-in writer, with care, answers. */
  grave?: () => boolean;
  task?: string;
  signal?: AbortSignal;
}

/** Opens the door as configured; tests pass shorter times. */
export function createAi(settings: AiSettings, log: Log, timing: Partial<AiTiming> = {}): Ai {
  const { baseUrl, model, apiKey, transcriptionModel, embeddingModel, count = () => {}, write = writeHere } = settings;
  const hide = hideWith({ write, log });
  const access = baseUrl && model ? { baseUrl, model, apiKey: apiKey ?? null } : null;
  const ask = access ? createStructured(access, timing.structuredMs) : null;
  const paceMs = timing.embeddedPaceMs ?? EMBEDDED_PACE_MS;
  const budget = createBudget(settings.dailyTokens, settings.spend, log);
  /** The built-in coach; while danger is open what it writes must not be missing. */
  const coach = <N extends WriterName>(name: N, input: InputOf<N>, danger: boolean, options: WriteOptions = {}) =>
    danger ? byCoachOrHere(name, input, { write, log, ...options }) : write(name, input, options);
  const mayAsk = (use: ModelUse) => use.consented && !budget.isSpent(use);

  async function written<T>(
    question: () => Question<T>,
    otherwise: () => Promise<T>,
    { use, language, grave, task = "interpretation", signal }: WritingOptions,
  ): Promise<T> {
    if (!ask || !mayAsk(use) || grave?.()) return otherwise();
    const asked = question();
    const { messages, names } = await hide([{ role: "system", content: asked.prompt }], use.people, {
      language,
      signal,
    });
    const prompt = messages[0]?.content ?? "";
    const spending = budget.begin(use, tokensUsed(null, prompt.length) + MAX_TOKENS);
    try {
      const onSpent = budget.limited ? spending.add : undefined;
      return await counted(count, { task, signal }, () =>
        ask({ ...asked, prompt }, { signal, onSpent, restore: (value) => restoreAll(value, names) }),
      );
    } catch (error) {
      signal?.throwIfAborted();
      log("warn", "model_failed", {
        task,
        reason: error instanceof ModelError ? error.reason : "unexpected",
      });
      return await otherwise();
    } finally {
      spending.end();
    }
  }

  async function* fromModel(
    to: ModelAccess,
    context: CoachContext,
    { use, signal, onSpent }: { use: ModelUse; signal: AbortSignal; onSpent: (tokens: number) => void },
  ): AsyncGenerator<string, Finish> {
    const { messages, names } = await hide(buildPrompt(context), use.people, {
      language: context.language,
      signal,
    });
    const restorer = names.restorer();
    const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
    const spending = budget.begin(use, tokensUsed(null, characters) + MAX_TOKENS);
    const spend = (tokens: number) => {
      onSpent(tokens);
      spending.add(tokens);
    };
    const limits = timing.relay ?? RELAY_LIMITS;
    const pieces = relay(to, messages, { signal, limits, ...(budget.limited ? { onSpent: spend } : {}) });
    try {
      for (;;) {
        const step = await pieces.next();
        const text = step.done ? (restorer?.end() ?? "") : (restorer?.push(step.value) ?? step.value);
        if (text !== "") yield text;
        if (step.done) {
          count("answer", "ok");
          return step.value;
        }
      }
    } catch (error) {
      count("answer", outcomeOf(error, signal));
      // What was waiting to become a name was written before it broke off.
      const rest = restorer?.end() ?? "";
      if (rest !== "") yield rest;
      throw error;
    } finally {
      await pieces.return("stop");
      spending.end();
    }
  }

  async function planAfter(
    context: CoachContext,
    answer: string,
    { use, signal }: { use: ModelUse; signal: AbortSignal },
  ): Promise<Plan | null> {
    if (context.taken.open.length > 0 || !mayPlan(context)) return null;
    const none: Plan = { action: "", fears: null, goals: null };
    const made = await written(
      () => planQuestion(context, answer),
      async () => (await write("plan", context, { first: true, signal })) ?? none,
      { use, language: context.language, task: "plan", signal },
    );
    return checkedPlan(made);
  }

  return {
    provider: access ? "model" : "embedded",
    model: access?.model ?? null,
    host: baseUrl ? new URL(baseUrl).host : null,
    byCoach: write,
    isSpent: (use) => access !== null && budget.isSpent(use),
    transcriber:
      baseUrl && transcriptionModel
        ? metered(
            countTranscriptions(
              createTranscriber(
                { baseUrl, model: transcriptionModel, apiKey: apiKey ?? null },
                log,
                timing.transcribeMs,
              ),
              count,
            ),
            budget,
          )
        : null,
    embedder:
      baseUrl && embeddingModel
        ? countEmbeddings(
            createEmbedder(
              { baseUrl, model: embeddingModel, apiKey: apiKey ?? null },
              { budget, log, totalMs: timing.embedMs },
            ),
            count,
          )
        : null,
    interpretSelf: (input, use) =>
      written(
        () => selfQuestion(input),
        () => write("self", input),
        { use, language: input.language, grave: () => isGraveSelf(input) },
      ),
    interpretPersona: (input, use) =>
      written(
        () => personaQuestion(input),
        () => coach("persona", input, isGravePortrait(input)),
        { use, language: input.language, grave: () => isGravePortrait(input) },
      ),
    personaProfileText: async (input, use) => {
      const question = () => profileTextQuestion(input);
      const otherwise = async () => ({ profile_text: await coach("profileText", input, isGravePortrait(input)) });
      const grave = () => isGravePortrait(input);
      return (await written(question, otherwise, { use, language: input.language, grave })).profile_text;
    },
    relationshipTips: async (input, use) => {
      const grave = () => scoreAssessment(input.answers).safetyConcern;
      const otherwise = async () => {
        const { tips, safetyNote } = await coach("relationshipTips", input, grave());
        return { tips: safetyNote?.paragraphs ?? tips };
      };
      return (await written(() => tipsQuestion(input), otherwise, { use, language: input.language, grave })).tips;
    },
    outcomeTips: async (input, use) => {
      const otherwise = async () => ({ tips: [await coach("outcomeTips", input, input.danger === true)] });
      const options = { use, language: input.language, grave: () => input.danger === true };
      return (await written(() => outcomeQuestion(input), otherwise, options)).tips.join("\n\n");
    },
    prompt: async (context, people) => (await hide(buildPrompt(context), people, context)).messages,
    openStream: async (context, { use, signal }) => {
      if (access && mayAsk(use)) {
        let spent = 0;
        const onSpent = (tokens: number) => (spent += tokens);
        return {
          pieces: fromModel(access, context, { use, signal, onSpent }),
          sources: sourcesGiven(context),
          care: await careBeside(context, { write, signal, log }),
          fromModel: true,
          plan: (answer) => planAfter(context, answer, { use: { ...use, spent: use.spent + spent }, signal }),
        };
      }
      const reply = await coach("reply", context, context.taken.open.length > 0, { first: true, signal });
      return {
        pieces: paced(reply.text, paceMs, signal),
        sources: reply.sources,
        care: careOfReply(context, reply),
        fromModel: false,
        plan: () => Promise.resolve(reply.plan ?? null),
      };
    },
  };
}
