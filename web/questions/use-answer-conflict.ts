import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import type { StoredAnswers } from "#domain/answers.ts";
import { LIKERT_LABELS } from "#domain/likert.ts";
import { staleAnswers } from "#domain/version.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import type { ConflictView } from "#web/forms/conflict-notice.tsx";
import { conflictOf } from "#web/forms/conflict.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { baseKey, type BaseAnswers } from "./answer-draft.ts";
import type { FlowQuestion } from "./flow-question.ts";

const baseAnswersSchema = z.record(z.string(), z.string().nullable());

export interface AnswerConflictOptions {
  questions: readonly FlowQuestion[];
  draftKey: string;
  account: string | undefined;
  draft: StoredAnswers;
  stored: StoredAnswers;
  /** Whether the answers are sent with those they began from. */
  compared: boolean;
  /** Changes the draft. */
  change: (edit: (now: StoredAnswers) => StoredAnswers) => void;
}

interface State {
  stage: "open" | "edited" | "taken";
  keys: readonly string[];
  mine: StoredAnswers;
  theirs: StoredAnswers;
  retry: () => void;
}

/** An answer in words; blank if there is none. */
function inWords(question: FlowQuestion | undefined, answer = ""): string {
  if (question?.kind === "likert") return LIKERT_LABELS[currentLanguage()][Number(answer) - 1] ?? "";
  if (question?.kind === "choice") return question.options.find(({ value }) => value === answer)?.label ?? "";
  return answer;
}

/**
 * Remembers for each unsent answer which one it began from, and what to do when that has been replaced elsewhere. The
 * bases are kept beside the draft.
 */
export function useAnswerConflict(options: AnswerConflictOptions) {
  const { draftKey, account, questions, change } = options;
  const [kept, keep] = useJsonDraft<BaseAnswers>(baseKey(draftKey), baseAnswersSchema, account);
  const bases = useRef(kept ?? {});
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  /** What was last sent without an answer from the server: it may be stored. */
  const attempted = useRef<StoredAnswers>({});
  const [conflict, setConflict] = useState<State | null>(null);
  const [asked, setAsked] = useState(0);

  function rebase(changed: BaseAnswers): void {
    if (!options.compared) return;
    bases.current = { ...bases.current, ...changed };
    keep(bases.current);
  }
  function baseOf(sent: StoredAnswers): BaseAnswers {
    const { draft, stored } = latest.current;
    const began = (key: string) => (key in draft ? bases.current[key] : undefined);
    return Object.fromEntries(Object.keys(sent).map((key) => [key, began(key) ?? stored[key] ?? null]));
  }

  /** Sends answers with those they began from. Where only the other side has changed one, that is kept. */
  async function send<R>(
    sent: StoredAnswers,
    how: (answers: StoredAnswers, base: BaseAnswers) => Promise<R>,
    retry: () => void,
    base = baseOf(sent),
  ): Promise<R> {
    try {
      const result = await how(sent, base);
      rebase(sent);
      setConflict(null);
      return result;
    } catch (error) {
      const theirs = conflictOf<{ answers: StoredAnswers }>(error)?.current.answers;
      if (!theirs) {
        attempted.current = { ...attempted.current, ...sent };
        throw error;
      }
      const stale = staleAnswers(theirs, sent, base);
      const open = stale.filter((key) => sent[key] !== base[key] && theirs[key] !== attempted.current[key]);
      if (open.length === 0) {
        const untouched = stale.filter((key) => sent[key] === base[key]);
        const merged = { ...sent, ...pick(theirs, untouched) };
        return send(
          merged,
          how,
          retry,
          Object.fromEntries(Object.keys(merged).map((key) => [key, theirs[key] ?? null])),
        );
      }
      setConflict({ stage: "open", keys: open, mine: pick(sent, open), theirs, retry });
      setAsked((count) => count + 1);
      throw error;
    }
  }
  /** The user has seen the other answers: mine now begin from them. */
  function adopt({ keys, theirs }: State): void {
    rebase(Object.fromEntries(keys.map((key) => [key, theirs[key] ?? null])));
  }

  const view: ConflictView | null = conflict && {
    stage: conflict.stage,
    about: "answers",
    differences: conflict.keys.map((key) => {
      const question = questions.find((one) => one.key === key);
      return {
        label: question?.text ?? "",
        theirs: inWords(question, conflict.theirs[key]),
        mine: inWords(question, conflict.mine[key]),
      };
    }),
    asked,
    onKeep: () => {
      adopt(conflict);
      conflict.retry();
    },
    onTake: () => {
      change((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !conflict.keys.includes(key))));
      setConflict({ ...conflict, stage: "taken" });
      setAsked((count) => count + 1);
    },
    onPutBack: () => {
      adopt(conflict);
      change((now) => ({ ...now, ...conflict.mine }));
      setConflict({ ...conflict, stage: "edited" });
      setAsked((count) => count + 1);
    },
  };
  return {
    send,
    view,
    /** To be called when the draft is empty. */
    forget(): void {
      bases.current = {};
      keep(null);
    },
    /** To be called before an answer is put into the draft. */
    begin(key: string): void {
      const { draft, stored } = latest.current;
      if (!(key in draft)) rebase({ [key]: stored[key] ?? null });
      if (conflict?.stage === "open" && conflict.keys.includes(key)) {
        adopt(conflict);
        setConflict({ ...conflict, stage: "edited" });
      }
    },
  };
}

function pick(answers: StoredAnswers, keys: readonly string[]): StoredAnswers {
  return Object.fromEntries(keys.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])));
}
