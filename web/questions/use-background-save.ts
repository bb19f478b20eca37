import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { StoredAnswers } from "#domain/answers.ts";
import type { BaseAnswers } from "./answer-draft.ts";

/**
 * Stores answers that began from those of `base`. `init` is for its request: that of a page that is being left has to
 * outlive the page.
 */
export type SaveAnswers = (answers: StoredAnswers, base: BaseAnswers, init?: RequestInit) => Promise<unknown>;

export interface BackgroundSaveOptions {
  /** Mutations of the same scope run one after another: an older save that arrives late would restore its answer. */
  scope: { id: string };
  save: SaveAnswers | undefined;
  /** Calls `how` with answers and those they began from; `retry` sends them again after a conflict. */
  send: (sent: StoredAnswers, how: SaveAnswers, retry: () => void) => Promise<unknown>;
  /** Answers that are not on the server yet. */
  unsent: StoredAnswers;
  /** Key of the question on the page, whose answer may be unfinished. */
  onPage: string | undefined;
  /** The answers in the draft at that moment. */
  readDraft: () => StoredAnswers;
}

/**
 * Saves answers while more are given. What was not stored when the page is left is sent then, and once more when the
 * questions are opened again in the same tab.
 */
export function useBackgroundSave({ scope, save, send, unsent, onPage, readDraft }: BackgroundSaveOptions) {
  const newest = useRef<AbortController | null>(null);

  /**
   * Sends answers when the page is left, until a save has stored them or newer ones take their place. Those that have
   * left the draft were stored otherwise or taken back.
   */
  function sendOnLeaving(answers: StoredAnswers): AbortController {
    newest.current?.abort();
    newest.current = new AbortController();
    const leave = (): void => {
      const draft = readDraft();
      const left = Object.fromEntries(Object.entries(answers).filter(([key, answer]) => draft[key] === answer));
      if (!save || Object.keys(left).length === 0) return;
      const outliving: SaveAnswers = (sent, base) => save(sent, base, { keepalive: true });
      send(left, outliving, () => undefined).catch(() => undefined);
    };
    addEventListener("pagehide", leave, { signal: newest.current.signal });
    return newest.current;
  }

  const mutation = useMutation({
    scope,
    mutationFn: ({ answers }: { answers: StoredAnswers; leaving: AbortController }) =>
      send(
        answers,
        (sent, base) => save?.(sent, base) ?? Promise.resolve(),
        () => start(answers),
      ),
    onSuccess: (_stored, { leaving }) => leaving.abort(),
  });

  function start(answers: StoredAnswers): void {
    if (save && Object.keys(answers).length > 0) mutation.mutate({ answers, leaving: sendOnLeaving(answers) });
  }

  useEffect(() => {
    start(Object.fromEntries(Object.entries(unsent).filter(([key]) => key !== onPage)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  return { start, error: mutation.error };
}
