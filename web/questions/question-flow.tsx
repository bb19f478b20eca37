import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ANSWER_MAX } from "#domain/answers.ts";
import { LIKERT_LABELS } from "#domain/likert.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choice-group.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { LikertScale, type LikertLabels } from "#web/ui/likert-scale.tsx";
import { PageActions } from "#web/ui/page-actions.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import type { FlowQuestion } from "./flow-question.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { KeysLine } from "./keys-line.tsx";
import { useAutoAdvance } from "./auto-advance.ts";
import { StepProgress } from "./step-progress.tsx";
import { QUESTION, useAnswerKeys } from "./use-answer-keys.ts";
import { useQuestionFlow, type QuestionFlowOptions } from "./use-question-flow.ts";

export interface QuestionFlowProps<R> extends QuestionFlowOptions<R> {
  /** Sets the heading level: h1 on a page, h3 in a dialog, below the dialog's title. */
  place: "page" | "dialog";
  /** Label of the submit button on the last question. */
  finishLabel: string;
  /** Title of the error when `finish` fails. */
  failedTitle: string;
  /** Status text while `finish` is pending, if it does more than save. */
  pendingText?: string;
  /** Number of steps before the questions that count as progress. Back on the first question then calls `onAt(0)`. */
  before?: number;
  /** Called by Back on the first question; if absent, that question has no Back button. */
  onLeave?: (() => void) | undefined;
  /** Disables Next until there is an answer; by default pressing it shows what is missing. */
  nextWaits?: boolean;
  /** Text below the answers. */
  note?: string | undefined;
}

/**
 * Shows questions one at a time, with keyboard shortcuts (1 to 5, a to e, Enter), a step counter, a progress bar, Back
 * and Next. Scale questions auto-advance unless the user has turned that off, except the last one.
 */
export function QuestionFlow<R>({ place, nextWaits, onLeave, before = 0, ...props }: QuestionFlowProps<R>) {
  const { t } = useTranslation("questions");
  const flow = useQuestionFlow(props);
  const { question, index, last, answer, problem } = flow;
  const heading = useRef<HTMLHeadingElement>(null);
  const control = useRef<HTMLElement>(null);
  const controlRef = useCallback((element: HTMLElement | null) => {
    control.current = element;
  }, []);
  const shown = useRef(place === "dialog" ? -1 : index);

  // Wait a frame until the enclosing dialog has the focus. Otherwise the dialog would not restore the focus to the
  // heading, and another dialog that is closing could take the focus away.
  useEffect(() => {
    if (shown.current === index) return undefined;
    shown.current = index;
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: place === "page" });
      if (place === "page") scrollTo({ top: 0 });
    });
    return () => cancelAnimationFrame(frame);
  }, [index, place]);
  useEffect(() => {
    if (problem) control.current?.focus();
  }, [problem]);
  const { picked, press } = useAutoAdvance({ at: index, last, next: flow.next });
  useAnswerKeys((n, key) => {
    if (question?.kind === "likert" && key === "digit") {
      flow.setAnswer(String(n));
      picked();
    }
    const option = question?.kind === "choice" ? question.options[n - 1] : undefined;
    if (option) flow.setAnswer(option.value);
  }, press);

  if (!question) return null;
  const goesBack = index + before > 0;
  const Heading = place === "page" ? "h1" : "h3";
  const failure = flow.failure && last && (
    <ErrorNote title={props.failedTitle}>
      {errorText(flow.failure)} {t("kept")}
    </ErrorNote>
  );
  const buttons = (
    <>
      {(goesBack || onLeave) && (
        <Button
          size={place === "page" ? "lg" : "md"}
          onClick={() => (goesBack ? flow.back() : onLeave?.())}
          aria-disabled={flow.pending || undefined}
        >
          {t("common:action.back")}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        size={place === "page" ? "lg" : "md"}
        busy={flow.pending}
        disabled={nextWaits && !answer?.trim()}
      >
        {last ? (failure ? t("common:retry") : props.finishLabel) : t("common:action.next")}
      </Button>
    </>
  );
  return (
    <form
      {...QUESTION}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
      className={cx("flex flex-col focus:outline-none", place === "page" ? "gap-6" : "gap-4")}
    >
      {flow.conflict && <ConflictNotice conflict={flow.conflict} />}
      <StepProgress n={before + index + 1} total={before + props.questions.length} mixed={before > 0} />
      <div>
        {question.kind === "likert" && <p className="mb-2 text-small text-ink-soft">{t("how_much")}</p>}
        <Heading
          ref={heading}
          tabIndex={-1}
          className={
            place === "page"
              ? "min-h-[2lh] font-serif text-h2 font-semibold tracking-[-0.01em] text-balance break-words focus:outline-none sm:text-h1"
              : "min-h-[2lh] font-serif text-h3 font-semibold break-words focus:outline-none"
          }
        >
          {question.text}
        </Heading>
      </div>
      <Answer key={question.key} question={question} flow={flow} controlRef={controlRef} onPick={picked} />
      <KeysLine question={question} last={last} />
      {props.note && <p className="text-small text-ink-soft">{props.note}</p>}
      <StatusLine>{flow.pending ? (props.pendingText ?? t("saving")) : ""}</StatusLine>
      {flow.unsaved && !failure && (
        <p role="status" className="text-small text-notice">
          {t("unsaved")}
        </p>
      )}
      {place === "dialog" ? (
        <SheetActions notice={failure}>{buttons}</SheetActions>
      ) : (
        <PageActions notice={failure}>{buttons}</PageActions>
      )}
    </form>
  );
}

interface AnswerProps {
  question: FlowQuestion;
  flow: ReturnType<typeof useQuestionFlow>;
  /** Ref to the answer control, which gets the focus when the answer is invalid. */
  controlRef: (element: HTMLElement | null) => void;
  /** Called when a point of a scale is picked. */
  onPick: () => void;
}

function Answer({ question, flow, controlRef, onPick }: AnswerProps) {
  const { t } = useTranslation("questions");
  const { answer, problem } = flow;
  const error = problem ? fieldText(problem) : undefined;
  const asked = { legend: question.text, hideLegend: true, name: question.key, error, ref: controlRef };
  if (question.kind === "likert") {
    return (
      <LikertScale
        {...asked}
        labels={LIKERT_LABELS[currentLanguage()] as unknown as LikertLabels}
        value={answer ? Number(answer) : null}
        onChange={(value) => flow.setAnswer(String(value))}
        onPick={onPick}
        keys
      />
    );
  }
  if (question.kind === "choice") {
    return (
      <RadioCards
        {...asked}
        options={question.options}
        keys={question.options.map(({ value }) => value)}
        value={answer}
        onChange={(value) => flow.setAnswer(value)}
      />
    );
  }
  return (
    <TextArea
      label={question.text}
      hideLabel
      hint={question.hint}
      error={error}
      ref={controlRef}
      max={ANSWER_MAX}
      counterText={(used, max) => t("common:field.text_counter", { used, max })}
      value={answer ?? ""}
      onChange={(event) => flow.setAnswer(event.target.value)}
      rows={4}
    />
  );
}
