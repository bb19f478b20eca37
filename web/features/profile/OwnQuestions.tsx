import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { flowQuestion } from "#web/questions/flow-question.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { missingFrom } from "#web/questions/question-answers.ts";
import { QuestionFlow } from "#web/questions/question-flow.tsx";
import type { OnQuestion } from "#web/questions/question-url.ts";
import type { OwnPart } from "./own-parts.ts";
import { ownDraftKey, useSaveOwnAnswers } from "./queries.ts";

/** Result of answering a part: completed for the first time, or reviewed with or without changes. */
export type OwnOutcome = "completed" | "changed" | "same";

export interface OwnQuestionsProps {
  part: OwnPart;
  profile: Profile;
  /** The answers stored on the server. */
  answers: StoredAnswers;
  /** Whether completing this part completes the whole profile. */
  completes: boolean;
  /** The question to show (1-based). */
  at: number | undefined;
  onAt: OnQuestion;
  onLeave: () => void;
  onDone: (outcome: OwnOutcome) => void;
}

/** Asks the questions of one part of the own questionnaire. */
export function OwnQuestions({ part, profile, answers, completes, ...props }: OwnQuestionsProps) {
  const { t } = useTranslation("profile");
  const save = useSaveOwnAnswers();
  const language = currentLanguage();
  // A part that was complete on mount is saved only at the end: each save would make the server rewrite the texts.
  const [review] = useState(part.state === "completed");
  return (
    <QuestionFlow
      place="page"
      compared
      questions={part.items.map((item) => flowQuestion(item, language))}
      stored={answers}
      draftKey={ownDraftKey(profile.id, part.name)}
      at={props.at}
      onAt={props.onAt}
      onLeave={props.onLeave}
      save={review ? undefined : save}
      finish={async (all, changed, base) => {
        if (review && Object.keys(changed).length === 0) return "same";
        const stored = await save(Object.keys(changed).length > 0 ? changed : all, base);
        // If the profile was reset elsewhere meanwhile, earlier stored answers are gone: send them again.
        const gone = missingFrom(all, stored);
        if (Object.keys(gone).length > 0) await save(gone, {});
        return review ? "changed" : "completed";
      }}
      onDone={props.onDone}
      finishLabel={review || part.optional ? t("extended.save") : t("questions:part.complete")}
      failedTitle={part.optional ? t("extended.group_failed") : t("questions:part.not_completed")}
      pendingText={completes ? t("onboarding.writing") : undefined}
      note={part.optional ? t("extended.optional") : undefined}
    />
  );
}
