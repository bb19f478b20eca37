import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import type { AssessmentCluster } from "#domain/relationship/indices.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { personaAnswersQuery } from "#web/lib/persona-cache.ts";
import { QuestionFlow } from "#web/lib/question-flow.tsx";
import { firstDraft, questionsFor, retakeDraft, sheetOf } from "./assessment.ts";
import { BackButton } from "./BackButton.tsx";
import { useCompleteCluster, useComputeScore } from "./mutations.ts";
import { RETAKE } from "./parts.ts";

interface QuestionsProps {
  persona: Persona;
  q: number | undefined;
  onPlace: (place: { part?: string; q?: number }) => void;
}

interface ClusterQuestionsProps extends QuestionsProps {
  cluster: AssessmentCluster;
  stored: StoredAnswers;
  /** `whole`: the part was the last one, and there is a result. */
  onDone: (whole: boolean) => void;
}

/** The three questions of one part. Once complete they are sent, so that they count; with the last part, all twelve. */
export function ClusterQuestions({ persona, cluster, stored, q, onPlace, onDone }: ClusterQuestionsProps) {
  const { t } = useTranslation("relationship");
  const client = useQueryClient();
  const language = currentLanguage();
  const complete = useCompleteCluster(persona.id);
  const compute = useComputeScore(persona.id);
  const whole = useRef(false);
  const title = ASSESSMENT.find((part) => part.cluster === cluster)!.title[language];

  async function send(answers: StoredAnswers): Promise<void> {
    let sheet = sheetOf({ ...stored, ...answers });
    if (!sheet) {
      const { context_progress } = await complete.mutateAsync({ cluster, answers });
      // Another tab or device may have completed the other parts meanwhile.
      if (context_progress === 100) {
        sheet = sheetOf(await client.fetchQuery({ ...personaAnswersQuery(persona.id), staleTime: 0 }));
      }
    }
    if (sheet) await compute.mutateAsync(sheet);
    whole.current = sheet !== null;
  }
  return (
    <div className="flex flex-col gap-8">
      <PartBack title={title} onPlace={onPlace} />
      <QuestionFlow
        place="page"
        questions={questionsFor(cluster, language, persona.name)}
        stored={stored}
        draftKey={firstDraft(persona.id)}
        at={q}
        onAt={(at) => onPlace({ part: cluster, q: at })}
        finish={send}
        onDone={() => onDone(whole.current)}
        onLeave={() => onPlace({})}
        finishLabel={sheetSoon(cluster, stored) ? t("assessment.finish") : t("assessment.finish_part")}
        failedTitle={compute.error ? t("assessment.error.result") : t("assessment.error.part")}
        pendingText={t("assessment.pending")}
      />
    </div>
  );
}

/** Whether all other parts have their answers. */
function sheetSoon(cluster: AssessmentCluster, stored: StoredAnswers): boolean {
  const filled = Object.fromEntries(
    ASSESSMENT.find((part) => part.cluster === cluster)!.items.map((item) => [item.key, "a"]),
  );
  return sheetOf({ ...stored, ...filled }) !== null;
}

/** A new assessment starts from nothing: the earlier answers would only pull the new ones their way. */
const NOTHING: StoredAnswers = {};

/** All twelve questions anew, kept in this tab until they are sent together; until then the earlier result stands. */
export function RetakeQuestions({ persona, q, onPlace, onDone }: QuestionsProps & { onDone: () => void }) {
  const { t } = useTranslation("relationship");
  const compute = useComputeScore(persona.id);
  return (
    <div className="flex flex-col gap-8">
      <PartBack title={t("assessment.retake")} onPlace={onPlace} />
      <QuestionFlow
        place="page"
        questions={questionsFor(null, currentLanguage(), persona.name)}
        stored={NOTHING}
        draftKey={retakeDraft(persona.id)}
        at={q}
        onAt={(at) => onPlace({ part: RETAKE, q: at })}
        finish={async (answers) => void (await compute.mutateAsync(sheetOf(answers)!))}
        onDone={onDone}
        onLeave={() => onPlace({})}
        finishLabel={t("assessment.finish")}
        failedTitle={t("assessment.error.result")}
        pendingText={t("assessment.pending")}
      />
    </div>
  );
}

function PartBack({ title, onPlace }: { title: string; onPlace: QuestionsProps["onPlace"] }) {
  const { t } = useTranslation("relationship");
  return (
    <div className="-mb-4 -ml-2 flex flex-wrap items-center justify-between gap-x-4 sm:-mb-2">
      <BackButton onClick={() => onPlace({})}>{t("assessment.all_parts")}</BackButton>
      <p className="ml-2 text-small text-ink-soft">{title}</p>
    </div>
  );
}
