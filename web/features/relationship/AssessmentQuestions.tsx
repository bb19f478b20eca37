import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import type { RelationshipView } from "#domain/relationship/contract.ts";
import type { AssessmentCluster } from "#domain/relationship/indices.ts";
import { hasFrighteningAnswer } from "#domain/relationship/score.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { QuestionFlow } from "#web/questions/question-flow.tsx";
import { firstDraft, questionsFor, retakeDraft, sheetOf } from "./assessment.ts";
import { BackButton } from "./BackButton.tsx";
import { useCompleteCluster, useComputeScore, useKeepDraft } from "./mutations.ts";
import { RETAKE, type OnPlace } from "./parts.ts";
import { useLeaveOnResult } from "./use-leave-on-result.ts";

interface QuestionsProps {
  persona: Persona;
  /** Draft answers on the server. */
  draft: StoredAnswers;
  relationship: RelationshipView;
  q: number | undefined;
  onPlace: OnPlace;
}

interface ClusterQuestionsProps extends QuestionsProps {
  cluster: AssessmentCluster;
  stored: StoredAnswers;
  /** `whole`: this was the last part and there is a result; `frightening`: an answer is about fear. */
  onDone: (came: { whole: boolean; frightening: boolean }) => void;
}

/** The three questions of one part. Completing the last part computes the result. */
export function ClusterQuestions(props: ClusterQuestionsProps) {
  const { t } = useTranslation("relationship");
  const { persona, cluster, stored, draft, relationship, q, onPlace, onDone } = props;
  const language = currentLanguage();
  const complete = useCompleteCluster(persona.id);
  const title = ASSESSMENT.find((part) => part.cluster === cluster)!.title[language];
  const begunWith = useLeaveOnResult({
    personaId: persona.id,
    relationship,
    sending: complete.status,
    onDone: (frightening) => onDone({ whole: true, frightening }),
  });
  const keep = useKeepDraft(persona.id, begunWith);

  async function send(answers: StoredAnswers) {
    const person = await complete.mutateAsync({ cluster, answers, begunWith });
    return { whole: person?.context_progress === 100, frightening: hasFrighteningAnswer({ ...stored, ...answers }) };
  }
  return (
    <div className="flex flex-col gap-8">
      <PartBack title={title} onPlace={onPlace} />
      <QuestionFlow
        place="page"
        questions={questionsFor(cluster, language, persona.name)}
        stored={{ ...draft, ...stored }}
        draftKey={firstDraft(persona.id)}
        at={q}
        onAt={(at, move) => onPlace({ part: cluster, q: at }, move)}
        save={keep}
        finish={send}
        onDone={onDone}
        onLeave={() => onPlace({})}
        finishLabel={isLastPart(cluster, stored) ? t("assessment.finish") : t("questions:part.complete")}
        failedTitle={isLastPart(cluster, stored) ? t("assessment.error.result") : t("assessment.error.part")}
      />
    </div>
  );
}

/** Whether all other parts are complete, so that this part completes the assessment. */
function isLastPart(cluster: AssessmentCluster, stored: StoredAnswers): boolean {
  const filled = Object.fromEntries(
    ASSESSMENT.find((part) => part.cluster === cluster)!.items.map((item) => [item.key, "a"]),
  );
  return sheetOf({ ...stored, ...filled }) !== null;
}

interface RetakeQuestionsProps extends QuestionsProps {
  onDone: (frightening: boolean) => void;
}

/**
 * Asks all twelve questions again, without the earlier answers, which would bias the new ones. Answers are saved as a
 * draft on the server and submitted together; until then the earlier result stays.
 */
export function RetakeQuestions({ persona, draft, relationship, q, onPlace, onDone }: RetakeQuestionsProps) {
  const { t } = useTranslation("relationship");
  const compute = useComputeScore(persona.id);
  const begunWith = useLeaveOnResult({ personaId: persona.id, relationship, sending: compute.status, onDone });
  const keep = useKeepDraft(persona.id, begunWith);
  return (
    <div className="flex flex-col gap-8">
      <PartBack title={t("assessment.retake")} onPlace={onPlace} />
      <QuestionFlow
        place="page"
        questions={questionsFor(null, currentLanguage(), persona.name)}
        stored={draft}
        draftKey={retakeDraft(persona.id)}
        at={q}
        onAt={(at, move) => onPlace({ part: RETAKE, q: at }, move)}
        save={keep}
        finish={(answers) => compute.mutateAsync({ answers: sheetOf(answers)!, begunWith })}
        onDone={(result) => (result ? onDone(result.safety_concern) : onPlace({}))}
        onLeave={() => onPlace({})}
        finishLabel={t("assessment.finish")}
        failedTitle={t("assessment.error.result")}
      />
    </div>
  );
}

function PartBack({ title, onPlace }: { title: string; onPlace: OnPlace }) {
  const { t } = useTranslation("relationship");
  return (
    <div className="-mb-4 -ml-2 flex flex-wrap items-center justify-between gap-x-4 sm:-mb-2">
      <BackButton onClick={() => onPlace({})}>{t("questions:part.all")}</BackButton>
      <p className="ml-2 text-small text-ink-soft">{title}</p>
    </div>
  );
}
