import { useEffect, useRef } from "react";
import type { DeepPartialSkipArrayKey } from "react-hook-form";
import type { z } from "zod";
import { useServerForm, type FormSchema, type ServerFormOptions } from "./use-server-form.ts";

export interface DraftFormOptions<S extends FormSchema, D, T> extends ServerFormOptions<S, T> {
  /** Stores the draft, or deletes it with null (`useJsonDraft`). */
  keepDraft: (draft: D | null) => void;
  /** The draft to store; null for none. */
  toDraft: (typed: DeepPartialSkipArrayKey<z.input<S>>) => D | null;
}

/** A server form whose input is kept in a draft until it is stored: through errors, a reload and a closed dialog. */
export function useDraftForm<S extends FormSchema, D, T>(options: DraftFormOptions<S, D, T>) {
  const { keepDraft, onSent } = options;
  const state = useServerForm({
    ...options,
    onSent: (answer: T) => {
      keepDraft(null);
      return onSent?.(answer);
    },
  });
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });
  const { watch } = state.form;
  useEffect(() => {
    const { unsubscribe } = watch((typed) => now.current.keepDraft(now.current.toDraft(typed)));
    return unsubscribe;
  }, [watch]);
  return {
    ...state,
    /** Deletes the draft. */
    discard: () => keepDraft(null),
  };
}
