import { useEffect, useRef, useState } from "react";
import type { DeepPartialSkipArrayKey, FieldPath, PathValue } from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "#web/app/api.ts";
import type { ConflictView } from "./conflict-notice.tsx";
import { conflictOf, mergeEdits, sameParts, type Part, type Values } from "./conflict.ts";
import type { Base } from "./base-schema.ts";
import { useDraftForm, type DraftFormOptions } from "./use-draft-form.ts";
import type { FormSchema } from "./use-server-form.ts";

/** What an edit is sent with. */
export interface From<T> {
  /** The version that the edit began from. */
  base_version: number;
  /** The newest version of the record that this form knows of. */
  record: T;
}

export interface EditFormOptions<
  S extends FormSchema,
  D,
  T extends { version: number },
  R extends T | null = T,
> extends Omit<DraftFormOptions<S, D, R>, "send" | "toDraft"> {
  /** The record to edit; undefined for a new one, which cannot have been changed elsewhere. */
  record: T | undefined;
  /** What a kept draft began from. */
  base: Base | undefined;
  /** A record's values in the form. */
  valuesOf: (record: T) => z.input<S>;
  /** Everything the form can change. */
  parts: readonly Part<z.input<S>>[];
  /** The draft to store; not called while nothing is changed. `base` belongs into the draft of an edit. */
  toDraft: (typed: DeepPartialSkipArrayKey<z.input<S>>, base: Base | undefined) => D | null;
  /** `from` is undefined for a new record. The result is null if the edit waits for a network. */
  send: (fields: z.output<S>, from: From<T> | undefined) => Promise<R>;
  /** Why the record, as it is now, cannot be edited any more; null if it can. */
  closedBy?: (current: T) => string | null;
  /** Called with the stored record when it turns out to have been changed elsewhere. */
  onElsewhere?: ((current: T) => void) | undefined;
}

interface State<T> {
  /**
   * `open`: to be decided. `edited`: the form is mine, and may be saved. `taken`: the other version is in the form.
   * `closed`: nothing can be saved any more.
   */
  stage: ConflictView["stage"];
  current: T;
  /** What the edit began from. */
  began: { base: Base | undefined; record: T | undefined };
  mine: Values;
  /** The parts that both have changed. */
  names: readonly string[];
  differences: ConflictView["differences"];
  closedText: string | null;
}

/**
 * A draft form for a record that may be changed elsewhere meanwhile. Changes to different parts are put together and
 * saved. Where both have changed the same, nothing is saved until the user has decided: `conflict` is for
 * `ConflictNotice`.
 */
export function useEditForm<S extends FormSchema, D, T extends { version: number }, R extends T | null = T>(
  options: EditFormOptions<S, D, T, R>,
) {
  type Name = FieldPath<z.input<S>>;
  const { parts, valuesOf } = options;
  const baseOf = (record: T): Base => ({ version: record.version, values: { ...(valuesOf(record) as Values) } });
  const [first] = useState(() => options.base ?? (options.record && baseOf(options.record)));
  const from = useRef({ base: first, record: options.record });
  /** The values of the last attempt that failed, whose result is unknown. */
  const attempted = useRef<Values | null>(null);
  const [conflict, setConflict] = useState<State<T> | null>(null);
  const [asked, setAsked] = useState(0);

  const state = useDraftForm<S, D, R>({
    ...options,
    toDraft: (typed) => {
      const { base } = from.current;
      return base && sameParts(parts, base.values, typed) ? null : options.toDraft(typed, base);
    },
    send,
    onSent: (saved: R) => {
      setConflict(null);
      return options.onSent?.(saved);
    },
  });
  const { form } = state;

  /** From now on the form's edit begins from this record. */
  function adopt(record: T): void {
    from.current = { base: baseOf(record), record };
  }
  function write(values: Values, names: readonly string[]): void {
    for (const name of names) {
      form.setValue(name as Name, values[name] as PathValue<z.input<S>, Name>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
  }
  async function send(fields: z.output<S>): Promise<R> {
    const { base, record } = from.current;
    const values = { ...form.getValues() };
    try {
      return await options.send(fields, base && record ? { base_version: base.version, record } : undefined);
    } catch (error) {
      const found = conflictOf<T>(error);
      if (!found) attempted.current = values;
      if (!found || !base) throw error;
      return settle(found.current, base, error);
    }
  }
  /** Sends both edits put together if that is possible; otherwise shows the conflict. */
  async function settle(current: T, base: Base, error: unknown): Promise<R> {
    options.onElsewhere?.(current);
    const theirs = valuesOf(current);
    // An earlier attempt may have been stored although its response was lost: then the other version is mine.
    const isMine = attempted.current !== null && sameParts(parts, theirs, attempted.current);
    const began = isMine ? theirs : base.values;
    const { merged, open } = mergeEdits(parts, { base: began, mine: form.getValues(), theirs });
    const all = parts.flatMap(({ names }) => names);
    const closedText = options.closedBy?.(current) ?? null;
    if (closedText === null && open.length === 0) {
      adopt(current);
      write(merged, all);
      const parsed = await options.schema.safeParseAsync(merged);
      if (parsed.success) return send(parsed.data);
      void form.trigger();
      throw new ApiError("invalid_input");
    }
    if (closedText === null) write(merged, all);
    const names = open.flatMap((part) => part.names);
    const differences = differencesOf(open, theirs, merged as z.input<S>);
    const now = closedText === null ? "open" : "closed";
    setConflict({ stage: now, current, began: from.current, mine: merged, names, differences, closedText });
    setAsked((count) => count + 1);
    throw error;
  }
  const stage = (now: State<T>, next: State<T>["stage"]): void => setConflict({ ...now, stage: next });

  // To change the form knowing the other version is a decision, too: the result may be saved.
  useOnTyped(form.watch, () => {
    if (conflict?.stage !== "open") return;
    adopt(conflict.current);
    stage(conflict, "edited");
  });

  return {
    ...state,
    /** The form begins anew from this record, whose values it now has. */
    rebase: adopt,
    failure: state.failure && conflictOf(state.failure) ? null : state.failure,
    submit: () => {
      if (conflict?.stage === "open" || conflict?.stage === "closed") setAsked((count) => count + 1);
      else state.submit();
    },
    conflict: conflict && {
      ...conflict,
      asked,
      pending: state.pending,
      onKeep: () => {
        adopt(conflict.current);
        stage(conflict, "edited");
        state.submit();
      },
      onTake: () => {
        const mine = { ...form.getValues() } as Values;
        adopt(conflict.current);
        write(valuesOf(conflict.current), conflict.names);
        stage({ ...conflict, mine }, "taken");
        setAsked((count) => count + 1);
      },
      onPutBack: () => {
        from.current = conflict.began;
        write(conflict.mine, conflict.names);
        stage(conflict, "open");
        setAsked((count) => count + 1);
      },
    },
  };
}

function differencesOf<V extends Values>(parts: readonly Part<V>[], theirs: V, mine: V): ConflictView["differences"] {
  return parts.map(({ label, text }) => ({ label, theirs: text(theirs), mine: text(mine) }));
}

type Watch = (callback: (values: unknown, info: { type?: string }) => void) => { unsubscribe: () => void };

/** Calls the latest `then` whenever the user has changed a field, not when a program has. */
function useOnTyped(watch: Watch, then: () => void): void {
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    const { unsubscribe } = watch((_values, { type }) => {
      if (type === "change") latest.current();
    });
    return unsubscribe;
  }, [watch]);
}
