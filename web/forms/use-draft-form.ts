import { useEffect, useRef, useState } from "react";
import type { DeepPartialSkipArrayKey, DefaultValues, FieldPath, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "#web/app/api.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { useSchemaForm } from "./form.ts";

type FormSchema = z.ZodType<FieldValues, FieldValues>;

export interface DraftFormOptions<S extends FormSchema, D, T> {
  schema: S;
  /** What the fields begin with; of a draft, what was typed. */
  defaults: DefaultValues<z.input<S>>;
  /** Keeps what was typed, or forgets it (`useJsonDraft`). */
  keepDraft: (draft: D | null) => void;
  /** What is kept of what was typed; null where it is not worth keeping. */
  toDraft: (typed: DeepPartialSkipArrayKey<z.input<S>>) => D | null;
  save: (fields: z.output<S>) => Promise<T>;
  onSaved: (saved: T) => unknown;
  /** The field that a refusal of the server belongs to. */
  fieldOf: (error: ApiError) => FieldPath<z.input<S>> | undefined;
  /** Where fields may be off the screen: brings one of those that were refused onto it. */
  onRefused?: (fields: readonly FieldPath<z.input<S>>[]) => void;
}

/**
 * A form whose fields are kept in a draft until the server has stored them: through a failure, a reload and a closed
 * dialog. Sent once at a time; what the server refuses is shown at its field.
 */
export function useDraftForm<S extends FormSchema, D, T>(options: DraftFormOptions<S, D, T>) {
  const form = useSchemaForm(options.schema, options.defaults);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((typed) => now.current.keepDraft(now.current.toDraft(typed)));
    return unsubscribe;
  }, [watch]);

  const send = useSingleFlight(
    form.handleSubmit(
      async (fields) => {
        setPending(true);
        setFailure(null);
        try {
          const saved = await options.save(fields);
          options.keepDraft(null);
          options.onSaved(saved);
        } catch (error) {
          setFailure(error as Error);
          if (!(error instanceof ApiError)) return;
          const field = options.fieldOf(error);
          if (!field) return;
          form.setError(field, { type: "server", message: error.code }, { shouldFocus: true });
          options.onRefused?.([field]);
        } finally {
          setPending(false);
        }
      },
      (errors) => options.onRefused?.(Object.keys(errors) as FieldPath<z.input<S>>[]),
    ),
  );

  return {
    form,
    submit: send,
    pending,
    /** What the last try failed with. */
    failure,
    /** Forgets what was typed and not stored. */
    discard: () => options.keepDraft(null),
  };
}

/** For `fieldOf`: the server calls the fields as the form does. */
export function fieldNamed<N extends string>(...fields: readonly N[]) {
  return (error: ApiError): N | undefined => fields.find((name) => name === error.field);
}
