import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { cleanAnswer, storedAnswersSchema, type StoredAnswers } from "#domain/answers.ts";
import type { ErrorCode } from "#domain/errors.ts";
import type { FlowQuestion } from "./flow-question.ts";
import { conflictOf } from "#web/forms/conflict.ts";
import { readDraft } from "#web/forms/draft.ts";
import { parseJsonDraft, useJsonDraft } from "#web/forms/json-draft.ts";
import { useAnswerConflict } from "./use-answer-conflict.ts";
import type { BaseAnswers } from "./answer-draft.ts";
import { useBackgroundSave, type SaveAnswers } from "./use-background-save.ts";
import { answersTo, firstOpen, questionProblem, shownIndex, unsentAnswers, withoutSent } from "./question-answers.ts";
import { useQuestionUrl, type OnQuestion } from "./question-url.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";

export interface QuestionFlowOptions<R> {
  questions: readonly FlowQuestion[];
  /** The answers stored on the server, including answers to other questions. */
  stored: StoredAnswers;
  /** Key of the draft with the answers that are not on the server yet. */
  draftKey: string;
  /** Stores the draft on this device for the account; without it the draft lives in this tab only. */
  account?: string;
  /** The question to show (1-based), at most the first open one; undefined shows the first open question. */
  at: number | undefined;
  onAt: OnQuestion;
  /** Saves answers in the background after each question; without it they are only sent at the end. */
  save?: SaveAnswers | undefined;
  /**
   * Stores the answers at the end. `changed` holds those of `all` that are not on the server yet, `base` the answers
   * that `all` began from.
   */
  finish: (all: StoredAnswers, changed: StoredAnswers, base: BaseAnswers) => Promise<R>;
  /** The server compares the answers with those they began from, which `save` and `finish` pass on. */
  compared?: boolean;
  /** Called with the result of `finish`. */
  onDone: (result: R) => void;
}

/**
 * State of answering questions one by one. Answers stay in a draft until they are on the server, so they survive a
 * reload, a lost connection and an expired session.
 */
export function useQuestionFlow<R>(options: QuestionFlowOptions<R>) {
  const { questions, stored, at } = options;
  const [kept, keepDraft] = useJsonDraft<StoredAnswers>(options.draftKey, storedAnswersSchema, options.account);
  const [problem, setProblem] = useState<{ key: string; code: ErrorCode } | null>(null);
  // The finished answers, shown until unmount, because `stored` may be updated later.
  const [finished, setFinished] = useState<StoredAnswers | null>(null);

  const draft = kept ?? {};
  const conflict = useAnswerConflict({
    questions,
    draftKey: options.draftKey,
    account: options.account,
    draft,
    stored,
    compared: options.compared ?? false,
    change,
  });
  const scope = { id: options.draftKey };
  const finishing = useMutation({
    scope,
    mutationFn: ({ all, changed }: { all: StoredAnswers; changed: StoredAnswers }) =>
      conflict.send(
        all,
        (answers, base) => options.finish(answers, changed, base),
        () => void finishOnce({ all, changed }).catch(() => undefined),
      ),
    onSuccess: (result, { all }) => {
      setFinished(all);
      change((now) => withoutSent(now, all));
      options.onDone(result);
    },
  });
  const finishOnce = useSingleFlight(finishing.mutateAsync);

  const unstored = withoutSent(draft, stored);
  const answers: StoredAnswers = { ...stored, ...draft, ...finished };
  const open = firstOpen(questions, answers);
  // The question to show without `at`: the first open one, or the last if answers are still unsent, else the first.
  // Fixed on mount, so that answering does not change it.
  const [start] = useState(
    () => open + 1 || (Object.keys(unsentAnswers(questions, draft, stored)).length > 0 ? questions.length : 1),
  );
  const index = shownIndex(at ?? start, questions, answers);
  const question = questions[index];
  const last = index === questions.length - 1;
  const place = useQuestionUrl(at, index, options.onAt);

  // Updates the latest draft, not the rendered one: a key may have been pressed since the last render.
  function change(edit: (now: StoredAnswers) => StoredAnswers): void {
    keepDraft((now) => {
      const changed = edit(now ?? {});
      if (Object.keys(changed).length > 0) return changed;
      conflict.forget();
      return null;
    });
  }
  const isStale = Object.keys(unstored).length < Object.keys(draft).length;
  // Remove answers from the draft only once `stored` has them: otherwise neither would for a moment, and the flow would
  // jump back to that question.
  useEffect(() => {
    if (isStale) change((now) => withoutSent(now, stored));
  });

  const background = useBackgroundSave({
    scope,
    save: options.save,
    send: conflict.send,
    unsent: unsentAnswers(questions, draft, stored),
    onPage: question?.key,
    readDraft: () => parseJsonDraft(storedAnswersSchema, readDraft(options.draftKey, options.account)) ?? {},
  });

  function next(): void {
    if (!question || finishing.isPending) return;
    const code = questionProblem(question, answers[question.key]);
    setProblem(code && { key: question.key, code });
    if (code) return;
    // Normalize as the server does: an answer with trailing whitespace would never equal the stored one.
    const normalized =
      question.key in draft ? { ...draft, [question.key]: cleanAnswer(draft[question.key] ?? "") } : draft;
    change((now) => ({ ...now, ...normalized }));
    const unsent = unsentAnswers(questions, normalized, stored);
    if (!last) {
      background.start(unsent);
      place.goOn(index + 2);
    } else if (open !== -1) place.goOn(open + 1);
    else
      finishOnce({ all: answersTo(questions, { ...stored, ...normalized }), changed: unsent }).catch(() => undefined);
  }

  return {
    question,
    /** 0-based. */
    index,
    last,
    answer: question && answers[question.key],
    /** Error code of the answer, set when Next is pressed. */
    problem: problem && problem.key === question?.key ? problem.code : null,
    setAnswer(answer: string): void {
      if (!question || finishing.isPending) return;
      setProblem(null);
      conflict.begin(question.key);
      change((now) => ({ ...now, [question.key]: answer }));
    },
    next,
    back(): void {
      setProblem(null);
      place.goBack();
    },
    pending: finishing.isPending,
    failure: conflictOf(finishing.error) ? null : finishing.error,
    /** Answers that were replaced elsewhere meanwhile. */
    conflict: conflict.view,
    /** A background save failed; its answers stay in the draft and are sent again with the next save. */
    unsaved: background.error !== null && !conflictOf(background.error),
  };
}
