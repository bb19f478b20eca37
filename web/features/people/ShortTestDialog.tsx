import { useSuspenseQuery } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { PERSONA_SHORT } from "#domain/profiling/content.short.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { profileQuery } from "#web/app/session.ts";
import { writeDraft } from "#web/forms/draft.ts";
import { flowQuestion } from "#web/questions/flow-question.ts";
import { shortAnswers } from "#web/questions/question-answers.ts";
import { QuestionFlow } from "#web/questions/question-flow.tsx";
import { useTimeNeeded } from "#web/questions/use-time-needed.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { shortTestDraft, useCompleteShortTest } from "./queries.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Sent to a person’s page, and the test that opens on it, by a page that needs its answers. */
    noData?: boolean;
  }
}

export interface ShortTestDialogProps {
  /** Why it is open, where somebody was sent here from elsewhere. */
  reason?: string | null;
  /** About whom; null, or somebody the questions were answered about, closes the dialog. */
  person: Pick<Persona, "id" | "name" | "traits_short"> | null;
  /** The answers are stored and the person's texts written. */
  onDone: (persona: Persona) => void;
}

/** The five short questions about a person. Cannot be dismissed; its answers so far are still there when it opens again, also after the tab was closed. */
export function ShortTestDialog({ person, reason, onDone }: ShortTestDialogProps) {
  const { t } = useTranslation("people");
  const timeNeeded = useTimeNeeded();
  const { data: profile } = useSuspenseQuery(profileQuery);
  const asked = person?.traits_short === null ? person : null;
  const [shown, setShown] = useState(asked);
  if (asked && asked.id !== shown?.id) setShown(asked);
  const answered = person?.traits_short ? person.id : undefined;
  useEffect(() => {
    // They may have been answered on another device.
    if (answered !== undefined) writeDraft(shortTestDraft(answered), "", profile.user_id);
  }, [answered, profile.user_id]);
  return (
    <Dialog
      open={asked !== null}
      dismissable={false}
      title={t("test.title", { name: shown?.name ?? "" })}
      description={
        <>
          {reason && <span className="mb-1 block font-semibold text-ink">{reason}</span>}
          {t("test.text", { name: shown?.name ?? "", time: timeNeeded(PERSONA_SHORT) })}
        </>
      }
    >
      {shown && <Questions key={shown.id} person={shown} onDone={onDone} />}
    </Dialog>
  );
}

interface QuestionsProps {
  person: { id: string; name: string };
  onDone: (persona: Persona) => void;
}

function Questions({ person, onDone }: QuestionsProps) {
  const { t } = useTranslation("people");
  const language = currentLanguage();
  const { data: profile } = useSuspenseQuery(profileQuery);
  const complete = useCompleteShortTest(person.id);
  const [at, setAt] = useState(0);
  // Its questions leave no entries in the history: the browser's Back is one question back, and at the first one nothing
  // where it would only close the dialog.
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ action, current: here, next: there }) => {
      if (action !== "BACK") return false;
      if (at > 1 && !complete.isPending) setAt(at - 1);
      return at > 1 || here.pathname === there.pathname;
    },
  });
  return (
    <QuestionFlow
      place="dialog"
      questions={PERSONA_SHORT.map((item) => flowQuestion(item, language, person.name))}
      stored={{}}
      draftKey={shortTestDraft(person.id)}
      account={profile.user_id}
      at={at || undefined}
      onAt={setAt}
      finish={(all) => complete.mutateAsync(shortAnswers(PERSONA_SHORT, all))}
      onDone={onDone}
      finishLabel={t("questions:complete")}
      failedTitle={t("common:profile.not_saved")}
    />
  );
}
