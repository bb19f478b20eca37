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
import { useFollow } from "./use-follow.ts";

interface QuestionsProps {
  persona: Persona;
  /** What the server has of the assessment under way. */
  draft: StoredAnswers;
  relationship: RelationshipView;
  q: number | undefined;
  onPlace: OnPlace;
}

interface ClusterQuestionsProps extends QuestionsProps {
  cluster: AssessmentCluster;
  stored: StoredAnswers;
  /** `whole`: the part was the last one, and there is a result; `frightening`: an answer tells of fear. */
  onDone: (came: { whole: boolean; frightening: boolean }) => void;
}

/** The three questions of one part. Once complete they count; the part that completes the assessment makes its result. */
export function ClusterQuestions(props: ClusterQuestionsProps) {
  const { t } = useTranslation("relationship");
  const { persona, cluster, stored, draft, relationship, q, onPlace, onDone } = props;
  const language = currentLanguage();
  const complete = useCompleteCluster(persona.id);
  const title = ASSESSMENT.find((part) => part.cluster === cluster)!.title[language];
  const begunWith = useFollow({
    personaId: persona.id,
    relationship,
    sending: complete.status,
    onDone: (frightening) => onDone({ whole: true, frightening }),
  });
  const keep = useKeepDraft(persona.id, begunWith);

  async function send(answers: StoredAnswers) {
    const { context_progress } = await complete.mutateAsync({ cluster, answers, begunWith });
    return { whole: context_progress === 100, frightening: hasFrighteningAnswer({ ...stored, ...answers }) };
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
        finishLabel={sheetSoon(cluster, stored) ? t("assessment.finish") : t("questions:part.complete")}
        failedTitle={sheetSoon(cluster, stored) ? t("assessment.error.result") : t("assessment.error.part")}
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

interface RetakeQuestionsProps extends QuestionsProps {
  onDone: (frightening: boolean) => void;
}

/**
 * All twelve questions anew, from nothing: the earlier answers would only pull the new ones their way. They are kept as a
 * draft, on whatever device, until they are sent together; until then the earlier result stands.
 */
export function RetakeQuestions({ persona, draft, relationship, q, onPlace, onDone }: RetakeQuestionsProps) {
  const { t } = useTranslation("relationship");
  const compute = useComputeScore(persona.id);
  const begunWith = useFollow({ personaId: persona.id, relationship, sending: compute.status, onDone });
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
        onDone={(result) => onDone(result.safety_concern)}
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
