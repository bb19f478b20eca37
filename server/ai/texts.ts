import type { SelfInput } from "#domain/coaching/interpret-self.ts";
import type { OutcomeInput } from "#domain/coaching/outcome-input.ts";
import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import type { Interpretation } from "#domain/profile/contract.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import type { TipsInput } from "#domain/relationship/tips.ts";
import type { AskOrWrite } from "./ask-or-write.ts";
import type { CoachWriter } from "./write-with-fallback.ts";
import { isGravePortrait, isGraveSelf, personaQuestion, profileTextQuestion, selfQuestion } from "./interpretations.ts";
import type { LookBackChoice, LookBackInput, LookBackWords } from "#domain/progress/look-back.ts";
import { isGraveLookBack, lookBackQuestion, type LookBackOrder } from "./look-back-question.ts";
import type { ModelUse } from "./model-use.ts";
import { outcomeQuestion } from "./outcome-question.ts";
import { tipsQuestion } from "./tips-question.ts";

/** The built-in coach writes what a model gets wrong twice, and whatever tells of danger. */
export interface Texts {
  interpretSelf(input: SelfInput, use: ModelUse): Promise<Interpretation>;
  interpretPersona(input: PortraitInput, use: ModelUse): Promise<Interpretation>;
  /** The longer portrait; blank lines separate its paragraphs. */
  personaProfileText(input: PortraitInput, use: ModelUse): Promise<string>;
  /** Tips after an assessment, or the paragraphs of the private note if an answer spoke of fear, threat or control. */
  relationshipTips(input: TipsInput, use: ModelUse): Promise<string[]>;
  /** Tips after an interaction, or words of care; blank lines separate the paragraphs. */
  outcomeTips(input: OutcomeInput, use: ModelUse): Promise<string>;
  /** What a weekly look back speaks of; never a model's choice. */
  lookBackChoice(input: LookBackInput): Promise<LookBackChoice | null>;
  /** Its opening and its question. */
  lookBackWords(order: LookBackOrder, use: ModelUse): Promise<LookBackWords>;
}

export function createTexts(askOrWrite: AskOrWrite, coach: CoachWriter): Texts {
  return {
    interpretSelf: (input, use) =>
      askOrWrite(
        () => selfQuestion(input),
        () => coach("self", input, false),
        { use, language: input.language, grave: () => isGraveSelf(input) },
      ),
    interpretPersona: (input, use) =>
      askOrWrite(
        () => personaQuestion(input),
        () => coach("persona", input, isGravePortrait(input)),
        { use, language: input.language, grave: () => isGravePortrait(input) },
      ),
    personaProfileText: async (input, use) => {
      const question = () => profileTextQuestion(input);
      const otherwise = async () => ({ profile_text: await coach("profileText", input, isGravePortrait(input)) });
      const grave = () => isGravePortrait(input);
      return (await askOrWrite(question, otherwise, { use, language: input.language, grave })).profile_text;
    },
    relationshipTips: async (input, use) => {
      const grave = () => scoreAssessment(input.answers).safetyConcern;
      const otherwise = async () => {
        const { tips, safetyNote } = await coach("relationshipTips", input, grave());
        return { tips: safetyNote?.paragraphs ?? tips };
      };
      return (await askOrWrite(() => tipsQuestion(input), otherwise, { use, language: input.language, grave })).tips;
    },
    outcomeTips: async (input, use) => {
      const otherwise = async () => ({ tips: [await coach("outcomeTips", input, input.danger === true)] });
      const options = { use, language: input.language, grave: () => input.danger === true };
      return (await askOrWrite(() => outcomeQuestion(input), otherwise, options)).tips.join("\n\n");
    },
    lookBackChoice: (input) => coach("lookBackChoice", input, false),
    lookBackWords: (order, use) => {
      const { language, opening, question } = order.lookBack;
      const options = { use, language, grave: () => isGraveLookBack(order.lookBack) };
      return askOrWrite(
        () => lookBackQuestion(order),
        async () => ({ opening, question }),
        options,
      );
    },
  };
}
