import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { flowQuestion } from "#web/questions/flow-question.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { QuestionFlow } from "#web/questions/question-flow.tsx";
import type { OnQuestion } from "#web/questions/question-place.ts";
import { useTimeNeeded } from "#web/questions/use-time-needed.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { draftKeyOf, isInitialDone } from "./parts.ts";
import { useSavePersonaAnswers } from "./queries.ts";

export interface InitialDialogProps {
  person: { id: string; name: string };
  answers: StoredAnswers;
  /** The question in the address, from 1. */
  at: number | undefined;
  onAt: OnQuestion;
  onDone: () => void;
}

/**
 * The first questions about a person, asked once: open until all of them are answered, and again after a reload. Cannot
 * be dismissed.
 */
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
        nextWaits
        questions={INITIAL.map((item) => flowQuestion(item, language, person.name))}
        stored={answers}
        draftKey={draftKeyOf(person.id, "initial")}
        at={at}
        onAt={onAt}
        save={save.mutateAsync}
        finish={(all) => save.mutateAsync(all)}
        onDone={onDone}
        finishLabel={t("finish.initial")}
        failedTitle={t("common:profile.not_saved")}
      />
    </Dialog>
  );
}
