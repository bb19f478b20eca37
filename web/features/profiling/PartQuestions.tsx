import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { flowQuestion } from "#web/questions/flow-question.ts";
import { missingFrom } from "#web/questions/question-answers.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { QuestionFlow } from "#web/questions/question-flow.tsx";
import type { BaseAnswers } from "#web/questions/answer-draft.ts";
import type { OnQuestion } from "#web/questions/question-url.ts";
import { CLUSTER_PARTS, draftKeyOf } from "./parts.ts";
import { answeredPart, type Part } from "./section-parts.ts";
import { useSavePersonaAnswers } from "./queries.ts";

/** Result of answering a part. */
export interface PartOutcome {
  /** The part was already complete. */
  reviewed: boolean;
  /** No answer has changed. */
  same: boolean;
  /** This completed the last personality cluster. */
  allClusters: boolean;
  /** This completed the whole profile. */
  wholeProfile: boolean;
}

export interface PartQuestionsProps {
  persona: Persona;
  part: Part;
  answers: StoredAnswers;
  /** The question in the URL (1-based). */
  at: number | undefined;
  onAt: OnQuestion;
  onLeave: () => void;
  onDone: (outcome: PartOutcome) => void;
  back: ReactNode;
}

/** Asks the questions of a part. A completed part is saved only at the end, so that the texts are rewritten once. */
export function PartQuestions({ persona, part, answers, at, onAt, onLeave, onDone, back }: PartQuestionsProps) {
  const { t } = useTranslation("profiling");
  const language = currentLanguage();
  const save = useSavePersonaAnswers(persona.id);
  // Fixed on mount: background saves may complete the part before its last question.
  const [review] = useState(answeredPart(part, answers).state === "completed");
  const others = CLUSTER_PARTS.filter(({ name }) => name !== part.name);
  const isLastCluster =
    part.kind === "cluster" && others.every((one) => answeredPart(one, answers).state === "completed");
  const failed =
    part.kind === "section"
      ? t("error.section")
      : isLastCluster
        ? t("error.complete")
        : t("questions:part.not_completed");

  async function finish(all: StoredAnswers, changed: StoredAnswers, base: BaseAnswers): Promise<PartOutcome> {
    if (review && Object.keys(changed).length === 0)
      return { reviewed: true, same: true, allClusters: false, wholeProfile: false };
    let saved = await save(Object.keys(changed).length > 0 ? changed : all, base);
    // If the profiling was reset elsewhere meanwhile, earlier stored answers are gone: send them again.
    const gone = missingFrom(all, saved.answers);
    if (Object.keys(gone).length > 0) saved = await save(gone, {});
    const { persona: now } = saved;
    return {
      reviewed: review,
      same: false,
      allClusters: !review && isLastCluster && now.traits_full !== null,
      wholeProfile: !review && now.progress_level >= 100,
    };
  }
  return (
    <div className="flex max-w-180 flex-col gap-6">
      <div className="-mb-2 flex flex-col gap-2">
        <div className="-ml-2">{back}</div>
        <p className="font-serif text-lead break-words text-ink-soft">
          {part.kind === "cluster" && `${t("clusters.title", { name: persona.name })} · `}
          {part.title[language]}
        </p>
      </div>
      <QuestionFlow
        key={part.name}
        place="page"
        compared
        questions={part.items.map((item) => flowQuestion(item, language, persona.name))}
        stored={answers}
        draftKey={draftKeyOf(persona.id, part.name)}
        at={at}
        onAt={onAt}
        save={review ? undefined : save}
        finish={finish}
        onDone={onDone}
        onLeave={onLeave}
        finishLabel={review ? t("finish.review") : t("questions:part.complete")}
        failedTitle={failed}
        pendingText={t("writing")}
      />
    </div>
  );
}
