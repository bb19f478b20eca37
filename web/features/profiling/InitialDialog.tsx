import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { flowQuestion } from "#web/questions/flow-question.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { QuestionFlow } from "#web/questions/question-flow.tsx";
import type { OnQuestion } from "#web/questions/question-url.ts";
import { useTimeNeeded } from "#web/questions/use-time-needed.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { draftKeyOf, isInitialDone } from "./parts.ts";
import { useSavePersonaAnswers } from "./queries.ts";

export interface InitialDialogProps {
  person: { id: string; name: string };
  answers: StoredAnswers;
  /** The question in the URL (1-based). */
  at: number | undefined;
  onAt: OnQuestion;
  onDone: () => void;
}

/** The initial questions about a person. Cannot be dismissed: the dialog stays open until all of them are answered. */
export function InitialDialog({ person, answers, at, onAt, onDone }: InitialDialogProps) {
  const { t } = useTranslation("profiling");
  const language = currentLanguage();
  const timeNeeded = useTimeNeeded();
  const save = useSavePersonaAnswers(person.id);
  return (
    <Dialog
      open={!isInitialDone(answers)}
      dismissable={false}
      size="lg"
      title={t("initial.title", { name: person.name })}
      description={t("initial.text", { count: INITIAL.length, time: timeNeeded(INITIAL) })}
    >
      <QuestionFlow
        place="dialog"
        compared
        nextWaits
        questions={INITIAL.map((item) => flowQuestion(item, language, person.name))}
        stored={answers}
        draftKey={draftKeyOf(person.id, "initial")}
        at={at}
        onAt={onAt}
        save={save}
        finish={(all, _changed, base) => save(all, base)}
        onDone={onDone}
        finishLabel={t("finish.initial")}
        failedTitle={t("common:profile.not_saved")}
      />
    </Dialog>
  );
}
