import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { cleanAnswer, storedAnswersSchema, type StoredAnswers } from "#domain/answers.ts";
import type { ErrorCode } from "#domain/errors.ts";
import type { FlowQuestion } from "./flow-question.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { answersTo, firstOpen, questionProblem, shownIndex, unsentAnswers, withoutSent } from "./question-answers.ts";
import { useQuestionPlace, type OnQuestion } from "./question-place.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";

export interface QuestionFlowOptions<R> {
  questions: readonly FlowQuestion[];
  /** The answers as the server has them, those of other questions included. */
  stored: StoredAnswers;
  /** Names the draft of what the server has not got yet. */
  draftKey: string;
  /** The account that the draft is kept for on this device; without it, it is kept in this tab alone. */
  account?: string;
  /** The question on screen, from 1; one that the answers do not reach yet, and none, is the first open one. */
  at: number | undefined;
  onAt: OnQuestion;
  /** Keeps answers on the way, in the background; without it they are held until the end. */
  save?: ((answers: StoredAnswers) => Promise<unknown>) | undefined;
  /** Stores them: all answers of these questions, and those of them that the server has not got. */
  finish: (all: StoredAnswers, changed: StoredAnswers) => Promise<R>;
  /** Gets what `finish` came to. */
  onDone: (result: R) => void;
}

/**
 * Answering questions one by one. What is answered is never lost: it stays in a draft until the server has it, through a
 * reload, a lost connection and an expired session.
 */
export function useQuestionFlow<R>(options: QuestionFlowOptions<R>) {
  const { questions, stored, at } = options;
  const [kept, keepDraft] = useJsonDraft<StoredAnswers>(options.draftKey, storedAnswersSchema, options.account);
  const [problem, setProblem] = useState<{ key: string; code: ErrorCode } | null>(null);
  // What the end has stored stays on screen until this page has gone, whenever the server's answers come to hold it.
  const [finished, setFinished] = useState<StoredAnswers | null>(null);

  const scope = { id: options.draftKey };
  // One after the other: an earlier save that comes late would bring back the answer it held.
  const onTheWay = useMutation({
    scope,
    mutationFn: (sent: StoredAnswers) => options.save?.(sent) ?? Promise.resolve(),
  });
  const ending = useMutation({
    scope,
    mutationFn: ({ all, changed }: { all: StoredAnswers; changed: StoredAnswers }) => options.finish(all, changed),
    onSuccess: (result, { all }) => {
      setFinished(all);
      change((now) => withoutSent(now, all));
      options.onDone(result);
    },
  });
  const endOnce = useSingleFlight(ending.mutateAsync);

  const draft = kept ?? {};
  const unstored = withoutSent(draft, stored);
  const answers: StoredAnswers = { ...stored, ...draft, ...finished };
  const open = firstOpen(questions, answers);
  // Where none is named: the first that was open on arrival, or the last, from which what was answered is still to be
  // sent. Answering must not move it.
  const [start] = useState(
    () => open + 1 || (Object.keys(unsentAnswers(questions, draft, stored)).length > 0 ? questions.length : 1),
  );
  const index = shownIndex(at ?? start, questions, answers);
  const question = questions[index];
  const last = index === questions.length - 1;
  const place = useQuestionPlace(at, index, options.onAt);

  // From the draft as it is then: a key may have been pressed since what is on screen was drawn.
  function change(edit: (now: StoredAnswers) => StoredAnswers): void {
    keepDraft((now) => {
      const changed = edit(now ?? {});
      return Object.keys(changed).length > 0 ? changed : null;
    });
  }
  const isStale = Object.keys(unstored).length < Object.keys(draft).length;
  // Not before the server's answers hold it: for a moment neither would, and the question would jump back.
  useEffect(() => {
    if (isStale) change((now) => withoutSent(now, stored));
  });

  function next(): void {
    if (!question || ending.isPending) return;
    const code = questionProblem(question, answers[question.key]);
    setProblem(code && { key: question.key, code });
    if (code) return;
    // As the server will have it: a space at the end would never be found there.
    const tidy = question.key in draft ? { ...draft, [question.key]: cleanAnswer(draft[question.key] ?? "") } : draft;
    change((now) => ({ ...now, ...tidy }));
    const unsent = unsentAnswers(questions, tidy, stored);
    if (!last) {
      if (options.save && Object.keys(unsent).length > 0) onTheWay.mutate(unsent);
      place.goOn(index + 2);
    } else if (open !== -1) place.goOn(open + 1);
    else endOnce({ all: answersTo(questions, { ...stored, ...tidy }), changed: unsent }).catch(() => undefined);
  }

  return {
    question,
    /** From 0. */
    index,
    last,
    answer: question && answers[question.key],
    /** What is wrong with the answer, once asked to go on. */
    problem: problem && problem.key === question?.key ? problem.code : null,
    give(answer: string): void {
      if (!question || ending.isPending) return;
      setProblem(null);
      change((now) => ({ ...now, [question.key]: answer }));
    },
    next,
    back(): void {
      setProblem(null);
      place.goBack();
    },
    pending: ending.isPending,
    failure: ending.error,
    /** An answer could not be kept on the way; it is still in the draft, and is sent again with the next. */
    unsaved: onTheWay.isError,
  };
}
