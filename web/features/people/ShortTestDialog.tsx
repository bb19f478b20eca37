import { useSuspenseQuery } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { LIKERT_LABELS } from "#domain/likert.ts";
import type { Persona } from "#domain/people/contract.ts";
import { shortAnswersSchema } from "#domain/profile/contract.ts";
import { PERSONA_SHORT } from "#domain/profiling/content.short.ts";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { writeDraft } from "#web/forms/draft.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { profileQuery } from "#web/app/session.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { useMoveOn } from "#web/questions/move-on.ts";
import { QUESTION, useAnswerKeys } from "#web/questions/use-answer-keys.ts";
import { useTimeNeeded } from "#web/questions/use-time-needed.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { LikertScale, type LikertLabels } from "#web/ui/likert-scale.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";
import { useCompleteShortTest } from "./queries.ts";
import { shortTestDraft } from "./short-test-draft.ts";

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

const draftSchema = shortAnswersSchema.partial();

function Questions({ person, onDone }: { person: { id: string; name: string }; onDone: (persona: Persona) => void }) {
  const { t } = useTranslation("people");
  const language = currentLanguage();
  const { data: profile } = useSuspenseQuery(profileQuery);
  const [draft, keepDraft] = useJsonDraft<z.infer<typeof draftSchema>>(
    shortTestDraft(person.id),
    draftSchema,
    profile.user_id,
  );
  const answers = draft ?? {};
  const firstOpen = PERSONA_SHORT.findIndex((item) => answers[item.trait] === undefined);
  const [index, setIndex] = useState(firstOpen === -1 ? PERSONA_SHORT.length - 1 : firstOpen);
  const [missing, setMissing] = useState(false);
  const complete = useCompleteShortTest(person.id);
  const completeOnce = useSingleFlight(complete.mutateAsync);
  const question = useRef<HTMLHeadingElement>(null);
  const questionId = useId();
  const item = PERSONA_SHORT[index];
  const last = index === PERSONA_SHORT.length - 1;

  // A frame later, when the dialog already holds the focus: it would not know the heading as the place to come back to,
  // and another dialog closing behind it could take the focus away.
  useEffect(() => {
    const frame = requestAnimationFrame(() => question.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [index]);

  function answer(value: number) {
    if (!item || complete.isPending) return;
    setMissing(false);
    keepDraft({ ...answers, [item.trait]: value });
  }
  function next() {
    if (!item || complete.isPending) return;
    if (answers[item.trait] === undefined) return setMissing(true);
    if (!last) return setIndex(index + 1);
    const all = shortAnswersSchema.safeParse(answers);
    if (!all.success) return setIndex(Math.max(0, firstOpen));
    const onSuccess = (persona: Persona) => {
      keepDraft(null);
      onDone(persona);
    };
    completeOnce(all.data, { onSuccess }).catch(() => undefined);
  }
  function back() {
    setMissing(false);
    setIndex(index - 1);
  }
  const { picked, press } = useMoveOn({ at: index, last, next });
  useAnswerKeys((value, key) => {
    if (key !== "digit") return;
    answer(value);
    picked();
  }, press);
  // The browser's Back is one question back, and at the first one nothing where it would only close the dialog.
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ action, current: here, next: there }) => {
      if (action !== "BACK") return false;
      if (index > 0 && !complete.isPending) back();
      return index > 0 || here.pathname === there.pathname;
    },
  });

  if (!item) return null;
  const step = { n: index + 1, total: PERSONA_SHORT.length };
  return (
    <form
      {...QUESTION}
      className="focus:outline-none"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <ProgressBar
        visibleText
        value={(step.n / step.total) * 100}
        label={t("test.progress")}
        valueText={t("test.step", step)}
      />
      <h3
        ref={question}
        id={questionId}
        tabIndex={-1}
        className="mt-6 mb-5 min-h-[2lh] font-serif text-h3 font-semibold break-words focus:outline-none"
      >
        {item.text[language].replace("{name}", () => person.name)}
      </h3>
      <LikertScale
        key={item.trait}
        legend={item.text[language].replace("{name}", () => person.name)}
        hideLegend
        name={`short-${item.trait}`}
        labels={LIKERT_LABELS[language] as unknown as LikertLabels}
        value={answers[item.trait] ?? null}
        onChange={answer}
        onPick={picked}
        keys
        error={missing ? fieldText("answer_required") : undefined}
      />
      <Actions first={index === 0} last={last} pending={complete.isPending} failure={complete.error} onBack={back} />
    </form>
  );
}

function Actions(props: {
  first: boolean;
  last: boolean;
  pending: boolean;
  failure: Error | null;
  onBack: () => void;
}) {
  const { t } = useTranslation("people");
  const { failure } = props;
  return (
    <SheetActions
      notice={
        failure && (
          <ErrorNote title={t("error.test")}>
            {errorText(failure)} {t("error.answers_kept")}
          </ErrorNote>
        )
      }
    >
      {!props.first && (
        <Button onClick={props.onBack} aria-disabled={props.pending || undefined}>
          {t("common:action.back")}
        </Button>
      )}
      <Button type="submit" variant="primary" busy={props.pending}>
        {props.last ? (failure ? t("common:retry") : t("test.complete")) : t("common:action.next")}
      </Button>
    </SheetActions>
  );
}
