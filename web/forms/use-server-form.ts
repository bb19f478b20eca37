import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { DefaultValues, FieldPath, FieldValues, RegisterOptions } from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "#web/app/api.ts";
import { fieldText } from "#web/app/error-text.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { revealWrongField, useSchemaForm } from "./form.ts";

export type FormSchema = z.ZodType<FieldValues, FieldValues>;

export interface ServerFormOptions<S extends FormSchema, T> {
  schema: S;
  /** Initial values of the fields. */
  defaults: DefaultValues<z.input<S>>;
  send: (fields: z.output<S>) => Promise<T>;
  onSent?: (answer: T) => unknown;
  /** The field an error belongs to. Default: the field that the error names, if the form has it. */
  fieldOf?: (error: ApiError) => FieldPath<z.input<S>> | undefined;
  /** Called with the invalid fields, so that the caller can reveal hidden ones. */
  onWrongFields?: (fields: readonly FieldPath<z.input<S>>[]) => void;
}

/** Submission state of a form, for `ServerForm`. */
export interface Submission {
  submit: (event: FormEvent<HTMLFormElement>) => void;
  pending: boolean;
  /** The error of the last attempt, unless it is shown at a field. */
  failure: Error | null;
}

/**
 * A form that is sent to the server, one request at a time. An error that belongs to a field is shown there and the
 * field gets the focus; the input is kept. Nothing is stored on the device (`useDraftForm` does that).
 */
export function useServerForm<S extends FormSchema, T>(options: ServerFormOptions<S, T>) {
  type Name = FieldPath<z.input<S>>;
  const form = useSchemaForm(options.schema, options.defaults);
  const sending = useMutation({ mutationFn: (fields: z.output<S>) => options.send(fields), gcTime: 0 });
  /** The error of the last attempt is shown at a field. */
  const [atField, setAtField] = useState(false);

  function showAtField(error: unknown): void {
    const apiError = error instanceof ApiError ? error : new ApiError("internal");
    const field = options.fieldOf ? options.fieldOf(apiError) : (apiError.field as Name | undefined);
    if (!field) return;
    form.setError(field, { type: "server", message: apiError.code }, { shouldFocus: true });
    // An error has a ref only if the form has the field.
    if (!options.fieldOf && !form.getFieldState(field).error?.ref) return form.clearErrors(field);
    setAtField(true);
    options.onWrongFields?.([field]);
    revealWrongField();
  }
  const sendOnce = useSingleFlight(
    form.handleSubmit(
      async (fields) => {
        setAtField(false);
        await sending.mutateAsync(fields).then(options.onSent, showAtField);
      },
      (errors) => {
        options.onWrongFields?.(Object.keys(errors) as Name[]);
        revealWrongField();
      },
    ),
  );

  return {
    form,
    /** Props for the control of a field: its registration and its error text. */
    field: <N extends Name>(name: N, rules?: RegisterOptions<z.input<S>, N>) => ({
      ...form.register(name, rules),
      error: fieldText(form.getFieldState(name, form.formState).error?.message),
    }),
    submit: () => void sendOnce(),
    pending: sending.isPending,
    failure: atField ? null : sending.error,
  };
}
