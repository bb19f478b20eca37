import { useSuspenseQuery } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { PERSONA_SHORT } from "#domain/profiling/content.short.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { profileQuery } from "#web/app/session.ts";
import { useOnline } from "#web/app/use-online.ts";
import { flowQuestion } from "#web/questions/flow-question.ts";
import { shortAnswers } from "#web/questions/question-answers.ts";
import { QuestionFlow } from "#web/questions/question-flow.tsx";
import { useTimeNeeded } from "#web/questions/use-time-needed.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useCompleteShortTest } from "./mutations.ts";
import { shortTestDraft } from "./short-test-draft.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Set when a page that needs the short test's answers redirects to the person's page, where the test opens. */
    noData?: boolean;
  }
}

export interface ShortTestDialogProps {
  /** Why the dialog is open, after a redirect from another page. */
  reason?: string | null;
  /** The person asked about. Null, or a person whose short test is complete, closes the dialog. */
  person: Pick<Persona, "id" | "name" | "traits_short"> | null;
  /** Called once the answers are stored and the person's texts are written. */
  onDone: (persona: Persona) => void;
}

/**
 * The five short questions about a person. Cannot be dismissed. The answers so far are kept in a draft on this device
 * and restored when the dialog opens again.
 */
export function ShortTestDialog({ person, reason, onDone }: ShortTestDialogProps) {
  const { t } = useTranslation("people");
  const timeNeeded = useTimeNeeded();
  const asked = person?.traits_short === null ? person : null;
  const [shown, setShown] = useState(asked);
  if (asked && asked.id !== shown?.id) setShown(asked);
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
  const online = useOnline();
  const [at, setAt] = useState(0);
  // The questions have no history entries: the browser's Back goes to the previous question. On the first question it
  // is blocked if it would only close the dialog.
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
      // What follows the answers is made by the server, so they cannot wait in the queue (decision 038).
      note={online ? undefined : t("test.offline")}
    />
  );
}
