import { MarkerFilter } from "#domain/chat/marker.ts";
import { cleanPlan } from "#domain/chat/plan-words.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { cleanText } from "#domain/text.ts";
import { createAi } from "#server/ai/door.ts";
import type { TokenParts } from "#server/ai/budget.ts";
import type { CoachContext } from "#server/ai/coach-context.ts";
import { ModelError } from "#server/ai/model-error.ts";
import type { AiSettings, AiTiming } from "#server/ai/settings.ts";
import type { CoachStream } from "#server/ai/answer.ts";
import { judgeAnswer, type Answer, type Findings } from "./model-checks.ts";
import { contextOf, peopleOf, type Situation } from "./model-situations.ts";

export interface Asked {
  situation: Situation;
  answer: Answer;
  findings: Findings;
  /** Milliseconds to the first text; null if none came. */
  firstMs: number | null;
  /** Milliseconds to the end of the text. */
  totalMs: number;
  /** Of the text, without the plan; null for the built-in coach or where nothing was answered. */
  tokens: TokenParts | null;
  /** Of the text and the plan together. */
  spent: { input: number; output: number; reported: boolean };
}

/** Counting makes the product ask the server for its usage; nobody reaches this. */
const DAILY_TOKENS = Number.MAX_SAFE_INTEGER;
/** The server's usage arrives after the text, within the time its connection is read to the end. */
const USAGE_WITHIN_MS = 1500;

/** Asks one situation through the product's prompt, pseudonyms, stream, filters and plan, as a user's message is. */
export async function askSituation(
  situation: Situation,
  settings: Pick<AiSettings, "baseUrl" | "apiKey" | "model">,
  timing: Partial<AiTiming> = {},
): Promise<Asked> {
  const used: TokenParts[] = [];
  const first = Promise.withResolvers<void>();
  let planCall: Answer["planCall"] = null;
  const ai = createAi(
    {
      ...settings,
      dailyTokens: DAILY_TOKENS,
      spend: async (_userId, _tokens, parts) => {
        if (parts) used.push(parts);
        first.resolve();
      },
      count: (task, outcome) => {
        if (task === "plan") planCall = outcome === "ok" ? "ok" : "failed";
      },
    },
    () => {},
    { embeddedPaceMs: 0, ...timing },
  );
  const context = contextOf(situation);
  const people = peopleOf(situation);
  const use = { userId: situation.id, consented: true, spent: 0, people };
  const { signal } = new AbortController();
  const [system] = ai.model ? await ai.prompt(context, people) : [];
  const rules = (system?.content ?? "").split("<data>\n", 1)[0] ?? "";

  const begun = performance.now();
  const since = () => performance.now() - begun;
  const stream = await ai.openStream(context, { use, signal });
  const read = await readStream(stream, since);
  const totalMs = since();
  if (stream.fromModel && read.end === "stop") await usageOrTimeout(first.promise);
  const tokens = used[0] ?? null;
  const plan = read.end === "stop" ? await planAfter(stream, context, read.text) : null;
  const answer: Answer = { text: read.text, end: read.end, plan, rules, planCall };
  const sum = (part: "input" | "output") => used.reduce((all, one) => all + one[part], 0);
  return {
    situation,
    answer,
    findings: judgeAnswer(situation, answer),
    firstMs: read.firstMs,
    totalMs,
    tokens,
    spent: { input: sum("input"), output: sum("output"), reported: used.every(({ reported }) => reported) },
  };
}

/** Reads an answer to its end through the filters that an answer is stored and sent through. */
async function readStream(
  { pieces }: CoachStream,
  since: () => number,
): Promise<{ text: string; end: string; firstMs: number | null }> {
  const filter = new MarkerFilter();
  let text = "";
  let firstMs: number | null = null;
  const append = (piece: string) => {
    text += cleanText(piece);
    if (text.trim() !== "") firstMs ??= since();
  };
  try {
    for (;;) {
      const step = await pieces.next();
      if (step.done) {
        append(filter.end());
        return { text: text.trim(), end: step.value, firstMs };
      }
      append(filter.push(step.value));
    }
  } catch (error) {
    append(filter.end());
    return { text: text.trim(), end: error instanceof ModelError ? error.reason : "unexpected", firstMs };
  }
}

/** The plan's card, where the app would show one. */
async function planAfter(stream: CoachStream, context: CoachContext, text: string) {
  if (context.mode !== "interaction_preparation" || context.taken.open.length > 0) return null;
  const made = await stream.plan(text);
  const plan = made && cleanPlan(made);
  return plan && !checkSafety(Object.values(plan).join("\n")) ? plan : null;
}

async function usageOrTimeout(usage: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, USAGE_WITHIN_MS);
  await Promise.race([usage, late.promise]);
  clearTimeout(timer);
}
